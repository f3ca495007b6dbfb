import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface KeContributions {
  /** The rate of each side up to the monthly upper earnings limit (tiers I and II). */
  readonly nssf: { readonly rate: number; readonly upper: number };
  readonly shif: { readonly rate: number; readonly least: number };
  /** Rate of each side. */
  readonly housing_levy: number;
  /** The employer's amount for each employee and month. */
  readonly nita: number;
}

export const data: ContributionData<KeContributions> = {
  code: "KE",
  years: ["2025", "2026"],
  sources: {
    payspace: {
      title: "PaySpace: NSSF rates from February 2025, and those before",
      url: "https://support.payspace.com/portal/en/kb/articles/kenya-update-to-nssf-rates-effective-february-2025",
      readOn: "2026-11-22",
    },
    tac: {
      title: "TAC Services: new NSSF rates, with payslips of January and February 2025",
      url: "https://tacservices.co.ke/update-on-new-nssf-rates",
      readOn: "2026-11-22",
    },
    keldine: {
      title: "Keldine: NSSF from February 2026",
      url: "https://keldinellp.com/nssf-february-2026",
      readOn: "2026-11-22",
    },
    capital: {
      title: "Capital FM: NSSF contribution rates from February 2026",
      url: "https://www.capitalfm.co.ke/news/2026/02/nssf-contribution-rates-jump-from-feb-heres-what-you-must-pay/",
      readOn: "2026-11-22",
    },
    statum: {
      title: "Statum: PAYE calculator Kenya 2026",
      url: "https://calculator.statum.co.ke/",
      readOn: "2026-11-22",
    },
    nita: {
      title: "NITA: levy inspectorate",
      url: "https://www.nita.go.ke/our-services/levy-inspectorate.html",
      readOn: "2026-11-22",
    },
    bakertilly: {
      title: "Baker Tilly: National Industrial Training Authority levy",
      url: "https://www.bakertilly.ke/tax-alert-national-industrial-training-authority-nita-levy/",
      readOn: "2026-11-22",
    },
    ai2: {
      title: "ai2-tax-plugins: health insurance and housing levy",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-11-22",
    },
  },
  figures: {
    nssf: [
      {
        from: "2025-01-01",
        value: { rate: 0.06, upper: 36000 },
        sources: ["payspace", "tac"],
        confidence: "two_sources",
      },
      {
        from: "2025-02-01",
        value: { rate: 0.06, upper: 72000 },
        sources: ["payspace", "tac"],
        confidence: "two_sources",
      },
      {
        from: "2026-02-01",
        value: { rate: 0.06, upper: 108000 },
        sources: ["keldine", "capital"],
        confidence: "two_sources",
      },
    ],
    shif: [
      {
        from: "2025-01-01",
        value: { rate: 0.0275, least: 300 },
        sources: ["statum", "ai2"],
        confidence: "two_sources",
      },
    ],
    housing_levy: [
      {
        from: "2025-01-01",
        value: 0.015,
        sources: ["statum", "tac", "ai2"],
        confidence: "two_sources",
      },
    ],
    nita: [
      { from: "2025-01-01", value: 50, sources: ["nita", "bakertilly"], confidence: "two_sources" },
    ],
  },
};
