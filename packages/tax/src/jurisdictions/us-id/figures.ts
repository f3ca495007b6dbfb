import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Brackets, PerStatus } from "../us/figure-types.ts";

/** The figures of Idaho. */
export interface UsIdFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly care_deduction_most?: number;
  readonly building_fund_tax?: number;
  readonly grocery_credit_aged?: number;
  readonly grocery_credit?: number;
  readonly rates: PerStatus<Brackets>;
  readonly child_credit: number;
  readonly federal_senior_deduction: boolean;
}

export const data: JurisdictionData<UsIdFigures> = {
  code: "US-ID",
  name: "Idaho",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "IDAHO STATUTES || Section 35.01.01.075 - TAX ON INDIVIDUALS, ESTATES, AND TRUSTS",
      url: "https://casetext.com/regulation/idaho-administrative-code/title-idapa-35-tax-commission-state/rule-350101-income-tax-administrative-rules/section-350101075-tax-on-individuals-estates-and-trusts",
      readOn: "2026-11-20",
    },
    s2: {
      title:
        "LEGISLATIVE SESSIONS || 2022 EXTRAORDINARY LEGISLATIVE SESSION || 2022 EXTRAORDINARY SESSION LEGISLATIONHOUSE BILL 1",
      url: "https://legislature.idaho.gov/sessioninfo/2022spcl/legislation/H0001/",
      readOn: "2026-11-20",
    },
    s3: {
      title: "HOUSE BILL NO. 521 63-3024 (2)",
      url: "https://legislature.idaho.gov/wp-content/uploads/sessioninfo/2024/legislation/H0521.pdf#page=2",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Idaho Individual Income Tax Instructions Packet 2025",
      url: "https://tax.idaho.gov/wp-content/uploads/forms/EIN00046/EIN00046_09-29-2025.pdf#page=4",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2026 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Idaho Code 63-3029L(1): a nonrefundable credit of 205 for each qualifying child, from 2018 and before 2026",
      url: "https://casetext.com/statute/idaho-code/title-63-revenue-and-taxation/chapter-30-income-tax/section-63-3029l-child-tax-credit",
      readOn: "2026-11-21",
    },
    s8: {
      title: "Idaho Individual Income Tax Instructions Packet 2025, child tax credit",
      url: "https://tax.idaho.gov/wp-content/uploads/forms/EIN00046/EIN00046_09-29-2025.pdf#page=12",
      readOn: "2026-11-21",
    },
    s6: {
      title:
        "Idaho Code 63-3024: 5.3% above the indexed 2,500 / 5,000 base (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "Idaho State Tax Commission on 2025 returns after HB 559 (2026): Idaho follows the Code, with the senior deduction (as PolicyEngine US cites it)",
      url: "https://tax.idaho.gov/pressrelease/update-on-filing-2025-idaho-income-taxes-now-that-conformity-is-law/",
      readOn: "2026-11-22",
    },
    s10: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    s11: {
      title:
        "East Idaho News, February 2026: HB 559, retroactive to 2025, adopts the enhanced deduction for seniors",
      url: "https://www.eastidahonews.com/2026/02/idaho-governor-signs-into-law-nearly-all-tax-changes-from-federal-big-beautiful-bill",
      readOn: "2026-11-22",
    },
    s12: {
      title:
        "2022 Idaho Code Title 63 - REVENUE AND TAXATION Chapter 30 - INCOME TAX Section 63-3024A - FOOD TAX CREDITS AND REFUNDS",
      url: "https://law.justia.com/codes/idaho/2022/title-63/chapter-30/section-63-3024a/",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Form 40 Individual Income Tax Return - Line 43 - Grocery Credit",
      url: "https://tax.idaho.gov/wp-content/uploads/forms/EFO00089/EFO00089_12-30-2022.pdf#page=7",
      readOn: "2026-11-20",
    },
    s14: {
      title: "IDAHO ADMINISTRATIVE CODE || 35.01.01.771 (1) (a)",
      url: "https://adminrules.idaho.gov/rules/current/35/350101.pdf#page=107",
      readOn: "2026-11-20",
    },
    s15: {
      title: "ID Code \u00a7 57-1110",
      url: "https://law.justia.com/codes/idaho/2022/title-57/chapter-11/section-57-1110/",
      readOn: "2026-11-20",
    },
    s16: {
      title: "Idaho Individual Income Tax General Information 2021.",
      url: "https://tax.idaho.gov/wp-content/uploads/forms/EIN00046/EIN00046_11-15-2021.pdf#page=10",
      readOn: "2026-11-20",
    },
    s17: {
      title: "Idaho Statutes 63-3022D",
      url: "https://legislature.idaho.gov/statutesrules/idstat/title63/t63ch30/sect63-3022d/",
      readOn: "2026-11-20",
    },
    s18: {
      title: "Idaho Statutes 63-3022D",
      url: "https://law.justia.com/codes/idaho/2022/title-63/chapter-30/section-63-3022d/",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Tax Foundation on Pub. L. 119-21: states that start from federal taxable income",
      url: "https://taxfoundation.org/research/all/state/big-beautiful-bill-state-tax-impact",
      readOn: "2026-11-28",
    },
    n2: {
      title: "Idaho State Tax Commission, filing 2025 income taxes now that conformity is law",
      url: "https://tax.idaho.gov/pressrelease/update-on-filing-2025-idaho-income-taxes-now-that-conformity-is-law/",
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
      confidence: "one_source",
    },
  ],
  figures: {
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 1588, rate: 0.031 },
            { over: 4763, rate: 0.045 },
            { over: 6351, rate: 0.055 },
            { over: 7939, rate: 0.065 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 3176, rate: 0.031 },
            { over: 9526, rate: 0.045 },
            { over: 12_702, rate: 0.055 },
            { over: 15_878, rate: 0.065 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 1588, rate: 0.031 },
            { over: 4763, rate: 0.045 },
            { over: 6351, rate: 0.055 },
            { over: 7939, rate: 0.065 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 3176, rate: 0.031 },
            { over: 9526, rate: 0.045 },
            { over: 12_702, rate: 0.055 },
            { over: 15_878, rate: 0.065 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 3176, rate: 0.031 },
            { over: 9526, rate: 0.045 },
            { over: 12_702, rate: 0.055 },
            { over: 15_878, rate: 0.065 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 1662, rate: 0.03 },
            { over: 4987, rate: 0.045 },
            { over: 8311, rate: 0.06 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 3324, rate: 0.03 },
            { over: 9974, rate: 0.045 },
            { over: 16_622, rate: 0.06 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 1662, rate: 0.03 },
            { over: 4987, rate: 0.045 },
            { over: 8311, rate: 0.06 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 3324, rate: 0.03 },
            { over: 9974, rate: 0.045 },
            { over: 16_622, rate: 0.06 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 3324, rate: 0.03 },
            { over: 9974, rate: 0.045 },
            { over: 16_622, rate: 0.06 },
          ],
        },
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 4490, rate: 0.058 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 8979, rate: 0.058 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 4490, rate: 0.058 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 8979, rate: 0.058 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 8979, rate: 0.058 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 4673, rate: 0.05695 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 9346, rate: 0.05695 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 4673, rate: 0.05695 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 9346, rate: 0.05695 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 9346, rate: 0.05695 },
          ],
        },
        sources: ["s3", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 4811, rate: 0.053 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 9622, rate: 0.053 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 4811, rate: 0.053 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 9622, rate: 0.053 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 9622, rate: 0.053 },
          ],
        },
        sources: ["s4", "s1", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 4811, rate: 0.053 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 9622, rate: 0.053 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 4811, rate: 0.053 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 9622, rate: 0.053 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 9622, rate: 0.053 },
          ],
        },
        sources: ["s1", "s6"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    child_credit: [
      { from: "2021-01-01", value: 205, sources: ["s7", "s8"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0, sources: ["s7", "s8"], confidence: "two_sources" },
    ],
    federal_senior_deduction: [
      { from: "2018-01-01", value: false, sources: ["s9"], confidence: "two_sources" },
      { from: "2025-01-01", value: true, sources: ["s9", "s10", "s11"], confidence: "two_sources" },
    ],
    grocery_credit: [
      { from: "2018-01-01", value: 100, sources: ["s12", "s13"], confidence: "two_sources" },
      { from: "2023-01-01", value: 120, sources: ["s12", "s13"], confidence: "two_sources" },
      { from: "2025-01-01", value: 155, sources: ["s12", "s13"], confidence: "two_sources" },
    ],
    grocery_credit_aged: [
      { from: "2021-01-01", value: 20, sources: ["s14", "s13"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0, sources: ["s8"], confidence: "one_source" },
    ],
    building_fund_tax: [
      { from: "2021-01-01", value: 10, sources: ["s15", "s16"], confidence: "two_sources" },
    ],
    care_deduction_most: [
      { from: "2023-01-01", value: 12_000, sources: ["s17", "s18"], confidence: "two_sources" },
    ],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["n1", "n2"],
        confidence: "two_sources",
      },
    ],
  },
};
