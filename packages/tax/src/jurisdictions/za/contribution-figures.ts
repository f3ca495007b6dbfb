import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface ZaContributions {
  /** The rate of each side up to a monthly limit. */
  readonly uif: { readonly rate: number; readonly limit: number };
  readonly sdl: number;
}

export const data: ContributionData<ZaContributions> = {
  code: "ZA",
  years: ["2024-25", "2025-26", "2026-27"],
  sources: {
    gazette: {
      title: "Gazette 44641-3 of 28 May 2021 on the limit of 17,712, after EAC",
      url: "https://www.marketscreener.com/quote/stock/EAC-INVEST-A-S-1412887/news/Immigration-update-South-Africa-Increase-in-contributions-to-Unemployment-Insurance-35491469/",
      readOn: "2026-11-22",
    },
    nka: {
      title: "NK Accounting after SARS: UIF limit change",
      url: "https://nkaccounting.co.za/art-display.php?art=29",
      readOn: "2026-11-22",
    },
    wagespro: {
      title: "WagesPro: understanding your payslips (February 2026)",
      url: "https://www.wagespro.co.za/help/payroll/understanding-payslips",
      readOn: "2026-11-22",
    },
    genius: {
      title: "Genius Insights: South African payroll calculator 2025",
      url: "https://www.genius-insights.co.za/south-africa-payroll-calculator",
      readOn: "2026-11-22",
    },
    "sdl-act": {
      title: "Skills Development Levies Act 9 of 1999, section 3",
      url: "https://source.acts.co.za/skills-development-levies-act-1999/3__imposition_of_levy.php",
      readOn: "2026-11-22",
    },
    paysol: {
      title: "Paysol: Skills Development Levy",
      url: "https://paysol.co.za/skills-development-levy/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    uif: [
      {
        from: "2024-03-01",
        value: { rate: 0.01, limit: 17712 },
        sources: ["gazette", "nka", "wagespro", "genius"],
        confidence: "two_sources",
        note: "Unchanged since 1 June 2021.",
      },
    ],
    sdl: [
      {
        from: "2024-03-01",
        value: 0.01,
        sources: ["sdl-act", "paysol", "genius"],
        confidence: "two_sources",
      },
    ],
  },
};
