import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/** Monthly amounts, by the number of hours a month from which they apply. */
interface AtpBand {
  readonly from_hours: number;
  readonly employee: number;
  readonly employer: number;
}

export interface DkContributions {
  readonly atp: readonly AtpBand[];
  /** Quarterly levies of the employer for one full-time employee. */
  readonly aub?: number;
  readonly barsel?: number;
  readonly fib?: number;
  /** Annual amount, in finance and business services. */
  readonly aes?: number;
}

export const data: ContributionData<DkContributions> = {
  code: "DK",
  years: ["2024", "2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Denmark, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/denmark.md",
      readOn: "2026-11-22",
    },
    virk: {
      title: "Virk: ATP for employers, 3,564 a year from 2024, a third of which the employee pays",
      url: "https://virk.dk/vejledning/atp/atp-arbejdsgiver/",
      readOn: "2026-11-22",
    },
    "pwc-2025": {
      title:
        "PwC Worldwide Tax Summaries: Denmark, other taxes (reviewed 2025-02-03), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/denmark/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
  },
  figures: {
    atp: [
      {
        from: "2024-01-01",
        value: [
          { from_hours: 0, employee: 0, employer: 0 },
          { from_hours: 39, employee: 33, employer: 66 },
          { from_hours: 78, employee: 66, employer: 132 },
          { from_hours: 117, employee: 99, employer: 198 },
        ],
        sources: ["dossier", "virk", "pwc-2025"],
        confidence: "two_sources",
        note: "The lower amounts are a third and two thirds of the full one.",
      },
    ],
    aub: [{ from: "2026-01-01", value: 705.25, sources: ["dossier"], confidence: "one_source" }],
    barsel: [{ from: "2026-01-01", value: 550, sources: ["dossier"], confidence: "one_source" }],
    fib: [{ from: "2026-01-01", value: 82, sources: ["dossier"], confidence: "one_source" }],
    aes: [{ from: "2026-01-01", value: 457, sources: ["dossier"], confidence: "one_source" }],
  },
};
