import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface IsContributions {
  readonly pension: Rates;
  /**
   * The employer's rate to a supplementary pension, and the rate up to which the employee's
   * contributions are deductible.
   */
  readonly supplementary_pension: { readonly employer: number; readonly deductible: number };
  readonly tryggingagjald: number;
}

export const data: ContributionData<IsContributions> = {
  code: "IS",
  years: ["2025", "2026"],
  sources: {
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Iceland, other taxes (reviewed 2024-09-05), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/iceland/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    "pwc-corporate": {
      title:
        "PwC Worldwide Tax Summaries: Iceland, corporate, other taxes (reviewed 2024-09-05), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/iceland/corporate/other-taxes.md",
      readOn: "2026-11-22",
    },
    openaccountants: {
      title:
        "OpenAccountants: Icelandic payroll 2025 and 2026 after the key rates of the tax authority",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/iceland/iceland-payroll.md",
      readOn: "2026-11-22",
    },
    "lv-fund": {
      title: "LV pension fund: 4 and 11.5 percent",
      url: "https://lv-umbraco.azurewebsites.net/en/key-life-events/starting-to-work-in-iceland",
      readOn: "2026-11-22",
    },
  },
  figures: {
    pension: [
      {
        from: "2025-01-01",
        value: { employee: 0.04, employer: 0.115 },
        sources: ["openaccountants", "lv-fund", "pwc"],
        confidence: "two_sources",
        note: "4 % by law, 11.5 % by collective agreement.",
      },
    ],
    supplementary_pension: [
      {
        from: "2025-01-01",
        value: { employer: 0.02, deductible: 0.04 },
        sources: ["pwc", "pwc-corporate"],
        confidence: "one_source",
        note: "Both are pages of one firm.",
      },
    ],
    tryggingagjald: [
      {
        from: "2025-01-01",
        value: 0.0635,
        sources: ["openaccountants", "pwc-corporate"],
        confidence: "two_sources",
      },
    ],
  },
};
