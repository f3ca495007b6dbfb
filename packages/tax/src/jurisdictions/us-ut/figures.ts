import type { JurisdictionData } from "../../engine/figures.ts";
import type { PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Utah. */
export interface UsUtFigures extends MilitaryFigures {
  readonly rate: number;
  readonly credit_rate: number;
  readonly dependent_exemption: number;
  readonly exemptions_in_year_of_birth: number;
  readonly credit_start: PerStatus<number>;
  readonly credit_loss_rate: number;
  readonly child_credit?: number;
  /** Ages of the children who count: from the first age up to, but not including, the second. */
  readonly child_credit_ages?: readonly [number, number];
  readonly child_credit_start?: PerStatus<number>;
  readonly child_credit_loss_rate?: number;
  readonly retirement_credit: number;
  readonly retirement_credit_born_by: number;
  readonly retirement_credit_start: PerStatus<number>;
  readonly retirement_credit_loss_rate: number;

  readonly benefits_credit_start: PerStatus<number>;
  readonly benefits_credit_loss_rate: number;
  readonly earned_income_match?: number;
}

export const data: JurisdictionData<UsUtFigures> = {
  code: "US-UT",
  name: "Utah",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Utah Code 59-10-104 (2) (b)",
      url: "https://le.utah.gov/xcode/historical.html?date=1/1/2014&oc=/xcode/Title59/Chapter10/C59-10-S104_1800010118000101.html",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Utah Code 59-10-104 (2) (b)",
      url: "https://le.utah.gov/xcode/historical.html?date=8/17/2022&oc=/xcode/Title59/Chapter10/C59-10-S104_2022050420220504.html",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Utah Code 59-10-104 (2) (b)",
      url: "https://le.utah.gov/xcode/Title59/Chapter10/59-10-S104.html?v=C59-10-S104_2024010120240501",
      readOn: "2026-11-20",
    },
    s4: {
      title: "House Bill 106",
      url: "https://le.utah.gov/~2025/bills/static/HB0106.html",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "Utah Code 59-10-104: 4.45% (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Utah Code §59-10-1018 (2)(b)",
      url: "https://le.utah.gov/xcode/historical.html?date=2/7/2025&oc=/xcode/Title59/Chapter10/C59-10-S1018_2021050520210505.html",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Utah Code §59-10-1018 (2)(b)",
      url: "https://le.utah.gov/xcode/historical.html?date=2/7/2025&oc=/xcode/Title59/Chapter10/C59-10-S1018_2018051620180721.html",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Utah Form TC-40 (2021) line 11",
      url: "https://www.taxformfinder.org/forms/2021/2021-utah-tc-40-full-packet.pdf#page=9",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Utah Form TC-40 (2022) line 11",
      url: "https://tax.utah.gov/forms/current/tc-40inst.pdf#page=10",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Utah Form TC-40 (2022) line 17",
      url: "https://tax.utah.gov/forms/2022/tc-40inst.pdf#page=10",
      readOn: "2026-11-20",
    },
    s12: {
      title:
        "Utah Code 59-10-1047 as of 2024: 1,000 for a child of 1 to 3 years, less 10 % of income over 43,000 / 54,000 / 27,000 (as PolicyEngine US quotes it)",
      url: "https://le.utah.gov/xcode/Title59/Chapter10/59-10-S1047.html?v=C59-10-S1047_2023050320240101",
      readOn: "2026-11-21",
    },
    s13: {
      title:
        "Utah House Bill 106 (2025): from 2025 every child under 6 (as PolicyEngine US quotes it)",
      url: "https://le.utah.gov/Session/2025/bills/enrolled/HB0106.pdf#page=6",
      readOn: "2026-11-21",
    },
    s14: {
      title:
        "Utah House Bill 290 (2026), section 59-10-1047(4): 49,000 / 61,000 / 30,500 from 2026 (as PolicyEngine US quotes it)",
      url: "https://le.utah.gov/Session/2026/bills/enrolled/HB0290.pdf#page=3",
      readOn: "2026-11-21",
    },
    s11: {
      title: "Utah Code §59-10-1018 (4)",
      url: "https://le.utah.gov/xcode/Title59/Chapter10/59-10-S1018.html?v=C59-10-S1018_2023050320230503",
      readOn: "2026-11-20",
    },
    s15: {
      title:
        "Utah Code 59-10-1019: 450 for each who was born by the end of 1952, less 2.5 cents per dollar of modified adjusted gross income over 25,000 / 32,000 / 16,000 (read in a published copy)",
      url: "https://codes.findlaw.com/ut/title-59-revenue-and-taxation/ut-code-sect-59-10-1019/",
      readOn: "2026-11-22",
    },
    s16: {
      title: "Utah State Tax Commission, retirement credit (code 18), Form TC-40C",
      url: "https://incometax.utah.gov/credits/retirement-credit",
      readOn: "2026-11-22",
    },
    s17: {
      title: "TaxSlayer, who can take the Utah retirement tax credit: the starts of the phase-out",
      url: "https://support.taxslayer.com/hc/en-us/articles/360015708152-Who-Can-Take-The-Utah-Retirement-Tax-Credit",
      readOn: "2026-11-22",
    },
    s18: {
      title:
        "Utah HB 275 of 2023, text of the additional exemption in the year of a qualifying dependent's birth; Utah Code 59-10-1018(1)(g) (as PolicyEngine US cites it)",
      url: "https://le.utah.gov/~2023/bills/hbillint/HB0275.htm",
      readOn: "2026-11-22",
    },
    s19: {
      title:
        "US Legal Forms, Utah personal exemption: new for 2023, an additional dependent in the year of birth",
      url: "https://www.uslegalforms.com/forms-kit/us-00003bg-i/salt-lake-affidavit-amend-form-for-taxes",
      readOn: "2026-11-22",
    },
    n1: {
      title: "Utah Code 59-10-1042: Social Security benefits credit, as PolicyEngine US reads it",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/ut/tax/income/credits/ss_benefits",
      readOn: "2026-11-28",
    },
    n2: {
      title:
        "Utah Code 59-10-1044: earned income credit of 15, from 2023 20 % of the federal one, at most the wages",
      url: "https://le.utah.gov/xcode/Title59/Chapter10/59-10-S1044.html",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "Utah Code 59-10-1043: from 2021 the rate of tax on military retirement pay, not with 59-10-1019",
      url: "https://print.casetext.com/statute/utah-code/title-59-revenue-and-taxation/chapter-10-individual-income-tax-act/part-10-nonrefundable-tax-credit-act/section-59-10-1043-nonrefundable-tax-credit-for-military-retirement",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Utah Code 59-10-1043, a second copy",
      url: "https://www.lawserver.com/law/state/utah/ut-code/utah_code_59-10-1043",
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
      confidence: "two_sources",
    },
  ],
  figures: {
    rate: [
      { from: "2021-01-01", value: 0.0495, sources: ["s1"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.0485, sources: ["s2", "s1"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.0465, sources: ["s1"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.0455, sources: ["s3", "s1"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.045, sources: ["s4", "s1"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.0445, sources: ["s1", "s5"], confidence: "two_sources" },
    ],
    credit_rate: [
      { from: "2021-01-01", value: 0.06, sources: ["s6", "s7"], confidence: "two_sources" },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 1750, sources: ["s8", "s6"], confidence: "two_sources" },
      { from: "2022-01-01", value: 1802, sources: ["s9", "s6"], confidence: "two_sources" },
      { from: "2023-01-01", value: 1941, sources: ["s9", "s6"], confidence: "two_sources" },
      { from: "2024-01-01", value: 2046, sources: ["s6"], confidence: "two_sources" },
      { from: "2025-01-01", value: 2111, sources: ["s6"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 2111,
        sources: ["s6", "s5"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    exemptions_in_year_of_birth: [
      { from: "2021-01-01", value: 1, sources: ["s8", "s6"], confidence: "two_sources" },
      { from: "2023-01-01", value: 2, sources: ["s18", "s19"], confidence: "two_sources" },
    ],
    credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 15_095,
          married_joint: 30_190,
          married_separate: 15_095,
          head_of_household: 22_643,
          surviving_spouse: 30_190,
        },
        sources: ["s6", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 15_548,
          married_joint: 31_096,
          married_separate: 15_548,
          head_of_household: 23_322,
          surviving_spouse: 31_096,
        },
        sources: ["s10", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 16_742,
          married_joint: 33_484,
          married_separate: 16_742,
          head_of_household: 25_114,
          surviving_spouse: 33_484,
        },
        sources: ["s11", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 17_652,
          married_joint: 35_304,
          married_separate: 17_652,
          head_of_household: 26_478,
          surviving_spouse: 35_304,
        },
        sources: ["s7"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 18_213,
          married_joint: 36_426,
          married_separate: 18_213,
          head_of_household: 27_320,
          surviving_spouse: 36_426,
        },
        sources: ["s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 18_213,
          married_joint: 36_426,
          married_separate: 18_213,
          head_of_household: 27_320,
          surviving_spouse: 36_426,
        },
        sources: ["s7", "s5"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    credit_loss_rate: [
      { from: "2021-01-01", value: 0.013, sources: ["s6", "s7"], confidence: "two_sources" },
    ],
    child_credit: [{ from: "2024-01-01", value: 1000, sources: ["s12"], confidence: "one_source" }],
    child_credit_ages: [
      { from: "2024-01-01", value: [1, 4], sources: ["s12"], confidence: "one_source" },
      { from: "2025-01-01", value: [0, 6], sources: ["s13"], confidence: "one_source" },
    ],
    child_credit_start: [
      {
        from: "2024-01-01",
        value: {
          single: 43_000,
          married_joint: 54_000,
          married_separate: 27_000,
          head_of_household: 43_000,
          surviving_spouse: 54_000,
        },
        sources: ["s12"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 49_000,
          married_joint: 61_000,
          married_separate: 30_500,
          head_of_household: 49_000,
          surviving_spouse: 61_000,
        },
        sources: ["s14"],
        confidence: "one_source",
      },
    ],
    child_credit_loss_rate: [
      { from: "2024-01-01", value: 0.1, sources: ["s12"], confidence: "one_source" },
    ],
    retirement_credit: [
      { from: "2021-01-01", value: 450, sources: ["s15", "s16"], confidence: "two_sources" },
    ],
    retirement_credit_born_by: [
      { from: "2021-01-01", value: 1952, sources: ["s15", "s16"], confidence: "two_sources" },
    ],
    retirement_credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 25_000,
          married_joint: 32_000,
          married_separate: 16_000,
          head_of_household: 32_000,
          surviving_spouse: 32_000,
        },
        sources: ["s15", "s17"],
        confidence: "two_sources",
      },
    ],
    retirement_credit_loss_rate: [
      { from: "2021-01-01", value: 0.025, sources: ["s15", "s17"], confidence: "two_sources" },
    ],
    benefits_credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 30000,
          married_joint: 50000,
          married_separate: 25000,
          head_of_household: 50000,
          surviving_spouse: 50000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 37000,
          married_joint: 62000,
          married_separate: 31000,
          head_of_household: 62000,
          surviving_spouse: 62000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 45000,
          married_joint: 75000,
          married_separate: 37500,
          head_of_household: 75000,
          surviving_spouse: 75000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 54000,
          married_joint: 90000,
          married_separate: 45000,
          head_of_household: 90000,
          surviving_spouse: 90000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    benefits_credit_loss_rate: [
      { from: "2021-01-01", value: 0.025, sources: ["n1"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2022-01-01", value: 0.15, sources: ["n2"], confidence: "one_source" },
      { from: "2023-01-01", value: 0.2, sources: ["n2"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
