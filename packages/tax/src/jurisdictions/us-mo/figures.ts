import type { JurisdictionData } from "../../engine/figures.ts";
import type { Lookup, PerStatus, Tariff } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Missouri. */
export interface UsMoFigures extends MilitaryFigures {
  readonly property_credit_chart_step: number;
  readonly rates: Tariff;
  readonly minimum_taxable_income: number;
  readonly federal_tax_share: Lookup;
  readonly federal_tax_cap: PerStatus<number>;
  readonly head_exemption: number;
  readonly gain_subtraction: number;
  readonly business_deduction?: number;
  readonly private_pension: number;
  readonly private_pension_income: PerStatus<number>;
  readonly benefits_income?: PerStatus<number>;
  readonly benefits_age: number;
  readonly earned_income_match?: number;
  readonly earned_income_investment_limit?: number;
  readonly property_credit_most: number;
  readonly property_credit_start: number;
  readonly property_credit_step: number;
  readonly property_credit_per_step: number;
  readonly property_credit_income: number;
  readonly property_credit_income_joint: number;
  readonly property_credit_joint_offset: number;
}

export const data: JurisdictionData<UsMoFigures> = {
  code: "US-MO",
  name: "Missouri",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "2021 Missouri Income Tax Chart, Form MO-1040 Instructions",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2021.pdf#page=26",
      readOn: "2026-11-20",
    },
    s2: {
      title: "TaxSlayer, What's new for Missouri: the chart of 2021",
      url: "https://support.taxslayer.com/hc/en-us/articles/360029264192-What-s-new-in-2019-for-Missouri-",
      readOn: "2026-11-21",
    },
    s3: {
      title: "2022 Missouri Income Tax Chart, Form MO-1040 Instructions",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2022.pdf#page=26",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Intuit community, the Missouri charts of 2022 and 2023",
      url: "https://ttlc.intuit.com/community/state-taxes/discussion/missouri-tax-table-incorrect-in-2023-desktop-as-of-12-15-2023/01/3116487/highlight/true",
      readOn: "2026-11-21",
    },
    s5: {
      title: "2023 Missouri Income Tax Chart, Form MO-1040 Instructions",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2023.pdf#page=26",
      readOn: "2026-11-20",
    },
    s6: {
      title: "eFile.com, Missouri tax brackets: the chart of 2023",
      url: "https://efile.com/missouri-tax-brackets-rates-and-forms",
      readOn: "2026-11-21",
    },
    s7: {
      title: "2024 Missouri Income Tax Chart, Form MO-1040 Instructions",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2024.pdf#page=26",
      readOn: "2026-11-20",
    },
    s8: {
      title: "TaxSlayer, What's new in 2024 for Missouri: the chart",
      url: "https://support.taxslayer.com/hc/en-us/articles/360029264192-What-s-new-in-2024-for-Missouri",
      readOn: "2026-11-21",
    },
    s9: {
      title: "2025 Missouri Income Tax Chart, Form MO-1040 Instructions",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf#page=26",
      readOn: "2026-11-20",
    },
    s10: {
      title: "eFile.com, Missouri tax brackets: the chart of 2025",
      url: "https://www.efile.com/missouri-tax-brackets-rates-and-forms",
      readOn: "2026-11-21",
    },
    s11: {
      title: "2026 Missouri Withholding Tax Formula",
      url: "https://dor.mo.gov/forms/Withholding%20Formula_2026.pdf",
      readOn: "2026-11-20",
    },
    s12: {
      title:
        "TheAxiomFoundation/rulespec-us (2026-08-18): results for the schedule of 2026, which lead to these amounts to the cent",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-21",
    },
    s13: {
      title:
        "Missouri Legal Code | 143.021.  Tax determined by rates in section 143.011 — no tax on taxable income, when.",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.021",
      readOn: "2026-11-20",
    },
    s14: {
      title:
        "Missouri Department of Revenue 2025 Individual Income Tax Year Changes (This reference should be updated once the 2025 tax form comes out)",
      url: "https://dor.mo.gov/taxation/individual/tax-types/income/year-changes/",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2021 Form MO-1040, Line 12",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2021.pdf",
      readOn: "2026-11-20",
    },
    s16: {
      title:
        "RSMo 143.171: 5,000 on a single return, 10,000 on a combined one (read in a published copy)",
      url: "http://www.laws9.com/statutes/missouri/t10/c143/143_171",
      readOn: "2026-11-20",
    },
    s17: {
      title: "Missouri House of Representatives, summary of HB 1340: the limits of present law",
      url: "https://house.mo.gov/billtracking/bills081/bilsum/intro/sHB1340I.htm",
      readOn: "2026-11-20",
    },
    s18: {
      title:
        "2021 MO-1040 Instructions (Line 15 is the long-term care insurance deduction; the booklet has no head of household exemption line)",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2021.pdf#page=8",
      readOn: "2026-11-20",
    },
    s19: {
      title: "2022 MO-1040 Instructions, Line 15",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2022.pdf#page=8",
      readOn: "2026-11-20",
    },
    s20: {
      title:
        "Revisor of Missouri, Title X Taxation and Revenue, Chapter 143, Section 143.121(14)(a), Missouri adjusted gross income (8/28/2025)",
      url: "https://www.revisor.mo.gov/main/OneSection.aspx?section=143.121&bid=57543",
      readOn: "2026-11-20",
    },
    w1: {
      title: "2025 MO-1040 Book - Individual Income Tax Long Form, Line 17",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf#page=16",
      readOn: "2026-11-20",
    },
    b1: {
      title: "Missouri, tax year changes of 2021: nothing changes the deduction of 10 % of 2019",
      url: "https://dor.mo.gov/taxation/individual/tax-types/income/year-changes/",
      readOn: "2026-11-28",
    },
    b2: {
      title: "RSMo 143.022.4: the percentage grows in steps of 5 by revenue, to 20",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.022",
      readOn: "2026-11-28",
    },
    w2: {
      title: "2024 MO-1040 Book - Individual Income Tax Long Form, Line 17",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2024.pdf#page=16",
      readOn: "2026-11-20",
    },
    w3: {
      title: "2025 MO-1040 Book - Individual Income Tax Long Form",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf#page=29",
      readOn: "2026-11-20",
    },
    w4: {
      title: "2024 Form MO-A - Individual Income Tax Adjustments, Part 3 - Section B",
      url: "https://dor.mo.gov/forms/MO-A_2024.pdf#page=3",
      readOn: "2026-11-20",
    },
    w5: {
      title:
        "RSMo 143.125: benefits from 62, less the income over a limit; without a limit from 2024",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.125",
      readOn: "2026-11-20",
    },
    w6: {
      title: "2024 Form MO-A - Individual Income Tax Adjustments, Part 3 - Section C",
      url: "https://dor.mo.gov/forms/MO-A_2024.pdf#page=3",
      readOn: "2026-11-20",
    },
    w7: {
      title: "MO Statute Chapter 143.124",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.124",
      readOn: "2026-11-20",
    },
    w8: {
      title: "143.177.  Missouri working family tax credit act (3)(2)",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.177&bid=49978&hl=",
      readOn: "2026-11-20",
    },
    w9: {
      title: "Missouri Individual Income Tax Changes 2024",
      url: "https://dor.mo.gov/taxation/individual/tax-types/income/year-changes/",
      readOn: "2026-11-20",
    },
    w10: {
      title: "143.177. Missouri working family tax credit act, 3(1)",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.177&bid=49978&hl=",
      readOn: "2026-11-20",
    },
    w11: {
      title: "2023 Form MO-WFTC, Qualifications, Line 3",
      url: "https://dor.mo.gov/forms/MO-WFTC_2023.pdf#page=1",
      readOn: "2026-11-20",
    },
    w12: {
      title: "MO Rev Stat § 135.030, effective 2026-01-01",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=135.030&bid=57542",
      readOn: "2026-11-20",
    },
    w13: {
      title: "2025 MO-PTC Property Tax Credit Claim",
      url: "https://dor.mo.gov/forms/MO-PTC%20Instructions_2025.pdf#page=2",
      readOn: "2026-11-20",
    },
    w14: {
      title: "2025 MO-1040 Book - Individual Income Tax Long Form",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf#page=50",
      readOn: "2026-11-20",
    },
    w15: {
      title: "2024 MO-1040 Book - Individual Income Tax Long Form",
      url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2024.pdf#page=50",
      readOn: "2026-11-20",
    },
    w16: {
      title: "2025 Property Tax Credit Chart",
      url: "https://dor.mo.gov/forms/Property%20Tax%20Claim%20Chart_2025.pdf#page=1",
      readOn: "2026-11-20",
    },
    w17: {
      title: "MO Rev Stat § 135.030.2(1)",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=135.030&bid=6439",
      readOn: "2026-11-20",
    },
    w18: {
      title: "2025 Property Tax Credit Chart",
      url: "https://dor.mo.gov/forms/Property%20Tax%20Claim%20Chart_2025.pdf",
      readOn: "2026-11-20",
    },
    w19: {
      title: "MO Rev Stat § 135.030",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=135.030&bid=6439",
      readOn: "2026-11-20",
    },
    w20: {
      title: "MO Rev Stat § 135.030.1(1)",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=135.030&bid=6439",
      readOn: "2026-11-20",
    },
    w21: {
      title: "MO Rev Stat § 135.030.1(1)(b), effective 2026-01-01",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=135.030&bid=57542",
      readOn: "2026-11-20",
    },
    w22: {
      title: "MO Rev Stat § 135.030.1(1)(d), effective 2026-01-01",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=135.030&bid=57542",
      readOn: "2026-11-20",
    },
    w23: {
      title: "MO Rev Stat § 135.010(5), effective 2026-01-01",
      url: "https://revisor.mo.gov/main/OneSection.aspx?section=135.010&bid=57540",
      readOn: "2026-11-20",
    },
    m1: {
      title: "LegalClarity, Missouri: all of military retirement pay is exempt",
      url: "https://legalclarity.org/does-missouri-tax-military-retirement",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Accounting Insights, Missouri: military retirement pay is deducted at any income",
      url: "https://accountinginsights.org/does-missouri-tax-military-retirement",
      readOn: "2026-11-28",
    },
    g1: {
      title: "Missouri Department of Revenue on HB 594: short-term and long-term gains, from 2025",
      url: "http://dor.mo.gov/news/newsitem/uuid/15044650-59dd-48f4-975a-01988d485255",
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
          { over: 0, base: 0, rate: 0.015 },
          { over: 1088, base: 16, rate: 0.02 },
          { over: 2176, base: 38, rate: 0.025 },
          { over: 3264, base: 65, rate: 0.03 },
          { over: 4352, base: 98, rate: 0.035 },
          { over: 5440, base: 136, rate: 0.04 },
          { over: 6528, base: 180, rate: 0.045 },
          { over: 7616, base: 229, rate: 0.05 },
          { over: 8704, base: 283, rate: 0.054 },
        ],
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, base: 0, rate: 0.015 },
          { over: 1121, base: 17, rate: 0.02 },
          { over: 2242, base: 39, rate: 0.025 },
          { over: 3363, base: 67, rate: 0.03 },
          { over: 4484, base: 101, rate: 0.035 },
          { over: 5605, base: 140, rate: 0.04 },
          { over: 6726, base: 185, rate: 0.045 },
          { over: 7847, base: 235, rate: 0.05 },
          { over: 8968, base: 291, rate: 0.053 },
        ],
        sources: ["s3", "s4"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, base: 0, rate: 0 },
          { over: 1207, base: 0, rate: 0.02 },
          { over: 2414, base: 24, rate: 0.025 },
          { over: 3621, base: 54, rate: 0.03 },
          { over: 4828, base: 90, rate: 0.035 },
          { over: 6035, base: 132, rate: 0.04 },
          { over: 7242, base: 180, rate: 0.045 },
          { over: 8449, base: 234, rate: 0.0495 },
        ],
        sources: ["s5", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, base: 0, rate: 0 },
          { over: 1273, base: 0, rate: 0.02 },
          { over: 2546, base: 25, rate: 0.025 },
          { over: 3819, base: 57, rate: 0.03 },
          { over: 5092, base: 95, rate: 0.035 },
          { over: 6365, base: 140, rate: 0.04 },
          { over: 7638, base: 191, rate: 0.045 },
          { over: 8911, base: 248, rate: 0.048 },
        ],
        sources: ["s7", "s8"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, base: 0, rate: 0 },
          { over: 1313, base: 0, rate: 0.02 },
          { over: 2626, base: 26, rate: 0.025 },
          { over: 3939, base: 59, rate: 0.03 },
          { over: 5252, base: 98, rate: 0.035 },
          { over: 6565, base: 144, rate: 0.04 },
          { over: 7878, base: 197, rate: 0.045 },
          { over: 9191, base: 256, rate: 0.047 },
        ],
        sources: ["s9", "s10"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, base: 0, rate: 0 },
          { over: 1348, base: 0, rate: 0.02 },
          { over: 2696, base: 27, rate: 0.025 },
          { over: 4044, base: 61, rate: 0.03 },
          { over: 5392, base: 101, rate: 0.035 },
          { over: 6740, base: 148, rate: 0.04 },
          { over: 8088, base: 202, rate: 0.045 },
          { over: 9436, base: 263, rate: 0.047 },
        ],
        sources: ["s11", "s12"],
        confidence: "two_sources",
      },
    ],
    minimum_taxable_income: [
      { from: "2021-01-01", value: 108, sources: ["s1", "s13"], confidence: "two_sources" },
      { from: "2022-01-01", value: 111, sources: ["s3", "s13"], confidence: "one_source" },
      { from: "2023-01-01", value: 1207, sources: ["s5", "s13"], confidence: "two_sources" },
      { from: "2024-01-01", value: 1273, sources: ["s7", "s13"], confidence: "two_sources" },
      { from: "2025-01-01", value: 1313, sources: ["s14", "s13"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 1348,
        sources: ["s11", "s13", "s12"],
        confidence: "two_sources",
      },
    ],
    federal_tax_share: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0.35 },
          { over: 25_000, amount: 0.25 },
          { over: 50_000, amount: 0.15 },
          { over: 100_000, amount: 0.05 },
          { over: 125_000, amount: 0 },
        ],
        sources: ["s15"],
        confidence: "two_sources",
      },
    ],
    federal_tax_cap: [
      {
        from: "2021-01-01",
        value: {
          single: 5000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 5000,
          surviving_spouse: 5000,
        },
        sources: ["s16", "s17"],
        confidence: "two_sources",
      },
    ],
    head_exemption: [
      { from: "2021-01-01", value: 0, sources: ["s18"], confidence: "two_sources" },
      { from: "2022-01-01", value: 1400, sources: ["s19"], confidence: "two_sources" },
    ],
    gain_subtraction: [
      { from: "2021-01-01", value: 0, sources: ["s20", "g1"], confidence: "two_sources" },
      { from: "2025-01-01", value: 1, sources: ["s20", "g1"], confidence: "two_sources" },
    ],
    business_deduction: [
      { from: "2021-01-01", value: 0.1, sources: ["b1", "b2"], confidence: "one_source" },
      { from: "2022-01-01", value: 0.15, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 0.2, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    private_pension: [
      { from: "2021-01-01", value: 6000, sources: ["w3", "w4"], confidence: "one_source" },
    ],
    private_pension_income: [
      {
        from: "2021-01-01",
        value: {
          single: 25_000,
          married_joint: 32_000,
          married_separate: 16_000,
          head_of_household: 25_000,
          surviving_spouse: 25_000,
        },
        sources: ["w3", "w4"],
        confidence: "one_source",
      },
    ],
    benefits_income: [
      {
        from: "2021-01-01",
        value: {
          single: 85_000,
          married_joint: 100_000,
          married_separate: 85_000,
          head_of_household: 85_000,
          surviving_spouse: 85_000,
        },
        sources: ["w5"],
        confidence: "one_source",
      },
      { from: "2024-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    benefits_age: [
      { from: "2021-01-01", value: 62, sources: ["w6", "w7"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2023-01-01", value: 0.1, sources: ["w8", "w9"], confidence: "one_source" },
      { from: "2024-01-01", value: 0.2, sources: ["w8", "w9"], confidence: "one_source" },
    ],
    earned_income_investment_limit: [
      { from: "2023-01-01", value: 4050, sources: ["w10", "w11"], confidence: "one_source" },
      { from: "2024-01-01", value: 4300, sources: ["w10", "w11"], confidence: "one_source" },
      { from: "2025-01-01", value: 4400, sources: ["w10", "w11"], confidence: "one_source" },
    ],
    property_credit_most: [
      { from: "2021-01-01", value: 1100, sources: ["w12", "w13"], confidence: "one_source" },
      { from: "2026-01-01", value: 1550, sources: ["w12", "w13"], confidence: "one_source" },
    ],
    property_credit_start: [
      { from: "2021-01-01", value: 14_300, sources: ["w14", "w15"], confidence: "one_source" },
    ],
    property_credit_step: [
      { from: "2021-01-01", value: 300, sources: ["w16", "w17"], confidence: "one_source" },
      { from: "2026-01-01", value: 495, sources: ["w16", "w17"], confidence: "one_source" },
    ],
    property_credit_per_step: [
      { from: "2021-01-01", value: 0.000625, sources: ["w18", "w19"], confidence: "one_source" },
    ],
    property_credit_income: [
      { from: "2021-01-01", value: 30_000, sources: ["w20", "w21"], confidence: "one_source" },
      { from: "2026-01-01", value: 42_200, sources: ["w20", "w21"], confidence: "one_source" },
    ],
    property_credit_income_joint: [
      { from: "2021-01-01", value: 30_000, sources: ["w20", "w22"], confidence: "one_source" },
      { from: "2026-01-01", value: 48_000, sources: ["w20", "w22"], confidence: "one_source" },
    ],
    property_credit_joint_offset: [
      { from: "2021-01-01", value: 4000, sources: ["w23", "w13"], confidence: "one_source" },
      { from: "2026-01-01", value: 5800, sources: ["w23", "w13"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "one_source" },
    ],
    property_credit_chart_step: [
      { from: "2021-01-01", value: 25, sources: ["w16", "w17"], confidence: "one_source" },
    ],
  },
};
