import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface SeContributions {
  /**
   * The ceiling of the pension fee: 8.07 income base amounts. Its rate and its lower limit are
   * figures of the income tax.
   */
  readonly pension_fee: { readonly upper: number };
  readonly burial_fee: number;
  readonly public_service_fee: { readonly rate: number; readonly maximum: number };
  /** `older` is the rate from the age of `older_from` at the end of the year. */
  readonly employer_contributions: {
    readonly rate: number;
    readonly older: number;
    readonly older_from: number;
    readonly young?: {
      readonly rate: number;
      readonly upper: number;
      readonly from: number;
      readonly to: number;
    };
  };
}

export const data: ContributionData<SeContributions> = {
  code: "SE",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Sweden, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/sweden.md",
      readOn: "2026-11-22",
    },
    "pwc-2025": {
      title:
        "PwC Worldwide Tax Summaries: Sweden, other taxes (reviewed 2025-02-10), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/sweden/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    sparbanken: {
      title: "Sparbanken Skaraborg: base amounts of 2025, ceiling of the pension fee",
      url: "https://sparbankenskaraborg.se/foretag/pension-och-forsakring/administrera-pensionsplan/basbelopp.html",
      readOn: "2026-11-22",
    },
    "skv-municipal-2025": {
      title:
        "Swedish Tax Agency, rates of the municipalities 2025 (interface of the agency), as mirrored in household-budget",
      url: "https://github.com/bombsimon/household-budget/blob/main/src/data/municipalities.ts",
      readOn: "2026-11-22",
    },
    "skv-tables-2025": {
      title:
        "Swedish Tax Agency, monthly tax tables 2025 (open data): this maximum leads to every row of table 32, column 1",
      url: "https://github.com/bombsimon/household-budget/blob/main/public/tax_table.csv",
      readOn: "2026-11-22",
    },
    "skv-tables-2026": {
      title:
        "Swedish Tax Agency, monthly tax tables 2026 (open data): this maximum leads to every row of table 32, column 1",
      url: "https://github.com/hartmark/kvitty-app/blob/main/public/tax-tables-2026.json",
      readOn: "2026-11-22",
    },
    "bl-aga": {
      title: "Björn Lundén: employer contributions of 2025 and 2026",
      url: "https://bjornlunden.com/se/bjornkoll/blogg/arbetsgivaravgifter",
      readOn: "2026-11-22",
    },
    fidelis: {
      title: "Fidelis Ekonomi: rates of 2025, 31.42 % for people born in 1959 and later",
      url: "https://fidelisekonomi.se/?p=60",
      readOn: "2026-11-22",
    },
  },
  figures: {
    pension_fee: [
      {
        from: "2025-01-01",
        value: { upper: 650_442 },
        sources: ["pwc-2025", "sparbanken"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { upper: 673_038 },
        sources: ["dossier"],
        confidence: "one_source",
      },
    ],
    burial_fee: [
      {
        from: "2025-01-01",
        value: 0.00293,
        sources: ["skv-municipal-2025"],
        confidence: "one_source",
      },
      { from: "2026-01-01", value: 0.00292, sources: ["dossier"], confidence: "one_source" },
    ],
    public_service_fee: [
      {
        from: "2025-01-01",
        value: { rate: 0.01, maximum: 1249 },
        sources: ["skv-tables-2025"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.01, maximum: 1184 },
        sources: ["dossier", "skv-tables-2026"],
        confidence: "two_sources",
      },
    ],
    employer_contributions: [
      {
        from: "2025-01-01",
        value: { rate: 0.3142, older: 0.1021, older_from: 67 },
        sources: ["bl-aga", "fidelis", "pwc-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.3142, older: 0.1021, older_from: 68 },
        sources: ["dossier", "bl-aga"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: {
          rate: 0.3142,
          older: 0.1021,
          older_from: 68,
          young: { rate: 0.2081, upper: 25_000, from: 19, to: 23 },
        },
        sources: ["dossier", "bl-aga"],
        confidence: "two_sources",
        note: "People born from 2003 to 2007, until September 2027.",
      },
    ],
  },
};
