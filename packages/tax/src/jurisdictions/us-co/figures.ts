import type { Cliff, JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Lookup, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Colorado. */
export interface UsCoFigures extends MilitaryFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly care_credit_low_income: {
    readonly income: number;
    readonly share: number;
    readonly most_per_child: number;
    readonly most_children: number;
  };
  readonly family_credit_older_share?: number;
  readonly child_ages: { readonly small_under: number; readonly under: number };
  readonly pension_subtraction_age: number;
  readonly care_credit_share?: Lookup;
  readonly care_credit_limit?: number;
  readonly care_credit_rate?: number;
  readonly family_credit_loss?: number;
  readonly family_credit_step?: number;
  readonly family_credit_start?: PerStatus<number>;
  readonly family_credit?: number;
  readonly business_addback_start?: PerStatus<number>;
  readonly charity_floor?: number;
  readonly benefits_free_from_55_limit?: PerStatus<number>;
  readonly benefits_free_from_65?: boolean;
  readonly pension_subtraction_younger?: number;
  readonly pension_subtraction_older?: number;
  readonly sales_tax_refund?: Lookup;
  readonly cliffs?: readonly Cliff[];
  readonly child_credit_rate?: PerStatus<Lookup>;
  readonly child_credit?: PerStatus<Lookup>;
  readonly earned_income_credit_least_age?: number;
  readonly earned_income_credit_rate?: number;
  readonly rate: number;
  readonly addback_start?: number;
  readonly addback_allowed?: PerStatus<number>;
  readonly addback_itemized_only?: boolean;
}

export const data: JurisdictionData<UsCoFigures> = {
  code: "US-CO",
  name: "Colorado",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Colorado Legislation, C.R.S. 39-22-104 (1.5), (1.7) (a), (b)",
      url: "https://law.justia.com/codes/colorado/2022/title-39/article-22/part-1/section-39-22-104/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2021 Colorado Individual Income Tax Filing Guide, 104 Book",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR0104Book_2021_V3.pdf#page=6",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2024 Colorado Individual Income Tax Filing Guide, 104 Book - Line 12",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR0104_book_2024.pdf#page=11",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2022 Colorado Individual Income Tax Filing Guide, 104 Book - Additions - Line 4",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2022.pdf#page=5",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "C.R.S. 39-22-104 . Income tax imposed on individuals, estates, and trusts - section (3)(p)",
      url: "https://casetext.com/statute/colorado-revised-statutes/title-39-taxation/specific-taxes/income-tax/article-22-income-tax/part-1-general/section-39-22-104-effective-upon-official-proclamation-by-governor-income-tax-imposed-on-individuals-estates-and-trusts-single-rate-report-legislative-declaration-definitions-repeal",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2023 Colorado Individual Income Tax Filing Guide, 104 Book - Additions - Line 4",
      url: "https://tax.colorado.gov/sites/tax/files/documents/Book0104_2023.pdf#page=6",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Colorado DR 1098 (2025-10-21): 4.40%",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_1098_Colorado_Withholding_Worksheet_for_Employees.pdf",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Individual Estimated Income Tax",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_0104EP_2023.pdf",
      readOn: "2026-11-20",
    },
    s9: {
      title: "HB24-1134",
      url: "https://leg.colorado.gov/bills/hb24-1134",
      readOn: "2026-11-20",
    },
    s10: {
      title: "C.R.S. 39-22-123.5",
      url: "https://content.leg.colorado.gov/sites/default/files/images/olls/crs2024-title-39.pdf",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "Colorado Department of Revenue - Income Tax Topics - Earned Income Tax Credit (administrative interpretation of CRS 39-22-123.5)",
      url: "https://tax.colorado.gov/income-tax-topics-earned-income-tax-credit",
      readOn: "2026-11-20",
    },
    s12: {
      title: "House Bill 23-1112, Section 2, (4.5), (a), (I)",
      url: "https://leg.colorado.gov/sites/default/files/2023a_1112_signed.pdf#page=5",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2024 Colorado Child Tax Credit Instructions, Section B",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_0104CN_2024.pdf#page=2",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2022 Colorado Child Tax Credit, Applicable Percentage Table",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_0104CN_2022.pdf#page=6",
      readOn: "2026-11-20",
    },
    s15: {
      title:
        "Colorado Individual Income Tax Filing Guide - Instructions for Select Credits from the DR 0104CR - Line 1 Child Tax Credit",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2022.pdf#page=16",
      readOn: "2026-11-20",
    },
    s16: {
      title: "C.R.S. 39-22-2003(3)",
      url: "https://leg.colorado.gov/sites/default/files/images/olls/crs2023-title-39.pdf",
      readOn: "2026-11-20",
    },
    s17: {
      title: "2021 Colorado Individual Income Tax Filing Guide",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2021.pdf#page=21",
      readOn: "2026-11-20",
    },
    s18: {
      title: "2021 Colorado Individual Tax Filing Guide 104 Book - Subtractions Line 3",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2021.pdf#page=11",
      readOn: "2026-11-20",
    },
    s19: {
      title: "2022 Colorado Individual Tax Filing Guide 104 Book - Subtractions Line 4",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2022.pdf#page=11",
      readOn: "2026-11-20",
    },
    s20: {
      title: "C.R.S. 39-22-104(4)(f)(II)",
      url: "https://law.justia.com/codes/colorado/2021/title-39/article-22/part-1/section-39-22-104/",
      readOn: "2026-11-20",
    },
    s21: {
      title: "HB24-1142, Section 1, amending C.R.S. 39-22-104(4)(f)(III)(A)",
      url: "https://leg.colorado.gov/sites/default/files/2024a_1142_signed.pdf#page=2",
      readOn: "2026-11-20",
    },
    s22: {
      title: "2025 Colorado Individual Tax Filing Guide 104 Book, Subtractions Line 3",
      url: "https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf#page=18",
      readOn: "2026-11-20",
    },
    s23: {
      title: "2021 Colorado Individual Tax Filing Guide 104 Book",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2021.pdf#page=12",
      readOn: "2026-11-20",
    },
    s24: {
      title: "2022 Colorado Individual Tax Filing Guide 104 Book",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2022.pdf#page=12",
      readOn: "2026-11-20",
    },
    s25: {
      title: "2021 Colorado Individual Income Tax Filing Guide, 104 Book - Additions - Line 3",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2021.pdf#page=5",
      readOn: "2026-11-20",
    },
    s26: {
      title: "Colorado General Assembly House Bill 24-1311 Family Affordability Tax Credit",
      url: "https://leg.colorado.gov/bills/hb24-1311",
      readOn: "2026-11-20",
    },
    s27: {
      title: "2024 Colorado Child Tax Credit Instructions, Section C",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_0104CN_2024.pdf#page=3",
      readOn: "2026-11-20",
    },
    a1: {
      title:
        "2025 Form DR 0104CN, pages 3 and 4: the tables of the credit (as the tests of a public reader of the form have them)",
      url: "https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf#page=27",
      readOn: "2026-11-28",
    },
    a2: {
      title:
        "Governor's Office of State Planning and Budgeting, 2025-12-19: no family affordability credit in 2026",
      url: "https://www.pubt.io/view/E42CBF91A9B28C70F475F72C92CE6C5F662D2301",
      readOn: "2026-11-28",
    },
    a3: {
      title:
        "Department of Revenue, Income Tax Topics: Family Affordability Tax Credit (as OpenAccountants' guide of 2026-09-25 quotes it)",
      url: "https://tax.colorado.gov/income-tax-topics-family-affordability-tax-credit",
      readOn: "2026-11-28",
    },
    s28: {
      title: "C.R.S. 39-22-119(1.7)(b) (as amended by HB24-1134, SECTION 1)",
      url: "https://leg.colorado.gov/sites/default/files/2024a_1134_signed.pdf#page=3",
      readOn: "2026-11-20",
    },
    s29: {
      title:
        "Colorado Revised Statutes 39-22-119. Expenses related to child care - credits against state tax",
      url: "https://law.justia.com/codes/colorado/title-39/specific-taxes/income-tax/article-22/part-1/section-39-22-119/",
      readOn: "2026-11-20",
    },
    s30: {
      title: "2022 Colorado Individual Income Tax Filing Guide, 104 Book, Part III Line 7",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_0104_Book_2022.pdf#page=48",
      readOn: "2026-11-20",
    },
    s31: {
      title: "2023 Colorado Individual Income Tax Filing Guide, 104 Book, Part III Line 7",
      url: "https://tax.colorado.gov/sites/tax/files/documents/Book0104_2023.pdf#page=50",
      readOn: "2026-11-20",
    },
    s32: {
      title: "Colorado Department of Revenue, TABOR: refunds of 2024 and 2025",
      url: "https://tax.colorado.gov/tabor",
      readOn: "2026-11-28",
    },
    s33: {
      title: "1 CCR 201-2, rule 39-22-2003, state sales tax refund of 2021 and 2022",
      url: "https://casetext.com/regulation/colorado-administrative-code/department-200-department-of-revenue/division-201-taxation-division/rule-1-ccr-201-2-income-tax/rule-39-22-2003-state-sales-tax-refund",
      readOn: "2026-11-28",
    },
    s34: {
      title: "C.R.S. 39-22-119.5; DR 0347",
      url: "https://law.justia.com/codes/colorado/title-39/specific-taxes/income-tax/article-22/part-1/section-39-22-119-5/",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Tax Foundation on Pub. L. 119-21: states that start from federal taxable income",
      url: "https://taxfoundation.org/research/all/state/big-beautiful-bill-state-tax-impact",
      readOn: "2026-11-28",
    },
    n2: {
      title: "HB25-1296, sec. 6 and 18 (C.R.S. 39-22-104(3)(u)), as PolicyEngine US cites it",
      url: "https://content.leg.colorado.gov/sites/default/files/2025a_1296_signed.pdf",
      readOn: "2026-11-28",
    },
    n3: {
      title: "Colorado Department of Revenue, January 2026 tax policy updates",
      url: "https://tax.colorado.gov/january-2026-tax-policy-updates",
      readOn: "2026-11-28",
    },
    m1: {
      title: "Colorado HB23-1084: the subtraction of those under 55 is extended to 2028",
      url: "https://www.leg.colorado.gov/bills/hb23-1084",
      readOn: "2026-11-28",
    },
    m2: {
      title:
        "TaxSlayer, military pensions in Colorado: 15,000 under 55, from 2022 to 2028; from 55 the general subtraction instead",
      url: "https://support.taxslayerpro.com/hc/en-us/articles/7465415418522-ProWeb-Colorado-Military-Retirement-Pension-Income",
      readOn: "2026-11-28",
    },
    m3: {
      title:
        "C.R.S. 39-22-104(4)(y)(I), (II)(B), quoted in rulespec-us: 4,500 in 2019, 7,500 in 2020, 10,000 in 2021, 15,000 from 2022, under 55",
      url: "https://github.com/TheAxiomFoundation/rulespec-us/blob/main/us-co/statutes/39/39-22-104/4/y.yaml",
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
      confidence: "two_sources",
    },
  ],
  figures: {
    rate: [
      { from: "2018-01-01", value: 0.0463, sources: ["s1"], confidence: "two_sources" },
      { from: "2019-01-01", value: 0.045, sources: ["s1"], confidence: "two_sources" },
      { from: "2020-01-01", value: 0.0455, sources: ["s1"], confidence: "two_sources" },
      { from: "2021-01-01", value: 0.045, sources: ["s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.044, sources: ["s1"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.0425, sources: ["s3"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.044, sources: ["s1"], confidence: "two_sources" },
    ],
    addback_start: [
      { from: "2022-01-01", value: 400_000, sources: ["s4", "s5"], confidence: "two_sources" },
      { from: "2023-01-01", value: 300_000, sources: ["s6", "s5"], confidence: "two_sources" },
    ],
    addback_allowed: [
      {
        from: "2022-01-01",
        value: {
          single: 30_000,
          married_joint: 60_000,
          married_separate: 30_000,
          head_of_household: 30_000,
          surviving_spouse: 30_000,
        },
        sources: ["s4", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 12_000,
          married_joint: 16_000,
          married_separate: 12_000,
          head_of_household: 12_000,
          surviving_spouse: 12_000,
        },
        sources: ["s6", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 1000,
          married_joint: 2000,
          married_separate: 1000,
          head_of_household: 1000,
          surviving_spouse: 1000,
        },
        sources: ["s5", "s7"],
        confidence: "two_sources",
      },
    ],
    addback_itemized_only: [
      { from: "2022-01-01", value: true, sources: ["s4", "s5"], confidence: "two_sources" },
      { from: "2023-01-01", value: false, sources: ["s6", "s5"], confidence: "two_sources" },
    ],
    earned_income_credit_rate: [
      { from: "2021-01-01", value: 0.1, sources: ["s8", "s9"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.2, sources: ["s8", "s9"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.5, sources: ["s8", "s9"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.25, sources: ["s8", "s9"], confidence: "two_sources" },
    ],
    earned_income_credit_least_age: [
      { from: "2022-01-01", value: 19, sources: ["s10", "s11"], confidence: "two_sources" },
    ],
    child_credit: [
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, amount: 1200 },
            { over: 25000, amount: 600 },
            { over: 50000, amount: 200 },
            { over: 75000, amount: 0 },
          ],
          married_joint: [
            { over: 0, amount: 1200 },
            { over: 35000, amount: 600 },
            { over: 60000, amount: 200 },
            { over: 85000, amount: 0 },
          ],
          married_separate: [
            { over: 0, amount: 1200 },
            { over: 25000, amount: 600 },
            { over: 50000, amount: 200 },
            { over: 75000, amount: 0 },
          ],
          head_of_household: [
            { over: 0, amount: 1200 },
            { over: 25000, amount: 600 },
            { over: 50000, amount: 200 },
            { over: 75000, amount: 0 },
          ],
          surviving_spouse: [
            { over: 0, amount: 1200 },
            { over: 25000, amount: 600 },
            { over: 50000, amount: 200 },
            { over: 75000, amount: 0 },
          ],
        },
        sources: ["s12", "s13"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, amount: 1200 },
            { over: 26000, amount: 600 },
            { over: 51000, amount: 200 },
            { over: 77000, amount: 0 },
          ],
          married_joint: [
            { over: 0, amount: 1200 },
            { over: 36000, amount: 600 },
            { over: 61000, amount: 200 },
            { over: 87000, amount: 0 },
          ],
          married_separate: [
            { over: 0, amount: 1200 },
            { over: 26000, amount: 600 },
            { over: 51000, amount: 200 },
            { over: 77000, amount: 0 },
          ],
          head_of_household: [
            { over: 0, amount: 1200 },
            { over: 26000, amount: 600 },
            { over: 51000, amount: 200 },
            { over: 77000, amount: 0 },
          ],
          surviving_spouse: [
            { over: 0, amount: 1200 },
            { over: 26000, amount: 600 },
            { over: 51000, amount: 200 },
            { over: 77000, amount: 0 },
          ],
        },
        sources: ["s12", "s13"],
        confidence: "two_sources",
      },
    ],
    child_credit_rate: [
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, amount: 0.6 },
            { over: 25000, amount: 0.3 },
            { over: 50000, amount: 0.1 },
            { over: 75000, amount: 0 },
          ],
          married_joint: [
            { over: 0, amount: 0.6 },
            { over: 35000, amount: 0.3 },
            { over: 60000, amount: 0.1 },
            { over: 85000, amount: 0 },
          ],
          married_separate: [
            { over: 0, amount: 0.6 },
            { over: 25000, amount: 0.3 },
            { over: 50000, amount: 0.1 },
            { over: 75000, amount: 0 },
          ],
          head_of_household: [
            { over: 0, amount: 0.6 },
            { over: 25000, amount: 0.3 },
            { over: 50000, amount: 0.1 },
            { over: 75000, amount: 0 },
          ],
          surviving_spouse: [
            { over: 0, amount: 0.6 },
            { over: 25000, amount: 0.3 },
            { over: 50000, amount: 0.1 },
            { over: 75000, amount: 0 },
          ],
        },
        sources: ["s14", "s15"],
        confidence: "two_sources",
      },
    ],
    sales_tax_refund: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, amount: 37 },
          { over: 44000, amount: 49 },
          { over: 88000, amount: 56 },
          { over: 139000, amount: 68 },
          { over: 193000, amount: 74 },
          { over: 246000, amount: 117 },
        ],
        sources: ["s16", "s17", "s32", "s33"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, amount: 153 },
          { over: 48000, amount: 208 },
          { over: 95000, amount: 234 },
          { over: 151000, amount: 285 },
          { over: 209000, amount: 300 },
          { over: 268000, amount: 486 },
        ],
        sources: ["s16", "s17", "s32", "s33"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [{ over: 0, amount: 800 }],
        sources: ["s16", "s17", "s32", "s33"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, amount: 177 },
          { over: 53000, amount: 240 },
          { over: 105000, amount: 277 },
          { over: 166000, amount: 323 },
          { over: 233000, amount: 350 },
          { over: 302000, amount: 565 },
        ],
        sources: ["s16", "s17", "s32", "s33"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, amount: 19 },
          { over: 52000, amount: 25 },
          { over: 105000, amount: 29 },
          { over: 168000, amount: 35 },
          { over: 233000, amount: 37 },
          { over: 299000, amount: 59 },
        ],
        sources: ["s16", "s17", "s32", "s33"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: [], sources: ["s3", "s32", "s33"], confidence: "two_sources" },
    ],
    cliffs: [
      {
        from: "2021-01-01",
        value: [
          { at: 44000, source: "s33" },
          { at: 88000, source: "s33" },
          { at: 139000, source: "s33" },
          { at: 193000, source: "s33" },
          { at: 246000, source: "s33" },
        ],
        sources: ["s32", "s33"],
        confidence: "two_sources",
        note: "The refund of sales tax is larger above each of these incomes.",
      },
      {
        from: "2022-01-01",
        value: [
          { at: 48000, source: "s33" },
          { at: 95000, source: "s33" },
          { at: 151000, source: "s33" },
          { at: 209000, source: "s33" },
          { at: 268000, source: "s33" },
        ],
        sources: ["s32", "s33"],
        confidence: "two_sources",
        note: "The refund of sales tax is larger above each of these incomes.",
      },
      { from: "2023-01-01", value: [], sources: ["s32", "s33"], confidence: "two_sources" },
      {
        from: "2024-01-01",
        value: [
          { at: 53000, source: "s32" },
          { at: 105000, source: "s32" },
          { at: 166000, source: "s32" },
          { at: 233000, source: "s32" },
          { at: 302000, source: "s32" },
        ],
        sources: ["s32", "s33"],
        confidence: "two_sources",
        note: "The refund of sales tax is larger above each of these incomes.",
      },
      {
        from: "2025-01-01",
        value: [
          { at: 52000, source: "s32" },
          { at: 105000, source: "s32" },
          { at: 168000, source: "s32" },
          { at: 233000, source: "s32" },
          { at: 299000, source: "s32" },
        ],
        sources: ["s32", "s33"],
        confidence: "two_sources",
        note: "The refund of sales tax is larger above each of these incomes.",
      },
      { from: "2026-01-01", value: [], sources: ["s32", "s33"], confidence: "two_sources" },
    ],
    pension_subtraction_older: [
      { from: "2021-01-01", value: 24000, sources: ["s18", "s19"], confidence: "two_sources" },
    ],
    pension_subtraction_younger: [
      { from: "2021-01-01", value: 20000, sources: ["s18", "s19"], confidence: "two_sources" },
    ],
    benefits_free_from_65: [
      { from: "2021-01-01", value: false, sources: ["s1", "s20"], confidence: "two_sources" },
      { from: "2022-01-01", value: true, sources: ["s1", "s20"], confidence: "two_sources" },
    ],
    benefits_free_from_55_limit: [
      {
        from: "2025-01-01",
        value: {
          single: 75_000,
          married_joint: 95_000,
          married_separate: 75_000,
          head_of_household: 75_000,
          surviving_spouse: 75_000,
        },
        sources: ["s21", "s22"],
        confidence: "two_sources",
      },
    ],
    charity_floor: [
      { from: "2021-01-01", value: 500, sources: ["s23", "s24"], confidence: "two_sources" },
    ],
    business_addback_start: [
      {
        from: "2021-01-01",
        value: {
          single: 500000,
          married_joint: 1000000,
          married_separate: 500000,
          head_of_household: 500000,
          surviving_spouse: 500000,
        },
        sources: ["s25", "s4"],
        confidence: "two_sources",
      },
    ],
    family_credit: [
      { from: "2024-01-01", value: 3200, sources: ["s26", "s27"], confidence: "two_sources" },
      { from: "2025-01-01", value: 3273, sources: ["s26", "s27"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0, sources: ["a2", "a3"], confidence: "two_sources" },
    ],
    family_credit_start: [
      {
        from: "2024-01-01",
        value: {
          single: 15000,
          married_joint: 25000,
          married_separate: 15000,
          head_of_household: 15000,
          surviving_spouse: 15000,
        },
        sources: ["s26", "s27"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 15000,
          married_joint: 26000,
          married_separate: 15000,
          head_of_household: 15000,
          surviving_spouse: 15000,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    family_credit_step: [
      { from: "2024-01-01", value: 5000, sources: ["s26", "s27"], confidence: "two_sources" },
    ],
    family_credit_loss: [
      { from: "2024-01-01", value: 0.06875, sources: ["s26", "s27"], confidence: "two_sources" },
    ],
    care_credit_rate: [
      { from: "2026-01-01", value: 0.7, sources: ["s28", "s29"], confidence: "two_sources" },
    ],
    care_credit_limit: [
      { from: "2026-01-01", value: 60000, sources: ["s28", "s29"], confidence: "two_sources" },
    ],
    care_credit_share: [
      {
        from: "2018-01-01",
        value: [
          { over: 0, amount: 0.5 },
          { over: 25000, amount: 0.3 },
          { over: 35000, amount: 0.1 },
          { over: 60000, amount: 0 },
        ],
        sources: ["s30", "s31"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: [
          { over: 0, amount: 0.5 },
          { over: 25000, amount: 0.5 },
          { over: 35000, amount: 0.5 },
          { over: 60000, amount: 0 },
        ],
        sources: ["s30", "s31"],
        confidence: "two_sources",
      },
    ],
    pension_subtraction_age: [
      { from: "2018-01-01", value: 55, sources: ["s18", "s19"], confidence: "two_sources" },
    ],
    child_ages: [
      {
        from: "2018-01-01",
        value: { small_under: 6, under: 17 },
        sources: ["s12", "s26"],
        confidence: "two_sources",
      },
    ],
    family_credit_older_share: [
      { from: "2024-01-01", value: 0.75, sources: ["s26", "s27"], confidence: "two_sources" },
    ],
    care_credit_low_income: [
      {
        from: "2018-01-01",
        value: { income: 25000, share: 0.25, most_per_child: 500, most_children: 2 },
        sources: ["s34"],
        confidence: "one_source",
      },
    ],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["n1", "n2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: ["tips", "car_loan_interest"],
        sources: ["n2", "n3"],
        confidence: "two_sources",
      },
    ],
    military_exclusion: [
      { from: "2018-01-01", value: { share: 0 }, sources: ["m3"], confidence: "one_source" },
      {
        from: "2019-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 4500 },
            { over: 55, amount: 0 },
          ],
        },
        sources: ["m3"],
        confidence: "one_source",
      },
      {
        from: "2020-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 7500 },
            { over: 55, amount: 0 },
          ],
        },
        sources: ["m3"],
        confidence: "one_source",
      },
      {
        from: "2021-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 10_000 },
            { over: 55, amount: 0 },
          ],
        },
        sources: ["m3"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 15_000 },
            { over: 55, amount: 0 },
          ],
        },
        sources: ["m1", "m2", "m3"],
        confidence: "two_sources",
      },
    ],
  },
};
