import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";
import type { UsFigures } from "../us/figures.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Wisconsin. */
export interface UsWiFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly slide_single: Brackets;
  readonly slide_joint: Brackets;
  readonly slide_separate: Brackets;
  readonly slide_head: Brackets;
  readonly exemption: number;
  readonly aged_exemption: number;
  readonly gain_exclusion: number;
  readonly couple_credit_rate: number;
  readonly couple_credit_max: number;

  readonly unemployment_start: PerStatus<number>;
  readonly capital_loss_limit: PerStatus<number>;
  readonly pension_subtraction: {
    readonly most: number;
    readonly from_age: number;
    readonly income_under: PerStatus<number>;
  };
  readonly pension_exclusion?: { readonly most: number; readonly from_age: number };
  readonly care_subtraction?: { readonly for_one: number; readonly for_more: number };
  readonly care_credit_share?: number;
  readonly care_most?: { readonly for_one: number; readonly for_more: number };
  readonly care_credit_rates?: Pick<UsFigures["care_credit"], "rate" | "steps">;
  readonly itemized_credit_rate: number;
  readonly property_tax_credit: { readonly share: number; readonly most: number };
  /** By number of children. */
  readonly earned_income_match: readonly number[];
  readonly earned_income_investment_limit?: number;
  readonly homestead_credit: {
    readonly income_under: number;
    readonly per_dependent: number;
    readonly most_tax: number;
    readonly start: number;
    readonly loss_rate: number;
    readonly share: number;
    readonly from_age: number;
  };
}

export const data: JurisdictionData<UsWiFigures> = {
  code: "US-WI",
  name: "Wisconsin",
  currency: "USD",
  decimals: 2,
  sources: {
    q1: {
      title:
        "Wisconsin Form 1A and WI-Z instructions of 1998, filing status: a qualifying widow(er) uses the head of household status; the state has no other for them",
      url: "https://www.formsbank.com/template/284490/instructions-for-wisconsin-income-tax-form-1a-wi-z-1998.html?page=4",
      readOn: "2026-11-22",
    },
    q2: {
      title:
        "2025 Form 1 instructions, standard deduction table, as Invaro/opentax-engine reads them: qualifying surviving spouses as heads of household",
      url: "https://github.com/Invaro/opentax-engine/blob/4af0bb65c248f9e14fb269ca11f96fa0937985ba/packages/corpus-us-federal/src/rules/state-wi.ts",
      readOn: "2026-11-22",
    },
    t1: {
      title:
        "Form 1 instructions of 2024 and 2025, tax table, pages 38 to 43, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/ead1257fb247269957b22bd6e1741cd5a6103505/docs/validation/state-fixtures/WI-2024-2025.md",
      readOn: "2026-11-22",
    },
    t2: {
      title: "2025 Form 1 instructions, tax table, as Invaro/opentax-engine reads it",
      url: "https://github.com/Invaro/opentax-engine/blob/9798222ddcb226c6c8a65014186c923907fc6bef/packages/corpus-us-federal/src/rules/state-wi.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Wisconsin Tax Brackets, Rates, Forms, and Standard Deductions",
      url: "https://www.efile.com/wisconsin-tax-brackets-rates-and-forms/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2023 I-010 Form 1 instructions",
      url: "https://www.revenue.wi.gov/TaxForms2023/2023-Form1-Inst.pdf#page=39",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2024 Form 1 instructions",
      url: "https://www.revenue.wi.gov/TaxForms2024/2024-Form1-inst.pdf#page=38",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2025 Form 1 instructions",
      url: "https://www.revenue.wi.gov/TaxForms2025/2025-Form1-inst.pdf#page=38",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s6: {
      title:
        "2026 Wisconsin Form 1-ES instructions: rate schedules and standard deduction schedule",
      url: "https://www.revenue.wi.gov/TaxForms2026/2026-Form1-ESInst.pdf",
      readOn: "2026-11-20",
    },
    s7: {
      title: "2026 Form 1-ES (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Wisconsin Statutes 71.07 (9)(b)(5)",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/05/22/dt",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2024 Form 1 instructions, Standard Deduction Table",
      url: "https://www.revenue.wi.gov/TaxForms2024/2024-Form1-inst.pdf#page=35",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2025 Form 1 instructions, Standard Deduction Table",
      url: "https://www.revenue.wi.gov/TaxForms2025/2025-Form1-inst.pdf#page=35",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Wisconsin Statutes 71.07 (9)(b)(5)",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/05/22/dm",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Legislative Fiscal Bureau paper on WI income tax",
      url: "https://docs.legis.wisconsin.gov/misc/lfb/informational_papers/january_2023/0002_individual_income_tax_informational_paper_2.pdf",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Legislative Fiscal Bureau paper on Wisconsin income tax",
      url: "https://docs.legis.wisconsin.gov/misc/lfb/informational_papers/january_2023/0002_individual_income_tax_informational_paper_2.pdf#page=17",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2021 Wisconsin Form 1, Schedule WD, Line 25",
      url: "https://www.revenue.wi.gov/TaxForms2021/2021-ScheduleWDf.pdf#page=2",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2021 Wisconsin Form 1, Schedule 2",
      url: "https://www.revenue.wi.gov/TaxForms2021/2021-Form1f.pdf#page=4",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Wis. Stat. 71.05(6)(b)8: unemployment compensation; Form 1 worksheet",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/05",
      readOn: "2026-11-28",
    },
    n2: {
      title: "Wis. Stat. 71.05(10)(c): capital losses; federal limit from 2023",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/05",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "Wis. Stat. 71.05(6)(b)54: retirement income from 65; 54m: 24,000 from 67 on, from 2025, without credits (Schedule SB, line 16)",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/05",
      readOn: "2026-11-28",
    },
    n4: {
      title: "Wis. Stat. 71.05(6)(b)43 to 2021, 71.07(9g) from 2022: care expenses",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/07",
      readOn: "2026-11-28",
    },
    nIrc: {
      title: "2023 Wisconsin Act 36: the Internal Revenue Code as amended to December 31, 2022",
      url: "https://docs.legis.wisconsin.gov/2023/related/acts/36",
      readOn: "2026-11-28",
    },
    n5: {
      title: "Wis. Stat. 71.07(5): itemized deduction credit; 71.07(9): school property tax credit",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/07",
      readOn: "2026-11-28",
    },
    n6: {
      title: "Wis. Stat. 71.07(9e): earned income credit; federal investment limit from 2023",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/i/07",
      readOn: "2026-11-28",
    },
    n7: {
      title: "Wis. Stat. 71.52 to 71.54: homestead credit; Schedule H",
      url: "https://docs.legis.wisconsin.gov/statutes/statutes/71/viii/54",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "Wisconsin Department of Revenue: all retirement payments of the U.S. military retirement system are exempt",
      url: "https://revenue.wi.gov/Pages/FAQS/pcs-military.aspx",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Wis. Stat. 71.05(1)(am) and (an), in AB 681 of 2007",
      url: "http://docs.legis.wisconsin.gov/document/proposaltext/2007/REG/AB681",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2022",
      from: "2022-01-01",
      to: "2022-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2023",
      from: "2023-01-01",
      to: "2023-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
  ],
  figures: {
    printed_table: [
      {
        from: "2024-01-01",
        value: {
          bands: [
            { from: 0, width: 20 },
            { from: 20, width: 20 },
            { from: 40, width: 60 },
            { from: 100, width: 100 },
          ],
          end: 100_000,
        },
        sources: ["t1", "t2"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0354 },
            { over: 12_120, rate: 0.0465 },
            { over: 24_250, rate: 0.053 },
            { over: 266_930, rate: 0.0765 },
          ],
          married_joint: [
            { over: 0, rate: 0.0354 },
            { over: 16_160, rate: 0.0465 },
            { over: 32_330, rate: 0.053 },
            { over: 355_910, rate: 0.0765 },
          ],
          married_separate: [
            { over: 0, rate: 0.0354 },
            { over: 8080, rate: 0.0465 },
            { over: 16_160, rate: 0.053 },
            { over: 177_960, rate: 0.0765 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0354 },
            { over: 12_120, rate: 0.0465 },
            { over: 24_250, rate: 0.053 },
            { over: 266_930, rate: 0.0765 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0354 },
            { over: 12_120, rate: 0.0465 },
            { over: 24_250, rate: 0.053 },
            { over: 266_930, rate: 0.0765 },
          ],
        },
        sources: ["s1", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0354 },
            { over: 12_760, rate: 0.0465 },
            { over: 25_520, rate: 0.053 },
            { over: 280_950, rate: 0.0765 },
          ],
          married_joint: [
            { over: 0, rate: 0.0354 },
            { over: 17_010, rate: 0.0465 },
            { over: 34_030, rate: 0.053 },
            { over: 374_600, rate: 0.0765 },
          ],
          married_separate: [
            { over: 0, rate: 0.0354 },
            { over: 8510, rate: 0.0465 },
            { over: 17_010, rate: 0.053 },
            { over: 187_300, rate: 0.0765 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0354 },
            { over: 12_760, rate: 0.0465 },
            { over: 25_520, rate: 0.053 },
            { over: 280_950, rate: 0.0765 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0354 },
            { over: 12_760, rate: 0.0465 },
            { over: 25_520, rate: 0.053 },
            { over: 280_950, rate: 0.0765 },
          ],
        },
        sources: ["s1", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.035 },
            { over: 13_810, rate: 0.044 },
            { over: 27_630, rate: 0.053 },
            { over: 304_170, rate: 0.0765 },
          ],
          married_joint: [
            { over: 0, rate: 0.035 },
            { over: 18_420, rate: 0.044 },
            { over: 36_840, rate: 0.053 },
            { over: 405_550, rate: 0.0765 },
          ],
          married_separate: [
            { over: 0, rate: 0.035 },
            { over: 9210, rate: 0.044 },
            { over: 18_420, rate: 0.053 },
            { over: 202_780, rate: 0.0765 },
          ],
          head_of_household: [
            { over: 0, rate: 0.035 },
            { over: 13_810, rate: 0.044 },
            { over: 27_630, rate: 0.053 },
            { over: 304_170, rate: 0.0765 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.035 },
            { over: 13_810, rate: 0.044 },
            { over: 27_630, rate: 0.053 },
            { over: 304_170, rate: 0.0765 },
          ],
        },
        sources: ["s2", "q1", "q2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.035 },
            { over: 14_320, rate: 0.044 },
            { over: 28_640, rate: 0.053 },
            { over: 315_310, rate: 0.0765 },
          ],
          married_joint: [
            { over: 0, rate: 0.035 },
            { over: 19_090, rate: 0.044 },
            { over: 38_190, rate: 0.053 },
            { over: 420_420, rate: 0.0765 },
          ],
          married_separate: [
            { over: 0, rate: 0.035 },
            { over: 9550, rate: 0.044 },
            { over: 19_090, rate: 0.053 },
            { over: 210_210, rate: 0.0765 },
          ],
          head_of_household: [
            { over: 0, rate: 0.035 },
            { over: 14_320, rate: 0.044 },
            { over: 28_640, rate: 0.053 },
            { over: 315_310, rate: 0.0765 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.035 },
            { over: 14_320, rate: 0.044 },
            { over: 28_640, rate: 0.053 },
            { over: 315_310, rate: 0.0765 },
          ],
        },
        sources: ["s3", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.035 },
            { over: 14_680, rate: 0.044 },
            { over: 50_480, rate: 0.053 },
            { over: 323_290, rate: 0.0765 },
          ],
          married_joint: [
            { over: 0, rate: 0.035 },
            { over: 19_580, rate: 0.044 },
            { over: 67_300, rate: 0.053 },
            { over: 431_060, rate: 0.0765 },
          ],
          married_separate: [
            { over: 0, rate: 0.035 },
            { over: 9790, rate: 0.044 },
            { over: 33_650, rate: 0.053 },
            { over: 215_530, rate: 0.0765 },
          ],
          head_of_household: [
            { over: 0, rate: 0.035 },
            { over: 14_680, rate: 0.044 },
            { over: 50_480, rate: 0.053 },
            { over: 323_290, rate: 0.0765 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.035 },
            { over: 14_680, rate: 0.044 },
            { over: 50_480, rate: 0.053 },
            { over: 323_290, rate: 0.0765 },
          ],
        },
        sources: ["s4", "s5", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.035 },
            { over: 15_110, rate: 0.044 },
            { over: 51_950, rate: 0.053 },
            { over: 332_720, rate: 0.0765 },
          ],
          married_joint: [
            { over: 0, rate: 0.035 },
            { over: 20_150, rate: 0.044 },
            { over: 69_260, rate: 0.053 },
            { over: 443_630, rate: 0.0765 },
          ],
          married_separate: [
            { over: 0, rate: 0.035 },
            { over: 10_080, rate: 0.044 },
            { over: 34_630, rate: 0.053 },
            { over: 221_820, rate: 0.0765 },
          ],
          head_of_household: [
            { over: 0, rate: 0.035 },
            { over: 15_110, rate: 0.044 },
            { over: 51_950, rate: 0.053 },
            { over: 332_720, rate: 0.0765 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.035 },
            { over: 15_110, rate: 0.044 },
            { over: 51_950, rate: 0.053 },
            { over: 332_720, rate: 0.0765 },
          ],
        },
        sources: ["s6", "s7", "q1", "q2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 11_200,
          married_joint: 20_730,
          married_separate: 9850,
          head_of_household: 14_470,
          surviving_spouse: 14_470,
        },
        sources: ["s8", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 11_790,
          married_joint: 21_820,
          married_separate: 10_370,
          head_of_household: 15_230,
          surviving_spouse: 15_230,
        },
        sources: ["s8", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 12_760,
          married_joint: 23_620,
          married_separate: 11_220,
          head_of_household: 16_480,
          surviving_spouse: 16_480,
        },
        sources: ["s8", "q1", "q2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 13_230,
          married_joint: 24_490,
          married_separate: 11_630,
          head_of_household: 17_090,
          surviving_spouse: 17_090,
        },
        sources: ["s9", "s8", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 13_560,
          married_joint: 25_110,
          married_separate: 11_930,
          head_of_household: 17_520,
          surviving_spouse: 17_520,
        },
        sources: ["s10", "s8", "s5", "q1", "q2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 13_960,
          married_joint: 25_840,
          married_separate: 12_280,
          head_of_household: 18_030,
          surviving_spouse: 18_030,
        },
        sources: ["s6", "s8", "s7", "q1", "q2"],
        confidence: "two_sources",
      },
    ],
    slide_single: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 16_150, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 16_990, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 18_400, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 19_070, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 19_550, rate: 0.12 },
        ],
        sources: ["s11", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 20_120, rate: 0.12 },
        ],
        sources: ["s6", "s11", "s7"],
        confidence: "two_sources",
      },
    ],
    slide_joint: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 23_300, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 24_520, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 26_550, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 27_520, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 28_210, rate: 0.19778 },
        ],
        sources: ["s11", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 29_040, rate: 0.19778 },
        ],
        sources: ["s6", "s11", "s7"],
        confidence: "two_sources",
      },
    ],
    slide_separate: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 11_060, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 11_640, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 12_600, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 13_060, rate: 0.19778 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 13_390, rate: 0.19778 },
        ],
        sources: ["s11", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 13_780, rate: 0.19778 },
        ],
        sources: ["s6", "s11", "s7"],
        confidence: "two_sources",
      },
    ],
    slide_head: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 16_150, rate: 0.22515 },
          { over: 47_248, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 16_990, rate: 0.22515 },
          { over: 49_705, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 18_400, rate: 0.22515 },
          { over: 53_778, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 19_070, rate: 0.22515 },
          { over: 55_779, rate: 0.12 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 19_550, rate: 0.22515 },
          { over: 57_210, rate: 0.12 },
        ],
        sources: ["s11", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 20_120, rate: 0.22515 },
          { over: 58_827, rate: 0.12 },
        ],
        sources: ["s6", "s11", "s7"],
        confidence: "two_sources",
      },
    ],
    exemption: [{ from: "2021-01-01", value: 700, sources: ["s12"], confidence: "two_sources" }],
    aged_exemption: [
      { from: "2021-01-01", value: 250, sources: ["s13"], confidence: "two_sources" },
    ],
    gain_exclusion: [
      { from: "2021-01-01", value: 0.3, sources: ["s14"], confidence: "two_sources" },
    ],
    couple_credit_rate: [
      { from: "2021-01-01", value: 0.03, sources: ["s15"], confidence: "two_sources" },
    ],
    couple_credit_max: [
      { from: "2021-01-01", value: 480, sources: ["s15"], confidence: "two_sources" },
    ],
    unemployment_start: [
      {
        from: "2021-01-01",
        value: {
          single: 12000,
          married_joint: 18000,
          married_separate: 0,
          head_of_household: 12000,
          surviving_spouse: 12000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    capital_loss_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 500,
          married_joint: 500,
          married_separate: 500,
          head_of_household: 500,
          surviving_spouse: 500,
        },
        sources: ["n2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 3000,
          married_joint: 3000,
          married_separate: 1500,
          head_of_household: 3000,
          surviving_spouse: 3000,
        },
        sources: ["n2"],
        confidence: "one_source",
      },
    ],
    pension_subtraction: [
      {
        from: "2021-01-01",
        value: {
          most: 5000,
          from_age: 65,
          income_under: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["n3"],
        confidence: "one_source",
      },
    ],
    pension_exclusion: [
      {
        from: "2025-01-01",
        value: { most: 24000, from_age: 67 },
        sources: ["n3"],
        confidence: "one_source",
      },
    ],
    care_subtraction: [
      {
        from: "2021-01-01",
        value: { for_one: 3000, for_more: 6000 },
        sources: ["n4"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    care_credit_share: [
      { from: "2022-01-01", value: 0.5, sources: ["n4"], confidence: "one_source" },
      { from: "2024-01-01", value: 1, sources: ["n4"], confidence: "one_source" },
    ],
    care_most: [
      {
        from: "2024-01-01",
        value: { for_one: 10000, for_more: 20000 },
        sources: ["n4"],
        confidence: "one_source",
      },
    ],
    care_credit_rates: [
      {
        from: "2026-01-01",
        value: {
          rate: 0.35,
          steps: [
            {
              over_joint: 15000,
              over_other: 15000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.2,
            },
          ],
        },
        sources: ["n4", "nIrc"],
        confidence: "one_source",
      },
    ],
    itemized_credit_rate: [
      { from: "2021-01-01", value: 0.05, sources: ["n5"], confidence: "one_source" },
    ],
    property_tax_credit: [
      {
        from: "2021-01-01",
        value: { share: 0.12, most: 300 },
        sources: ["n5"],
        confidence: "one_source",
      },
    ],
    earned_income_match: [
      {
        from: "2021-01-01",
        value: [0, 0.04, 0.11, 0.34],
        sources: ["n6"],
        confidence: "one_source",
      },
    ],
    earned_income_investment_limit: [
      { from: "2021-01-01", value: 3650, sources: ["n6"], confidence: "one_source" },
      { from: "2022-01-01", value: 3800, sources: ["n6"], confidence: "one_source" },
      { from: "2023-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    homestead_credit: [
      {
        from: "2021-01-01",
        value: {
          income_under: 24680,
          per_dependent: 500,
          most_tax: 1460,
          start: 8060,
          loss_rate: 0.08785,
          share: 0.8,
          from_age: 62,
        },
        sources: ["n7"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
