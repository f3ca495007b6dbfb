import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface EeContributions {
  readonly unemployment: { readonly employee: number; readonly employer: number };
  /** On at least the minimum of a month. */
  readonly social_tax: { readonly rate: number; readonly least_base: number };
}

export const data: ContributionData<EeContributions> = {
  code: "EE",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Estonia, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/estonia.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Estonia, other taxes (reviewed 2024-07-19), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/estonia/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    kalkulaator: {
      title: "palgakalkulaator.ee: salary calculator 2025, rates and least base",
      url: "https://palgakalkulaator.ee/en/2025",
      readOn: "2026-11-22",
    },
    nola: {
      title: "Nola: salary calculator 2026, rates and least base after the tax authority",
      url: "https://www.nola.ac/en/salary-calculator",
      readOn: "2026-11-22",
    },
  },
  figures: {
    unemployment: [
      {
        from: "2025-01-01",
        value: { employee: 0.016, employer: 0.008 },
        sources: ["kalkulaator", "pwc", "dossier", "nola"],
        confidence: "two_sources",
      },
    ],
    social_tax: [
      {
        from: "2025-01-01",
        value: { rate: 0.33, least_base: 820 },
        sources: ["kalkulaator", "pwc"],
        confidence: "one_source",
        note: "Two sources for the rate, one for the least base.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.33, least_base: 886 },
        sources: ["dossier", "nola"],
        confidence: "two_sources",
      },
    ],
  },
};
