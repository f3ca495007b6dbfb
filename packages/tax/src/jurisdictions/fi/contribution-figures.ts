import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/** The employee's rate by age. Each row applies from its age on. */
interface AgeBand {
  readonly from_age: number;
  readonly rate: number;
}

export interface FiContributions {
  /** The employer's rate is an average. */
  readonly tyel: { readonly employee: readonly AgeBand[]; readonly employer: number };
  /** Ages 18 to 64. The employer's rate is that of payrolls below the limit. */
  readonly unemployment: { readonly employee: number; readonly employer: number };
  /** Ages 16 to 67. */
  readonly employer_health: number;
  readonly accident: number;
  readonly group_life: number;
}

export const data: ContributionData<FiContributions> = {
  code: "FI",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Finland, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/finland.md",
      readOn: "2026-11-22",
    },
    "netcalc-2026": {
      title: "UniversalNetCalc: Finland 2026",
      url: "https://github.com/pascalwhoop/UniversalNetCalc/blob/main/configs/fi/2026/base.yaml",
      readOn: "2026-11-22",
    },
    "pwc-2025": {
      title:
        "PwC Worldwide Tax Summaries: Finland, other taxes (reviewed 2025-01-22), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/finland/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    ai2: {
      title: "ai2-tax-plugins: Finland 2025, rates of the employee",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-11-22",
    },
  },
  figures: {
    tyel: [
      {
        from: "2025-01-01",
        value: {
          employee: [
            { from_age: 17, rate: 0.0715 },
            { from_age: 53, rate: 0.0865 },
            { from_age: 63, rate: 0.0715 },
            { from_age: 68, rate: 0 },
          ],
          employer: 0.1738,
        },
        sources: ["pwc-2025", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          employee: [
            { from_age: 17, rate: 0.073 },
            { from_age: 69, rate: 0 },
          ],
          employer: 0.171,
        },
        sources: ["dossier", "netcalc-2026"],
        confidence: "one_source",
        note: "Two sources for the employee's rate, one for the employer's average.",
      },
    ],
    unemployment: [
      {
        from: "2025-01-01",
        value: { employee: 0.0059, employer: 0.002 },
        sources: ["pwc-2025", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.0089, employer: 0.0031 },
        sources: ["dossier", "netcalc-2026"],
        confidence: "one_source",
        note: "Two sources for the employee's rate, one for the employer's.",
      },
    ],
    employer_health: [
      { from: "2025-01-01", value: 0.0187, sources: ["pwc-2025"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.0191, sources: ["dossier"], confidence: "one_source" },
    ],
    accident: [
      { from: "2025-01-01", value: 0.0054, sources: ["pwc-2025"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.0051, sources: ["dossier"], confidence: "one_source" },
    ],
    group_life: [
      { from: "2025-01-01", value: 0.0006, sources: ["pwc-2025"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.0006, sources: ["dossier"], confidence: "one_source" },
    ],
  },
};
