import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Virginia. */
export interface UsVaFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: Brackets;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption: number;
  readonly aged_exemption: number;
  readonly spouse_adjustment_cap: number;
  readonly no_tax_below: PerStatus<number>;
  readonly age_deduction: number;
  readonly age_deduction_start: PerStatus<number>;
  readonly age_deduction_whole_born_before: number;
  readonly low_income_credit: number;
  readonly poverty_guideline: number;
  readonly poverty_guideline_further: number;

  readonly itemized_limit_start: PerStatus<number>;
  readonly itemized_limit: { readonly loss_rate: number; readonly limited_share: number };
  readonly earned_income_match: number;
  readonly earned_income_match_refundable?: number;
}

export const data: JurisdictionData<UsVaFigures> = {
  code: "US-VA",
  name: "Virginia",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "Form 760 instructions of 2024 and Virginia's tax table of 2025, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/29f51eb1be220e1ceeefc1b7468825a94ae46db9/docs/validation/state-fixtures/NJ-VA-2024-2025.md",
      readOn: "2026-11-22",
    },
    t2: {
      title: "Virginia tax table, as Invaro/opentax-engine reads it",
      url: "https://github.com/Invaro/opentax-engine/blob/f23f60743409f8d445ba8eeddf5c27a1dd193e82/packages/corpus-us-federal/src/rules/state-va.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Virginia 2021 Form 760 Resident Individual Income Tax Booklet",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2021-760-instructions.pdf#page=41",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Code of Virginia § 58.1-320.",
      url: "https://law.lis.virginia.gov/vacodefull/title58.1/chapter3/article2/",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Virginia 2021 Form 760 Resident Individual Income Tax Booklet",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2021-760-instructions.pdf#page=18",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Code of Virginia § 58.1-322.03.(1)(b)",
      url: "https://law.lis.virginia.gov/vacode/title58.1/section58.1-322.03/",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Virginia 2022 Form 760 Resident Individual Income Tax Booklet",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2022-760-instructions.pdf#page=18",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Virginia 2024 Form 760 Resident Individual Income Tax Instructions",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2024-760-instructions.pdf#page=17",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Virginia 2025 Form 760 Resident Individual Income Tax Instructions",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2025-760-instructions.pdf#page=17",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Virginia Tax, deductions page",
      url: "https://www.tax.virginia.gov/deductions",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Virginia 2021 Form 760 Resident Individual Income Tax Booklet",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2021-760-instructions.pdf#page=20",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Virginia 2021 Form 760 Resident Individual Income Tax Booklet",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2021-760-instructions.pdf#page=11",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Code of Virginia 58.1-322.03(5)",
      url: "https://law.lis.virginia.gov/vacodefull/title58.1/chapter3/article2/",
      readOn: "2026-11-22",
    },
    s12: {
      title: "Virginia 2025 Form 760 instructions, age deduction (as PolicyEngine US cites them)",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2025-760-instructions.pdf#page=16",
      readOn: "2026-11-22",
    },
    s13: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    s14: {
      title: "Code of Virginia 58.1-339.8(B)(1) and (D)",
      url: "https://law.lis.virginia.gov/vacode/title58.1/chapter3/section58.1-339.8/",
      readOn: "2026-11-22",
    },
    s15: {
      title:
        "Virginia 2025 Form 760 instructions, credit for low-income individuals (as PolicyEngine US and Invaro/opentax-engine cite them)",
      url: "https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2025-760-instructions.pdf#page=31",
      readOn: "2026-11-22",
    },
    s16: {
      title: "HHS poverty guidelines 2021, 86 FR 7732 (read in a table that cites it)",
      url: "https://docslib.org/doc/2431152/2021-federal-poverty-guidelines-fpg-annual-monthly-income-levels-from-100-to-250",
      readOn: "2026-11-20",
    },
    s17: {
      title: "HHS poverty guidelines 2022, 87 FR 3315",
      url: "https://www.federalregister.gov/d/2022-01166",
      readOn: "2026-11-20",
    },
    s18: {
      title: "HHS poverty guidelines 2023, 88 FR 3424",
      url: "https://www.federalregister.gov/d/2023-00885",
      readOn: "2026-11-20",
    },
    s19: {
      title: "HHS poverty guidelines 2024, 89 FR 2961",
      url: "https://www.federalregister.gov/d/2024-00796",
      readOn: "2026-11-20",
    },
    s20: {
      title: "HHS poverty guidelines 2025, 90 FR 5917",
      url: "https://www.federalregister.gov/d/2025-01377",
      readOn: "2026-11-20",
    },
    s21: {
      title: "HHS, poverty guidelines for 2026 (91 FR 1797)",
      url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
      readOn: "2026-11-20",
    },
    s22: {
      title: "PolicyEngine US, federal poverty guidelines, which cites the pages of HHS",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/hhs/fpg.yaml",
      readOn: "2026-11-21",
    },
    n1: {
      title:
        "Va. Code 58.1-322.03(1)(a) and 58.1-301: itemized deductions with the limit of 26 U.S.C. 68 as before 2018; Schedule A instructions of each year, as PolicyEngine US reads them",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/va/tax/income/deductions/itemized",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "Va. Code 58.1-339.8(B)(2) and (3): 20 % of the federal earned income credit, or 15, from 2025 20 % of it paid out",
      url: "https://law.lis.virginia.gov/vacode/58.1-339.8/",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "TaxSlayer Pro on Va. Code 58.1-322.02: from 55 10,000 in 2022 and 20,000 in 2023; at any age 30,000 in 2024 and 40,000 from 2025",
      url: "https://support.taxslayerpro.com/hc/en-us/articles/7874011763738-Desktop-Virginia-Military-Retirement-Pension-Income",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Hook Law, the military retirement income subtraction of Virginia",
      url: "https://hooklaw.net/blog/virginia-military-retirement-income-subtraction-recent-changes-and-what-you-need-to-know",
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
    printed_table: [
      {
        from: "2024-01-01",
        value: {
          bands: [
            { from: 5000, width: 40 },
            { from: 16_999.5, width: 800, rows: 23 },
          ],
          end: 98_356,
        },
        sources: ["t1", "t2"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0.02 },
          { over: 3000, rate: 0.03 },
          { over: 5000, rate: 0.05 },
          { over: 17_000, rate: 0.0575 },
        ],
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 4500,
          married_joint: 9000,
          married_separate: 4500,
          head_of_household: 4500,
          surviving_spouse: 4500,
        },
        sources: ["s3", "s4"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 8000,
          married_joint: 16_000,
          married_separate: 8000,
          head_of_household: 8000,
          surviving_spouse: 8000,
        },
        sources: ["s5", "s4"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 8500,
          married_joint: 17_000,
          married_separate: 8500,
          head_of_household: 8500,
          surviving_spouse: 8500,
        },
        sources: ["s6", "s4"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 8750,
          married_joint: 17_500,
          married_separate: 8750,
          head_of_household: 8750,
          surviving_spouse: 8750,
        },
        sources: ["s7", "s4", "s8"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      { from: "2021-01-01", value: 930, sources: ["s3", "s2"], confidence: "two_sources" },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 800, sources: ["s3", "s2"], confidence: "two_sources" },
    ],
    spouse_adjustment_cap: [
      { from: "2021-01-01", value: 259, sources: ["s9"], confidence: "two_sources" },
    ],
    no_tax_below: [
      {
        from: "2021-01-01",
        value: {
          single: 11_950,
          married_joint: 23_900,
          married_separate: 11_950,
          head_of_household: 11_950,
          surviving_spouse: 11_950,
        },
        sources: ["s10", "s2"],
        confidence: "two_sources",
      },
    ],
    age_deduction: [
      {
        from: "2021-01-01",
        value: 12_000,
        sources: ["s11", "s12", "s13"],
        confidence: "two_sources",
      },
    ],
    age_deduction_start: [
      {
        from: "2021-01-01",
        value: {
          single: 50_000,
          married_joint: 75_000,
          married_separate: 75_000,
          head_of_household: 50_000,
          surviving_spouse: 50_000,
        },
        sources: ["s11", "s12", "s13"],
        confidence: "two_sources",
      },
    ],
    age_deduction_whole_born_before: [
      { from: "2021-01-01", value: 1939, sources: ["s11", "s12"], confidence: "two_sources" },
    ],
    low_income_credit: [
      { from: "2021-01-01", value: 300, sources: ["s14", "s15"], confidence: "two_sources" },
    ],
    poverty_guideline: [
      { from: "2021-01-01", value: 12_880, sources: ["s16", "s22"], confidence: "two_sources" },
      { from: "2022-01-01", value: 13_590, sources: ["s17", "s22"], confidence: "two_sources" },
      { from: "2023-01-01", value: 14_580, sources: ["s18", "s22"], confidence: "two_sources" },
      { from: "2024-01-01", value: 15_060, sources: ["s19", "s22"], confidence: "two_sources" },
      { from: "2025-01-01", value: 15_650, sources: ["s20", "s22"], confidence: "two_sources" },
      { from: "2026-01-01", value: 15_960, sources: ["s21", "s22"], confidence: "two_sources" },
    ],
    poverty_guideline_further: [
      { from: "2021-01-01", value: 4540, sources: ["s16", "s22"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4720, sources: ["s17", "s22"], confidence: "two_sources" },
      { from: "2023-01-01", value: 5140, sources: ["s18", "s22"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5380, sources: ["s19", "s22"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5500, sources: ["s20", "s22"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5680, sources: ["s21", "s22"], confidence: "two_sources" },
    ],
    itemized_limit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 278450,
          married_joint: 334150,
          married_separate: 167075,
          head_of_household: 306300,
          surviving_spouse: 334150,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 286600,
          married_joint: 343950,
          married_separate: 171975,
          head_of_household: 315300,
          surviving_spouse: 343950,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 307400,
          married_joint: 368900,
          married_separate: 184450,
          head_of_household: 338150,
          surviving_spouse: 368900,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 323650,
          married_joint: 388400,
          married_separate: 194200,
          head_of_household: 356000,
          surviving_spouse: 388400,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 332700,
          married_joint: 399200,
          married_separate: 199600,
          head_of_household: 365950,
          surviving_spouse: 399200,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 332700,
          married_joint: 399200,
          married_separate: 199600,
          head_of_household: 365950,
          surviving_spouse: 399200,
        },
        sources: ["n1"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    itemized_limit: [
      {
        from: "2021-01-01",
        value: { loss_rate: 0.03, limited_share: 0.8 },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.2, sources: ["n3"], confidence: "one_source" },
    ],
    earned_income_match_refundable: [
      { from: "2022-01-01", value: 0.15, sources: ["n3"], confidence: "one_source" },
      { from: "2025-01-01", value: 0.2, sources: ["n3"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m1"], confidence: "one_source" },
      {
        from: "2022-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 0 },
            { over: 55, amount: 10_000 },
          ],
        },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 0 },
            { over: 55, amount: 20_000 },
          ],
        },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { share: 1, most: [{ over: 0, amount: 30_000 }] },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { share: 1, most: [{ over: 0, amount: 40_000 }] },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
    ],
  },
};
