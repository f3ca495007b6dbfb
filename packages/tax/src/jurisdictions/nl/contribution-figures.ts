import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface NlContributions {
  /** The annual ceiling of the pay on which premiums are due. */
  readonly maximum_premium_wage: number;
  readonly zvw: number;
  readonly awf: { readonly permanent: number; readonly flexible: number };
  readonly aof: { readonly small: number; readonly large: number };
  readonly wko: number;
  /** The national average; the option `whk_rate` replaces it. */
  readonly whk: number;
}

export const data: ContributionData<NlContributions> = {
  code: "NL",
  years: ["2024", "2025", "2026"],
  sources: {
    smk: {
      title: "SMK Accountants: premiums 2025 and 2024",
      url: "https://smkaccountants.nl/nieuws/item?id=60193",
      readOn: "2026-11-22",
    },
    berekenhet: {
      title: "Berekenhet.nl: employer wage costs 2024",
      url: "https://www.berekenhet.nl/ondernemen/loonkosten-werkgever.html",
      readOn: "2026-11-22",
    },
    randstad25: {
      title: "Randstad werkpocket 2025",
      url: "https://www.randstad.nl/werkgevers/werkpocket/wet-en-regelgeving/sociale-zekerheid/werknemersverzekeringen",
      readOn: "2026-11-22",
    },
    randstad26: {
      title: "Randstad werkpocket 2026: premiums employee insurance, Zvw, premium wage",
      url: "https://www.randstad.nl/werkgevers/werkpocket/werkgeverslasten-en-subsidies/sociale-zekerheid/werknemersverzekeringen",
      readOn: "2026-11-22",
    },
    admintrend26: {
      title: "Admintrend: premiepercentages en maximum premieloon 2026",
      url: "https://www.admintrend.nl/actueel/premiepercentages-en-maximum-premieloon-2026",
      readOn: "2026-11-22",
    },
    admaxi: {
      title: "Admaxi: Zvw 2024",
      url: "https://admaxi.nl/sociale-verzekeringen/premies-inkomensafhankelijke-bijdrage-zorgverzekeringswet-2024",
      readOn: "2026-11-22",
    },
    shiftbase: {
      title: "Shiftbase: werkgeverslasten (Zvw 6.51 to 6.10)",
      url: "https://www.shiftbase.com/nl/blog/werkgeverslasten-berekenen",
      readOn: "2026-11-22",
    },
    krestonvh: {
      title: "Kreston / Admintrend: premiums 2025 and 2024",
      url: "https://www.admintrend.nl/actueel",
      readOn: "2026-11-22",
    },
    hrkiosk: {
      title: "HR-kiosk: employer premiums 2024",
      url: "https://www.hr-kiosk.nl",
      readOn: "2026-11-22",
    },
    cooster: {
      title: "Cooster: average Whk premium 2026 and 2025",
      url: "https://cooster.nl/kennisbank/nieuws/stijgende-premies-werkhervattingskas-in-2026-voor-jou",
      readOn: "2026-11-22",
    },
  },
  figures: {
    maximum_premium_wage: [
      {
        from: "2024-01-01",
        value: 71628,
        sources: ["smk", "berekenhet"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 75864,
        sources: ["randstad25", "smk"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 79409,
        sources: ["randstad26", "admintrend26"],
        confidence: "two_sources",
      },
    ],
    zvw: [
      { from: "2024-01-01", value: 0.0657, sources: ["admaxi"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 0.0651,
        sources: ["randstad25", "shiftbase"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.061,
        sources: ["randstad26", "shiftbase"],
        confidence: "two_sources",
      },
    ],
    awf: [
      {
        from: "2024-01-01",
        value: { permanent: 0.0264, flexible: 0.0764 },
        sources: ["smk", "berekenhet"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { permanent: 0.0274, flexible: 0.0774 },
        sources: ["randstad25", "smk"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { permanent: 0.0274, flexible: 0.0774 },
        sources: ["randstad26", "admintrend26"],
        confidence: "two_sources",
      },
    ],
    aof: [
      {
        from: "2024-01-01",
        value: { small: 0.0618, large: 0.0754 },
        sources: ["smk", "berekenhet"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { small: 0.0628, large: 0.0764 },
        sources: ["randstad25", "smk"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { small: 0.0627, large: 0.0763 },
        sources: ["randstad26", "admintrend26"],
        confidence: "two_sources",
      },
    ],
    wko: [
      {
        from: "2024-01-01",
        value: 0.005,
        sources: ["smk", "krestonvh"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.005,
        sources: ["randstad26", "admintrend26"],
        confidence: "two_sources",
      },
    ],
    whk: [
      { from: "2024-01-01", value: 0.0153, sources: ["hrkiosk"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 0.0133,
        sources: ["randstad25", "cooster"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.0152,
        sources: ["randstad26", "cooster"],
        confidence: "two_sources",
      },
    ],
  },
};
