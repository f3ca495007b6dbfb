import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface SiContributions {
  readonly pension: Rates;
  readonly health: Rates;
  readonly parental: Rates;
  readonly unemployment: Rates;
  readonly work_injury: number;
  readonly long_term_care?: Rates;
  /** The same amount every month. */
  readonly ozp: number;
  /** The smallest monthly base: 60 % of the average wage. */
  readonly least_base?: number;
}

export const data: ContributionData<SiContributions> = {
  code: "SI",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title:
        "europe-salary-calculator: research of 2026 on Slovenia, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/slovenia.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Slovenia, other taxes (reviewed 2025-01-23), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/slovenia/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    melom: {
      title: "Melom: least base and health contribution from March 2025",
      url: "https://melom.si/?p=4028",
      readOn: "2026-11-22",
    },
    ltc: {
      title: "24ur: long-term care contribution of 1 % from July 2025",
      url: "https://www.24ur.com/novice/svet/dolgotrajna-oskrba-potrebuje-urejeno-financiranje.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    pension: [
      {
        from: "2025-01-01",
        value: { employee: 0.155, employer: 0.0885 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
    health: [
      {
        from: "2025-01-01",
        value: { employee: 0.0636, employer: 0.0656 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
    parental: [
      {
        from: "2025-01-01",
        value: { employee: 0.001, employer: 0.001 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
    unemployment: [
      {
        from: "2025-01-01",
        value: { employee: 0.0014, employer: 0.0006 },
        sources: ["pwc", "dossier"],
        confidence: "two_sources",
      },
    ],
    work_injury: [
      { from: "2025-01-01", value: 0.0053, sources: ["pwc", "dossier"], confidence: "two_sources" },
    ],
    long_term_care: [
      {
        from: "2025-07-01",
        value: { employee: 0.01, employer: 0.01 },
        sources: ["ltc", "dossier"],
        confidence: "two_sources",
      },
    ],
    ozp: [
      { from: "2025-01-01", value: 35, sources: ["pwc"], confidence: "one_source" },
      {
        from: "2025-03-01",
        value: 37.17,
        sources: ["melom", "dossier"],
        confidence: "two_sources",
      },
      { from: "2026-03-01", value: 39.36, sources: ["dossier"], confidence: "one_source" },
    ],
    least_base: [
      {
        from: "2025-03-01",
        value: 1436.95,
        sources: ["melom", "dossier"],
        confidence: "two_sources",
      },
      { from: "2026-03-01", value: 1521.62, sources: ["dossier"], confidence: "one_source" },
    ],
  },
};
