import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { UsFigures } from "../us/figures.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Minnesota. */
export interface UsMnFigures extends MilitaryFigures {
  readonly care_credit_reduced: {
    readonly for_one: number;
    readonly for_more: number;
    readonly loss_rate: number;
  };
  readonly care_credit_start: number;
  /** Whether only joint returns have the expenses that a child below 1 is deemed to cost. */
  readonly newborn_care_joint_only: boolean;
  readonly care_credit_terms: UsFigures["care_credit"];
  readonly working_credit_ages: { readonly least: number; readonly most: number };
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly standard_deduction_65: PerStatus<number>;
  readonly reduction_start_low: PerStatus<number>;
  readonly reduction_start_high?: PerStatus<number>;
  readonly reduction_rate_low: number;
  readonly reduction_rate_high?: number;
  readonly reduction_cap: number;
  readonly full_reduction_over?: number;
  readonly dependent_exemption: number;
  readonly exemption_start: PerStatus<number>;
  readonly exemption_step: PerStatus<number>;
  readonly exemption_loss_per_step: number;
  readonly investment_tax?: Brackets;
  readonly elderly_subtraction: PerStatus<number>;
  readonly elderly_subtraction_start: PerStatus<number>;
  readonly elderly_subtraction_start_of_two: number;
  readonly elderly_subtraction_rate: number;
  readonly working_credit_rate?: Brackets;
  readonly child_credit?: number;
  readonly working_credit_further?: Lookup;
  readonly family_credit_start?: number;
  readonly family_credit_start_joint?: number;
  readonly family_credit_loss?: number;
  readonly family_credit_loss_older?: number;
  readonly old_credit_earnings: Lookup;
  readonly old_credit_rate: Lookup;
  readonly old_credit_loss: Lookup;
  readonly old_credit_start: Lookup;
  readonly old_credit_start_joint: Lookup;
  readonly marriage_credit_most: number;
  readonly marriage_credit_income: number;
  readonly marriage_credit_taxable: number;
  readonly charity_share: number;
  readonly charity_floor: number;
  readonly benefits_alternative: PerStatus<number>;
  readonly benefits_income: PerStatus<number>;
  readonly benefits_loss: number;
  readonly benefits_start?: PerStatus<number>;
  readonly benefits_step?: PerStatus<number>;
  readonly benefits_per_step?: number;
}

export const data: JurisdictionData<UsMnFigures> = {
  code: "US-MN",
  name: "Minnesota",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "2025 Form M1 instructions, tax tables, pages 32 to 38",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=32",
      readOn: "2026-11-22",
    },
    t2: {
      title: "The same, as Invaro/opentax-engine reads them",
      url: "https://github.com/Invaro/opentax-engine/blob/069db60c462d1ac8259e751f9069f1a19574cf0e/packages/corpus-us-federal/src/rules/state-mn.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "2021 Minnesota M1 form instructions, Tax Rate Schedules",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1_inst_21.pdf#page=35",
      readOn: "2026-11-20",
    },
    s2: {
      title:
        "2023 Minnesota Statutes, 290.06 RATES OF TAX; CREDITS. Subd. 2c.Schedules of rates for individuals, estates, and trusts.",
      url: "https://www.revisor.mn.gov/statutes/cite/290.06#stat.290.06.2c",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2022 Minnesota M1 form instructions, Tax Rate Schedules",
      url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1_inst_22.pdf#page=35",
      readOn: "2026-11-20",
    },
    s4: {
      title:
        "Minnesota Income Tax Rates and Brackets 2024, Department of Revenue (read in a published copy)",
      url: "https://incometaxpro.com/tax-rates/minnesota.htm",
      readOn: "2026-11-21",
    },
    s5: {
      title: "2024 Minnesota tax brackets and rates: 39,010 for a head of household",
      url: "https://accountinginsights.org/2024-minnesota-tax-brackets-and-rates",
      readOn: "2026-11-21",
    },
    s6: {
      title: "2025 Minnesota M1 form instructions, Tax Rate Schedules",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=32",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Minnesota DOR press release 2025-12-16 (2026 brackets, deduction, exemption)",
      url: "https://www.revenue.state.mn.us/press-release/2025-12-16/minnesota-income-tax-brackets-standard-deduction-and-dependent-exemption",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "DOR inflation-adjusted amounts 2026, four statuses (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    a1: {
      title:
        "Department of Revenue, tax year 2026 inflation-adjusted amounts (as PolicyEngine US 2.68.0 cites them)",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/inflation-adjusted-amounts-2026.pdf",
      readOn: "2026-11-28",
    },
    a2: {
      title:
        "Minn. Stat. 290.0661 subd. 7 and 290.0671 subd. 7: the child credit of 2025 rises with prices to the nearest 60, the other amounts of 2023 to the nearest 10",
      url: "https://www.revisor.mn.gov/bills/94/2025/0/SF/2101/versions/latest",
      readOn: "2026-11-28",
    },
    a3: {
      title: "2025 Schedule M1MA, lines 6 and 7 (as PolicyEngine US 2.68.0 cites them)",
      url: "https://www.revenue.state.mn.us/sites/default/files/2026-07/m1ma-25.pdf#page=1",
      readOn: "2026-11-28",
    },
    s10: {
      title: "2021 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1_inst_21.pdf#page=3",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "Minnesota Statutes 290.0123 STANDARD DEDUCTION. Subdivision 1.Standard deduction amount",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0123#stat.290.0123.1",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2022 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-03/m1_inst_22.pdf#page=3",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2023 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-23.pdf#page=3",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2025 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=4",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2021 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1_inst_21.pdf#page=12",
      readOn: "2026-11-20",
    },
    s16: {
      title:
        "Minnesota Statutes 290.0123 STANDARD DEDUCTION. Subd. 2.Additional amount for seniors or blind taxpayers.",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0123#stat.290.0123.2",
      readOn: "2026-11-20",
    },
    s17: {
      title: "2022 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-03/m1_inst_22.pdf#page=12",
      readOn: "2026-11-20",
    },
    s18: {
      title: "2023 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-23.pdf#page=13",
      readOn: "2026-11-20",
    },
    s19: {
      title: "2025 Minnesota M1 form instructions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=12",
      readOn: "2026-11-20",
    },
    s20: {
      title: "2021 Minnesota Schedule M1SA form, Worksheet for Line 26",
      url: "https://taxsim.nber.org/historical_state_tax_forms/MN/2021/m1sa_21.pdf#page=7",
      readOn: "2026-11-20",
    },
    s21: {
      title: "Minnesota Statutes 290.0123 STANDARD DEDUCTION. Subd. 5.Deduction limited. (a)(1)",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0123#stat.290.0123.5",
      readOn: "2026-11-20",
    },
    s22: {
      title: "2022 Minnesota Schedule M1SA form, Worksheet for Line 26",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1sa_22.pdf#page=7",
      readOn: "2026-11-20",
    },
    s23: {
      title: "2024 Minnesota Schedule M1SA form, Worksheet for Line 26",
      url: "https://www.revenue.state.mn.us/sites/default/files/2024-12/m1sa-24.pdf#page=8",
      readOn: "2026-11-20",
    },
    s24: {
      title: "2025 Minnesota Schedule M1SA, Worksheet for Line 26",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1sa-25.pdf#page=8",
      readOn: "2026-11-20",
    },
    s25: {
      title: "2023 Minnesota Schedule M1SA form, Worksheet for Line 26",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1sa-23.pdf#page=8",
      readOn: "2026-11-20",
    },
    s26: {
      title: "2023 Minnesota Schedule M1SA form, Worksheet for Line 26",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1sa-23.pdf#page=7",
      readOn: "2026-11-20",
    },
    s27: {
      title:
        "2025 Minnesota M1 Instructions, Worksheet B for Line 4 - Standard Deduction Limitation",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1-inst-25.pdf#page=14",
      readOn: "2026-11-20",
    },
    s28: {
      title: "2021 Minnesota Form M1 instructions, Worksheet for Line 5",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1_inst_21.pdf#page=13",
      readOn: "2026-11-20",
    },
    s29: {
      title: "Minnesota Statutes 290.0121 DEPENDENT EXEMPTION. Subd. 1.Exemption amount.",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0121#stat.290.0121.1",
      readOn: "2026-11-20",
    },
    s30: {
      title: "2022 Minnesota Form M1 instructions, Worksheet for Line 5",
      url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-22.pdf#page=13",
      readOn: "2026-11-20",
    },
    s31: {
      title: "2025 Minnesota Form M1 instructions, Worksheet for Line 5",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=14",
      readOn: "2026-11-20",
    },
    s32: {
      title:
        "Minnesota Statutes 290.0121 DEPENDENT EXEMPTION. Subd. 2.Disallowed exemption amount.",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0121#stat.290.0121.2",
      readOn: "2026-11-20",
    },
    s33: {
      title: "Minnesota 2024 Form M1, Individual Income Tax Return",
      url: "https://www.revenue.state.mn.us/sites/default/files/2024-12/m1-24.pdf#page=2",
      readOn: "2026-11-20",
    },
    s34: {
      title: "Minnesota Statutes 290.033 (b)",
      url: "https://www.revisor.mn.gov/statutes/cite/290.033",
      readOn: "2026-11-20",
    },
    s35: {
      title: "Minn. Stat. 290.0802, subdivision 2",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0802#stat.290.0802.2",
      readOn: "2026-11-22",
    },
    s36: {
      title: "Minnesota 2025 Schedule M1R (as PolicyEngine US cites it)",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1r-25.pdf",
      readOn: "2026-11-22",
    },
    s37: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages from 62 to 80 years",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    w1: {
      title: "290.0671 MINNESOTA WORKING FAMILY CREDIT. Subd. 1 (3) (b)",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0671",
      readOn: "2026-11-20",
    },
    w2: {
      title: "2023 Schedule M1CWFC, Minnesota Child and Working Family Credits",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-01/m1cwfc-23.pdf#page=1",
      readOn: "2026-11-20",
    },
    w3: {
      title: "290.0661 MINNESOTA CHILD TAX CREDIT. Subd. 3",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0661#stat.290.0661.4",
      readOn: "2026-11-20",
    },
    w4: {
      title: "2024 Schedule M1CWFC, Minnesota Child and Working Family Credits",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-01/m1cwfc-24.pdf#page=1",
      readOn: "2026-11-20",
    },
    w5: {
      title: "290.0671 MINNESOTA WORKING FAMILY CREDIT. Subd. 1 (3) (d)",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0671",
      readOn: "2026-11-20",
    },
    w6: {
      title: "2021 Minnesota Statutes, section 290.0671",
      url: "https://www.revisor.mn.gov/statutes/2021/cite/290.0671",
      readOn: "2026-11-20",
    },
    w7: {
      title: "2021 Inflation-Adjusted Amounts in Minnesota Statutes",
      url: "https://www.revenue.state.mn.us/sites/default/files/2020-12/Inflation%20Adjustments%20TY%202021.pdf#page=2",
      readOn: "2026-11-20",
    },
    w8: {
      title: "2021 Minnesota Statutes, section 290.0671",
      url: "https://www.revisor.mn.gov/statutes/2021/cite/290.0671#stat.290.0671.1",
      readOn: "2026-11-20",
    },
    w9: {
      title: "2022 Minnesota Statutes, section 290.0671",
      url: "https://www.revisor.mn.gov/statutes/2022/cite/290.0671#stat.290.0671.1",
      readOn: "2026-11-20",
    },
    w10: {
      title: "2022 Minnesota Statutes, section 290.0671",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0671",
      readOn: "2026-11-20",
    },
    w11: {
      title: "Minnesota Statutes 290.0675 MARRIAGE PENALTY CREDIT. Subd. 3.Credit amount.",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0675#stat.290.0675.3",
      readOn: "2026-11-20",
    },
    w12: {
      title: "2021 Minnesota Schedule M1MA, Line 19",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1ma_21.pdf#page=1",
      readOn: "2026-11-20",
    },
    w13: {
      title: "2021 Minnesota Schedule M1MA, Line 6",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1ma_21.pdf#page=1",
      readOn: "2026-11-20",
    },
    w14: {
      title: "2021 Minnesota Schedule M1MA, Line 7",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1ma_21.pdf#page=1",
      readOn: "2026-11-20",
    },
    w15: {
      title:
        "Minnesota Statutes 290.0132 Subd. 7.Charitable contributions for taxpayers who do not itemize.",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0132#stat.290.0132.7",
      readOn: "2026-11-20",
    },
    w16: {
      title:
        "2021 Minnesota Schedule M1M, Income Additions and Subtractions, Page 3, Worksheet for Line 11 (4)",
      url: "https://www.taxformfinder.org/forms/2021/2021-minnesota-form-m1m.pdf#page=3",
      readOn: "2026-11-20",
    },
    w17: {
      title: "2021 Minnesota Schedule M1M, Income Additions and Subtractions, Page 3, Line 11",
      url: "https://www.taxformfinder.org/forms/2021/2021-minnesota-form-m1m.pdf#page=3",
      readOn: "2026-11-20",
    },
    w18: {
      title: "Minnesota Statutes 290.0132 Subd. 26.Social Security benefits. (f)(g)(h)(j)",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0132#stat.290.0132.26",
      readOn: "2026-11-20",
    },
    w19: {
      title: "2023 Minnesota Statutes Section 270C.22 — Cost Of Living Adjustment Subdivision 1.e",
      url: "https://www.revisor.mn.gov/statutes/cite/270c.22#stat.270C.22.1",
      readOn: "2026-11-20",
    },
    w20: {
      title: "Minnesota Statutes 290.0132 Subd. 26.Social Security benefits. (f)(g)(h)",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0132#stat.290.0132.26",
      readOn: "2026-11-20",
    },
    w21: {
      title: "2021 Minnesota Schedule M1M, Income Additions and Subtractions, Line 12 worksheet",
      url: "https://www.taxformfinder.org/forms/2021/2021-minnesota-form-m1m.pdf#page=4",
      readOn: "2026-11-20",
    },
    w22: {
      title: "Minnesota Statutes 290.0132 Subd. 26.Social Security benefits. (c)",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0132#stat.290.0132.26",
      readOn: "2026-11-20",
    },
    w23: {
      title: "2023 M1M, Income Additions and Subtractions",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1m-23.pdf#page=4",
      readOn: "2026-11-20",
    },
    w24: {
      title: "2023 Minnesota Schedule M1M, Income Additions and Subtractions, Line 12 worksheet",
      url: "https://www.revenue.state.mn.us/sites/default/files/2024-04/m1m-23_0.pdf#page=4",
      readOn: "2026-11-20",
    },
    w25: {
      title:
        "Minnesota Statutes Section 290.091 — Alternative Minimum Tax On Preference Items Subd.1.a",
      url: "https://law.justia.com/codes/minnesota/chapters-289a-295/chapter-290/section-290-091",
      readOn: "2026-11-20",
    },
    w26: {
      title: "2021 Minnesota Schedule M1MT form, Line 27",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-02/m1mt_21.pdf#page=1",
      readOn: "2026-11-20",
    },
    w27: {
      title:
        "Minnesota Statutes Section 290.091 — Alternative Minimum Tax On Preference Items Subd.3.a",
      url: "https://www.revisor.mn.gov/statutes/cite/290.091#stat.290.091.3",
      readOn: "2026-11-20",
    },
    w28: {
      title: "2021 Minnesota Schedule M1MT form, Line 22",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-02/m1mt_21.pdf#page=1",
      readOn: "2026-11-20",
    },
    w29: {
      title: "2022 Minnesota Schedule M1MT form, Line 22",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1mt_22.pdf#page=1",
      readOn: "2026-11-20",
    },
    s38: {
      title: "Minn. Stat. 290.0671 subd. 1",
      url: "https://www.revisor.mn.gov/statutes/cite/290.0671",
      readOn: "2026-11-20",
    },
    s39: {
      title: "Minn. Stat. 290.067",
      url: "https://www.revisor.mn.gov/statutes/cite/290.067",
      readOn: "2026-11-20",
    },
    s42: {
      title:
        "Minn. Stat. 290.067, subd. 1(c), as Casetext prints it: a child below 1, of a taxpayer (from 2023)",
      url: "https://casetext.com/statute/minnesota-statutes/various-state-taxes-and-programs/chapter-290-income-and-franchise-taxes/section-290067-dependent-care-credit",
      readOn: "2026-11-28",
    },
    s43: {
      title:
        "Minn. Stat. 290.067, subd. 1(c), of 2007: a child below 1, of a couple on a joint return",
      url: "https://www.revisor.mn.gov/statutes/2007/cite/290.067/subd/290.067.2b",
      readOn: "2026-11-28",
    },
    s44: {
      title:
        "Minnesota Department of Revenue, changes of the credit for 2017: 600 or 1,200, less 5 % of the income over a start",
      url: "http://www.revenue.state.mn.us/individuals/individ_income/Pages/ChildandDependentCareCreditChangesWN2017.aspx",
      readOn: "2026-11-28",
    },
    s45: {
      title: "Schedule M1CD of 2024, Child and Dependent Care Credit (draft of August 1, 2024)",
      url: "https://ses.stf.com/bookmarks/Raymond%20Wong/2024%20MN_wsw/0000/202405011208171592955.htm",
      readOn: "2026-11-28",
    },
    s40: {
      title: "2023 Schedule M1CD, Child and Dependent Care Credit",
      url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1cd-23.pdf",
      readOn: "2026-11-20",
    },
    s41: {
      title: "2025 Schedule M1CD, Child and Dependent Care Credit",
      url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1cd-25.pdf",
      readOn: "2026-11-20",
    },
    m1: {
      title: "Minn. Stat. 290.0132 subd. 21, repeated in S.F. 4 of 2025",
      url: "https://app.legiplex.com/mn/legislature/2025/2025-r/bills/sf4/drafts-latest",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Minnesota Department of Revenue, military pension subtraction",
      url: "https://www.revenue.state.mn.us/military-pension-subtraction",
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
      confidence: "one_source",
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
            { from: 0, width: 20, tax: 0 },
            { from: 20, width: 80 },
            { from: 100, width: 100 },
          ],
          end: 86_800,
        },
        sources: ["t1", "t2"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0535 },
            { over: 27_230, rate: 0.068 },
            { over: 89_440, rate: 0.0785 },
            { over: 166_040, rate: 0.0985 },
          ],
          married_joint: [
            { over: 0, rate: 0.0535 },
            { over: 39_810, rate: 0.068 },
            { over: 158_140, rate: 0.0785 },
            { over: 276_200, rate: 0.0985 },
          ],
          married_separate: [
            { over: 0, rate: 0.0535 },
            { over: 19_905, rate: 0.068 },
            { over: 79_070, rate: 0.0785 },
            { over: 138_100, rate: 0.0985 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0535 },
            { over: 33_520, rate: 0.068 },
            { over: 134_700, rate: 0.0785 },
            { over: 220_730, rate: 0.0985 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0535 },
            { over: 39_810, rate: 0.068 },
            { over: 158_140, rate: 0.0785 },
            { over: 276_200, rate: 0.0985 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0535 },
            { over: 28_080, rate: 0.068 },
            { over: 92_230, rate: 0.0785 },
            { over: 171_220, rate: 0.0985 },
          ],
          married_joint: [
            { over: 0, rate: 0.0535 },
            { over: 41_050, rate: 0.068 },
            { over: 163_060, rate: 0.0785 },
            { over: 284_810, rate: 0.0985 },
          ],
          married_separate: [
            { over: 0, rate: 0.0535 },
            { over: 20_525, rate: 0.068 },
            { over: 81_530, rate: 0.0785 },
            { over: 142_405, rate: 0.0985 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0535 },
            { over: 34_570, rate: 0.068 },
            { over: 138_890, rate: 0.0785 },
            { over: 227_600, rate: 0.0985 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0535 },
            { over: 41_050, rate: 0.068 },
            { over: 163_060, rate: 0.0785 },
            { over: 284_810, rate: 0.0985 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0535 },
            { over: 30_070, rate: 0.068 },
            { over: 98_760, rate: 0.0785 },
            { over: 183_340, rate: 0.0985 },
          ],
          married_joint: [
            { over: 0, rate: 0.0535 },
            { over: 43_950, rate: 0.068 },
            { over: 174_610, rate: 0.0785 },
            { over: 304_970, rate: 0.0985 },
          ],
          married_separate: [
            { over: 0, rate: 0.0535 },
            { over: 21_975, rate: 0.068 },
            { over: 87_305, rate: 0.0785 },
            { over: 152_485, rate: 0.0985 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0535 },
            { over: 37_010, rate: 0.068 },
            { over: 148_730, rate: 0.0785 },
            { over: 243_720, rate: 0.0985 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0535 },
            { over: 43_950, rate: 0.068 },
            { over: 174_610, rate: 0.0785 },
            { over: 304_970, rate: 0.0985 },
          ],
        },
        sources: ["s2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0535 },
            { over: 31_690, rate: 0.068 },
            { over: 104_090, rate: 0.0785 },
            { over: 193_240, rate: 0.0985 },
          ],
          married_joint: [
            { over: 0, rate: 0.0535 },
            { over: 46_330, rate: 0.068 },
            { over: 184_040, rate: 0.0785 },
            { over: 321_450, rate: 0.0985 },
          ],
          married_separate: [
            { over: 0, rate: 0.0535 },
            { over: 23_165, rate: 0.068 },
            { over: 92_020, rate: 0.0785 },
            { over: 160_725, rate: 0.0985 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0535 },
            { over: 39_010, rate: 0.068 },
            { over: 156_760, rate: 0.0785 },
            { over: 256_880, rate: 0.0985 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0535 },
            { over: 46_330, rate: 0.068 },
            { over: 184_040, rate: 0.0785 },
            { over: 321_450, rate: 0.0985 },
          ],
        },
        sources: ["s4", "s5"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0535 },
            { over: 32_570, rate: 0.068 },
            { over: 106_990, rate: 0.0785 },
            { over: 198_630, rate: 0.0985 },
          ],
          married_joint: [
            { over: 0, rate: 0.0535 },
            { over: 47_620, rate: 0.068 },
            { over: 189_180, rate: 0.0785 },
            { over: 330_410, rate: 0.0985 },
          ],
          married_separate: [
            { over: 0, rate: 0.0535 },
            { over: 23_810, rate: 0.068 },
            { over: 94_590, rate: 0.0785 },
            { over: 165_205, rate: 0.0985 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0535 },
            { over: 40_100, rate: 0.068 },
            { over: 161_130, rate: 0.0785 },
            { over: 264_050, rate: 0.0985 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0535 },
            { over: 47_620, rate: 0.068 },
            { over: 189_180, rate: 0.0785 },
            { over: 330_410, rate: 0.0985 },
          ],
        },
        sources: ["s6", "s2", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0535 },
            { over: 33_310, rate: 0.068 },
            { over: 109_430, rate: 0.0785 },
            { over: 203_150, rate: 0.0985 },
          ],
          married_joint: [
            { over: 0, rate: 0.0535 },
            { over: 48_700, rate: 0.068 },
            { over: 193_480, rate: 0.0785 },
            { over: 337_930, rate: 0.0985 },
          ],
          married_separate: [
            { over: 0, rate: 0.0535 },
            { over: 24_350, rate: 0.068 },
            { over: 96_740, rate: 0.0785 },
            { over: 168_965, rate: 0.0985 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0535 },
            { over: 41_010, rate: 0.068 },
            { over: 164_800, rate: 0.0785 },
            { over: 270_060, rate: 0.0985 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0535 },
            { over: 48_700, rate: 0.068 },
            { over: 193_480, rate: 0.0785 },
            { over: 337_930, rate: 0.0985 },
          ],
        },
        sources: ["s8", "s2", "s9"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 12_525,
          married_joint: 25_050,
          married_separate: 12_525,
          head_of_household: 18_800,
          surviving_spouse: 25_050,
        },
        sources: ["s10", "s11"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 12_900,
          married_joint: 25_800,
          married_separate: 12_900,
          head_of_household: 19_400,
          surviving_spouse: 25_800,
        },
        sources: ["s12", "s11"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 13_825,
          married_joint: 27_650,
          married_separate: 13_825,
          head_of_household: 20_800,
          surviving_spouse: 27_650,
        },
        sources: ["s10", "s11"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 14_575,
          married_joint: 29_150,
          married_separate: 14_575,
          head_of_household: 21_900,
          surviving_spouse: 29_150,
        },
        sources: ["s13", "s11"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 14_950,
          married_joint: 29_900,
          married_separate: 14_950,
          head_of_household: 22_500,
          surviving_spouse: 29_900,
        },
        sources: ["s14", "s11", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 15_300,
          married_joint: 30_600,
          married_separate: 15_300,
          head_of_household: 23_000,
          surviving_spouse: 30_600,
        },
        sources: ["s8", "s11", "s9"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_65: [
      {
        from: "2021-01-01",
        value: {
          single: 1650,
          married_joint: 1300,
          married_separate: 1300,
          head_of_household: 1650,
          surviving_spouse: 1300,
        },
        sources: ["s15", "s16"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 1700,
          married_joint: 1350,
          married_separate: 1350,
          head_of_household: 1700,
          surviving_spouse: 1350,
        },
        sources: ["s17", "s16"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 1850,
          married_joint: 1450,
          married_separate: 1450,
          head_of_household: 1850,
          surviving_spouse: 1450,
        },
        sources: ["s15", "s16"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 1950,
          married_joint: 1550,
          married_separate: 1550,
          head_of_household: 1950,
          surviving_spouse: 1550,
        },
        sources: ["s18", "s16"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 2000,
          married_joint: 1550,
          married_separate: 1550,
          head_of_household: 2000,
          surviving_spouse: 1550,
        },
        sources: ["s19", "s16", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 2000,
          married_joint: 1600,
          married_separate: 1600,
          head_of_household: 2000,
          surviving_spouse: 1600,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    reduction_start_low: [
      {
        from: "2021-01-01",
        value: {
          single: 199_850,
          married_joint: 199_850,
          married_separate: 99_925,
          head_of_household: 199_850,
          surviving_spouse: 199_850,
        },
        sources: ["s20", "s21"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 206_050,
          married_joint: 206_050,
          married_separate: 103_025,
          head_of_household: 206_050,
          surviving_spouse: 206_050,
        },
        sources: ["s22", "s21"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 220_650,
          married_joint: 220_650,
          married_separate: 110_325,
          head_of_household: 220_650,
          surviving_spouse: 220_650,
        },
        sources: ["s22", "s21"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 232_500,
          married_joint: 232_500,
          married_separate: 116_250,
          head_of_household: 232_500,
          surviving_spouse: 232_500,
        },
        sources: ["s23", "s21"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 238_950,
          married_joint: 238_950,
          married_separate: 119_475,
          head_of_household: 238_950,
          surviving_spouse: 238_950,
        },
        sources: ["s24", "s21", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 244_400,
          married_joint: 244_400,
          married_separate: 122_200,
          head_of_household: 244_400,
          surviving_spouse: 244_400,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    reduction_start_high: [
      {
        from: "2023-01-01",
        value: {
          single: 304_970,
          married_joint: 304_970,
          married_separate: 152_485,
          head_of_household: 304_970,
          surviving_spouse: 304_970,
        },
        sources: ["s25", "s21"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 321_350,
          married_joint: 321_350,
          married_separate: 160_675,
          head_of_household: 321_350,
          surviving_spouse: 321_350,
        },
        sources: ["s23", "s21"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 330_300,
          married_joint: 330_300,
          married_separate: 165_150,
          head_of_household: 330_300,
          surviving_spouse: 330_300,
        },
        sources: ["s24", "s21", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 337_800,
          married_joint: 337_800,
          married_separate: 168_900,
          head_of_household: 337_800,
          surviving_spouse: 337_800,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    reduction_rate_low: [
      { from: "2021-01-01", value: 0.03, sources: ["s20", "s21"], confidence: "two_sources" },
    ],
    reduction_rate_high: [
      { from: "2023-01-01", value: 0.1, sources: ["s22", "s21"], confidence: "two_sources" },
    ],
    reduction_cap: [
      { from: "2021-01-01", value: 0.8, sources: ["s20", "s21"], confidence: "two_sources" },
    ],
    full_reduction_over: [
      { from: "2023-01-01", value: 1_000_000, sources: ["s26", "s21"], confidence: "one_source" },
      { from: "2024-01-01", value: 1_053_750, sources: ["s23", "s21"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 1_083_150,
        sources: ["s27", "s21", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 1_107_750,
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 4350, sources: ["s28", "s29"], confidence: "one_source" },
      { from: "2022-01-01", value: 4450, sources: ["s30", "s29"], confidence: "one_source" },
      { from: "2023-01-01", value: 4800, sources: ["s28", "s29"], confidence: "one_source" },
      { from: "2024-01-01", value: 5050, sources: ["s30", "s29"], confidence: "one_source" },
      { from: "2025-01-01", value: 5200, sources: ["s31", "s29", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5300, sources: ["s8", "s29", "s9"], confidence: "two_sources" },
    ],
    exemption_start: [
      {
        from: "2021-01-01",
        value: {
          single: 199_850,
          married_joint: 299_750,
          married_separate: 149_875,
          head_of_household: 249_800,
          surviving_spouse: 299_750,
        },
        sources: ["s28", "s32"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 206_050,
          married_joint: 309_050,
          married_separate: 154_525,
          head_of_household: 257_550,
          surviving_spouse: 309_050,
        },
        sources: ["s30", "s32"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 220_650,
          married_joint: 330_950,
          married_separate: 165_475,
          head_of_household: 275_800,
          surviving_spouse: 330_950,
        },
        sources: ["s28", "s32"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 232_550,
          married_joint: 348_850,
          married_separate: 174_425,
          head_of_household: 290_700,
          surviving_spouse: 348_850,
        },
        sources: ["s30", "s32"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 239_050,
          married_joint: 358_550,
          married_separate: 179_275,
          head_of_household: 298_800,
          surviving_spouse: 358_550,
        },
        sources: ["s31", "s32", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 244_500,
          married_joint: 366_700,
          married_separate: 183_350,
          head_of_household: 305_600,
          surviving_spouse: 366_700,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    exemption_step: [
      {
        from: "2021-01-01",
        value: {
          single: 2500,
          married_joint: 2500,
          married_separate: 1250,
          head_of_household: 2500,
          surviving_spouse: 2500,
        },
        sources: ["s28", "s32"],
        confidence: "two_sources",
      },
    ],
    exemption_loss_per_step: [
      { from: "2021-01-01", value: 0.02, sources: ["s28", "s32"], confidence: "two_sources" },
    ],
    investment_tax: [
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 1_000_000, rate: 0.01 },
        ],
        sources: ["s33", "s34"],
        confidence: "two_sources",
      },
    ],
    elderly_subtraction: [
      {
        from: "2021-01-01",
        value: {
          single: 9600,
          married_joint: 12_000,
          married_separate: 6000,
          head_of_household: 9600,
          surviving_spouse: 9600,
        },
        sources: ["s35", "s36", "s37"],
        confidence: "two_sources",
      },
    ],
    elderly_subtraction_start: [
      {
        from: "2021-01-01",
        value: {
          single: 14_500,
          married_joint: 14_500,
          married_separate: 9000,
          head_of_household: 14_500,
          surviving_spouse: 14_500,
        },
        sources: ["s35", "s36", "s37"],
        confidence: "two_sources",
      },
    ],
    elderly_subtraction_start_of_two: [
      {
        from: "2021-01-01",
        value: 18_000,
        sources: ["s35", "s36", "s37"],
        confidence: "two_sources",
      },
    ],
    elderly_subtraction_rate: [
      { from: "2021-01-01", value: 0.5, sources: ["s35", "s36", "s37"], confidence: "two_sources" },
    ],
    working_credit_rate: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 8750, rate: 0 },
        ],
        sources: ["w1", "w2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 9220, rate: 0 },
        ],
        sources: ["w1", "w2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 9480, rate: 0 },
        ],
        sources: ["w1", "w2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 9690, rate: 0 },
        ],
        sources: ["a2", "a1"],
        confidence: "one_source",
      },
    ],
    child_credit: [
      { from: "2023-01-01", value: 1750, sources: ["w3", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 1750, sources: ["w3", "w2"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 1800,
        sources: ["a2", "s8"],
        confidence: "one_source",
      },
    ],
    working_credit_further: [
      {
        from: "2023-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 1, amount: 925 },
          { over: 2, amount: 2100 },
          { over: 3, amount: 2500 },
        ],
        sources: ["w4", "w2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 1, amount: 970 },
          { over: 2, amount: 2210 },
          { over: 3, amount: 2630 },
        ],
        sources: ["w4", "w2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 1, amount: 1000 },
          { over: 2, amount: 2270 },
          { over: 3, amount: 2710 },
        ],
        sources: ["w4", "w2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 1, amount: 1020 },
          { over: 2, amount: 2330 },
          { over: 3, amount: 2770 },
        ],
        sources: ["a1", "a2"],
        confidence: "one_source",
      },
    ],
    family_credit_start: [
      { from: "2023-01-01", value: 29_500, sources: ["w4", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 31_090, sources: ["w4", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 31_950, sources: ["w4", "w2"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 32_680,
        sources: ["a1", "a2"],
        confidence: "one_source",
      },
    ],
    family_credit_start_joint: [
      { from: "2023-01-01", value: 35_000, sources: ["w4", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 36_880, sources: ["w4", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 37_910, sources: ["w4", "w2"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 38_770,
        sources: ["a2", "a1"],
        confidence: "one_source",
      },
    ],
    family_credit_loss: [
      { from: "2023-01-01", value: 0.12, sources: ["w2", "w5"], confidence: "one_source" },
    ],
    family_credit_loss_older: [
      { from: "2023-01-01", value: 0.09, sources: ["w2", "w3"], confidence: "one_source" },
    ],
    old_credit_earnings: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 7340 },
          { over: 1, amount: 12_270 },
          { over: 2, amount: 20_120 },
          { over: 3, amount: 20_530 },
        ],
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: [
          { over: -1, amount: 7570 },
          { over: 1, amount: 12_650 },
          { over: 2, amount: 20_750 },
          { over: 3, amount: 21_170 },
        ],
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
    ],
    old_credit_rate: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0.039 },
          { over: 1, amount: 0.0935 },
          { over: 2, amount: 0.11 },
          { over: 3, amount: 0.125 },
        ],
        sources: ["w8", "w9"],
        confidence: "one_source",
      },
    ],
    old_credit_loss: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0.02 },
          { over: 1, amount: 0.06 },
          { over: 2, amount: 0.105 },
          { over: 3, amount: 0.105 },
        ],
        sources: ["w6", "w10"],
        confidence: "one_source",
      },
    ],
    old_credit_start: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 8960 },
          { over: 1, amount: 23_380 },
          { over: 2, amount: 27_720 },
          { over: 3, amount: 28_030 },
        ],
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: [
          { over: -1, amount: 9240 },
          { over: 1, amount: 24_110 },
          { over: 2, amount: 28_590 },
          { over: 3, amount: 28_900 },
        ],
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
    ],
    old_credit_start_joint: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 14_960 },
          { over: 1, amount: 29_380 },
          { over: 2, amount: 33_720 },
          { over: 3, amount: 34_030 },
        ],
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: [
          { over: -1, amount: 15_430 },
          { over: 1, amount: 30_290 },
          { over: 2, amount: 34_770 },
          { over: 3, amount: 35_090 },
        ],
        sources: ["w6", "w7"],
        confidence: "one_source",
      },
    ],
    marriage_credit_most: [
      { from: "2021-01-01", value: 1548, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2022-01-01", value: 1596, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2023-01-01", value: 1710, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2024-01-01", value: 1801, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2025-01-01", value: 1853, sources: ["w11", "w12"], confidence: "one_source" },
    ],
    marriage_credit_income: [
      { from: "2021-01-01", value: 26_000, sources: ["w11", "w13"], confidence: "one_source" },
      { from: "2023-01-01", value: 28_000, sources: ["w11", "w13"], confidence: "one_source" },
      { from: "2024-01-01", value: 30_000, sources: ["w11", "w13"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 31_000,
        sources: ["a3"],
        confidence: "one_source",
      },
    ],
    marriage_credit_taxable: [
      { from: "2021-01-01", value: 40_000, sources: ["w11", "w14"], confidence: "one_source" },
      { from: "2022-01-01", value: 42_000, sources: ["w11", "w14"], confidence: "one_source" },
      { from: "2023-01-01", value: 44_000, sources: ["w11", "w14"], confidence: "one_source" },
      { from: "2024-01-01", value: 47_000, sources: ["w11", "w14"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 48_000,
        sources: ["a3"],
        confidence: "one_source",
      },
    ],
    charity_share: [
      { from: "2021-01-01", value: 0.5, sources: ["w15", "w16"], confidence: "one_source" },
    ],
    charity_floor: [
      { from: "2021-01-01", value: 500, sources: ["w15", "w17"], confidence: "one_source" },
    ],
    benefits_alternative: [
      {
        from: "2021-01-01",
        value: {
          single: 4130,
          married_joint: 5290,
          married_separate: 2645,
          head_of_household: 4130,
          surviving_spouse: 5290,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 4260,
          married_joint: 5450,
          married_separate: 2725,
          head_of_household: 4260,
          surviving_spouse: 5450,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 4560,
          married_joint: 5840,
          married_separate: 2920,
          head_of_household: 4560,
          surviving_spouse: 5840,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 4560,
          married_joint: 5840,
          married_separate: 2920,
          head_of_household: 4560,
          surviving_spouse: 5840,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 4560,
          married_joint: 5840,
          married_separate: 2920,
          head_of_household: 4560,
          surviving_spouse: 5840,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
    ],
    benefits_income: [
      {
        from: "2021-01-01",
        value: {
          single: 62_710,
          married_joint: 80_270,
          married_separate: 40_135,
          head_of_household: 62_710,
          surviving_spouse: 80_270,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 64_670,
          married_joint: 82_770,
          married_separate: 41_385,
          head_of_household: 64_670,
          surviving_spouse: 82_770,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 69_250,
          married_joint: 88_630,
          married_separate: 44_315,
          head_of_household: 69_250,
          surviving_spouse: 88_630,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 69_250,
          married_joint: 88_630,
          married_separate: 44_315,
          head_of_household: 69_250,
          surviving_spouse: 88_630,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 69_250,
          married_joint: 88_630,
          married_separate: 44_315,
          head_of_household: 69_250,
          surviving_spouse: 88_630,
        },
        sources: ["w18", "w19"],
        confidence: "one_source",
      },
    ],
    benefits_loss: [
      { from: "2021-01-01", value: 0.2, sources: ["w20", "w21"], confidence: "one_source" },
    ],
    benefits_start: [
      {
        from: "2023-01-01",
        value: {
          single: 78_000,
          married_joint: 100_000,
          married_separate: 50_000,
          head_of_household: 78_000,
          surviving_spouse: 100_000,
        },
        sources: ["w22", "w23"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 82_190,
          married_joint: 105_380,
          married_separate: 52_690,
          head_of_household: 82_190,
          surviving_spouse: 105_380,
        },
        sources: ["w22", "w23"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 84_490,
          married_joint: 108_320,
          married_separate: 54_160,
          head_of_household: 84_490,
          surviving_spouse: 108_320,
        },
        sources: ["w22", "w23"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 86_410,
          married_joint: 110_780,
          married_separate: 55_390,
          head_of_household: 86_410,
          surviving_spouse: 110_780,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    benefits_step: [
      {
        from: "2023-01-01",
        value: {
          single: 4000,
          married_joint: 4000,
          married_separate: 2000,
          head_of_household: 4000,
          surviving_spouse: 4000,
        },
        sources: ["w22", "w24"],
        confidence: "one_source",
      },
    ],
    benefits_per_step: [
      { from: "2023-01-01", value: 0.1, sources: ["w22", "w24"], confidence: "one_source" },
    ],
    working_credit_ages: [
      {
        from: "2021-01-01",
        value: { least: 19, most: 64 },
        sources: ["s38"],
        confidence: "one_source",
      },
    ],
    care_credit_terms: [
      {
        from: "2021-01-01",
        value: {
          most_for_one: 3000,
          most_for_more: 6000,
          rate: 0.35,
          steps: [
            {
              over_joint: 15000,
              over_other: 15000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.2,
            },
          ],
          is_refundable: true,
        },
        sources: ["s39", "s40", "s41"],
        confidence: "two_sources",
      },
    ],
    care_credit_start: [
      {
        from: "2021-01-01",
        value: 53630,
        sources: ["s39", "s40", "s41"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: 55300,
        sources: ["s39", "s40", "s41"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: 59210,
        sources: ["s39", "s40", "s41"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 62410,
        sources: ["s39", "s40", "s41"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 64150,
        sources: ["s39", "s40", "s41"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 65_610,
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    newborn_care_joint_only: [
      { from: "2021-01-01", value: true, sources: ["s43"], confidence: "one_source" },
      { from: "2023-01-01", value: false, sources: ["s42", "s45"], confidence: "two_sources" },
    ],
    care_credit_reduced: [
      {
        from: "2021-01-01",
        value: { for_one: 600, for_more: 1200, loss_rate: 0.05 },
        sources: ["s39", "s40", "s41", "s44"],
        confidence: "two_sources",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
