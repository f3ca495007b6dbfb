import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Brackets, Lookup, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Iowa. */
export interface UsIaFigures extends MilitaryFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly pension_exclusion_age: number;
  readonly business_income_share?: number;
  readonly pension_exclusion?: PerStatus<number>;
  readonly care_credit_share?: Lookup;
  readonly earned_income_credit_rate?: number;
  readonly rates: Brackets | PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly follows_federal: boolean;
  readonly personal_credit: number;
  readonly dependent_credit: number;
  readonly aged_credit: number;
  readonly alternate_rate: number;
  readonly alternate_exclusion: number;
  readonly alternate_exclusion_65: number;
  readonly no_tax_single: number;
  readonly no_tax_single_65: number;
  readonly no_tax_other: number;
  readonly no_tax_other_65: number;
}

export const data: JurisdictionData<UsIaFigures> = {
  code: "US-IA",
  name: "Iowa",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "IDR Announces 2021 Interest Rates, Deductions, Income Tax Brackets",
      url: "https://revenue.iowa.gov/idr-announces-2021-interest-rates-deductions-income-tax-brackets",
      readOn: "2026-11-20",
    },
    s2: {
      title: "IA Code § 422.5A - Tax rates (2024) (1)(a)",
      url: "https://law.justia.com/codes/iowa/title-x/chapter-422/section-422-5a/",
      readOn: "2026-11-20",
    },
    s3: {
      title: "IDR Announces 2022 Interest Rates, Deductions, Income Tax Brackets",
      url: "https://revenue.iowa.gov/idr-announces-2022-interest-rates-deductions-income-tax-brackets",
      readOn: "2026-11-20",
    },
    s4: {
      title: "IDR Announces 2023 Interest Rates, Deductions, Income Tax Brackets",
      url: "https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/2023-changes-iowa-individual-income-tax",
      readOn: "2026-11-20",
    },
    s5: {
      title: "IDR Announces 2025 Individual Income Tax Brackets and Interest Rates",
      url: "https://revenue.iowa.gov/press-release/2024-10-16/idr-announces-2025-individual-income-tax-brackets-and-interest-rates",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2021 IA1040 Income Tax Return instructions",
      url: "https://revenue.iowa.gov/sites/default/files/2023-01/2021%20Expanded%20Instructions_010323.pdf#page=46",
      readOn: "2026-11-20",
    },
    s7: {
      title: "2022 IA1040 Income Tax Return instructions",
      url: "https://revenue.iowa.gov/sites/default/files/2023-03/2022%20Expanded%20Instructions_022023.pdf#page=46",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Iowa Individual Income, Corporate, and Franchise Taxes, §422.5 3(a)",
      url: "https://www.legis.iowa.gov/docs/iac/agency/01-24-2024.701.pdf#page=1019",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "Iowa Department of Revenue - 2023 IA1040 Income Tax Return instructions - Iowa Taxable Income",
      url: "https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/iowa-taxable-income",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2021 IA1040 Iowa Income Tax Return, Step 3",
      url: "https://revenue.iowa.gov/sites/default/files/2022-01/IA1040%2841-001%29.pdf#page=1",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2021 IA1040 Income Tax Return instructions",
      url: "https://revenue.iowa.gov/sites/default/files/2023-01/2021%20Expanded%20Instructions_010323.pdf#page=54",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2024 IA1040 Iowa Income Tax Return Instruction, Line 5",
      url: "https://revenue.iowa.gov/media/4152/download?inline#page=12",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2025 IA 1040 Expanded Instructions, Line 5 Iowa Tax",
      url: "https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/iowa-tax",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2021 IA1040 Iowa Income Tax Return, Line 61",
      url: "https://revenue.iowa.gov/sites/default/files/2022-01/IA1040%2841-001%29.pdf#page=2",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2021 IA1040 Income Tax Return instructions",
      url: "https://revenue.iowa.gov/sites/default/files/2023-01/2021%20Expanded%20Instructions_010323.pdf#page=87",
      readOn: "2026-11-20",
    },
    s16: {
      title:
        "Iowa Admin. Code r. 701-304.15 (Iowa Code \u00a7 422.12C), percentage schedule by net income (pre- and post-2021 columns)",
      url: "https://www.legis.iowa.gov/docs/iac/rule/701.304.15.pdf",
      readOn: "2026-11-20",
    },
    s17: {
      title: "Iowa Admin. Code r. 701-304.15 (Cornell LII mirror)",
      url: "https://www.law.cornell.edu/regulations/iowa/Iowa-Code-r-701-304.15",
      readOn: "2026-11-20",
    },
    s18: {
      title: "2021 IA1040 Income Tax Return instructions",
      url: "https://revenue.iowa.gov/sites/default/files/2023-01/2021%20Expanded%20Instructions_010323.pdf#page=26",
      readOn: "2026-11-20",
    },
    s19: {
      title: "2022 IA1040 Income Tax Return instructions",
      url: "https://revenue.iowa.gov/sites/default/files/2023-03/2022%20Expanded%20Instructions_022023.pdf#page=26",
      readOn: "2026-11-20",
    },
    s20: {
      title: "2021 IA1040 Income Tax Return instructions",
      url: "https://revenue.iowa.gov/sites/default/files/2023-01/2021%20Expanded%20Instructions_010323.pdf#page=45",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Tax Foundation on Pub. L. 119-21: states that start from federal taxable income",
      url: "https://taxfoundation.org/research/all/state/big-beautiful-bill-state-tax-impact",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "Iowa Department of Revenue, military retirement benefits exclusion: beside the general one, and not in the limits of low incomes",
      url: "https://tax.iowa.gov/military-retirement-benefits-exclusion-iowa-income-tax",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Iowa Code 422.7(31A), as LegalClarity reads it: all of it, at any age",
      url: "https://legalclarity.org/does-iowa-tax-military-retirement-pay",
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
    rates: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0.0033 },
          { over: 1676, rate: 0.0067 },
          { over: 3352, rate: 0.0225 },
          { over: 6704, rate: 0.0414 },
          { over: 15_084, rate: 0.0563 },
          { over: 25_140, rate: 0.0596 },
          { over: 33_520, rate: 0.0625 },
          { over: 50_280, rate: 0.0744 },
          { over: 75_420, rate: 0.0853 },
        ],
        sources: ["s1", "s2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0.0033 },
          { over: 1743, rate: 0.0067 },
          { over: 3486, rate: 0.0225 },
          { over: 6972, rate: 0.0414 },
          { over: 15_687, rate: 0.0563 },
          { over: 26_145, rate: 0.0596 },
          { over: 34_860, rate: 0.0625 },
          { over: 52_290, rate: 0.0744 },
          { over: 78_435, rate: 0.0853 },
        ],
        sources: ["s3", "s2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.044 },
            { over: 6000, rate: 0.0482 },
            { over: 30_000, rate: 0.057 },
            { over: 75_000, rate: 0.06 },
          ],
          married_joint: [
            { over: 0, rate: 0.044 },
            { over: 12_000, rate: 0.0482 },
            { over: 60_000, rate: 0.057 },
            { over: 150_000, rate: 0.06 },
          ],
          married_separate: [
            { over: 0, rate: 0.044 },
            { over: 6000, rate: 0.0482 },
            { over: 30_000, rate: 0.057 },
            { over: 75_000, rate: 0.06 },
          ],
          head_of_household: [
            { over: 0, rate: 0.044 },
            { over: 6000, rate: 0.0482 },
            { over: 30_000, rate: 0.057 },
            { over: 75_000, rate: 0.06 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.044 },
            { over: 12_000, rate: 0.0482 },
            { over: 60_000, rate: 0.057 },
            { over: 150_000, rate: 0.06 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.044 },
            { over: 6210, rate: 0.0482 },
            { over: 31_050, rate: 0.057 },
          ],
          married_joint: [
            { over: 0, rate: 0.044 },
            { over: 12_420, rate: 0.0482 },
            { over: 62_100, rate: 0.057 },
          ],
          married_separate: [
            { over: 0, rate: 0.044 },
            { over: 6210, rate: 0.0482 },
            { over: 31_050, rate: 0.057 },
          ],
          head_of_household: [
            { over: 0, rate: 0.044 },
            { over: 6210, rate: 0.0482 },
            { over: 31_050, rate: 0.057 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.044 },
            { over: 12_420, rate: 0.0482 },
            { over: 62_100, rate: 0.057 },
          ],
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [{ over: 0, rate: 0.038 }],
        sources: ["s5", "s2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 2130,
          married_joint: 5240,
          married_separate: 2130,
          head_of_household: 5240,
          surviving_spouse: 5240,
        },
        sources: ["s6"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 2210,
          married_joint: 5450,
          married_separate: 2210,
          head_of_household: 5450,
          surviving_spouse: 5450,
        },
        sources: ["s7"],
        confidence: "two_sources",
      },
    ],
    follows_federal: [
      { from: "2021-01-01", value: false, sources: ["s8"], confidence: "one_source" },
      { from: "2023-01-01", value: true, sources: ["s9", "s8"], confidence: "two_sources" },
    ],
    personal_credit: [
      { from: "2021-01-01", value: 40, sources: ["s10"], confidence: "two_sources" },
    ],
    dependent_credit: [
      { from: "2021-01-01", value: 40, sources: ["s10"], confidence: "two_sources" },
    ],
    aged_credit: [{ from: "2021-01-01", value: 20, sources: ["s10"], confidence: "two_sources" }],
    alternate_rate: [
      { from: "2021-01-01", value: 0.0853, sources: ["s10"], confidence: "one_source" },
      { from: "2023-01-01", value: 0.06, sources: ["s11"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.057, sources: ["s12"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.043, sources: ["s13"], confidence: "two_sources" },
    ],
    alternate_exclusion: [
      { from: "2021-01-01", value: 13_500, sources: ["s10"], confidence: "two_sources" },
    ],
    alternate_exclusion_65: [
      { from: "2021-01-01", value: 32_000, sources: ["s10"], confidence: "two_sources" },
    ],
    no_tax_single: [
      { from: "2021-01-01", value: 9000, sources: ["s10"], confidence: "two_sources" },
    ],
    no_tax_single_65: [
      { from: "2021-01-01", value: 24_000, sources: ["s10"], confidence: "two_sources" },
    ],
    no_tax_other: [
      { from: "2021-01-01", value: 13_500, sources: ["s10"], confidence: "two_sources" },
    ],
    no_tax_other_65: [
      { from: "2021-01-01", value: 32_000, sources: ["s10"], confidence: "two_sources" },
    ],
    earned_income_credit_rate: [
      { from: "2021-01-01", value: 0.15, sources: ["s14", "s15"], confidence: "two_sources" },
    ],
    care_credit_share: [
      {
        from: "2018-01-01",
        value: [
          { over: 0, amount: 0.75 },
          { over: 10000, amount: 0.65 },
          { over: 20000, amount: 0.55 },
          { over: 25000, amount: 0.5 },
          { over: 35000, amount: 0.4 },
          { over: 40000, amount: 0.3 },
          { over: 45000, amount: 0 },
          { over: 90000, amount: 0 },
        ],
        sources: ["s16", "s17"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: [
          { over: 0, amount: 0.75 },
          { over: 10000, amount: 0.65 },
          { over: 20000, amount: 0.55 },
          { over: 25000, amount: 0.5 },
          { over: 35000, amount: 0.4 },
          { over: 40000, amount: 0.3 },
          { over: 45000, amount: 0.3 },
          { over: 90000, amount: 0 },
        ],
        sources: ["s16", "s17"],
        confidence: "two_sources",
      },
    ],
    pension_exclusion: [
      {
        from: "2021-01-01",
        value: {
          single: 6000,
          married_joint: 12_000,
          married_separate: 6000,
          head_of_household: 6000,
          surviving_spouse: 6000,
        },
        sources: ["s18", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 1e12,
          married_joint: 1e12,
          married_separate: 1e12,
          head_of_household: 1e12,
          surviving_spouse: 1e12,
        },
        sources: ["s18", "s19"],
        confidence: "two_sources",
      },
    ],
    business_income_share: [
      { from: "2021-01-01", value: 0.5, sources: ["s10", "s20"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.75, sources: ["s10", "s20"], confidence: "two_sources" },
    ],
    pension_exclusion_age: [
      { from: "2021-01-01", value: 55, sources: ["s18", "s19"], confidence: "one_source" },
    ],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
