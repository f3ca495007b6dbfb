import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface CzContributions {
  /** The rates of both sides. They apply until the pay of the year reaches 48 average wages. */
  readonly social: {
    readonly employee: number;
    readonly employer: number;
    readonly annual_limit: number;
  };
  /**
   * The total rate, of which the employee pays a third. It applies at least to the monthly
   * minimum wage.
   */
  readonly health: { readonly rate: number; readonly minimum_wage: number };
}

export const data: ContributionData<CzContributions> = {
  code: "CZ",
  years: ["2024", "2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Czechia, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/czech-republic.md",
      readOn: "2026-11-22",
    },
    dumfinanci: {
      title: "Dům financí: ceiling of social insurance 2024, rates 7.1 and 24.8 percent",
      url: "https://dumfinanci.cz/clanky/7882-kdo-plati-nejmene-na-socialnim-pojisteni-bohaci/",
      readOn: "2026-11-22",
    },
    vypocet: {
      title: "vypocet.cz: ceiling of social insurance 2024, rates of both sides",
      url: "http://vypocet.cz/cista-mzda-2014",
      readOn: "2026-11-22",
    },
    finance: {
      title: "finance.cz: insurance of a minimum wage in 2024 and 2025, of both sides",
      url: "https://finance.cz/552353-zdravotni-pojisteni-obzp-zkraceny-uvazek/",
      readOn: "2026-11-22",
    },
    "pwc-2025": {
      title:
        "PwC Worldwide Tax Summaries: Czechia, other taxes (reviewed 2025-01-21), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/czech-republic/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    mesec: {
      title: "Měšec: net wage 2026, rates of both sides",
      url: "https://www.mesec.cz/clanky/cista-mzda-2026-vse-co-potrebujete-znat-abyste-si-mohli-spocitat-lednovou-vyplatu/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    social: [
      {
        from: "2024-01-01",
        value: { employee: 0.071, employer: 0.248, annual_limit: 2_110_416 },
        sources: ["dumfinanci", "vypocet"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.071, employer: 0.248, annual_limit: 2_234_736 },
        sources: ["pwc-2025", "finance"],
        confidence: "one_source",
        note: "Two sources for the rates, one for the limit.",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.071, employer: 0.248, annual_limit: 2_350_416 },
        sources: ["dossier", "mesec"],
        confidence: "one_source",
        note: "Two sources for the rates, one for the limit.",
      },
    ],
    health: [
      {
        from: "2024-01-01",
        value: { rate: 0.135, minimum_wage: 18_900 },
        sources: ["finance"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.135, minimum_wage: 20_800 },
        sources: ["finance", "pwc-2025"],
        confidence: "one_source",
        note: "Two sources for the rate, one for the minimum wage.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.135, minimum_wage: 22_400 },
        sources: ["dossier", "mesec"],
        confidence: "one_source",
        note: "Two sources for the rate, one for the minimum wage.",
      },
    ],
  },
};
