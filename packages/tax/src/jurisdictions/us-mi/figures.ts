import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Michigan. */
export interface UsMiFigures extends MilitaryFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly pension_tiers: {
    readonly first_before: number;
    readonly second_before: number;
    readonly senior_age: number;
  };
  readonly rate: number;
  readonly exemption: number;
  readonly senior_deduction: PerStatus<number>;
  /** Whether taxable benefits reduce the senior deduction of those born after 1952. */
  readonly senior_deduction_less_benefits: boolean;
  readonly earned_income_match: number;
  readonly pension_deduction: PerStatus<number>;
  readonly pension_share: number;
  readonly pension_born_before: number;
  readonly yield_deduction: PerStatus<number>;
}

export const data: JurisdictionData<UsMiFigures> = {
  code: "US-MI",
  name: "Michigan",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Michigan INCOME TAX ACT OF 1967 Chapter 2, 206.51, Sec. 51, (1)",
      url: "http://www.legislature.mi.gov/documents/mcl/pdf/mcl-act-281-of-1967.pdf#page=60",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Michigan 2023 MI-1040 Individual Income Tax FORMS AND INSTRUCTIONS",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/2023/2023-IIT-Forms/BOOK_MI-1040.pdf#page=3",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Michigan 2024 Individual Income Tax Instructions",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2024/MI-1040-Instructions.pdf#page=3",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Michigan Legal Code Section 206.30 - (2)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2021 Michigan Taxpayer Assistance Manual - page 10",
      url: "https://www.michigan.gov/-/media/Project/Websites/taxes/2022RM/UNCAT/2019_Taxpayer_Assistance_Manual.pdf#page=10",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Michigan Taxpayer's Guide 2022 - page 12",
      url: "https://www.legislature.mi.gov/Publications/TaxpayerGuide.pdf#page=12",
      readOn: "2026-11-20",
    },
    s7: {
      title: "What is Michigan's 2023 personal exemption amount?",
      url: "https://www.michigan.gov/taxes/business-taxes/withholding/withholding-tax-faqs/what-is-michigans-2023-personal-exemption-amount",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Michigan 2024 Individual Income Tax Instructions, Line 9a",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2024/MI-1040-Instructions.pdf#page=13",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Michigan 2025 Income Tax Withholding Guide (Form 446)",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/SUW/TY2025/446_Withholding-Guide_2025.pdf#page=2",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "Michigan 2026 personal exemption, second hand; rate 4.25% by Treasury notice 2026-04-15",
      url: "https://www.michigan.gov/treasury/news/2026/04/15/state-individual-income-tax-rate-for-2026-tax-year-determined",
      readOn: "2026-11-20",
    },
    s12: {
      title:
        "Treasury rate determination 2026-04-15 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s13: {
      title: "MCL 206.30(9)(b) and (e)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-22",
    },
    s14: {
      title: "Michigan Treasury, Michigan standard deduction (as PolicyEngine US cites it)",
      url: "https://www.michigan.gov/taxes/iit/retirement-and-pension-benefits/michigan-standard-deduction",
      readOn: "2026-11-22",
    },
    s15: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages from 62 to 80 years",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    w1: {
      title: "MCL 206.272: 6 %, and 30 % from 2022 (2023 PA 4)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-272",
      readOn: "2026-11-20",
    },
    w2: {
      title: "Michigan Legal Code Section 206.30 - (1)(f)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-20",
    },
    w3: {
      title: "Michigan Retirement and Pension Benefits",
      url: "https://www.michigan.gov/taxes/iit/retirement-and-pension-benefits",
      readOn: "2026-11-20",
    },
    a1: {
      title:
        "Michigan Treasury, retirement and pension benefits of 2026 (as PolicyEngine US 2.68.0 cites it)",
      url: "https://www.michigan.gov/taxes/iit/tax-guidance/tax-situations/retirement-and-pension-benefits",
      readOn: "2026-11-28",
    },
    a2: {
      title: "2025 MI-1040 book, Schedule 1, line 28 (as PolicyEngine US 2.68.0 cites page 17)",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2025/MI-1040-Book.pdf#page=17",
      readOn: "2026-11-28",
    },
    w4: {
      title: "MCL 206.30(10): the share of the deduction for those born from 1946",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-20",
    },
    w5: {
      title: "MCL 206.30(10): the years of birth that the share is for",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-20",
    },
    w6: {
      title: "Michigan Legal Code Section 206.30 - (1)(p)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-20",
    },
    w7: {
      title: "Michigan 2022 MI-1040 Individual Income Tax FORMS AND INSTRUCTIONS",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/2022/2022-IIT-Forms/BOOK_MI-1040.pdf#page=16",
      readOn: "2026-11-20",
    },
    s16: {
      title:
        "Michigan Department of Treasury, Lowering MI Costs Plan: 6 %, from 2022 30 %; retirement from 2023",
      url: "https://www.michigan.gov/taxes/iit/lowering-mi-cost-plan",
      readOn: "2026-11-28",
    },
    s17: {
      title: "Three changes of Michigan's returns of 2023: 6 % in 2021, 30 % in 2022 to 2024",
      url: "https://shindelrock.com/three-big-changes-coming-to-michigan-income-tax-returns/?print=1",
      readOn: "2026-11-28",
    },
    s18: {
      title:
        "Michigan Office of Retirement Services, Public Act 4 of 2023: the phase-in, and the older spouse's year of birth",
      url: "https://www.michigan.gov/orsschools/whats-new/2023/03/07/public-act-4-of-2023-retirement-state-tax-changes",
      readOn: "2026-11-28",
    },
    s19: {
      title: "MCL 206.30(9)(a) to (c)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Public Act 24 of 2025 (MCL 206.30)",
      url: "https://legislature.mi.gov/Bills/Bill?ObjectName=2025-HB-4961",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "Michigan Treasury, notice of November 17, 2025: in 2026 to 2028 the deduction for benefits no longer reduces the standard deduction of those born after 1952",
      url: "https://www.michigan.gov/treasury/reference/taxpayer-notices/notice-regarding-social-security-taxation-changes-in-public-act-24-of-2025",
      readOn: "2026-11-28",
    },
    n4: {
      title: "Michigan Revenue Administrative Bulletin 2026-1 (retirement income, 2026 to 2028)",
      url: "https://www.michigan.gov/taxes/rep-legal/rab/2026-revenue-administrative-bulletins/revenue-administrative-bulletin-2026-1",
      readOn: "2026-11-28",
    },
    n5: {
      title:
        "Municipal Employees' Retirement System of Michigan: the phase-in of Public Act 4 of 2023 by year of birth",
      url: "https://www.mersofmich.com/retiree/resources/repeal-of-michigan-tax-on-retirement-and-pension-benefits/",
      readOn: "2026-11-28",
    },
    n2: {
      title: "Michigan Treasury, notice on the deductions for overtime and tips",
      url: "https://www.michigan.gov/treasury/reference/taxpayer-notices/notice-regarding-new-deductions-for-qualified-overtime-compensation-and-qualified-tips",
      readOn: "2026-11-28",
    },
    m1: {
      title: "Michigan Treasury: military retirement benefits are exempt",
      url: "https://michigan.gov/taxes/questions/iit/accordion/military/are-military-retirement-benefits-exempt-from-michigan-individual-income-tax",
      readOn: "2026-11-28",
    },
    m2: {
      title:
        "Michigan Treasury, worksheet 2, and Drake on line 25 of Schedule 1: the standard deduction falls by military benefits",
      url: "https://kb.drakesoftware.com/Site/Browse/12902/MI-New-Deduction-for-Taxpayers-Born-after-1946",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2018",
      from: "2018-01-01",
      to: "2018-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2019",
      from: "2019-01-01",
      to: "2019-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2020",
      from: "2020-01-01",
      to: "2020-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
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
      confidence: "two_sources",
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
      confidence: "one_source",
    },
  ],
  figures: {
    rate: [
      { from: "2018-01-01", value: 0.0425, sources: ["s1"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.0405, sources: ["s2", "s1"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.0425, sources: ["s3", "s1"], confidence: "two_sources" },
    ],
    exemption: [
      { from: "2018-01-01", value: 4050, sources: ["s4"], confidence: "two_sources" },
      { from: "2019-01-01", value: 4400, sources: ["s5", "s4"], confidence: "two_sources" },
      { from: "2020-01-01", value: 4750, sources: ["s4"], confidence: "two_sources" },
      { from: "2021-01-01", value: 4900, sources: ["s5", "s4"], confidence: "two_sources" },
      { from: "2022-01-01", value: 5000, sources: ["s6", "s4"], confidence: "two_sources" },
      { from: "2023-01-01", value: 5400, sources: ["s7", "s4"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5600, sources: ["s8", "s4"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5800, sources: ["s9", "s4", "s10"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5900, sources: ["s11", "s4", "s12"], confidence: "one_source" },
    ],
    senior_deduction: [
      {
        from: "2018-01-01",
        value: {
          single: 20_000,
          married_joint: 40_000,
          married_separate: 20_000,
          head_of_household: 20_000,
          surviving_spouse: 20_000,
        },
        sources: ["s13", "s14", "s15"],
        confidence: "two_sources",
      },
    ],
    senior_deduction_less_benefits: [
      { from: "2018-01-01", value: true, sources: ["s13", "n3"], confidence: "two_sources" },
      { from: "2026-01-01", value: false, sources: ["n3", "n4"], confidence: "two_sources" },
    ],
    earned_income_match: [
      { from: "2018-01-01", value: 0.06, sources: ["w1", "s16", "s17"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.3, sources: ["w1", "s16", "s17"], confidence: "two_sources" },
    ],
    pension_deduction: [
      {
        from: "2018-01-01",
        value: {
          single: 51570,
          married_joint: 103140,
          married_separate: 51570,
          head_of_household: 51570,
          surviving_spouse: 51570,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2019-01-01",
        value: {
          single: 52808,
          married_joint: 105615,
          married_separate: 52808,
          head_of_household: 52808,
          surviving_spouse: 52808,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2020-01-01",
        value: {
          single: 53759,
          married_joint: 107517,
          married_separate: 53759,
          head_of_household: 53759,
          surviving_spouse: 53759,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2021-01-01",
        value: {
          single: 54_404,
          married_joint: 108_808,
          married_separate: 54_404,
          head_of_household: 54_404,
          surviving_spouse: 54_404,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 56_961,
          married_joint: 113_922,
          married_separate: 56_961,
          head_of_household: 56_961,
          surviving_spouse: 56_961,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 61_518,
          married_joint: 123_036,
          married_separate: 61_518,
          head_of_household: 61_518,
          surviving_spouse: 61_518,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 64_040,
          married_joint: 128_080,
          married_separate: 64_040,
          head_of_household: 64_040,
          surviving_spouse: 64_040,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 65_897,
          married_joint: 131_794,
          married_separate: 65_897,
          head_of_household: 65_897,
          surviving_spouse: 65_897,
        },
        sources: ["w2", "w3"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 67_610,
          married_joint: 135_220,
          married_separate: 67_610,
          head_of_household: 67_610,
          surviving_spouse: 67_610,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    pension_share: [
      {
        from: "2018-01-01",
        value: 0,
        sources: ["w4", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: 0.25,
        sources: ["w4", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.5,
        sources: ["w4", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.75,
        sources: ["w4", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 1,
        sources: ["w4", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
    ],
    pension_born_before: [
      {
        from: "2018-01-01",
        value: 1946,
        sources: ["w5", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: 1959,
        sources: ["w5", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 1963,
        sources: ["w5", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 1967,
        sources: ["w5", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 9999,
        sources: ["w5", "s18", "s16", "n5"],
        confidence: "two_sources",
      },
    ],
    yield_deduction: [
      {
        from: "2018-01-01",
        value: {
          single: 11495,
          married_joint: 22991,
          married_separate: 11495,
          head_of_household: 11495,
          surviving_spouse: 11495,
        },
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2019-01-01",
        value: {
          single: 11771,
          married_joint: 23542,
          married_separate: 11771,
          head_of_household: 11771,
          surviving_spouse: 11771,
        },
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2020-01-01",
        value: {
          single: 11983,
          married_joint: 23966,
          married_separate: 11983,
          head_of_household: 11983,
          surviving_spouse: 11983,
        },
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2021-01-01",
        value: {
          single: 12_127,
          married_joint: 24_254,
          married_separate: 12_127,
          head_of_household: 12_127,
          surviving_spouse: 12_127,
        },
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 12_697,
          married_joint: 25_394,
          married_separate: 12_697,
          head_of_household: 12_697,
          surviving_spouse: 12_697,
        },
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 13_712,
          married_joint: 27_424,
          married_separate: 13_712,
          head_of_household: 13_712,
          surviving_spouse: 13_712,
        },
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 14_274,
          married_joint: 28_548,
          married_separate: 14_274,
          head_of_household: 14_274,
          surviving_spouse: 14_274,
        },
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 14_688,
          married_joint: 29_376,
          married_separate: 14_688,
          head_of_household: 14_688,
          surviving_spouse: 14_688,
        },
        sources: ["a2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 14_688,
          married_joint: 29_376,
          married_separate: 14_688,
          head_of_household: 14_688,
          surviving_spouse: 14_688,
        },
        sources: ["a2"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    pension_tiers: [
      {
        from: "2018-01-01",
        value: { first_before: 1946, second_before: 1953, senior_age: 67 },
        sources: ["s19"],
        confidence: "one_source",
      },
    ],
    schedule_1a: [
      {
        from: "2026-01-01",
        value: ["tips", "overtime"],
        sources: ["n1", "n2"],
        confidence: "two_sources",
      },
    ],
    military_exclusion: [
      { from: "2018-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
