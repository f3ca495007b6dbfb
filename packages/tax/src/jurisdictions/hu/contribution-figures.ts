import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface HuContributions {
  readonly tb: number;
  readonly szocho: number;
  /** The smallest monthly base of both: 30 % of the minimum wage. */
  readonly least_base: number;
}

export const data: ContributionData<HuContributions> = {
  code: "HU",
  years: ["2024", "2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Hungary, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/hungary.md",
      readOn: "2026-11-22",
    },
    "pwc-2025": {
      title:
        "PwC Worldwide Tax Summaries: Hungary, other taxes (reviewed 2025-02-04), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/hungary/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    matek: {
      title: "matekmegoldasok: calculator of wages 2026, rates and minimum wage",
      url: "https://matekmegoldasok.hu/penzugy/berkalkulator",
      readOn: "2026-11-22",
    },
    "ado-2024": {
      title: "Adó Online: minimum wage of 2024, least base of contributions 80,040",
      url: "https://ado.hu/ado/minimalber-2024-ime-minden-reszlet",
      readOn: "2026-11-22",
    },
  },
  figures: {
    tb: [
      {
        from: "2024-01-01",
        value: 0.185,
        sources: ["dossier", "pwc-2025", "matek"],
        confidence: "two_sources",
      },
    ],
    szocho: [
      {
        from: "2024-01-01",
        value: 0.13,
        sources: ["dossier", "pwc-2025", "matek"],
        confidence: "two_sources",
      },
    ],
    least_base: [
      { from: "2024-01-01", value: 80_040, sources: ["ado-2024"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 87_240,
        sources: ["pwc-2025"],
        confidence: "one_source",
        note: "30 % of the minimum wage of 290,800.",
      },
      {
        from: "2026-01-01",
        value: 96_840,
        sources: ["dossier", "matek"],
        confidence: "two_sources",
        note: "30 % of the minimum wage of 322,800.",
      },
    ],
  },
};
