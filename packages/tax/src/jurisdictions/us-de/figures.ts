import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Delaware. */
export interface UsDeFigures extends MilitaryFigures {
  readonly pension_exclusion_younger?: number;
  readonly care_credit_share?: number;
  readonly elderly_exclusion_earned?: PerStatus<number>;
  readonly elderly_exclusion_income?: PerStatus<number>;
  readonly elderly_exclusion?: PerStatus<number>;
  readonly earned_income_credit_refundable?: number;
  readonly earned_income_credit_rate?: number;
  readonly printed_table?: StateTable;
  readonly rates: Brackets;
  readonly standard_deduction: PerStatus<number>;
  readonly standard_deduction_65: number;
  readonly personal_credit: number;
  readonly aged_credit: Lookup;
  readonly retirement_exclusion: number;
  readonly unemployment_is_exempt: boolean;
}

export const data: JurisdictionData<UsDeFigures> = {
  code: "US-DE",
  name: "Delaware",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "2025 Delaware state income tax table: Invaro/opentax-engine compared its 1,162 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/6d9ff60a953467da58e94e88ce1accc07dda4a71/packages/corpus-us-federal/src/rules/state-de.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "The Delaware Code - Title 30, Chapter 11, Subch. 1, § 1102, a, 14",
      url: "https://delcode.delaware.gov/title30/c011/sc01/index.html",
      readOn: "2026-11-20",
    },
    s2: {
      title: "The Delaware Code - Title 30 - Chapter 11 - Subchapter II - § 1108",
      url: "https://delcode.delaware.gov/title30/c011/sc02/index.html#1108",
      readOn: "2026-11-20",
    },
    s3: {
      title: "PIT-RES_TY22_2021-02_Instruction Line 20.",
      url: "https://revenuefiles.delaware.gov/2021/PIT-RES_TY21_2021-01_Instructions.pdf#page=8",
      readOn: "2026-11-20",
    },
    s4: {
      title:
        "The Delaware Code Online - Title 30 - Chapter 11 - Subchapter II - Personal Credits - § 1110(b)(1)",
      url: "https://delcode.delaware.gov/title30/c011/sc02/index.html#1110",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "30 Del. C. 1106(b)(3)b: 12,500 of pensions, dividends, capital gains, interest and rent from 60 years on",
      url: "https://delcode.delaware.gov/title30/c011/sc02/index.html",
      readOn: "2026-11-22",
    },
    s6: {
      title: "PIT-RES instructions of 2021 to 2025, line 6 (as PolicyEngine US reads them)",
      url: "https://revenuefiles.delaware.gov/2025/PITForms_Instructions/Instructions/PIT-RES_Instructions_2025-01.pdf#page=6",
      readOn: "2026-11-22",
    },
    s7: {
      title: "PIT-RES_TY22_2022-02_Instructions.pdf",
      url: "https://revenuefiles.delaware.gov/2022/PIT-RES_TY22_2022-02_Instructions.pdf",
      readOn: "2026-11-20",
    },
    s8: {
      title: "The Delaware Code Online - Title 30 - Chapter 11 - Subchapter II - \u00a7 1117",
      url: "https://delcode.delaware.gov/title30/c011/sc02/index.html#1117",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Delaware individual income tax instructions for 2025 Line 11",
      url: "https://revenuefiles.delaware.gov/2025/PITForms_Instructions/Instructions/PIT-RES_Instructions_2025-01.pdf#page=7",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Delaware individual income tax instructions for 2024 Line 11",
      url: "https://revenuefiles.delaware.gov/2024/PIT_2024_Forms/PIT_Instructions/PIT-RES_TY24_2024-01_Instructions.pdf#page=7",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Delaware Individual Income Tax Return Line 30",
      url: "https://revenuefiles.delaware.gov/2023/PIT-RES_TY23_2023-01_Instructions.pdf#page=9",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Delaware Individual Income Tax Return Line 30",
      url: "https://revenuefiles.delaware.gov/2022/PIT-RES_TY22_2022-02_Instructions.pdf#page=9",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Delaware individual income tax instructions for 2024 Line 6",
      url: "https://revenuefiles.delaware.gov/2024/PIT_2024_Forms/PIT_Instructions/PIT-RES_TY24_2024-01_Instructions.pdf#page=6",
      readOn: "2026-11-20",
    },
    s14: {
      title:
        "30 Del. C. 1117(a)(1) and (2): 20 % to 2021; from 2022 a choice of 20 % or of 4.5 % that is paid out",
      url: "https://courtgpt.ai/laws/delaware/title-30/chapter-11/subchapter-ii/section-1117",
      readOn: "2026-11-28",
    },
    e1: {
      title:
        "What is new for Delaware in 2021: a choice of 4.5 % or 20 %, by DE Schedule II (PIT-RSS)",
      url: "https://support.taxslayer.com/hc/en-us/articles/360028911172-What-s-New-in-2021-for-Delaware-",
      readOn: "2026-11-28",
    },
    e2: {
      title:
        "House Bill 99 of 2025, abstract: the credit of 4.5 % took effect for tax years from January 1, 2021",
      url: "https://open.pluralpolicy.com/de/bills/153/HB99",
      readOn: "2026-11-28",
    },
    s15: {
      title: "30 Del. C. 1114(a): 50 % of the federal credit",
      url: "https://casetext.com/statute/delaware-code/title-30-state-taxes/part-ii-income-inheritance-and-estate-taxes/chapter-11-personal-income-tax/subchapter-ii-resident-individuals/section-1114-child-care-and-dependent-care-expense-credit",
      readOn: "2026-11-28",
    },
    u1: {
      title: "30 Del. C. 1106(b)(10): unemployment benefits of 2020 and 2021",
      url: "https://delcode.delaware.gov/title30/c011/sc02/index.html",
      readOn: "2026-11-28",
    },
    u2: {
      title: "2021 PIT-RES instructions, line 7, as PolicyEngine US quotes them",
      url: "https://github.com/PolicyEngine/policyengine-us/pull/9067",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "83 Del. Laws, c. 352: 30 Del. C. 1106(b)(3)b: under 60 the greater of 2,000 of pensions and 12,500 of a military one, from 2022",
      url: "https://legis.delaware.gov/SessionLaws/Chapter?id=41416",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Delaware SB 329 of 2024, which repeats 30 Del. C. 1106(b)(3)b",
      url: "https://legiscan.com./DE/text/SB329/2023",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2022",
      from: "2022-01-01",
      to: "2022-12-31",
      status: "enacted",
      confidence: "one_source",
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
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 1000 },
            { from: 2000, width: 50 },
          ],
          end: 60_000,
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 2000, rate: 0.022 },
          { over: 5000, rate: 0.039 },
          { over: 10_000, rate: 0.048 },
          { over: 20_000, rate: 0.052 },
          { over: 25_000, rate: 0.0555 },
          { over: 60_000, rate: 0.066 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 3250,
          married_joint: 6500,
          married_separate: 3250,
          head_of_household: 3250,
          surviving_spouse: 3250,
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_65: [
      { from: "2021-01-01", value: 2500, sources: ["s3", "s2"], confidence: "two_sources" },
    ],
    personal_credit: [
      { from: "2021-01-01", value: 110, sources: ["s3", "s4"], confidence: "two_sources" },
    ],
    aged_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 60, amount: 110 },
        ],
        sources: ["s3", "s4"],
        confidence: "two_sources",
      },
    ],
    retirement_exclusion: [
      { from: "2021-01-01", value: 12_500, sources: ["s5", "s6"], confidence: "two_sources" },
    ],
    earned_income_credit_rate: [
      { from: "2018-01-01", value: 0.2, sources: ["s7", "s8", "s14"], confidence: "two_sources" },
    ],
    earned_income_credit_refundable: [
      // The printed code says 2022. The state's schedule of 2021 paid it out already.
      { from: "2021-01-01", value: 0.045, sources: ["e1", "e2"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.045, sources: ["s7", "s8", "s14"], confidence: "two_sources" },
    ],
    elderly_exclusion: [
      {
        from: "2021-01-01",
        value: {
          single: 2000,
          married_joint: 2000,
          married_separate: 2000,
          head_of_household: 2000,
          surviving_spouse: 2000,
        },
        sources: ["s9", "s10"],
        confidence: "two_sources",
      },
    ],
    elderly_exclusion_income: [
      {
        from: "2021-01-01",
        value: {
          single: 10000,
          married_joint: 20000,
          married_separate: 10000,
          head_of_household: 10000,
          surviving_spouse: 10000,
        },
        sources: ["s9", "s10"],
        confidence: "two_sources",
      },
    ],
    elderly_exclusion_earned: [
      {
        from: "2021-01-01",
        value: {
          single: 2500,
          married_joint: 5000,
          married_separate: 2500,
          head_of_household: 2500,
          surviving_spouse: 2500,
        },
        sources: ["s9", "s10"],
        confidence: "two_sources",
      },
    ],
    care_credit_share: [
      { from: "2018-01-01", value: 0.5, sources: ["s11", "s12", "s15"], confidence: "two_sources" },
    ],
    pension_exclusion_younger: [
      { from: "2018-01-01", value: 2000, sources: ["s6", "s13"], confidence: "two_sources" },
    ],
    unemployment_is_exempt: [
      { from: "2021-01-01", value: true, sources: ["u1", "u2"], confidence: "two_sources" },
      { from: "2022-01-01", value: false, sources: ["u1", "u2"], confidence: "two_sources" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m1"], confidence: "one_source" },
      {
        from: "2022-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 12_500 },
            { over: 60, amount: 0 },
          ],
        },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
    ],
  },
};
