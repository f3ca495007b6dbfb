import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of New Jersey. */
export interface UsNjFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly exemption: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly aged_exemption: number;
  readonly no_tax_up_to: PerStatus<number>;

  readonly retirement_age: number;
  readonly retirement_exclusion: PerStatus<number>;
  readonly retirement_exclusion_share: PerStatus<Lookup>;
  readonly other_exclusion_earned_limit: number;
  readonly medical_floor: number;
  readonly property_tax_deduction: number;
  readonly property_tax_credit: number;
  readonly earned_income_match: number;
  readonly earned_income_ages: readonly [least: number, most: number];
  readonly care_credit_share: Lookup;
  readonly child_credit?: Lookup;
  readonly child_credit_under_age: number;
}

export const data: JurisdictionData<UsNjFigures> = {
  code: "US-NJ",
  name: "New Jersey",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "OpenTaxSolver 2021, NJ-1040: rows of the tax table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2021/src/taxsolve_NJ_1040_2021.c",
      readOn: "2026-11-22",
    },
    t2: {
      title: "OpenTaxSolver 2022, NJ-1040: rows of the tax table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2022/src/taxsolve_NJ_1040_2022.c",
      readOn: "2026-11-22",
    },
    t3: {
      title: "OpenTaxSolver 2023, NJ-1040: rows of the tax table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2023/src/taxsolve_NJ_1040_2023.c",
      readOn: "2026-11-22",
    },
    t4: {
      title:
        "NJ-1040 instructions of 2024 and 2025, line 43 and tax table from page 54, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/29f51eb1be220e1ceeefc1b7468825a94ae46db9/docs/validation/state-fixtures/NJ-VA-2024-2025.md",
      readOn: "2026-11-22",
    },
    t5: {
      title:
        "2025 NJ-1040 instructions, tax table and tax rate schedules, as Invaro/opentax-engine reads them",
      url: "https://github.com/Invaro/opentax-engine/blob/fdaa5d6346782d9d82db8cd4bbebf9f188531425/packages/corpus-us-federal/src/rules/state-nj.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title:
        "2022 New Jersey Revised Statutes - Title 54A - New Jersey Gross Income Tax Act Section 54A:2-1 - Imposition of tax",
      url: "https://law.justia.com/codes/new-jersey/2022/title-54a/section-54a-2-1/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2021 New Jersey NJ-1040 Resident Return",
      url: "https://www.state.nj.us/treasury/taxation/pdf/other_forms/tgi-ee/2021/1040i.pdf#page=8",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2021 New Jersey NJ-1040 Resident Return",
      url: "https://www.state.nj.us/treasury/taxation/pdf/other_forms/tgi-ee/2021/1040i.pdf#page=21",
      readOn: "2026-11-20",
    },
    s4: {
      title: "NJ Legal Code",
      url: "https://lis.njleg.state.nj.us/nxt/gateway.dll?f=templates&fn=default.htm&vid=Publish:10.1048/Enu",
      readOn: "2026-11-20",
    },
    n1: {
      title:
        "N.J.S.A. 54A:6-10 and 54A:6-15: pensions and other retirement income from 62 on; NJ-1040 worksheet D",
      url: "https://law.justia.com/codes/new-jersey/title-54a/section-54a-6-15/",
      readOn: "2026-11-28",
    },
    n2: {
      title: "N.J.S.A. 54A:3-3: medical expenses",
      url: "https://law.justia.com/codes/new-jersey/title-54a/section-54a-3-3/",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "N.J.S.A. 54A:3A-17 and 54A:3A-20: property tax deduction or credit; NJ-1040 worksheets G and H",
      url: "https://law.justia.com/codes/new-jersey/title-54a/section-54a-3a-17/",
      readOn: "2026-11-28",
    },
    n4: {
      title:
        "N.J.S.A. 54A:4-7: earned income credit, without children from 18 on, as PolicyEngine US reads it",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/nj/tax/income/credits/eitc",
      readOn: "2026-11-28",
    },
    n5: {
      title: "N.J.S.A. 54A:4-17: child and dependent care credit, as PolicyEngine US reads it",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/nj/tax/income/credits/cdcc/rate.yaml",
      readOn: "2026-11-28",
    },
    n6: {
      title: "N.J.S.A. 54A:4-17.1: child tax credit, as PolicyEngine US reads it",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/nj/tax/income/credits/ctc",
      readOn: "2026-11-28",
    },
    m1: {
      title: "New Jersey Division of Taxation: U.S. military pensions are not taxable",
      url: "https://nj.gov/treasury/taxation/military/taxinformation.shtml",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, military pensions in New Jersey",
      url: "https://support.taxslayer.com/hc/en-us/articles/360028868272-Is-my-military-pension-retirement-income-taxable-to-New-Jersey",
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
        from: "2021-01-01",
        value: {
          bands: [{ from: 0, width: 50 }],
          end: 100_000,
          bases: {
            single: [0, 280, 542.5, 717.5, 2651.25],
            married_joint: [0, 280, 805, 1295.5, 1645],
            married_separate: [0, 280, 542.5, 717.5, 2651.25],
            head_of_household: [0, 280, 805, 1295.5, 1645],
            surviving_spouse: [0, 280, 805, 1295.5, 1645],
          },
        },
        sources: ["t1", "t2", "t3", "t4", "t5"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 35_000, rate: 0.035 },
            { over: 40_000, rate: 0.05525 },
            { over: 75_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          married_joint: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 50_000, rate: 0.0245 },
            { over: 70_000, rate: 0.035 },
            { over: 80_000, rate: 0.05525 },
            { over: 150_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          married_separate: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 35_000, rate: 0.035 },
            { over: 40_000, rate: 0.05525 },
            { over: 75_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          head_of_household: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 50_000, rate: 0.0245 },
            { over: 70_000, rate: 0.035 },
            { over: 80_000, rate: 0.05525 },
            { over: 150_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 50_000, rate: 0.0245 },
            { over: 70_000, rate: 0.035 },
            { over: 80_000, rate: 0.05525 },
            { over: 150_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 1000,
          married_joint: 2000,
          married_separate: 1000,
          head_of_household: 1000,
          surviving_spouse: 1000,
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 1500, sources: ["s2"], confidence: "two_sources" },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s2"], confidence: "two_sources" },
    ],
    no_tax_up_to: [
      {
        from: "2021-01-01",
        value: {
          single: 10_000,
          married_joint: 20_000,
          married_separate: 10_000,
          head_of_household: 20_000,
          surviving_spouse: 20_000,
        },
        sources: ["s3", "s4"],
        confidence: "two_sources",
      },
    ],
    retirement_age: [{ from: "2021-01-01", value: 62, sources: ["n1"], confidence: "one_source" }],
    retirement_exclusion: [
      {
        from: "2021-01-01",
        value: {
          single: 75000,
          married_joint: 100000,
          married_separate: 50000,
          head_of_household: 75000,
          surviving_spouse: 75000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    retirement_exclusion_share: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: -1, amount: 1 },
            { over: 100000, amount: 0.375 },
            { over: 125000, amount: 0.1875 },
            { over: 150000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 1 },
            { over: 100000, amount: 0.5 },
            { over: 125000, amount: 0.25 },
            { over: 150000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 1 },
            { over: 100000, amount: 0.25 },
            { over: 125000, amount: 0.125 },
            { over: 150000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 1 },
            { over: 100000, amount: 0.375 },
            { over: 125000, amount: 0.1875 },
            { over: 150000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 1 },
            { over: 100000, amount: 0.375 },
            { over: 125000, amount: 0.1875 },
            { over: 150000, amount: 0 },
          ],
        },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    other_exclusion_earned_limit: [
      { from: "2021-01-01", value: 3000, sources: ["n1"], confidence: "one_source" },
    ],
    medical_floor: [{ from: "2021-01-01", value: 0.02, sources: ["n2"], confidence: "one_source" }],
    property_tax_deduction: [
      { from: "2021-01-01", value: 15000, sources: ["n3"], confidence: "one_source" },
    ],
    property_tax_credit: [
      { from: "2021-01-01", value: 50, sources: ["n3"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.4, sources: ["n4"], confidence: "one_source" },
    ],
    earned_income_ages: [
      { from: "2021-01-01", value: [18, 200], sources: ["n4"], confidence: "one_source" },
    ],
    care_credit_share: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0.5 },
          { over: 30000, amount: 0.4 },
          { over: 60000, amount: 0.3 },
          { over: 90000, amount: 0.2 },
          { over: 120000, amount: 0.1 },
          { over: 150000, amount: 0 },
        ],
        sources: ["n5"],
        confidence: "one_source",
      },
    ],
    child_credit: [
      {
        from: "2022-01-01",
        value: [
          { over: -1, amount: 500 },
          { over: 30000, amount: 400 },
          { over: 40000, amount: 300 },
          { over: 50000, amount: 200 },
          { over: 60000, amount: 100 },
          { over: 80000, amount: 0 },
        ],
        sources: ["n6"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: [
          { over: -1, amount: 1000 },
          { over: 30000, amount: 800 },
          { over: 40000, amount: 600 },
          { over: 50000, amount: 400 },
          { over: 60000, amount: 200 },
          { over: 80000, amount: 0 },
        ],
        sources: ["n6"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: -1, amount: 1250 },
          { over: 30000, amount: 1000 },
          { over: 40000, amount: 750 },
          { over: 50000, amount: 500 },
          { over: 60000, amount: 250 },
          { over: 80000, amount: 0 },
        ],
        sources: ["n6"],
        confidence: "one_source",
      },
    ],
    child_credit_under_age: [
      { from: "2021-01-01", value: 6, sources: ["n6"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
