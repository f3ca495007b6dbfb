import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface JpFigures {
  readonly brackets: readonly Bracket[];
  readonly reconstruction_surtax: number;
  readonly employment_deduction: readonly {
    readonly up_to: number | null;
    readonly rate: number;
    readonly plus: number;
  }[];
  readonly basic_deduction: readonly { readonly up_to: number | null; readonly amount: number }[];
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<JpFigures> = {
  code: "JP",
  name: "Japan",
  currency: "JPY",
  decimals: 0,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    nta2260: {
      title: "NTA answer No.2260 (2026)",
      url: "https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/2260.htm",
      readOn: "2026-11-20",
    },
    retirewiki: {
      title: "RetireWiki: employment income deduction",
      url: "https://retirewiki.jp/wiki/Employment_Income_Deduction",
      readOn: "2026-11-20",
    },
    financesmart: {
      title: "FinanceSmart: employment income deduction",
      url: "https://financesmart.jp/en/tax/glossary/employment-income-deduction",
      readOn: "2026-11-20",
    },
    "bm-jp": {
      title: "Blogmoney: FY2026 reform (62 + 42 = 104; 69 + 5 = 74; tax-free to 1.78m)",
      url: "https://blogmoney.summerocean.com/tr26-basic-deduction",
      readOn: "2026-11-20",
    },
    "retirewiki-basic": {
      title: "RetireWiki: basic deduction",
      url: "https://retirewiki.jp/wiki/Basic_Deduction",
      readOn: "2026-11-20",
    },
    "worldwide-tax": {
      title: "Worldwide-tax: Japan deductions (basic 480,000)",
      url: "http://worldwide-tax.com/japan/japan-tax-deductions.asp",
      readOn: "2026-11-20",
    },
    "nta-12008": {
      title: "National Tax Agency: estimated income tax prepayment",
      url: "http://www.nta.go.jp/english/taxes/individual/12008.htm",
      readOn: "2026-11-20",
    },
    uchida: {
      title: "Uchida: estimated income tax prepayment (thirds by 31 July and 30 November)",
      url: "https://uchida016.net/estimated-incometax-prepayment",
      readOn: "2026-11-20",
    },
    "nta-10": {
      title:
        "National Tax Agency: circular on the Act on General Rules for National Taxes, article 10 (2)",
      url: "https://www.nta.go.jp/law/tsutatsu/kihon/tsusoku/01/03/10.htm",
      readOn: "2026-11-22",
    },
    "kaikeizine-10": {
      title:
        "KaikeiZine: article 10, a term on a Saturday, Sunday or holiday ends on the day after",
      url: "https://kaikeizine.jp/article/34509",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
      notes: ["Japan 2024: the fixed credit of 30,000 yen a person is not included."],
    },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.05 },
          { over: 1_950_000, rate: 0.1 },
          { over: 3_300_000, rate: 0.2 },
          { over: 6_950_000, rate: 0.23 },
          { over: 9_000_000, rate: 0.33 },
          { over: 18_000_000, rate: 0.4 },
          { over: 40_000_000, rate: 0.45 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    reconstruction_surtax: [
      { from: "2023-01-01", value: 0.021, sources: ["nta2260"], confidence: "one_source" },
    ],
    employment_deduction: [
      {
        from: "2023-01-01",
        value: [
          { up_to: 1_625_000, rate: 0, plus: 550_000 },
          { up_to: 1_800_000, rate: 0.4, plus: -100_000 },
          { up_to: 3_600_000, rate: 0.3, plus: 80_000 },
          { up_to: 6_600_000, rate: 0.2, plus: 440_000 },
          { up_to: 8_500_000, rate: 0.1, plus: 1_100_000 },
          { up_to: null, rate: 0, plus: 1_950_000 },
        ],
        sources: ["retirewiki", "financesmart"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { up_to: 1_900_000, rate: 0, plus: 650_000 },
          { up_to: 3_600_000, rate: 0.3, plus: 80_000 },
          { up_to: 6_600_000, rate: 0.2, plus: 440_000 },
          { up_to: 8_500_000, rate: 0.1, plus: 1_100_000 },
          { up_to: null, rate: 0, plus: 1_950_000 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { up_to: 2_200_000, rate: 0, plus: 740_000 },
          { up_to: 3_600_000, rate: 0.3, plus: 80_000 },
          { up_to: 6_600_000, rate: 0.2, plus: 440_000 },
          { up_to: 8_500_000, rate: 0.1, plus: 1_100_000 },
          { up_to: null, rate: 0, plus: 1_950_000 },
        ],
        sources: ["ai2", "bm-jp"],
        confidence: "two_sources",
      },
    ],
    basic_deduction: [
      {
        from: "2023-01-01",
        value: [
          { up_to: 24_000_000, amount: 480_000 },
          { up_to: 24_500_000, amount: 320_000 },
          { up_to: 25_000_000, amount: 160_000 },
          { up_to: null, amount: 0 },
        ],
        sources: ["retirewiki-basic", "worldwide-tax"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { up_to: 1_320_000, amount: 950_000 },
          { up_to: 3_360_000, amount: 880_000 },
          { up_to: 4_890_000, amount: 680_000 },
          { up_to: 6_550_000, amount: 630_000 },
          { up_to: 23_500_000, amount: 580_000 },
          { up_to: 24_000_000, amount: 480_000 },
          { up_to: 24_500_000, amount: 320_000 },
          { up_to: 25_000_000, amount: 160_000 },
          { up_to: null, amount: 0 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { up_to: 4_890_000, amount: 1_040_000 },
          { up_to: 6_550_000, amount: 670_000 },
          { up_to: 23_500_000, amount: 620_000 },
          { up_to: 24_000_000, amount: 480_000 },
          { up_to: 24_500_000, amount: 320_000 },
          { up_to: 25_000_000, amount: 160_000 },
          { up_to: null, amount: 0 },
        ],
        sources: ["ai2", "bm-jp"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: [] },
        sources: ["nta-10", "kaikeizine-10"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "first", part: 1, of: 3, due: "07-31", year: 0 },
          { period: "second", part: 1, of: 3, due: "11-30", year: 0 },
          { period: "final", part: 1, of: 3, due: "03-15", year: 1 },
        ],
        sources: ["nta-12008", "uchida"],
        confidence: "two_sources",
      },
    ],
  },
};
