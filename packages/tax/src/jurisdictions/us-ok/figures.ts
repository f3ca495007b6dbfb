import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";
import type { EarnedIncomeTerms } from "../us/states/federal-matches.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Oklahoma. */
export interface UsOkFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption: number;
  readonly aged_exemption_limit: PerStatus<number>;
  readonly child_credit_share: number;
  readonly child_credit_limit: number;

  readonly pension_exclusion: number;
  readonly itemized_limit: number;
  readonly care_credit_share: number;
  readonly earned_income_match: number;
  readonly earned_income_terms: EarnedIncomeTerms;
  readonly earned_income_is_refundable: boolean;
  readonly sales_tax_relief: {
    readonly per_person: number;
    readonly income_limit: number;
    readonly family_limit: number;
  };
  readonly property_tax_relief: {
    readonly income_limit: number;
    readonly income_share: number;
    readonly most: number;
  };
}

export const data: JurisdictionData<UsOkFigures> = {
  code: "US-OK",
  name: "Oklahoma",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2025 Oklahoma 511 packet, tax table, pages 27 to 38: Invaro/opentax-engine compared its 2,000 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/ef5e9fb7b5299e96d3ae2d156257cfe7854f9c14/packages/corpus-us-federal/src/rules/state-ok.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "2021 Form 511 instructions",
      url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2021/511-Pkt-2021.pdf",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Oklahoma Statutes",
      url: "https://www.oscn.net/applications/oscn/DeliverDocument.asp?CiteID=92565",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2022 Form 511 instructions",
      url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2022/511-Pkt-2022.pdf",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 Form 511 instructions",
      url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2024/511-Pkt.pdf#page=38",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "68 O.S. 2355 (2026): 0 / 2.5 / 3.5 / 4.5%; 68 O.S. 2358 exemption (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    n1: {
      title: "68 O.S. 2358(D): Social Security benefits, and 10,000 of pensions of each person",
      url: "https://law.justia.com/codes/oklahoma/title-68/section-68-2358/",
      readOn: "2026-11-28",
    },
    n2: {
      title:
        "68 O.S. 2358(E)(4): itemized deductions of at most 17,000, but for gifts and medical expenses; Schedule 511-D",
      url: "https://law.justia.com/codes/oklahoma/title-68/section-68-2358/",
      readOn: "2026-11-28",
    },
    n3: {
      title: "68 O.S. 2357(B)(2): 20 % of the federal care credit, or 5 % of the child credit",
      url: "https://law.justia.com/codes/oklahoma/title-68/section-68-2357/",
      readOn: "2026-11-28",
    },
    n4: {
      title:
        "68 O.S. 2357.43: 5 % of the federal earned income credit as of 2020, refundable from 2022",
      url: "https://law.justia.com/codes/oklahoma/title-68/section-68-2357-43/",
      readOn: "2026-11-28",
    },
    n5: {
      title: "68 O.S. 5011: sales tax relief; Form 538-S",
      url: "https://law.justia.com/codes/oklahoma/title-68/section-68-5011/",
      readOn: "2026-11-28",
    },
    n6: {
      title: "68 O.S. 2906, 2907: property tax relief; Form 538-H",
      url: "https://law.justia.com/codes/oklahoma/title-68/section-68-2907/",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "Form 511-A before 2022: the greater of 75 % and 10,000 (explained in a forum of preparers)",
      url: "https://ttlc.intuit.com/community/retirement/discussion/where-on-the-oklahoma-state-tax-return-do-i-subtract-the-10-000-allowed-for-military-retirement/01/475209",
      readOn: "2026-11-28",
    },
    m2: {
      title:
        "LegalClarity on 68 O.S. 2358: all of it from 2022, before the greater of 10,000 and 75 %",
      url: "https://legalclarity.org/does-oklahoma-tax-military-retirement-pay",
      readOn: "2026-11-28",
    },
    m3: {
      title: "Oklahoma Senate on SB 401: exempt from tax year 2022",
      url: "https://oksenate.gov/press-releases/military-pensions-now-exempt-state-income-tax-sen-brenda-stanley-says-retirees-can",
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
        from: "2025-01-01",
        value: { bands: [{ from: 0, width: 50 }], end: 100_000 },
        sources: ["t1"],
        confidence: "one_source",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.005 },
            { over: 1000, rate: 0.01 },
            { over: 2500, rate: 0.02 },
            { over: 3750, rate: 0.03 },
            { over: 4900, rate: 0.04 },
            { over: 7200, rate: 0.05 },
          ],
          married_joint: [
            { over: 0, rate: 0.005 },
            { over: 2000, rate: 0.01 },
            { over: 5000, rate: 0.02 },
            { over: 7500, rate: 0.03 },
            { over: 9800, rate: 0.04 },
            { over: 12_200, rate: 0.05 },
          ],
          married_separate: [
            { over: 0, rate: 0.005 },
            { over: 1000, rate: 0.01 },
            { over: 2500, rate: 0.02 },
            { over: 3750, rate: 0.03 },
            { over: 4900, rate: 0.04 },
            { over: 7200, rate: 0.05 },
          ],
          head_of_household: [
            { over: 0, rate: 0.005 },
            { over: 2000, rate: 0.01 },
            { over: 5000, rate: 0.02 },
            { over: 7500, rate: 0.03 },
            { over: 9800, rate: 0.04 },
            { over: 12_200, rate: 0.05 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.005 },
            { over: 2000, rate: 0.01 },
            { over: 5000, rate: 0.02 },
            { over: 7500, rate: 0.03 },
            { over: 9800, rate: 0.04 },
            { over: 12_200, rate: 0.05 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          married_joint: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 12_200, rate: 0.0475 },
          ],
          married_separate: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 12_200, rate: 0.0475 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 12_200, rate: 0.0475 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          married_joint: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 14_400, rate: 0.0475 },
          ],
          married_separate: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 14_400, rate: 0.0475 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 14_400, rate: 0.0475 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 3750, rate: 0.025 },
            { over: 4900, rate: 0.035 },
            { over: 7200, rate: 0.045 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 7500, rate: 0.025 },
            { over: 9800, rate: 0.035 },
            { over: 14_400, rate: 0.045 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 3750, rate: 0.025 },
            { over: 4900, rate: 0.035 },
            { over: 7200, rate: 0.045 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 7500, rate: 0.025 },
            { over: 9800, rate: 0.035 },
            { over: 14_400, rate: 0.045 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 7500, rate: 0.025 },
            { over: 9800, rate: 0.035 },
            { over: 14_400, rate: 0.045 },
          ],
        },
        sources: ["s2", "s5"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 6350,
          married_joint: 12_700,
          married_separate: 6350,
          head_of_household: 9350,
          surviving_spouse: 12_700,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    exemption: [{ from: "2021-01-01", value: 1000, sources: ["s1"], confidence: "two_sources" }],
    aged_exemption_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 15_000,
          married_joint: 25_000,
          married_separate: 12_500,
          head_of_household: 19_000,
          surviving_spouse: 25_000,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    child_credit_share: [
      { from: "2021-01-01", value: 0.05, sources: ["s1"], confidence: "two_sources" },
    ],
    child_credit_limit: [
      { from: "2021-01-01", value: 100_000, sources: ["s1"], confidence: "two_sources" },
    ],
    pension_exclusion: [
      { from: "2021-01-01", value: 10000, sources: ["n1"], confidence: "one_source" },
    ],
    itemized_limit: [
      { from: "2021-01-01", value: 17000, sources: ["n2"], confidence: "one_source" },
    ],
    care_credit_share: [
      { from: "2021-01-01", value: 0.2, sources: ["n3"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.05, sources: ["n4"], confidence: "one_source" },
    ],
    earned_income_terms: [
      {
        from: "2021-01-01",
        value: {
          rows: [
            { max: 538, rate: 0.0765, start: 8790, start_joint: 14680, loss_rate: 0.0765 },
            { max: 3584, rate: 0.34, start: 19330, start_joint: 25220, loss_rate: 0.1598 },
            { max: 5920, rate: 0.4, start: 19330, start_joint: 25220, loss_rate: 0.2106 },
            { max: 6660, rate: 0.45, start: 19330, start_joint: 25220, loss_rate: 0.2106 },
          ],
          investment_limit: 3650,
          ages: [25, 64],
        },
        sources: ["n4"],
        confidence: "one_source",
      },
    ],
    earned_income_is_refundable: [
      { from: "2021-01-01", value: false, sources: ["n4"], confidence: "one_source" },
      { from: "2022-01-01", value: true, sources: ["n4"], confidence: "one_source" },
    ],
    sales_tax_relief: [
      {
        from: "2021-01-01",
        value: { per_person: 40, income_limit: 20000, family_limit: 50000 },
        sources: ["n5"],
        confidence: "one_source",
      },
    ],
    property_tax_relief: [
      {
        from: "2021-01-01",
        value: { income_limit: 12000, income_share: 0.01, most: 200 },
        sources: ["n6"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      {
        from: "2021-01-01",
        value: { share: 0.75, at_least: 10_000 },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
      { from: "2022-01-01", value: { share: 1 }, sources: ["m2", "m3"], confidence: "two_sources" },
    ],
  },
};
