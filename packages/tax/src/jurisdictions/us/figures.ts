import type { JurisdictionData } from "../../engine/figures.ts";
import type { PrintedTable } from "../../engine/formulas/printed-table.ts";
import type { Brackets, EarnedIncomeRows, Lookup, PerStatus } from "./figure-types.ts";

/** A deduction that falls by an amount for each 1,000 of income over the start. */
interface PhasedDeduction {
  readonly most: number;
  readonly start_joint: number;
  readonly start_other: number;
  readonly per_step: number;
}

/** The figures of the United States. */
export interface UsFigures {
  readonly printed_table: PrintedTable;
  readonly ordinary_rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly additional_deduction_65: PerStatus<number>;
  readonly gain_rates: PerStatus<Brackets>;
  readonly amt_exemption: PerStatus<number>;
  readonly amt_exemption_start: PerStatus<number>;
  readonly amt_exemption_loss_rate: number;
  readonly amt_rates: PerStatus<Brackets>;
  readonly net_investment_threshold: PerStatus<number>;
  readonly net_investment_rate: number;
  readonly additional_medicare_threshold: PerStatus<number>;
  readonly additional_medicare_rate: number;
  readonly social_security_wage_base: number;
  readonly self_employment_share: number;
  readonly self_employment_floor: number;
  readonly self_employment_social_security_rate: number;
  readonly self_employment_medicare_rate: number;
  readonly employee_social_security_rate: number;
  readonly employee_medicare_rate: number;
  readonly child_credit: {
    readonly per_child: number;
    readonly per_child_under_6: number;
    readonly max_age: number;
    readonly other_dependent: number;
    readonly start_joint: number;
    readonly start_other: number;
    readonly step: number;
    readonly per_step: number;
    readonly refundable_max: number;
    readonly fully_refundable: boolean;
    readonly refundable_rate: number;
    readonly refundable_over: number;
  };
  readonly child_credit_increase?: PerStatus<{
    readonly regular: number;
    readonly start: number;
    readonly most: number;
  }>;
  readonly earned_income_credit: EarnedIncomeRows;
  readonly earned_income_credit_investment_limit: number;
  readonly senior_deduction?: {
    readonly per_person: number;
    readonly loss_rate: number;
    readonly start_joint: number;
    readonly start_other: number;
  };
  readonly itemized_reduction?: { readonly numerator: number; readonly denominator: number };
  readonly capital_loss_limit: PerStatus<number>;
  readonly social_security_benefits: {
    readonly first_over: PerStatus<number>;
    readonly second_over: PerStatus<number>;
    readonly most_share: number;
  };
  readonly state_tax_cap: {
    readonly most: PerStatus<number>;
    readonly reduction?: {
      readonly over: PerStatus<number>;
      readonly rate: number;
      readonly least: PerStatus<number>;
    };
  };
  readonly charity: { readonly most_share: number; readonly floor_share: number };
  readonly charity_adjustment?: PerStatus<number>;
  readonly charity_without_itemizing?: PerStatus<number>;
  readonly medical_floor: number;
  readonly rental_loss: {
    readonly most: PerStatus<number>;
    readonly start: number;
    readonly loss_rate: number;
  };
  readonly business_loss_limit?: PerStatus<number>;
  readonly unemployment_exclusion?: { readonly most: number; readonly income_below: number };
  readonly business_income: {
    readonly threshold: PerStatus<number>;
    readonly range: PerStatus<number>;
    readonly rate: number;
    readonly wage_share: number;
    readonly lower_wage_share: number;
    readonly property_share: number;
    readonly least?: { readonly amount: number; readonly from_income: number };
  };
  readonly care_credit: {
    readonly most_for_one: number;
    readonly most_for_more: number;
    readonly rate: number;
    readonly steps: readonly {
      readonly over_joint: number;
      readonly over_other: number;
      readonly width_joint: number;
      readonly width_other: number;
      readonly least_rate: number;
    }[];
    readonly is_refundable: boolean;
  };
  readonly elderly_credit: {
    readonly amount: PerStatus<number>;
    readonly amount_both: number;
    readonly income_over: PerStatus<number>;
    readonly rate: number;
  };
  readonly ira: {
    readonly most: number;
    readonly from_50: number;
    /** Active participants lose the deduction over the width from this income on. */
    readonly start: PerStatus<number>;
    readonly width: PerStatus<number>;
    /** From this age on there is no deduction. */
    readonly no_longer_from?: number;
  };
  readonly hsa: {
    readonly self_only: number;
    readonly family: number;
    readonly from_55: number;
  };
  readonly retirement_plan: {
    readonly most: number;
    readonly from_50: number;
    readonly from_60_to_63: number;
  };
  readonly student_loan_interest: {
    readonly most: number;
    readonly start: PerStatus<number>;
    readonly width: PerStatus<number>;
  };
  readonly educator_expenses: number;
  readonly education_credits: {
    readonly american_opportunity: {
      readonly most_of_first: number;
      readonly rate_of_second: number;
      readonly refundable_share: number;
      readonly start_joint: number;
      readonly start_other: number;
    };
    readonly lifetime_learning: {
      readonly most: number;
      readonly rate: number;
      readonly start_joint: number;
      readonly start_other: number;
    };
  };
  /** The rates are those of joint returns; the others have a share of the incomes. */
  readonly savers_credit: { readonly most: number; readonly rates: Lookup };
  readonly savers_credit_share: PerStatus<number>;
  readonly schedule_1a?: {
    readonly tips: PhasedDeduction;
    readonly overtime: PhasedDeduction & { readonly most_joint: number };
    readonly car_loan_interest: PhasedDeduction;
  };
  readonly instalment_dates: readonly string[];
}

export const data: JurisdictionData<UsFigures> = {
  code: "US",
  name: "United States",
  currency: "USD",
  decimals: 2,
  sources: {
    c1: {
      title: "26 U.S.C. 1211(b) (limit on capital losses)",
      url: "https://www.law.cornell.edu/uscode/text/26/1211",
      readOn: "2026-11-27",
    },
    c2: {
      title: "26 U.S.C. 86 (Social Security benefits)",
      url: "https://www.law.cornell.edu/uscode/text/26/86",
      readOn: "2026-11-27",
    },
    c3: {
      title: "26 U.S.C. 164(b)(6), as amended by Pub. L. 119-21 sec. 70120",
      url: "https://www.law.cornell.edu/uscode/text/26/164",
      readOn: "2026-11-27",
    },
    c4: {
      title: "26 U.S.C. 170(b) and (p), as amended by Pub. L. 119-21 sec. 70424 and 70425",
      url: "https://www.law.cornell.edu/uscode/text/26/170",
      readOn: "2026-11-27",
    },
    c6: {
      title: "26 U.S.C. 213(a) (medical expenses)",
      url: "https://www.law.cornell.edu/uscode/text/26/213",
      readOn: "2026-11-27",
    },
    c7: {
      title: "26 U.S.C. 199A (qualified business income)",
      url: "https://www.law.cornell.edu/uscode/text/26/199A",
      readOn: "2026-11-27",
    },
    c8: {
      title: "26 U.S.C. 21 (child and dependent care)",
      url: "https://www.law.cornell.edu/uscode/text/26/21",
      readOn: "2026-11-27",
    },
    c9: {
      title: "26 U.S.C. 22 (the elderly)",
      url: "https://www.law.cornell.edu/uscode/text/26/22",
      readOn: "2026-11-27",
    },
    c5: {
      title: "Pub. L. 116-136 sec. 2204 and 2205, Pub. L. 116-260 div. EE sec. 212 and 213",
      url: "https://www.law.cornell.edu/uscode/text/26/170",
      readOn: "2026-11-27",
    },
    t1: {
      title: "IRS, Publication 1040 of 2025, Tax Table, as public projects transcribe it",
      url: "https://www.irs.gov/publications/p1040",
      readOn: "2026-11-22",
    },
    t2: {
      title: "OpenTaxSolver 2018, Form 1040: rows of the Tax Table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2018/src/taxsolve_US_1040_2018.c",
      readOn: "2026-11-22",
    },
    t3: {
      title: "OpenTaxSolver 2025, Form 1040: rows of the Tax Table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2025/src/taxsolve_US_1040_2025.c",
      readOn: "2026-11-22",
    },
    rp2018: {
      title: "Rev. Proc. 2018-18 (after Pub. L. 115-97)",
      url: "https://www.irs.gov/pub/irs-drop/rp-18-18.pdf",
      readOn: "2026-08-19",
    },
    s2: {
      title: "26 U.S.C. 1 (rates made permanent by Pub. L. 119-21)",
      url: "https://www.law.cornell.edu/uscode/text/26/1",
      readOn: "2026-08-19",
    },
    rp2019: {
      title: "Rev. Proc. 2018-57",
      url: "https://www.irs.gov/pub/irs-drop/rp-18-57.pdf",
      readOn: "2026-08-19",
    },
    rp2020: {
      title: "Rev. Proc. 2019-44",
      url: "https://www.irs.gov/pub/irs-drop/rp-19-44.pdf",
      readOn: "2026-08-19",
    },
    rp2021: {
      title: "Rev. Proc. 2020-45",
      url: "https://www.irs.gov/pub/irs-drop/rp-20-45.pdf",
      readOn: "2026-08-19",
    },
    rp2022: {
      title: "Rev. Proc. 2021-45",
      url: "https://www.irs.gov/pub/irs-drop/rp-21-45.pdf",
      readOn: "2026-08-19",
    },
    rp2023: {
      title: "Rev. Proc. 2022-38",
      url: "https://www.irs.gov/pub/irs-drop/rp-22-38.pdf",
      readOn: "2026-08-19",
    },
    rp2024: {
      title: "Rev. Proc. 2023-34",
      url: "https://www.irs.gov/pub/irs-drop/rp-23-34.pdf",
      readOn: "2026-08-19",
    },
    rp2025: {
      title: "Rev. Proc. 2024-40, standard deduction replaced by Pub. L. 119-21 sec. 70102",
      url: "https://www.irs.gov/pub/irs-drop/rp-24-40.pdf",
      readOn: "2026-08-19",
    },
    rp2026: {
      title: "Rev. Proc. 2025-32",
      url: "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf",
      readOn: "2026-08-19",
    },
    s11: {
      title: "26 U.S.C. 55 (alternative minimum tax)",
      url: "https://www.law.cornell.edu/uscode/text/26/55",
      readOn: "2026-08-19",
    },
    s12: {
      title: "26 U.S.C. 1411 (net investment income)",
      url: "https://www.law.cornell.edu/uscode/text/26/1411",
      readOn: "2026-08-19",
    },
    s13: {
      title: "26 U.S.C. 3101(b)(2) (additional Medicare tax)",
      url: "https://www.law.cornell.edu/uscode/text/26/3101",
      readOn: "2026-08-19",
    },
    s14: {
      title: "SSA, contribution and benefit base",
      url: "https://www.ssa.gov/oact/cola/cbb.html",
      readOn: "2026-08-19",
    },
    s15: {
      title: "26 U.S.C. 1401 and 1402 (self-employment tax)",
      url: "https://www.law.cornell.edu/uscode/text/26/1401",
      readOn: "2026-08-19",
    },
    s16: {
      title: "26 U.S.C. 24 and Schedule 8812 instructions",
      url: "https://www.irs.gov/instructions/i1040s8",
      readOn: "2026-08-19",
    },
    s17: {
      title:
        "Credit for children 2021: the increase falls from 150,000, 112,500 and 75,000 (26 U.S.C. 24(i))",
      url: "https://helpcenter.cryptotaxaudit.com/families-with-children-2021",
      readOn: "2026-11-20",
    },
    s18: {
      title: "PolicyEngine US, limit of that reduction (Schedule 8812 of 2021, line 5)",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/master/policyengine_us/variables/gov/irs/credits/ctc/maximum/arpa/ctc_arpa_phase_out_cap.py",
      readOn: "2026-11-20",
    },
    s19: {
      title: "26 U.S.C. 32 (earned income)",
      url: "https://www.law.cornell.edu/uscode/text/26/32",
      readOn: "2026-08-19",
    },
    s20: {
      title: "Pub. L. 119-21 section 70103 (deduction for seniors)",
      url: "https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf",
      readOn: "2026-08-19",
    },
    s21: {
      title: "26 U.S.C. 68 as amended by Pub. L. 119-21 section 70111",
      url: "https://www.law.cornell.edu/uscode/text/26/68",
      readOn: "2026-08-19",
    },
    s22: {
      title: "26 U.S.C. 6654 and 7503; Form 1040-ES",
      url: "https://www.law.cornell.edu/uscode/text/26/6654",
      readOn: "2026-08-19",
    },
    s23: {
      title:
        "IRS, important changes of 2021 and a table of 2021: earned income credit without children",
      url: "https://apps.irs.gov/app/vita/content/00/00_18_005.jsp",
      readOn: "2026-11-21",
    },
    p2018: {
      title: "Notice 2017-64 (limits of retirement plans of 2018), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-17-64.pdf",
      readOn: "2026-11-28",
    },
    p2019: {
      title: "Notice 2018-83 (limits of retirement plans of 2019), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-18-83.pdf",
      readOn: "2026-11-28",
    },
    n1959: {
      title: "IRS Notice 2019-59 (retirement accounts of 2020), as KPMG quotes it",
      url: "https://home.kpmg/us/en/home/insights/2019/11/tnf-notice-2019-59-pension-plans-cost-of-living-adjustments-for-2020.html",
      readOn: "2026-11-28",
    },
    n1959b: {
      title: "IRS Notice 2019-59: 6,000, 65,000 to 75,000 and 104,000 to 124,000",
      url: "https://currentfederaltaxdevelopments.com/blog/2019/11/6/annual-inflation-adjustments-for-retirment-plans-announced",
      readOn: "2026-11-28",
    },
    p2020: {
      title: "Notice 2019-59 (limits of retirement plans of 2020), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-19-59.pdf",
      readOn: "2026-11-28",
    },
    p2021: {
      title: "Notice 2020-79 (limits of retirement plans of 2021), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-20-79.pdf",
      readOn: "2026-11-28",
    },
    p2022: {
      title: "Notice 2021-61 (limits of retirement plans of 2022), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-21-61.pdf",
      readOn: "2026-11-28",
    },
    p2023: {
      title: "Notice 2022-55 (limits of retirement plans of 2023), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-22-55.pdf",
      readOn: "2026-11-28",
    },
    p2024: {
      title: "Notice 2023-75 (limits of retirement plans of 2024), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-23-75.pdf",
      readOn: "2026-11-28",
    },
    p2025: {
      title: "Notice 2024-80 (limits of retirement plans of 2025), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-24-80.pdf",
      readOn: "2026-11-28",
    },
    p2026: {
      title: "Notice 2025-67 (limits of retirement plans of 2026), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/n-25-67.pdf",
      readOn: "2026-11-28",
    },
    h2018: {
      title: "Rev. Proc. 2018-27 (health savings accounts of 2018), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-18-27.pdf",
      readOn: "2026-11-28",
    },
    l0: {
      title: "26 U.S.C. 469(i)",
      url: "https://www.law.cornell.edu/uscode/text/26/469",
      readOn: "2026-11-28",
    },
    l1: {
      title: "26 U.S.C. 461(l)",
      url: "https://www.law.cornell.edu/uscode/text/26/461",
      readOn: "2026-11-28",
    },
    l2: {
      title: "PolicyEngine US, business loss limitation, with Rev. Proc. 2020-45 to 2023-34",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/main/policyengine_us/parameters/gov/irs/ald/loss/max.yaml",
      readOn: "2026-11-28",
    },
    l3: {
      title: "Keiter: the thresholds of 26 U.S.C. 461(l) of 2025",
      url: "https://keitercpa.com/?p=45594",
      readOn: "2026-11-28",
    },
    l4: {
      title: "Our Tax Partner: excess business losses of 2025, 313,000 and 626,000",
      url: "https://www.ourtaxpartner.com/excess-business-loss-sec-461l-2025-313k-626k-limits-how-deferrals-work",
      readOn: "2026-11-28",
    },
    l5: {
      title: "Rev. Proc. 2025-32 (26 U.S.C. 461(l) of 2026), as Spidell quotes it",
      url: "https://spidell.com/news/hot-news-and-notes/irs-releases-several-inflation-figures-for-2026-tax-year",
      readOn: "2026-11-28",
    },
    u85: {
      title: "26 U.S.C. 85(c) (Pub. L. 117-2, sec. 9042)",
      url: "https://www.law.cornell.edu/uscode/text/26/85",
      readOn: "2026-11-28",
    },
    u85irs: {
      title: "IRS, exclusion of up to $10,200 of unemployment compensation for tax year 2020 only",
      url: "https://www.irs.gov/forms-pubs/exclusion-of-up-to-10200-of-unemployment-compensation-for-tax-year-2020-only",
      readOn: "2026-11-28",
    },
    h2019: {
      title: "Rev. Proc. 2018-30 (health savings accounts of 2019), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-18-30.pdf",
      readOn: "2026-11-28",
    },
    h2020b: {
      title: "Rev. Proc. 2019-25 beside Rev. Proc. 2018-30: 3,550 and 7,100",
      url: "https://proficientbenefits.com/news/irs-released-hsa-contribution-limits-2020",
      readOn: "2026-11-28",
    },
    h2020: {
      title:
        "Rev. Proc. 2019-25 (health savings accounts of 2020), as Pension Specialists quote it",
      url: "https://www.pension-specialists.com/hottopics/irsissues2020indexed.htm",
      readOn: "2026-11-28",
    },
    h2021: {
      title: "Rev. Proc. 2020-32 (health savings accounts of 2021), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-20-32.pdf",
      readOn: "2026-11-28",
    },
    h2022: {
      title: "Rev. Proc. 2021-25 (health savings accounts of 2022), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-21-25.pdf",
      readOn: "2026-11-28",
    },
    h2023: {
      title: "Rev. Proc. 2022-24 (health savings accounts of 2023), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-22-24.pdf",
      readOn: "2026-11-28",
    },
    h2024: {
      title: "Rev. Proc. 2023-23 (health savings accounts of 2024), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-23-23.pdf",
      readOn: "2026-11-28",
    },
    h2025: {
      title: "Rev. Proc. 2024-25 (health savings accounts of 2025), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-24-25.pdf",
      readOn: "2026-11-28",
    },
    h2026: {
      title: "Rev. Proc. 2025-19 (health savings accounts of 2026), as public summaries quote it",
      url: "https://www.irs.gov/pub/irs-drop/rp-25-19.pdf",
      readOn: "2026-11-28",
    },
    a1: {
      title: "26 U.S.C. 219 (retirement savings)",
      url: "https://www.law.cornell.edu/uscode/text/26/219",
      readOn: "2026-11-28",
    },
    a2: {
      title: "26 U.S.C. 223 (health savings accounts)",
      url: "https://www.law.cornell.edu/uscode/text/26/223",
      readOn: "2026-11-28",
    },
    a3: {
      title: "26 U.S.C. 221 (interest on education loans)",
      url: "https://www.law.cornell.edu/uscode/text/26/221",
      readOn: "2026-11-28",
    },
    a4: {
      title:
        "26 U.S.C. 62(a)(2)(D) and (d)(3) (educators): 250 of 2014 by the index, to the nearest 50",
      url: "https://www.law.cornell.edu/uscode/text/26/62",
      readOn: "2026-11-28",
    },
    a5: {
      title: "26 U.S.C. 404(a)(8), 414(v) and 415(c) (plans of the self-employed)",
      url: "https://www.law.cornell.edu/uscode/text/26/415",
      readOn: "2026-11-28",
    },
    a6: {
      title: "PolicyEngine US, limits of annual additions and of catch-up contributions",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/master/policyengine_us/parameters/gov/irs/gross_income/retirement_contributions",
      readOn: "2026-11-28",
    },
    a7: {
      title: "Pub. L. 119-21 sec. 70201 to 70203 (26 U.S.C. 224, 225 and 163(h)(4))",
      url: "https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf",
      readOn: "2026-11-28",
    },
    a8: {
      title: "PolicyEngine US, deductions for tips, overtime and interest on car loans",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/master/policyengine_us/parameters/gov/irs/deductions",
      readOn: "2026-11-28",
    },
    a9: {
      title:
        "26 U.S.C. 25A (education); from 2021 both credits fall from the same income: Pub. L. 116-260 div. EE sec. 104",
      url: "https://www.law.cornell.edu/uscode/text/26/25A",
      readOn: "2026-11-28",
    },
    a10: {
      title: "PolicyEngine US, education credits",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/master/policyengine_us/parameters/gov/irs/credits/education",
      readOn: "2026-11-28",
    },
    a11: {
      title: "PolicyEngine US, saver's credit, which cites Form 8880 and the notices of each year",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/master/policyengine_us/parameters/gov/irs/credits/retirement_saving/rate/joint.yaml",
      readOn: "2026-11-28",
    },
    a12: {
      title: "26 U.S.C. 25B (retirement savings)",
      url: "https://www.law.cornell.edu/uscode/text/26/25B",
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
    printed_table: [
      {
        from: "2018-01-01",
        value: {
          bands: [
            { from: 0, width: 5 },
            { from: 5, width: 10 },
            { from: 15, width: 10 },
            { from: 25, width: 25 },
            { from: 3000, width: 50 },
          ],
          end: 100_000,
        },
        sources: ["t1", "t2", "t3"],
        confidence: "two_sources",
      },
    ],
    ordinary_rates: [
      {
        from: "2018-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 9525, rate: 0.12 },
            { over: 38_700, rate: 0.22 },
            { over: 82_500, rate: 0.24 },
            { over: 157_500, rate: 0.32 },
            { over: 200_000, rate: 0.35 },
            { over: 500_000, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 19_050, rate: 0.12 },
            { over: 77_400, rate: 0.22 },
            { over: 165_000, rate: 0.24 },
            { over: 315_000, rate: 0.32 },
            { over: 400_000, rate: 0.35 },
            { over: 600_000, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 9525, rate: 0.12 },
            { over: 38_700, rate: 0.22 },
            { over: 82_500, rate: 0.24 },
            { over: 157_500, rate: 0.32 },
            { over: 200_000, rate: 0.35 },
            { over: 300_000, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 13_600, rate: 0.12 },
            { over: 51_800, rate: 0.22 },
            { over: 82_500, rate: 0.24 },
            { over: 157_500, rate: 0.32 },
            { over: 200_000, rate: 0.35 },
            { over: 500_000, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 19_050, rate: 0.12 },
            { over: 77_400, rate: 0.22 },
            { over: 165_000, rate: 0.24 },
            { over: 315_000, rate: 0.32 },
            { over: 400_000, rate: 0.35 },
            { over: 600_000, rate: 0.37 },
          ],
        },
        sources: ["rp2018", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 9700, rate: 0.12 },
            { over: 39_475, rate: 0.22 },
            { over: 84_200, rate: 0.24 },
            { over: 160_725, rate: 0.32 },
            { over: 204_100, rate: 0.35 },
            { over: 510_300, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 19_400, rate: 0.12 },
            { over: 78_950, rate: 0.22 },
            { over: 168_400, rate: 0.24 },
            { over: 321_450, rate: 0.32 },
            { over: 408_200, rate: 0.35 },
            { over: 612_350, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 9700, rate: 0.12 },
            { over: 39_475, rate: 0.22 },
            { over: 84_200, rate: 0.24 },
            { over: 160_725, rate: 0.32 },
            { over: 204_100, rate: 0.35 },
            { over: 306_175, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 13_850, rate: 0.12 },
            { over: 52_850, rate: 0.22 },
            { over: 84_200, rate: 0.24 },
            { over: 160_700, rate: 0.32 },
            { over: 204_100, rate: 0.35 },
            { over: 510_300, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 19_400, rate: 0.12 },
            { over: 78_950, rate: 0.22 },
            { over: 168_400, rate: 0.24 },
            { over: 321_450, rate: 0.32 },
            { over: 408_200, rate: 0.35 },
            { over: 612_350, rate: 0.37 },
          ],
        },
        sources: ["rp2019", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 9875, rate: 0.12 },
            { over: 40_125, rate: 0.22 },
            { over: 85_525, rate: 0.24 },
            { over: 163_300, rate: 0.32 },
            { over: 207_350, rate: 0.35 },
            { over: 518_400, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 19_750, rate: 0.12 },
            { over: 80_250, rate: 0.22 },
            { over: 171_050, rate: 0.24 },
            { over: 326_600, rate: 0.32 },
            { over: 414_700, rate: 0.35 },
            { over: 622_050, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 9875, rate: 0.12 },
            { over: 40_125, rate: 0.22 },
            { over: 85_525, rate: 0.24 },
            { over: 163_300, rate: 0.32 },
            { over: 207_350, rate: 0.35 },
            { over: 311_025, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 14_100, rate: 0.12 },
            { over: 53_700, rate: 0.22 },
            { over: 85_500, rate: 0.24 },
            { over: 163_300, rate: 0.32 },
            { over: 207_350, rate: 0.35 },
            { over: 518_400, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 19_750, rate: 0.12 },
            { over: 80_250, rate: 0.22 },
            { over: 171_050, rate: 0.24 },
            { over: 326_600, rate: 0.32 },
            { over: 414_700, rate: 0.35 },
            { over: 622_050, rate: 0.37 },
          ],
        },
        sources: ["rp2020", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 9950, rate: 0.12 },
            { over: 40_525, rate: 0.22 },
            { over: 86_375, rate: 0.24 },
            { over: 164_925, rate: 0.32 },
            { over: 209_425, rate: 0.35 },
            { over: 523_600, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 19_900, rate: 0.12 },
            { over: 81_050, rate: 0.22 },
            { over: 172_750, rate: 0.24 },
            { over: 329_850, rate: 0.32 },
            { over: 418_850, rate: 0.35 },
            { over: 628_300, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 9950, rate: 0.12 },
            { over: 40_525, rate: 0.22 },
            { over: 86_375, rate: 0.24 },
            { over: 164_925, rate: 0.32 },
            { over: 209_425, rate: 0.35 },
            { over: 314_150, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 14_200, rate: 0.12 },
            { over: 54_200, rate: 0.22 },
            { over: 86_350, rate: 0.24 },
            { over: 164_900, rate: 0.32 },
            { over: 209_400, rate: 0.35 },
            { over: 523_600, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 19_900, rate: 0.12 },
            { over: 81_050, rate: 0.22 },
            { over: 172_750, rate: 0.24 },
            { over: 329_850, rate: 0.32 },
            { over: 418_850, rate: 0.35 },
            { over: 628_300, rate: 0.37 },
          ],
        },
        sources: ["rp2021", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 10_275, rate: 0.12 },
            { over: 41_775, rate: 0.22 },
            { over: 89_075, rate: 0.24 },
            { over: 170_050, rate: 0.32 },
            { over: 215_950, rate: 0.35 },
            { over: 539_900, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 20_550, rate: 0.12 },
            { over: 83_550, rate: 0.22 },
            { over: 178_150, rate: 0.24 },
            { over: 340_100, rate: 0.32 },
            { over: 431_900, rate: 0.35 },
            { over: 647_850, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 10_275, rate: 0.12 },
            { over: 41_775, rate: 0.22 },
            { over: 89_075, rate: 0.24 },
            { over: 170_050, rate: 0.32 },
            { over: 215_950, rate: 0.35 },
            { over: 323_925, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 14_650, rate: 0.12 },
            { over: 55_900, rate: 0.22 },
            { over: 89_050, rate: 0.24 },
            { over: 170_050, rate: 0.32 },
            { over: 215_950, rate: 0.35 },
            { over: 539_900, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 20_550, rate: 0.12 },
            { over: 83_550, rate: 0.22 },
            { over: 178_150, rate: 0.24 },
            { over: 340_100, rate: 0.32 },
            { over: 431_900, rate: 0.35 },
            { over: 647_850, rate: 0.37 },
          ],
        },
        sources: ["rp2022", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 11_000, rate: 0.12 },
            { over: 44_725, rate: 0.22 },
            { over: 95_375, rate: 0.24 },
            { over: 182_100, rate: 0.32 },
            { over: 231_250, rate: 0.35 },
            { over: 578_125, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 22_000, rate: 0.12 },
            { over: 89_450, rate: 0.22 },
            { over: 190_750, rate: 0.24 },
            { over: 364_200, rate: 0.32 },
            { over: 462_500, rate: 0.35 },
            { over: 693_750, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 11_000, rate: 0.12 },
            { over: 44_725, rate: 0.22 },
            { over: 95_375, rate: 0.24 },
            { over: 182_100, rate: 0.32 },
            { over: 231_250, rate: 0.35 },
            { over: 346_875, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 15_700, rate: 0.12 },
            { over: 59_850, rate: 0.22 },
            { over: 95_350, rate: 0.24 },
            { over: 182_100, rate: 0.32 },
            { over: 231_250, rate: 0.35 },
            { over: 578_100, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 22_000, rate: 0.12 },
            { over: 89_450, rate: 0.22 },
            { over: 190_750, rate: 0.24 },
            { over: 364_200, rate: 0.32 },
            { over: 462_500, rate: 0.35 },
            { over: 693_750, rate: 0.37 },
          ],
        },
        sources: ["rp2023", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 11_600, rate: 0.12 },
            { over: 47_150, rate: 0.22 },
            { over: 100_525, rate: 0.24 },
            { over: 191_950, rate: 0.32 },
            { over: 243_725, rate: 0.35 },
            { over: 609_350, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 23_200, rate: 0.12 },
            { over: 94_300, rate: 0.22 },
            { over: 201_050, rate: 0.24 },
            { over: 383_900, rate: 0.32 },
            { over: 487_450, rate: 0.35 },
            { over: 731_200, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 11_600, rate: 0.12 },
            { over: 47_150, rate: 0.22 },
            { over: 100_525, rate: 0.24 },
            { over: 191_950, rate: 0.32 },
            { over: 243_725, rate: 0.35 },
            { over: 365_600, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 16_550, rate: 0.12 },
            { over: 63_100, rate: 0.22 },
            { over: 100_500, rate: 0.24 },
            { over: 191_950, rate: 0.32 },
            { over: 243_700, rate: 0.35 },
            { over: 609_350, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 23_200, rate: 0.12 },
            { over: 94_300, rate: 0.22 },
            { over: 201_050, rate: 0.24 },
            { over: 383_900, rate: 0.32 },
            { over: 487_450, rate: 0.35 },
            { over: 731_200, rate: 0.37 },
          ],
        },
        sources: ["rp2024", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 11_925, rate: 0.12 },
            { over: 48_475, rate: 0.22 },
            { over: 103_350, rate: 0.24 },
            { over: 197_300, rate: 0.32 },
            { over: 250_525, rate: 0.35 },
            { over: 626_350, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 23_850, rate: 0.12 },
            { over: 96_950, rate: 0.22 },
            { over: 206_700, rate: 0.24 },
            { over: 394_600, rate: 0.32 },
            { over: 501_050, rate: 0.35 },
            { over: 751_600, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 11_925, rate: 0.12 },
            { over: 48_475, rate: 0.22 },
            { over: 103_350, rate: 0.24 },
            { over: 197_300, rate: 0.32 },
            { over: 250_525, rate: 0.35 },
            { over: 375_800, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 17_000, rate: 0.12 },
            { over: 64_850, rate: 0.22 },
            { over: 103_350, rate: 0.24 },
            { over: 197_300, rate: 0.32 },
            { over: 250_500, rate: 0.35 },
            { over: 626_350, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 23_850, rate: 0.12 },
            { over: 96_950, rate: 0.22 },
            { over: 206_700, rate: 0.24 },
            { over: 394_600, rate: 0.32 },
            { over: 501_050, rate: 0.35 },
            { over: 751_600, rate: 0.37 },
          ],
        },
        sources: ["rp2025", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.1 },
            { over: 12_400, rate: 0.12 },
            { over: 50_400, rate: 0.22 },
            { over: 105_700, rate: 0.24 },
            { over: 201_775, rate: 0.32 },
            { over: 256_225, rate: 0.35 },
            { over: 640_600, rate: 0.37 },
          ],
          married_joint: [
            { over: 0, rate: 0.1 },
            { over: 24_800, rate: 0.12 },
            { over: 100_800, rate: 0.22 },
            { over: 211_400, rate: 0.24 },
            { over: 403_550, rate: 0.32 },
            { over: 512_450, rate: 0.35 },
            { over: 768_700, rate: 0.37 },
          ],
          married_separate: [
            { over: 0, rate: 0.1 },
            { over: 12_400, rate: 0.12 },
            { over: 50_400, rate: 0.22 },
            { over: 105_700, rate: 0.24 },
            { over: 201_775, rate: 0.32 },
            { over: 256_225, rate: 0.35 },
            { over: 384_350, rate: 0.37 },
          ],
          head_of_household: [
            { over: 0, rate: 0.1 },
            { over: 17_700, rate: 0.12 },
            { over: 67_450, rate: 0.22 },
            { over: 105_700, rate: 0.24 },
            { over: 201_750, rate: 0.32 },
            { over: 256_200, rate: 0.35 },
            { over: 640_600, rate: 0.37 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.1 },
            { over: 24_800, rate: 0.12 },
            { over: 100_800, rate: 0.22 },
            { over: 211_400, rate: 0.24 },
            { over: 403_550, rate: 0.32 },
            { over: 512_450, rate: 0.35 },
            { over: 768_700, rate: 0.37 },
          ],
        },
        sources: ["rp2026", "s2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2018-01-01",
        value: {
          single: 12_000,
          married_joint: 24_000,
          married_separate: 12_000,
          head_of_household: 18_000,
          surviving_spouse: 24_000,
        },
        sources: ["rp2018"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          single: 12_200,
          married_joint: 24_400,
          married_separate: 12_200,
          head_of_household: 18_350,
          surviving_spouse: 24_400,
        },
        sources: ["rp2019"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          single: 12_400,
          married_joint: 24_800,
          married_separate: 12_400,
          head_of_household: 18_650,
          surviving_spouse: 24_800,
        },
        sources: ["rp2020"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          single: 12_550,
          married_joint: 25_100,
          married_separate: 12_550,
          head_of_household: 18_800,
          surviving_spouse: 25_100,
        },
        sources: ["rp2021"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 12_950,
          married_joint: 25_900,
          married_separate: 12_950,
          head_of_household: 19_400,
          surviving_spouse: 25_900,
        },
        sources: ["rp2022"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 13_850,
          married_joint: 27_700,
          married_separate: 13_850,
          head_of_household: 20_800,
          surviving_spouse: 27_700,
        },
        sources: ["rp2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 14_600,
          married_joint: 29_200,
          married_separate: 14_600,
          head_of_household: 21_900,
          surviving_spouse: 29_200,
        },
        sources: ["rp2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 15_750,
          married_joint: 31_500,
          married_separate: 15_750,
          head_of_household: 23_625,
          surviving_spouse: 31_500,
        },
        sources: ["rp2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 16_100,
          married_joint: 32_200,
          married_separate: 16_100,
          head_of_household: 24_150,
          surviving_spouse: 32_200,
        },
        sources: ["rp2026"],
        confidence: "two_sources",
      },
    ],
    additional_deduction_65: [
      {
        from: "2018-01-01",
        value: {
          single: 1600,
          married_joint: 1300,
          married_separate: 1300,
          head_of_household: 1600,
          surviving_spouse: 1300,
        },
        sources: ["rp2018"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          single: 1650,
          married_joint: 1300,
          married_separate: 1300,
          head_of_household: 1650,
          surviving_spouse: 1300,
        },
        sources: ["rp2019"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          single: 1700,
          married_joint: 1350,
          married_separate: 1350,
          head_of_household: 1700,
          surviving_spouse: 1350,
        },
        sources: ["rp2021"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 1750,
          married_joint: 1400,
          married_separate: 1400,
          head_of_household: 1750,
          surviving_spouse: 1400,
        },
        sources: ["rp2022"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 1850,
          married_joint: 1500,
          married_separate: 1500,
          head_of_household: 1850,
          surviving_spouse: 1500,
        },
        sources: ["rp2023"],
        confidence: "two_sources",
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
        sources: ["rp2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 2000,
          married_joint: 1600,
          married_separate: 1600,
          head_of_household: 2000,
          surviving_spouse: 1600,
        },
        sources: ["rp2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 2050,
          married_joint: 1650,
          married_separate: 1650,
          head_of_household: 2050,
          surviving_spouse: 1650,
        },
        sources: ["rp2026"],
        confidence: "two_sources",
      },
    ],
    gain_rates: [
      {
        from: "2018-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 38_600, rate: 0.15 },
            { over: 425_800, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 77_200, rate: 0.15 },
            { over: 479_000, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 38_600, rate: 0.15 },
            { over: 239_500, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 51_700, rate: 0.15 },
            { over: 452_400, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 77_200, rate: 0.15 },
            { over: 479_000, rate: 0.2 },
          ],
        },
        sources: ["rp2018"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 39_375, rate: 0.15 },
            { over: 434_550, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 78_750, rate: 0.15 },
            { over: 488_850, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 39_375, rate: 0.15 },
            { over: 244_425, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 52_750, rate: 0.15 },
            { over: 461_700, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 78_750, rate: 0.15 },
            { over: 488_850, rate: 0.2 },
          ],
        },
        sources: ["rp2019"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 40_000, rate: 0.15 },
            { over: 441_450, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 80_000, rate: 0.15 },
            { over: 496_600, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 40_000, rate: 0.15 },
            { over: 248_300, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 53_600, rate: 0.15 },
            { over: 469_050, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 80_000, rate: 0.15 },
            { over: 496_600, rate: 0.2 },
          ],
        },
        sources: ["rp2020"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 40_400, rate: 0.15 },
            { over: 445_850, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 80_800, rate: 0.15 },
            { over: 501_600, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 40_400, rate: 0.15 },
            { over: 250_800, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 54_100, rate: 0.15 },
            { over: 473_750, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 80_800, rate: 0.15 },
            { over: 501_600, rate: 0.2 },
          ],
        },
        sources: ["rp2021"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 41_675, rate: 0.15 },
            { over: 459_750, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 83_350, rate: 0.15 },
            { over: 517_200, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 41_675, rate: 0.15 },
            { over: 258_600, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 55_800, rate: 0.15 },
            { over: 488_500, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 83_350, rate: 0.15 },
            { over: 517_200, rate: 0.2 },
          ],
        },
        sources: ["rp2022"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 44_625, rate: 0.15 },
            { over: 492_300, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 89_250, rate: 0.15 },
            { over: 553_850, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 44_625, rate: 0.15 },
            { over: 276_900, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 59_750, rate: 0.15 },
            { over: 523_050, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 89_250, rate: 0.15 },
            { over: 553_850, rate: 0.2 },
          ],
        },
        sources: ["rp2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 47_025, rate: 0.15 },
            { over: 518_900, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 94_050, rate: 0.15 },
            { over: 583_750, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 47_025, rate: 0.15 },
            { over: 291_850, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 63_000, rate: 0.15 },
            { over: 551_350, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 94_050, rate: 0.15 },
            { over: 583_750, rate: 0.2 },
          ],
        },
        sources: ["rp2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 48_350, rate: 0.15 },
            { over: 533_400, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 96_700, rate: 0.15 },
            { over: 600_050, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 48_350, rate: 0.15 },
            { over: 300_000, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 64_750, rate: 0.15 },
            { over: 566_700, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 96_700, rate: 0.15 },
            { over: 600_050, rate: 0.2 },
          ],
        },
        sources: ["rp2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 49_450, rate: 0.15 },
            { over: 545_500, rate: 0.2 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 98_900, rate: 0.15 },
            { over: 613_700, rate: 0.2 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 49_450, rate: 0.15 },
            { over: 306_850, rate: 0.2 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 66_200, rate: 0.15 },
            { over: 579_600, rate: 0.2 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 98_900, rate: 0.15 },
            { over: 613_700, rate: 0.2 },
          ],
        },
        sources: ["rp2026"],
        confidence: "two_sources",
      },
    ],
    amt_exemption: [
      {
        from: "2018-01-01",
        value: {
          single: 70_300,
          married_joint: 109_400,
          married_separate: 54_700,
          head_of_household: 70_300,
          surviving_spouse: 109_400,
        },
        sources: ["rp2018", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          single: 71_700,
          married_joint: 111_700,
          married_separate: 55_850,
          head_of_household: 71_700,
          surviving_spouse: 111_700,
        },
        sources: ["rp2019", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          single: 72_900,
          married_joint: 113_400,
          married_separate: 56_700,
          head_of_household: 72_900,
          surviving_spouse: 113_400,
        },
        sources: ["rp2020", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          single: 73_600,
          married_joint: 114_600,
          married_separate: 57_300,
          head_of_household: 73_600,
          surviving_spouse: 114_600,
        },
        sources: ["rp2021", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 75_900,
          married_joint: 118_100,
          married_separate: 59_050,
          head_of_household: 75_900,
          surviving_spouse: 118_100,
        },
        sources: ["rp2022", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 81_300,
          married_joint: 126_500,
          married_separate: 63_250,
          head_of_household: 81_300,
          surviving_spouse: 126_500,
        },
        sources: ["rp2023", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 85_700,
          married_joint: 133_300,
          married_separate: 66_650,
          head_of_household: 85_700,
          surviving_spouse: 133_300,
        },
        sources: ["rp2024", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 88_100,
          married_joint: 137_000,
          married_separate: 68_500,
          head_of_household: 88_100,
          surviving_spouse: 137_000,
        },
        sources: ["rp2025", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 90_100,
          married_joint: 140_200,
          married_separate: 70_100,
          head_of_household: 90_100,
          surviving_spouse: 140_200,
        },
        sources: ["rp2026", "s11"],
        confidence: "two_sources",
      },
    ],
    amt_exemption_start: [
      {
        from: "2018-01-01",
        value: {
          single: 500_000,
          married_joint: 1_000_000,
          married_separate: 500_000,
          head_of_household: 500_000,
          surviving_spouse: 1_000_000,
        },
        sources: ["rp2018", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          single: 510_300,
          married_joint: 1_020_600,
          married_separate: 510_300,
          head_of_household: 510_300,
          surviving_spouse: 1_020_600,
        },
        sources: ["rp2019", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          single: 518_400,
          married_joint: 1_036_800,
          married_separate: 518_400,
          head_of_household: 518_400,
          surviving_spouse: 1_036_800,
        },
        sources: ["rp2020", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          single: 523_600,
          married_joint: 1_047_200,
          married_separate: 523_600,
          head_of_household: 523_600,
          surviving_spouse: 1_047_200,
        },
        sources: ["rp2021", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 539_900,
          married_joint: 1_079_800,
          married_separate: 539_900,
          head_of_household: 539_900,
          surviving_spouse: 1_079_800,
        },
        sources: ["rp2022", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 578_150,
          married_joint: 1_156_300,
          married_separate: 578_150,
          head_of_household: 578_150,
          surviving_spouse: 1_156_300,
        },
        sources: ["rp2023", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 609_350,
          married_joint: 1_218_700,
          married_separate: 609_350,
          head_of_household: 609_350,
          surviving_spouse: 1_218_700,
        },
        sources: ["rp2024", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 626_350,
          married_joint: 1_252_700,
          married_separate: 626_350,
          head_of_household: 626_350,
          surviving_spouse: 1_252_700,
        },
        sources: ["rp2025", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 500_000,
          married_joint: 1_000_000,
          married_separate: 500_000,
          head_of_household: 500_000,
          surviving_spouse: 1_000_000,
        },
        sources: ["rp2026", "s11"],
        confidence: "two_sources",
      },
    ],
    amt_exemption_loss_rate: [
      { from: "2018-01-01", value: 0.25, sources: ["s11"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.5, sources: ["s11"], confidence: "two_sources" },
    ],
    amt_rates: [
      {
        from: "2018-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 191_100, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 191_100, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 95_550, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 191_100, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 191_100, rate: 0.28 },
          ],
        },
        sources: ["rp2018", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 194_800, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 194_800, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 97_400, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 194_800, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 194_800, rate: 0.28 },
          ],
        },
        sources: ["rp2019", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 197_900, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 197_900, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 98_950, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 197_900, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 197_900, rate: 0.28 },
          ],
        },
        sources: ["rp2020", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 199_900, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 199_900, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 99_950, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 199_900, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 199_900, rate: 0.28 },
          ],
        },
        sources: ["rp2021", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 206_100, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 206_100, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 103_050, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 206_100, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 206_100, rate: 0.28 },
          ],
        },
        sources: ["rp2022", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 220_700, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 220_700, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 110_350, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 220_700, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 220_700, rate: 0.28 },
          ],
        },
        sources: ["rp2023", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 232_600, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 232_600, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 116_300, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 232_600, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 232_600, rate: 0.28 },
          ],
        },
        sources: ["rp2024", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 239_100, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 239_100, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 119_550, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 239_100, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 239_100, rate: 0.28 },
          ],
        },
        sources: ["rp2025", "s11"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.26 },
            { over: 244_500, rate: 0.28 },
          ],
          married_joint: [
            { over: 0, rate: 0.26 },
            { over: 244_500, rate: 0.28 },
          ],
          married_separate: [
            { over: 0, rate: 0.26 },
            { over: 122_250, rate: 0.28 },
          ],
          head_of_household: [
            { over: 0, rate: 0.26 },
            { over: 244_500, rate: 0.28 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.26 },
            { over: 244_500, rate: 0.28 },
          ],
        },
        sources: ["rp2026", "s11"],
        confidence: "two_sources",
      },
    ],
    net_investment_threshold: [
      {
        from: "2018-01-01",
        value: {
          single: 200_000,
          married_joint: 250_000,
          married_separate: 125_000,
          head_of_household: 200_000,
          surviving_spouse: 250_000,
        },
        sources: ["s12"],
        confidence: "two_sources",
      },
    ],
    net_investment_rate: [
      { from: "2018-01-01", value: 0.038, sources: ["s12"], confidence: "two_sources" },
    ],
    additional_medicare_threshold: [
      {
        from: "2018-01-01",
        value: {
          single: 200_000,
          married_joint: 250_000,
          married_separate: 125_000,
          head_of_household: 200_000,
          surviving_spouse: 200_000,
        },
        sources: ["s13"],
        confidence: "two_sources",
      },
    ],
    additional_medicare_rate: [
      { from: "2018-01-01", value: 0.009, sources: ["s13"], confidence: "two_sources" },
    ],
    social_security_wage_base: [
      { from: "2018-01-01", value: 128_400, sources: ["s14"], confidence: "two_sources" },
      { from: "2019-01-01", value: 132_900, sources: ["s14"], confidence: "two_sources" },
      { from: "2020-01-01", value: 137_700, sources: ["s14"], confidence: "two_sources" },
      { from: "2021-01-01", value: 142_800, sources: ["s14"], confidence: "two_sources" },
      { from: "2022-01-01", value: 147_000, sources: ["s14"], confidence: "two_sources" },
      { from: "2023-01-01", value: 160_200, sources: ["s14"], confidence: "two_sources" },
      { from: "2024-01-01", value: 168_600, sources: ["s14"], confidence: "two_sources" },
      { from: "2025-01-01", value: 176_100, sources: ["s14"], confidence: "two_sources" },
      { from: "2026-01-01", value: 184_500, sources: ["s14"], confidence: "two_sources" },
    ],
    self_employment_share: [
      { from: "2018-01-01", value: 0.9235, sources: ["s15"], confidence: "two_sources" },
    ],
    self_employment_floor: [
      { from: "2018-01-01", value: 400, sources: ["s15"], confidence: "two_sources" },
    ],
    self_employment_social_security_rate: [
      { from: "2018-01-01", value: 0.124, sources: ["s15"], confidence: "two_sources" },
    ],
    self_employment_medicare_rate: [
      { from: "2018-01-01", value: 0.029, sources: ["s15"], confidence: "two_sources" },
    ],
    employee_social_security_rate: [
      { from: "2018-01-01", value: 0.062, sources: ["s13"], confidence: "two_sources" },
    ],
    employee_medicare_rate: [
      { from: "2018-01-01", value: 0.0145, sources: ["s13"], confidence: "two_sources" },
    ],
    child_credit: [
      {
        from: "2018-01-01",
        value: {
          per_child: 2000,
          per_child_under_6: 2000,
          max_age: 16,
          other_dependent: 500,
          start_joint: 400_000,
          start_other: 200_000,
          step: 1000,
          per_step: 50,
          refundable_max: 1400,
          fully_refundable: false,
          refundable_rate: 0.15,
          refundable_over: 2500,
        },
        sources: ["s16", "rp2018"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          per_child: 3000,
          per_child_under_6: 3600,
          max_age: 17,
          other_dependent: 500,
          start_joint: 400_000,
          start_other: 200_000,
          step: 1000,
          per_step: 50,
          refundable_max: 0,
          fully_refundable: true,
          refundable_rate: 0.15,
          refundable_over: 2500,
        },
        sources: ["s16", "rp2021"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          per_child: 2000,
          per_child_under_6: 2000,
          max_age: 16,
          other_dependent: 500,
          start_joint: 400_000,
          start_other: 200_000,
          step: 1000,
          per_step: 50,
          refundable_max: 1500,
          fully_refundable: false,
          refundable_rate: 0.15,
          refundable_over: 2500,
        },
        sources: ["s16", "rp2022"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          per_child: 2000,
          per_child_under_6: 2000,
          max_age: 16,
          other_dependent: 500,
          start_joint: 400_000,
          start_other: 200_000,
          step: 1000,
          per_step: 50,
          refundable_max: 1600,
          fully_refundable: false,
          refundable_rate: 0.15,
          refundable_over: 2500,
        },
        sources: ["s16", "rp2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          per_child: 2000,
          per_child_under_6: 2000,
          max_age: 16,
          other_dependent: 500,
          start_joint: 400_000,
          start_other: 200_000,
          step: 1000,
          per_step: 50,
          refundable_max: 1700,
          fully_refundable: false,
          refundable_rate: 0.15,
          refundable_over: 2500,
        },
        sources: ["s16", "rp2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          per_child: 2200,
          per_child_under_6: 2200,
          max_age: 16,
          other_dependent: 500,
          start_joint: 400_000,
          start_other: 200_000,
          step: 1000,
          per_step: 50,
          refundable_max: 1700,
          fully_refundable: false,
          refundable_rate: 0.15,
          refundable_over: 2500,
        },
        sources: ["s16", "rp2025"],
        confidence: "two_sources",
      },
    ],
    child_credit_increase: [
      {
        from: "2021-01-01",
        value: {
          single: { regular: 2000, start: 75_000, most: 6250 },
          married_joint: { regular: 2000, start: 150_000, most: 12_500 },
          married_separate: { regular: 2000, start: 75_000, most: 6250 },
          head_of_household: { regular: 2000, start: 112_500, most: 4375 },
          surviving_spouse: { regular: 2000, start: 150_000, most: 2500 },
        },
        sources: ["s17", "s18"],
        confidence: "two_sources",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    earned_income_credit: [
      {
        from: "2018-01-01",
        value: [
          { max: 519, rate: 0.0765, start: 8510, start_joint: 14_200, loss_rate: 0.0765 },
          { max: 3461, rate: 0.34, start: 18_700, start_joint: 24_400, loss_rate: 0.1598 },
          { max: 5716, rate: 0.4, start: 18_700, start_joint: 24_400, loss_rate: 0.2106 },
          { max: 6431, rate: 0.45, start: 18_700, start_joint: 24_400, loss_rate: 0.2106 },
        ],
        sources: ["rp2018", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: [
          { max: 529, rate: 0.0765, start: 8650, start_joint: 14_450, loss_rate: 0.0765 },
          { max: 3526, rate: 0.34, start: 19_030, start_joint: 24_820, loss_rate: 0.1598 },
          { max: 5828, rate: 0.4, start: 19_030, start_joint: 24_820, loss_rate: 0.2106 },
          { max: 6557, rate: 0.45, start: 19_030, start_joint: 24_820, loss_rate: 0.2106 },
        ],
        sources: ["rp2019", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: [
          { max: 538, rate: 0.0765, start: 8790, start_joint: 14_680, loss_rate: 0.0765 },
          { max: 3584, rate: 0.34, start: 19_330, start_joint: 25_220, loss_rate: 0.1598 },
          { max: 5920, rate: 0.4, start: 19_330, start_joint: 25_220, loss_rate: 0.2106 },
          { max: 6660, rate: 0.45, start: 19_330, start_joint: 25_220, loss_rate: 0.2106 },
        ],
        sources: ["rp2020", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: [
          { max: 1502, rate: 0.153, start: 11_610, start_joint: 17_560, loss_rate: 0.153 },
          { max: 3618, rate: 0.34, start: 19_520, start_joint: 25_470, loss_rate: 0.1598 },
          { max: 5980, rate: 0.4, start: 19_520, start_joint: 25_470, loss_rate: 0.2106 },
          { max: 6728, rate: 0.45, start: 19_520, start_joint: 25_470, loss_rate: 0.2106 },
        ],
        sources: ["rp2021", "s19", "s23"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { max: 560, rate: 0.0765, start: 9160, start_joint: 15_290, loss_rate: 0.0765 },
          { max: 3733, rate: 0.34, start: 20_130, start_joint: 26_260, loss_rate: 0.1598 },
          { max: 6164, rate: 0.4, start: 20_130, start_joint: 26_260, loss_rate: 0.2106 },
          { max: 6935, rate: 0.45, start: 20_130, start_joint: 26_260, loss_rate: 0.2106 },
        ],
        sources: ["rp2022", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { max: 600, rate: 0.0765, start: 9800, start_joint: 16_370, loss_rate: 0.0765 },
          { max: 3995, rate: 0.34, start: 21_560, start_joint: 28_120, loss_rate: 0.1598 },
          { max: 6604, rate: 0.4, start: 21_560, start_joint: 28_120, loss_rate: 0.2106 },
          { max: 7430, rate: 0.45, start: 21_560, start_joint: 28_120, loss_rate: 0.2106 },
        ],
        sources: ["rp2023", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { max: 632, rate: 0.0765, start: 10_330, start_joint: 17_250, loss_rate: 0.0765 },
          { max: 4213, rate: 0.34, start: 22_720, start_joint: 29_640, loss_rate: 0.1598 },
          { max: 6960, rate: 0.4, start: 22_720, start_joint: 29_640, loss_rate: 0.2106 },
          { max: 7830, rate: 0.45, start: 22_720, start_joint: 29_640, loss_rate: 0.2106 },
        ],
        sources: ["rp2024", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { max: 649, rate: 0.0765, start: 10_620, start_joint: 17_730, loss_rate: 0.0765 },
          { max: 4328, rate: 0.34, start: 23_350, start_joint: 30_470, loss_rate: 0.1598 },
          { max: 7152, rate: 0.4, start: 23_350, start_joint: 30_470, loss_rate: 0.2106 },
          { max: 8046, rate: 0.45, start: 23_350, start_joint: 30_470, loss_rate: 0.2106 },
        ],
        sources: ["rp2025", "s19"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { max: 664, rate: 0.0765, start: 10_860, start_joint: 18_140, loss_rate: 0.0765 },
          { max: 4427, rate: 0.34, start: 23_890, start_joint: 31_160, loss_rate: 0.1598 },
          { max: 7316, rate: 0.4, start: 23_890, start_joint: 31_160, loss_rate: 0.2106 },
          { max: 8231, rate: 0.45, start: 23_890, start_joint: 31_160, loss_rate: 0.2106 },
        ],
        sources: ["rp2026", "s19"],
        confidence: "two_sources",
      },
    ],
    earned_income_credit_investment_limit: [
      { from: "2018-01-01", value: 3500, sources: ["rp2018", "s19"], confidence: "two_sources" },
      { from: "2019-01-01", value: 3600, sources: ["rp2019", "s19"], confidence: "two_sources" },
      { from: "2020-01-01", value: 3650, sources: ["rp2020", "s19"], confidence: "two_sources" },
      { from: "2021-01-01", value: 10_000, sources: ["rp2021", "s19"], confidence: "two_sources" },
      { from: "2022-01-01", value: 10_300, sources: ["rp2022", "s19"], confidence: "two_sources" },
      { from: "2023-01-01", value: 11_000, sources: ["rp2023", "s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 11_600, sources: ["rp2024", "s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: 11_950, sources: ["rp2025", "s19"], confidence: "two_sources" },
      { from: "2026-01-01", value: 12_200, sources: ["rp2026", "s19"], confidence: "two_sources" },
    ],
    senior_deduction: [
      {
        from: "2025-01-01",
        value: { per_person: 6000, loss_rate: 0.06, start_joint: 150_000, start_other: 75_000 },
        sources: ["s20"],
        confidence: "two_sources",
      },
    ],
    itemized_reduction: [
      {
        from: "2026-01-01",
        value: { numerator: 2, denominator: 37 },
        sources: ["s21"],
        confidence: "two_sources",
      },
    ],
    capital_loss_limit: [
      {
        from: "2018-01-01",
        value: {
          single: 3000,
          married_joint: 3000,
          married_separate: 1500,
          head_of_household: 3000,
          surviving_spouse: 3000,
        },
        sources: ["c1"],
        confidence: "two_sources",
      },
    ],
    social_security_benefits: [
      {
        from: "2018-01-01",
        value: {
          first_over: {
            single: 25_000,
            married_joint: 32_000,
            married_separate: 0,
            head_of_household: 25_000,
            surviving_spouse: 25_000,
          },
          second_over: {
            single: 34_000,
            married_joint: 44_000,
            married_separate: 0,
            head_of_household: 34_000,
            surviving_spouse: 34_000,
          },
          most_share: 0.85,
        },
        sources: ["c2"],
        confidence: "two_sources",
      },
    ],
    state_tax_cap: [
      {
        from: "2018-01-01",
        value: {
          most: {
            single: 10_000,
            married_joint: 10_000,
            married_separate: 5000,
            head_of_household: 10_000,
            surviving_spouse: 10_000,
          },
        },
        sources: ["c3"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          most: {
            single: 40_000,
            married_joint: 40_000,
            married_separate: 20_000,
            head_of_household: 40_000,
            surviving_spouse: 40_000,
          },
          reduction: {
            over: {
              single: 500_000,
              married_joint: 500_000,
              married_separate: 250_000,
              head_of_household: 500_000,
              surviving_spouse: 500_000,
            },
            rate: 0.3,
            least: {
              single: 10_000,
              married_joint: 10_000,
              married_separate: 5000,
              head_of_household: 10_000,
              surviving_spouse: 10_000,
            },
          },
        },
        sources: ["c3"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          most: {
            single: 40_400,
            married_joint: 40_400,
            married_separate: 20_200,
            head_of_household: 40_400,
            surviving_spouse: 40_400,
          },
          reduction: {
            over: {
              single: 505_000,
              married_joint: 505_000,
              married_separate: 252_500,
              head_of_household: 505_000,
              surviving_spouse: 505_000,
            },
            rate: 0.3,
            least: {
              single: 10_000,
              married_joint: 10_000,
              married_separate: 5000,
              head_of_household: 10_000,
              surviving_spouse: 10_000,
            },
          },
        },
        sources: ["c3"],
        confidence: "two_sources",
      },
    ],
    charity: [
      {
        from: "2018-01-01",
        value: { most_share: 0.6, floor_share: 0 },
        sources: ["c4"],
        confidence: "one_source",
      },
      {
        from: "2020-01-01",
        value: { most_share: 1, floor_share: 0 },
        sources: ["c5"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: { most_share: 0.6, floor_share: 0 },
        sources: ["c4"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { most_share: 0.6, floor_share: 0.005 },
        sources: ["c4"],
        confidence: "two_sources",
      },
    ],
    charity_adjustment: [
      {
        from: "2020-01-01",
        value: {
          single: 300,
          married_joint: 300,
          married_separate: 150,
          head_of_household: 300,
          surviving_spouse: 300,
        },
        sources: ["c5"],
        confidence: "one_source",
      },
      { from: "2021-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    charity_without_itemizing: [
      {
        from: "2021-01-01",
        value: {
          single: 300,
          married_joint: 600,
          married_separate: 300,
          head_of_household: 300,
          surviving_spouse: 300,
        },
        sources: ["c5"],
        confidence: "two_sources",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: {
          single: 1000,
          married_joint: 2000,
          married_separate: 1000,
          head_of_household: 1000,
          surviving_spouse: 1000,
        },
        sources: ["c4"],
        confidence: "two_sources",
      },
    ],
    medical_floor: [
      { from: "2018-01-01", value: 0.075, sources: ["c6"], confidence: "two_sources" },
    ],
    business_income: [
      {
        from: "2018-01-01",
        value: {
          threshold: {
            single: 157_500,
            married_joint: 315_000,
            married_separate: 157_500,
            head_of_household: 157_500,
            surviving_spouse: 157_500,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2018"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          threshold: {
            single: 160_700,
            married_joint: 321_400,
            married_separate: 160_725,
            head_of_household: 160_700,
            surviving_spouse: 160_700,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2019"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          threshold: {
            single: 163_300,
            married_joint: 326_600,
            married_separate: 163_300,
            head_of_household: 163_300,
            surviving_spouse: 163_300,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2020"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          threshold: {
            single: 164_900,
            married_joint: 329_800,
            married_separate: 164_925,
            head_of_household: 164_900,
            surviving_spouse: 164_900,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2021"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          threshold: {
            single: 170_050,
            married_joint: 340_100,
            married_separate: 170_050,
            head_of_household: 170_050,
            surviving_spouse: 170_050,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2022"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          threshold: {
            single: 182_100,
            married_joint: 364_200,
            married_separate: 182_100,
            head_of_household: 182_100,
            surviving_spouse: 182_100,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          threshold: {
            single: 191_950,
            married_joint: 383_900,
            married_separate: 191_950,
            head_of_household: 191_950,
            surviving_spouse: 191_950,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          threshold: {
            single: 197_300,
            married_joint: 394_600,
            married_separate: 197_300,
            head_of_household: 197_300,
            surviving_spouse: 197_300,
          },
          range: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 50_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
        },
        sources: ["c7", "rp2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          threshold: {
            single: 201_750,
            married_joint: 403_500,
            married_separate: 201_775,
            head_of_household: 201_750,
            surviving_spouse: 201_750,
          },
          range: {
            single: 75_000,
            married_joint: 150_000,
            married_separate: 75_000,
            head_of_household: 75_000,
            surviving_spouse: 75_000,
          },
          rate: 0.2,
          wage_share: 0.5,
          lower_wage_share: 0.25,
          property_share: 0.025,
          least: { amount: 400, from_income: 1000 },
        },
        sources: ["c7", "rp2026"],
        confidence: "two_sources",
      },
    ],
    care_credit: [
      {
        from: "2018-01-01",
        value: {
          most_for_one: 3000,
          most_for_more: 6000,
          rate: 0.35,
          steps: [
            {
              over_joint: 15_000,
              over_other: 15_000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.2,
            },
          ],
          is_refundable: false,
        },
        sources: ["c8"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          most_for_one: 8000,
          most_for_more: 16_000,
          rate: 0.5,
          steps: [
            {
              over_joint: 125_000,
              over_other: 125_000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.2,
            },
            {
              over_joint: 400_000,
              over_other: 400_000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0,
            },
          ],
          is_refundable: true,
        },
        sources: ["c8"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          most_for_one: 3000,
          most_for_more: 6000,
          rate: 0.35,
          steps: [
            {
              over_joint: 15_000,
              over_other: 15_000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.2,
            },
          ],
          is_refundable: false,
        },
        sources: ["c8"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          most_for_one: 3000,
          most_for_more: 6000,
          rate: 0.5,
          steps: [
            {
              over_joint: 15_000,
              over_other: 15_000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.35,
            },
            {
              over_joint: 150_000,
              over_other: 75_000,
              width_joint: 4000,
              width_other: 2000,
              least_rate: 0.2,
            },
          ],
          is_refundable: false,
        },
        sources: ["c8"],
        confidence: "two_sources",
      },
    ],
    elderly_credit: [
      {
        from: "2018-01-01",
        value: {
          amount: {
            single: 5000,
            married_joint: 5000,
            married_separate: 0,
            head_of_household: 5000,
            surviving_spouse: 5000,
          },
          amount_both: 7500,
          income_over: {
            single: 7500,
            married_joint: 10_000,
            married_separate: 5000,
            head_of_household: 7500,
            surviving_spouse: 7500,
          },
          rate: 0.15,
        },
        sources: ["c9"],
        confidence: "two_sources",
      },
    ],
    ira: [
      {
        from: "2018-01-01",
        value: {
          most: 5500,
          from_50: 1000,
          start: {
            single: 63000,
            married_joint: 101000,
            married_separate: 0,
            head_of_household: 63000,
            surviving_spouse: 101000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
          no_longer_from: 71,
        },
        sources: ["p2018", "a1"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          most: 6000,
          from_50: 1000,
          start: {
            single: 64000,
            married_joint: 103000,
            married_separate: 0,
            head_of_household: 64000,
            surviving_spouse: 103000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
          no_longer_from: 71,
        },
        sources: ["p2019", "a1"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          most: 6000,
          from_50: 1000,
          start: {
            single: 65000,
            married_joint: 104000,
            married_separate: 0,
            head_of_household: 65000,
            surviving_spouse: 104000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
        },
        sources: ["p2020", "a1", "n1959", "n1959b"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          most: 6000,
          from_50: 1000,
          start: {
            single: 66000,
            married_joint: 105000,
            married_separate: 0,
            head_of_household: 66000,
            surviving_spouse: 105000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
        },
        sources: ["p2021", "a1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          most: 6000,
          from_50: 1000,
          start: {
            single: 68000,
            married_joint: 109000,
            married_separate: 0,
            head_of_household: 68000,
            surviving_spouse: 109000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
        },
        sources: ["p2022", "a1"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          most: 6500,
          from_50: 1000,
          start: {
            single: 73000,
            married_joint: 116000,
            married_separate: 0,
            head_of_household: 73000,
            surviving_spouse: 116000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
        },
        sources: ["p2023", "a1"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          most: 7000,
          from_50: 1000,
          start: {
            single: 77000,
            married_joint: 123000,
            married_separate: 0,
            head_of_household: 77000,
            surviving_spouse: 123000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
        },
        sources: ["p2024", "a1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          most: 7000,
          from_50: 1000,
          start: {
            single: 79000,
            married_joint: 126000,
            married_separate: 0,
            head_of_household: 79000,
            surviving_spouse: 126000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
        },
        sources: ["p2025", "a1"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          most: 7500,
          from_50: 1100,
          start: {
            single: 81000,
            married_joint: 129000,
            married_separate: 0,
            head_of_household: 81000,
            surviving_spouse: 129000,
          },
          width: {
            single: 10000,
            married_joint: 20000,
            married_separate: 10000,
            head_of_household: 10000,
            surviving_spouse: 20000,
          },
        },
        sources: ["p2026", "a1"],
        confidence: "two_sources",
      },
    ],
    rental_loss: [
      {
        from: "2018-01-01",
        value: {
          most: {
            single: 25000,
            married_joint: 25000,
            married_separate: 0,
            head_of_household: 25000,
            surviving_spouse: 25000,
          },
          start: 100_000,
          loss_rate: 0.5,
        },
        sources: ["l0"],
        confidence: "one_source",
      },
    ],
    business_loss_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 262000,
          married_joint: 524000,
          married_separate: 262000,
          head_of_household: 262000,
          surviving_spouse: 262000,
        },
        sources: ["l1", "l2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 270000,
          married_joint: 540000,
          married_separate: 270000,
          head_of_household: 270000,
          surviving_spouse: 270000,
        },
        sources: ["l1", "l2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 289000,
          married_joint: 578000,
          married_separate: 289000,
          head_of_household: 289000,
          surviving_spouse: 289000,
        },
        sources: ["l1", "l2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 305000,
          married_joint: 610000,
          married_separate: 305000,
          head_of_household: 305000,
          surviving_spouse: 305000,
        },
        sources: ["l1", "l2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 313000,
          married_joint: 626000,
          married_separate: 313000,
          head_of_household: 313000,
          surviving_spouse: 313000,
        },
        sources: ["l1", "l3", "l4"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 256_000,
          married_joint: 512_000,
          married_separate: 256_000,
          head_of_household: 256_000,
          surviving_spouse: 256_000,
        },
        sources: ["l1", "l5"],
        confidence: "two_sources",
      },
    ],
    unemployment_exclusion: [
      {
        from: "2020-01-01",
        value: { most: 10_200, income_below: 150_000 },
        sources: ["u85", "u85irs"],
        confidence: "two_sources",
      },
      { from: "2021-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    hsa: [
      {
        from: "2018-01-01",
        value: { self_only: 3450, family: 6900, from_55: 1000 },
        sources: ["h2018", "a2"],
        confidence: "one_source",
      },
      {
        from: "2019-01-01",
        value: { self_only: 3500, family: 7000, from_55: 1000 },
        sources: ["h2019", "a2"],
        confidence: "one_source",
      },
      {
        from: "2020-01-01",
        value: { self_only: 3550, family: 7100, from_55: 1000 },
        sources: ["h2020", "h2020b", "a2"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: { self_only: 3600, family: 7200, from_55: 1000 },
        sources: ["h2021", "a2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: { self_only: 3650, family: 7300, from_55: 1000 },
        sources: ["h2022", "a2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: { self_only: 3850, family: 7750, from_55: 1000 },
        sources: ["h2023", "a2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { self_only: 4150, family: 8300, from_55: 1000 },
        sources: ["h2024", "a2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { self_only: 4300, family: 8550, from_55: 1000 },
        sources: ["h2025", "a2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { self_only: 4400, family: 8750, from_55: 1000 },
        sources: ["h2026", "a2"],
        confidence: "one_source",
      },
    ],
    retirement_plan: [
      {
        from: "2018-01-01",
        value: { most: 55000, from_50: 6000, from_60_to_63: 6000 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: { most: 56000, from_50: 6000, from_60_to_63: 6000 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: { most: 57000, from_50: 6500, from_60_to_63: 6500 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: { most: 58000, from_50: 6500, from_60_to_63: 6500 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: { most: 61000, from_50: 6500, from_60_to_63: 6500 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: { most: 66000, from_50: 7500, from_60_to_63: 7500 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { most: 69000, from_50: 7500, from_60_to_63: 7500 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { most: 70000, from_50: 7500, from_60_to_63: 11250 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { most: 72000, from_50: 8000, from_60_to_63: 11250 },
        sources: ["a5", "a6"],
        confidence: "two_sources",
      },
    ],
    student_loan_interest: [
      {
        from: "2018-01-01",
        value: {
          most: 2500,
          start: {
            single: 65000,
            married_joint: 135000,
            married_separate: 65000,
            head_of_household: 65000,
            surviving_spouse: 65000,
          },
          width: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["a3", "rp2018"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          most: 2500,
          start: {
            single: 70000,
            married_joint: 140000,
            married_separate: 70000,
            head_of_household: 70000,
            surviving_spouse: 70000,
          },
          width: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["a3", "rp2019"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          most: 2500,
          start: {
            single: 70000,
            married_joint: 145000,
            married_separate: 70000,
            head_of_household: 70000,
            surviving_spouse: 70000,
          },
          width: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["a3", "rp2022"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          most: 2500,
          start: {
            single: 75000,
            married_joint: 155000,
            married_separate: 75000,
            head_of_household: 75000,
            surviving_spouse: 75000,
          },
          width: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["a3", "rp2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          most: 2500,
          start: {
            single: 80000,
            married_joint: 165000,
            married_separate: 80000,
            head_of_household: 80000,
            surviving_spouse: 80000,
          },
          width: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["a3", "rp2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          most: 2500,
          start: {
            single: 85000,
            married_joint: 170000,
            married_separate: 85000,
            head_of_household: 85000,
            surviving_spouse: 85000,
          },
          width: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["a3", "rp2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          most: 2500,
          start: {
            single: 85000,
            married_joint: 175000,
            married_separate: 85000,
            head_of_household: 85000,
            surviving_spouse: 85000,
          },
          width: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
        },
        sources: ["a3", "rp2026"],
        confidence: "two_sources",
      },
    ],
    educator_expenses: [
      { from: "2018-01-01", value: 250, sources: ["a4"], confidence: "one_source" },
      { from: "2022-01-01", value: 300, sources: ["a4", "rp2022"], confidence: "two_sources" },
      { from: "2026-01-01", value: 350, sources: ["a4"], confidence: "one_source" },
    ],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: {
          tips: { most: 25_000, start_joint: 300_000, start_other: 150_000, per_step: 100 },
          overtime: {
            most: 12_500,
            most_joint: 25_000,
            start_joint: 300_000,
            start_other: 150_000,
            per_step: 100,
          },
          car_loan_interest: {
            most: 10_000,
            start_joint: 200_000,
            start_other: 100_000,
            per_step: 200,
          },
        },
        sources: ["a7", "a8"],
        confidence: "two_sources",
      },
    ],
    education_credits: [
      {
        from: "2018-01-01",
        value: {
          american_opportunity: {
            most_of_first: 2000,
            rate_of_second: 0.25,
            refundable_share: 0.4,
            start_joint: 160000,
            start_other: 80000,
          },
          lifetime_learning: { most: 10000, rate: 0.2, start_joint: 114000, start_other: 57000 },
        },
        sources: ["a9", "a10"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          american_opportunity: {
            most_of_first: 2000,
            rate_of_second: 0.25,
            refundable_share: 0.4,
            start_joint: 160000,
            start_other: 80000,
          },
          lifetime_learning: { most: 10000, rate: 0.2, start_joint: 116000, start_other: 58000 },
        },
        sources: ["a9", "a10"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          american_opportunity: {
            most_of_first: 2000,
            rate_of_second: 0.25,
            refundable_share: 0.4,
            start_joint: 160000,
            start_other: 80000,
          },
          lifetime_learning: { most: 10000, rate: 0.2, start_joint: 118000, start_other: 59000 },
        },
        sources: ["a9", "a10"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          american_opportunity: {
            most_of_first: 2000,
            rate_of_second: 0.25,
            refundable_share: 0.4,
            start_joint: 160000,
            start_other: 80000,
          },
          lifetime_learning: { most: 10000, rate: 0.2, start_joint: 160000, start_other: 80000 },
        },
        sources: ["a9", "a10"],
        confidence: "two_sources",
      },
    ],
    savers_credit: [
      {
        from: "2018-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 38000, amount: 0.2 },
            { over: 41000, amount: 0.1 },
            { over: 63000, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2018"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 38500, amount: 0.2 },
            { over: 41500, amount: 0.1 },
            { over: 64000, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2019"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 39000, amount: 0.2 },
            { over: 42500, amount: 0.1 },
            { over: 65000, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2020"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 39500, amount: 0.2 },
            { over: 43000, amount: 0.1 },
            { over: 66000, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2021"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 41000, amount: 0.2 },
            { over: 44000, amount: 0.1 },
            { over: 68000, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2022"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 43500, amount: 0.2 },
            { over: 47500, amount: 0.1 },
            { over: 73000, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 46000, amount: 0.2 },
            { over: 50000, amount: 0.1 },
            { over: 76500, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 47500, amount: 0.2 },
            { over: 51000, amount: 0.1 },
            { over: 79000, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          most: 2000,
          rates: [
            { over: -1, amount: 0.5 },
            { over: 48500, amount: 0.2 },
            { over: 52500, amount: 0.1 },
            { over: 80500, amount: 0 },
          ],
        },
        sources: ["a11", "a12", "p2026"],
        confidence: "two_sources",
      },
    ],
    savers_credit_share: [
      {
        from: "2018-01-01",
        value: {
          single: 0.5,
          married_joint: 1,
          married_separate: 0.5,
          head_of_household: 0.75,
          surviving_spouse: 0.5,
        },
        sources: ["a12"],
        confidence: "one_source",
      },
    ],
    instalment_dates: [
      {
        from: "2018-01-01",
        value: ["2018-04-17", "2018-06-15", "2018-09-17", "2019-01-15"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2019-01-01",
        value: ["2019-04-15", "2019-06-17", "2019-09-16", "2020-01-15"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: ["2020-07-15", "2020-07-15", "2020-09-15", "2021-01-15"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: ["2021-04-15", "2021-06-15", "2021-09-15", "2022-01-18"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: ["2022-04-18", "2022-06-15", "2022-09-15", "2023-01-17"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: ["2023-04-18", "2023-06-15", "2023-09-15", "2024-01-16"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: ["2024-04-15", "2024-06-17", "2024-09-16", "2025-01-15"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: ["2025-04-15", "2025-06-16", "2025-09-15", "2026-01-15"],
        sources: ["s22"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: ["2026-04-15", "2026-06-15", "2026-09-15", "2027-01-15"],
        sources: ["s22"],
        confidence: "two_sources",
      },
    ],
  },
};
