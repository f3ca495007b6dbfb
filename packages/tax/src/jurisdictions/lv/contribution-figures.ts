import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface LvContributions {
  readonly vsaoi: { readonly employee: number; readonly employer: number };
  /**
   * Above an annual limit, the contributions are solidarity tax. Two shares of the pay above
   * it: the share refunded to the employer, and the share that counts as income tax paid by
   * the employee.
   */
  readonly solidarity: {
    readonly over: number;
    readonly refund: number;
    readonly income_tax: number;
  };
  /** Of a month. */
  readonly risk_fee: number;
}

export const data: ContributionData<LvContributions> = {
  code: "LV",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Latvia, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/latvia.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Latvia, other taxes (reviewed 2025-01-16), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/latvia/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
  },
  figures: {
    vsaoi: [
      {
        from: "2025-01-01",
        value: { employee: 0.105, employer: 0.2359 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
    solidarity: [
      {
        from: "2025-01-01",
        value: { over: 105_300, refund: 0.0909, income_tax: 0.1 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
        note: "34.09 % is paid and 25 % is due; 10 points of it are income tax. The limit is that of 2025 to 2027.",
      },
    ],
    risk_fee: [{ from: "2025-01-01", value: 0.36, sources: ["dossier"], confidence: "one_source" }],
  },
};
