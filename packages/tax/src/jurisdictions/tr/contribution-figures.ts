import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface TrContributions {
  /** Smallest and largest monthly base. The smallest is the gross minimum wage. */
  readonly limits: { readonly least: number; readonly largest: number };
  readonly sgk: Rates;
  readonly unemployment: Rates;
  /** On the pay above the minimum wage. */
  readonly stamp: number;
}

export const data: ContributionData<TrContributions> = {
  code: "TR",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Turkey, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/turkey.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Turkey, other taxes (reviewed 2024-05-02), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/turkey/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    ulusal: {
      title: "Ulusal: minimum wage of 2025, gross and net",
      url: "https://www.ulusal.com.tr/ekonomi/asgari-ucret-pazarligi-basliyor-2026-zammi-icin-masada-hangi-rakamlar-var-15088931",
      readOn: "2026-11-22",
    },
    ai2: {
      title: "ai2-tax-plugins: Turkey 2026, minimum wage, rates and ceiling",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-11-22",
    },
  },
  figures: {
    limits: [
      {
        from: "2025-01-01",
        value: { least: 26_005.5, largest: 195_041.4 },
        sources: ["pwc", "ulusal"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { least: 33_030, largest: 297_270 },
        sources: ["dossier", "ai2"],
        confidence: "two_sources",
      },
    ],
    sgk: [
      {
        from: "2025-01-01",
        value: { employee: 0.14, employer: 0.2075 },
        sources: ["pwc", "ai2"],
        confidence: "one_source",
        note: "Two sources for the employee's rate, one for the employer's.",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.14, employer: 0.2175 },
        sources: ["dossier", "ai2"],
        confidence: "one_source",
        note: "Two sources for the employee's rate, one for the employer's.",
      },
    ],
    unemployment: [
      {
        from: "2025-01-01",
        value: { employee: 0.01, employer: 0.02 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
    stamp: [
      {
        from: "2025-01-01",
        value: 0.00759,
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
  },
};
