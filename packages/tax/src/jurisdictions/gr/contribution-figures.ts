import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface GrContributions {
  /** Rates by package of coverage (KPK), and their monthly ceiling. */
  readonly efka: {
    readonly kpk_101: Rates;
    readonly kpk_102: Rates;
    readonly kpk_103: Rates;
    readonly ceiling: number;
  };
  readonly elpc: number;
}

const packages = {
  kpk_101: { employee: 0.1337, employer: 0.2179 },
  kpk_102: { employee: 0.1337, employer: 0.2279 },
  kpk_103: { employee: 0.1037, employer: 0.1879 },
};

export const data: ContributionData<GrContributions> = {
  code: "GR",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Greece, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/greece.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Greece, other taxes (reviewed 2024-09-05), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/greece/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    dnews: {
      title: "Dnews: ceiling of insurable pay 2026",
      url: "https://www.dnews.gr/eidhseis/oikonomia/569768/afksiseis-2-5-stis-asfalistikes-eisfores-apo-to-2026-analytika-ola-ta-posa",
      readOn: "2026-11-22",
    },
  },
  figures: {
    efka: [
      {
        from: "2025-01-01",
        value: { ...packages, ceiling: 7572.62 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
        note: "Packages 102 and 103 have one source.",
      },
      {
        from: "2026-01-01",
        value: { ...packages, ceiling: 7761.94 },
        sources: ["dossier", "dnews"],
        confidence: "two_sources",
        note: "Packages 102 and 103 have one source.",
      },
    ],
    elpc: [{ from: "2025-01-01", value: 20, sources: ["dossier"], confidence: "one_source" }],
  },
};
