import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface CyContributions {
  /** Insurable earnings of a month. */
  readonly ceiling: number;
  readonly social_insurance: Rates;
  /** On the earnings of a year up to the limit. */
  readonly gesy: Rates & { readonly upper: number };
  readonly redundancy: number;
  readonly hrda: number;
  readonly cohesion: number;
  readonly holiday_fund: number;
}

export const data: ContributionData<CyContributions> = {
  code: "CY",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Cyprus, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/cyprus.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Cyprus, other taxes (reviewed 2024-12-17), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/cyprus/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    target: {
      title: "M. Target Group: contributions of 2026, ceilings of 2025 and 2026",
      url: "https://mtargetgroup.com/?p=39824",
      readOn: "2026-11-22",
    },
    kpmg: {
      title: "KPMG: contributions and ceiling of 2024",
      url: "https://kpmg.com/xx/en/our-insights/gms-flash-alert/flash-alert-2023-254.html",
      readOn: "2026-11-22",
    },
    sid: {
      title:
        "Social Insurance Services: examples of contributions of June 2020, with and without the holiday fund",
      url: "http://www.mlsi.gov.cy/mlsi/sid/sidv2.nsf/All/1822B48CF5E6A3CEC225859D0021BC52?OpenDocument",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ceiling: [
      { from: "2025-01-01", value: 5551, sources: ["pwc", "target"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 5742,
        sources: ["target", "dossier"],
        confidence: "two_sources",
      },
    ],
    social_insurance: [
      {
        from: "2025-01-01",
        value: { employee: 0.088, employer: 0.088 },
        sources: ["pwc", "target", "dossier"],
        confidence: "two_sources",
      },
    ],
    gesy: [
      {
        from: "2025-01-01",
        value: { employee: 0.0265, employer: 0.029, upper: 180_000 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
    redundancy: [
      {
        from: "2025-01-01",
        value: 0.012,
        sources: ["kpmg", "target", "dossier"],
        confidence: "two_sources",
      },
    ],
    hrda: [
      {
        from: "2025-01-01",
        value: 0.005,
        sources: ["kpmg", "target", "dossier"],
        confidence: "two_sources",
      },
    ],
    cohesion: [
      {
        from: "2025-01-01",
        value: 0.02,
        sources: ["kpmg", "target", "dossier"],
        confidence: "two_sources",
      },
    ],
    holiday_fund: [
      { from: "2025-01-01", value: 0.08, sources: ["target", "sid"], confidence: "two_sources" },
    ],
  },
};
