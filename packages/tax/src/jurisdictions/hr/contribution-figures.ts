import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface HrContributions {
  readonly pension_1: number;
  readonly pension_2: number;
  readonly health: number;
  /** The monthly ceiling of both pillars. */
  readonly ceiling: number;
  /**
   * The reduction of the base of the first pillar: all of `amount` up to `full_to`, then a share of
   * the difference to `none_from`.
   */
  readonly relief: {
    readonly amount: number;
    readonly full_to: number;
    readonly none_from: number;
    readonly rate: number;
  };
}

export const data: ContributionData<HrContributions> = {
  code: "HR",
  years: ["2024", "2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Croatia, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/croatia.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Croatia, other taxes (reviewed 2025-01-07), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/croatia/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    "24sata": {
      title: "24sata: the least base of directors, 1,168.70 in 2025 and 1,295.45 in 2026",
      url: "https://www.24sata.hr/lifestyle/sve-sto-je-potrebno-znati-o-direktorskoj-placi-za-2026-1102808",
      readOn: "2026-11-22",
    },
    fedra: {
      title:
        "Fedra: the base of directors is 0.65 of the average wage (Act on contributions, art. 37)",
      url: "https://www.fedra-zadar.hr/post/doprinosi-za-direktore-odnosno-%C4%8Dlanove-uprave-u-2021-godini",
      readOn: "2026-11-22",
    },
  },
  figures: {
    pension_1: [
      { from: "2024-01-01", value: 0.15, sources: ["pwc", "dossier"], confidence: "two_sources" },
    ],
    pension_2: [
      { from: "2024-01-01", value: 0.05, sources: ["pwc", "dossier"], confidence: "two_sources" },
    ],
    health: [
      { from: "2024-01-01", value: 0.165, sources: ["pwc", "dossier"], confidence: "two_sources" },
    ],
    ceiling: [
      { from: "2024-01-01", value: 9360, sources: ["pwc", "dossier"], confidence: "two_sources" },
      {
        from: "2025-01-01",
        value: 10_788,
        sources: ["24sata", "fedra"],
        confidence: "one_source",
        note: "Six average wages, as in 2024 and 2026. The average wage is 1,798: the base of directors, 1,168.70, is 0.65 of it.",
      },
      {
        from: "2026-01-01",
        value: 11_958,
        sources: ["dossier", "24sata", "fedra"],
        confidence: "two_sources",
      },
    ],
    relief: [
      {
        from: "2024-01-01",
        value: { amount: 300, full_to: 700, none_from: 1300, rate: 0.5 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
  },
};
