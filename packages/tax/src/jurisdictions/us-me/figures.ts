import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { UsFigures } from "../us/figures.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Maine. */
export interface UsMeFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly deduction_start: PerStatus<number>;
  readonly deduction_width: PerStatus<number>;
  readonly exemption: number;
  readonly exemption_start: PerStatus<number>;
  readonly exemption_width: PerStatus<number>;
  readonly dependent_credit: number;
  readonly dependent_credit_multiplier: Lookup;
  readonly dependent_credit_start: PerStatus<number>;
  readonly dependent_credit_step: number;
  readonly dependent_credit_per_step: number;
  readonly surcharge_rate: number;
  readonly surcharge_start?: PerStatus<number>;
  readonly dependent_credit_refundable: boolean;
  readonly standard_deduction_65: PerStatus<number>;
  readonly pension_deduction: number;
  readonly pension_deduction_start?: PerStatus<number>;
  readonly pension_deduction_width: PerStatus<number>;
  readonly itemized_cap: number;
  readonly earned_income_match: number;
  readonly earned_income_match_childless: number;
  readonly earned_income_age: number;
  readonly care_credit_match: number;
  readonly care_credit_rates?: Pick<UsFigures["care_credit"], "rate" | "steps">;
  readonly care_refund_cap: number;
  readonly property_tax_base_single: number;
  readonly property_tax_base_one: number;
  readonly property_tax_base_family: number;
  readonly property_tax_base_aged: Lookup;
  readonly property_tax_cap: Lookup;
  readonly property_tax_share: number;
  readonly sales_tax_credit: PerStatus<number>;
  readonly sales_tax_credit_step: PerStatus<number>;
  readonly sales_tax_credit_per_step: PerStatus<number>;
  readonly sales_tax_credit_start: PerStatus<number>;
  readonly sales_tax_further: Lookup;
}

export const data: JurisdictionData<UsMeFigures> = {
  code: "US-ME",
  name: "Maine",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "Tax tables of 2024 and 2025 in and beside the 1040ME booklets, and rate schedules, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/16c8f8117c952e8d6aed8169d5b0fb65b13d584d/docs/validation/state-fixtures/ME-2024-2025.md",
      readOn: "2026-11-22",
    },
    t2: {
      title: "2025 Maine tax table: Invaro/opentax-engine compared its 1,000 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/3580c4c3151b744ff1fdd6bd0560806abde4252d/packages/corpus-us-federal/src/rules/state-me.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Maine 2021 Individual Income Tax Rate Schedules",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/21_1040me_tax_tables.pdf#page=5",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Maine §5111. Imposition and rate of tax 2-F",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5111.html",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Maine 2022 Individual Income Tax Form 1040ME",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/22_1040me_dwnld_ff.pdf#page=2",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Maine 2023 Individual Income Tax Rate Schedules",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/23_1040me_tax_tables.pdf#page=5",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Maine 2024 Individual Income Tax Rate Schedules",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/ind_tax_rate_sched_2024.pdf",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Maine 2025 Individual Income Tax Rate Schedules",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/ind_tax_rate_sched_2025.pdf",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s8: {
      title: "MRS 2026 rate schedules (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s9: {
      title: "36 MRSA § 111 (Maine IRC conformity as of December 31, 2024)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec111.html",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "Maine 2025 Form 1040ME Individual Income Tax Booklet, Standard Deduction Chart for line 17 (page 4)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/25_1040me_gen_instr_w_cover_pg.pdf",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Maine Revenue Services, 2026 rate schedules, revised 2026-05",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/2026-05/ind_tax_rate_sched_2026_rev.pdf",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Instructions for Form 1040ME (2021)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/21_1040me_book_gen_instr_revMay2022.pdf#page=4",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Maine §5125. Itemized deductions 6 - Phase-out",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5125.html",
      readOn: "2026-11-20",
    },
    s14: {
      title: "Maine form 1040 Schedule 2 (2022)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/22_1040me_sched_2_ff.pdf#page=1",
      readOn: "2026-11-20",
    },
    s15: {
      title: "Maine form 1040 Schedule 2 (2023)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/23_1040me_sched_2_ff_0.pdf#page=1",
      readOn: "2026-11-20",
    },
    s16: {
      title: "Maine form 1040 Schedule 2 (2024)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/24_1040me_sched_2%20_ff.pdf#page=1",
      readOn: "2026-11-20",
    },
    s17: {
      title:
        "2025 Instructions for Form 1040ME - Worksheet for Standard/Itemized Deductions, Line 2",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/25_1040me_gen_instr_w_cover_pg.pdf#page=5",
      readOn: "2026-11-20",
    },
    s18: {
      title:
        "2026 Maine Estimated Tax Worksheet, Line 6a - Phaseout of Itemized/Standard Deductions Worksheet",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/26_item_stand_%20ded_phaseout_wksht_0.pdf",
      readOn: "2026-11-20",
    },
    s19: {
      title: "§5124-C. Standard deduction",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5124-C.html",
      readOn: "2026-11-20",
    },
    s20: {
      title: "§5126-A. Personal exemptions on or after January 1, 2018 (1)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5126-A.html",
      readOn: "2026-11-20",
    },
    s21: {
      title: "Instructions for Form 1040ME (2023)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/23_1040me_book_gen_instr.pdf#page=4",
      readOn: "2026-11-20",
    },
    s22: {
      title:
        "2024 Instructions for Form 1040ME - Worksheet for Phaseout of Personal Exemption Deduction Amount, Line 6",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/24_1040me_book_gen_instr.pdf#page=4",
      readOn: "2026-11-20",
    },
    s23: {
      title: "§5403. Annual adjustments for inflation 8",
      url: "https://legislature.maine.gov/statutes/36/title36sec5403.html",
      readOn: "2026-11-20",
    },
    s24: {
      title: "2022 Instructions for Form 1040ME Line 18 Exemption",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/22_1040me_book_gen_instruc_revisedFeb23.pdf#page=4",
      readOn: "2026-11-20",
    },
    s25: {
      title:
        "2025 Instructions for Form 1040ME - Worksheet for Phaseout of Personal Exemption Deduction Amount, Line 2",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/25_1040me_gen_instr_w_cover_pg.pdf#page=6",
      readOn: "2026-11-20",
    },
    s26: {
      title:
        "2026 Maine Estimated Tax Worksheet, Line 6b - Phaseout of Personal Exemption Deduction Amount Worksheet",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/26_1040es_pers_exempt_phaseout_wksht.pdf",
      readOn: "2026-11-20",
    },
    s27: {
      title: "§5126-A. Personal exemptions on or after January 1, 2018 (2)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5126-A.html",
      readOn: "2026-11-20",
    },
    s28: {
      title: "Form 1040ME Schedule A (2021) Line 8",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/21_1040me_sched_a_dwnldff.pdf#page=1",
      readOn: "2026-11-20",
    },
    s29: {
      title: "§5219-SS. Dependent exemption tax credit (1)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5219-SS.html",
      readOn: "2026-11-20",
    },
    s30: {
      title: "Maine Fiscal Year 2025 to 2027 Budget Bill (LD 210)",
      url: "https://legislature.maine.gov/backend/App/services/getDocument.aspx?documentId=120256#page=311",
      readOn: "2026-11-20",
    },
    s31: {
      title: "Form 1040ME Schedule A (2021)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/21_1040me_sched_a_dwnldff.pdf#page=2",
      readOn: "2026-11-20",
    },
    s32: {
      title:
        "PolicyEngine US, refundable credits of Maine: from 2024, citing Schedule A of Form 1040ME",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/0124591e0e7f08a68c1d3c884978195f3e422dbe/policyengine_us/parameters/gov/states/me/tax/income/credits/refundable.yaml",
      readOn: "2026-11-20",
    },
    s33: {
      title:
        "Report of the Maine credit for dependents: fully refundable for 2024, 300 a child (36 M.R.S. 5219-SS)",
      url: "https://intomylap.online/maines-300-child-tax-credit-eligibility-and-details-for-2024",
      readOn: "2026-11-21",
    },
    s34: {
      title:
        "36 M.R.S. 5124-C: to 2025 the federal standard deduction, from 2026 with the additional deduction of 26 U.S.C. 63(c)(3)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5124-C.html",
      readOn: "2026-11-22",
    },
    s35: {
      title:
        "Maine 2025 Form 1040ME booklet, standard deduction chart for line 17 (as PolicyEngine US cites it)",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/25_1040me_gen_instr_w_cover_pg.pdf",
      readOn: "2026-11-22",
    },
    s36: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    s37: {
      title: "Thomson Reuters on the 2026 rates of Maine Revenue Services: 1,650 if married",
      url: "https://tax.thomsonreuters.com/news/maine-announces-individual-income-tax-rate-schedules-personal-exemption-standard-deduction-for-2026",
      readOn: "2026-11-22",
    },
    s38: {
      title: "Rev. Proc. 2025-32, section 63(f) amounts of 2026",
      url: "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf",
      readOn: "2026-11-22",
    },
    w1: {
      title: "§5122. Modifications. 2. Subtractions. M-2 (d)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5122.html",
      readOn: "2026-11-20",
    },
    w2: {
      title: "Social Security Administration - Workers with Maximum-Taxable Earnings",
      url: "https://www.ssa.gov/oact/cola/examplemax.html",
      readOn: "2026-11-20",
    },
    w30: {
      title: "2026 Form 1040ES-ME, worksheet, as PolicyEngine US quotes it: 49,824",
      url: "https://github.com/PolicyEngine/policyengine-us/issues/9535",
      readOn: "2026-11-28",
    },
    w3: {
      title: "36 M.R.S. § 5122(2)(M-3) — Phaseout of pension income deduction applicable amount",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5122.html",
      readOn: "2026-11-20",
    },
    w4: {
      title:
        "36 M.R.S. § 5403(11) — Income deduction for retirement plan benefits; applicable amount (annual inflation adjustments)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5403.html",
      readOn: "2026-11-20",
    },
    w5: {
      title:
        "2025 Form 1040ME Schedule 1S, Worksheet for Phaseout of Non-Military Pension Income Deduction, line 4",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/25_1040me_sch_1s_fillable.pdf#page=2",
      readOn: "2026-11-20",
    },
    w6: {
      title: "Maine legislative code §5125. Itemized deductions 4",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5125.html",
      readOn: "2026-11-20",
    },
    w7: {
      title: "§5403. Annual adjustments for inflation 3",
      url: "https://legislature.maine.gov/statutes/36/title36sec5403.html",
      readOn: "2026-11-20",
    },
    w8: {
      title: "Maine Legal Code §5219-S. Earned income credit (1)&(1-A)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5219-S.html",
      readOn: "2026-11-20",
    },
    w9: {
      title: "2022 Maine Earned Income Tax Credit Worksheet",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/22_earned_income_cred_ff.pdf",
      readOn: "2026-11-20",
    },
    w10: {
      title:
        '36 M.R.S. § 5219-S(6) - "eligible individual" also includes an individual without a qualifying child who is at least 18 and has not attained 25 years of age',
      url: "https://legislature.maine.gov/statutes/36/title36sec5219-S.html",
      readOn: "2026-11-20",
    },
    w11: {
      title:
        "36 M.R.S. § 5219-S(5) - credit for a childless individual under 25 is calculated as if the individual were eligible for a federal earned income credit",
      url: "https://legislature.maine.gov/statutes/36/title36sec5219-S.html",
      readOn: "2026-11-20",
    },
    w12: {
      title: "2024 Maine SCHEDULE A FORM 1040ME Step 4 / Star 5 Child Care Program Line 3",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/24_Form1040me_Sch%20A_ff.pdf#page=2",
      readOn: "2026-11-20",
    },
    w13: {
      title: "2023 Maine SCHEDULE A FORM 1040ME Step 4 / Star 5 Child Care Program Line 3",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/23_1040me_sched_a_ff.pdf#page=2",
      readOn: "2026-11-20",
    },
    c1: {
      title: "Pierce Atwood, October 2025: Maine conforms to federal law as of the end of 2024",
      url: "https://www.pierceatwood.com/alerts/maine-governor-janet-mills-provides-temporary-obbba-conformity-directions",
      readOn: "2026-11-28",
    },
    c2: {
      title:
        "PolicyEngine US on 36 M.R.S. 5218 and 111(1-A): the federal credit of the law of the end of 2024",
      url: "https://github.com/PolicyEngine/policyengine-us/pull/8933",
      readOn: "2026-11-28",
    },
    w14: {
      title: "2024 Maine SCHEDULE A FORM 1040ME Step 4 / Star 5 Child Care Program Line 5",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/24_Form1040me_Sch%20A_ff.pdf#page=2",
      readOn: "2026-11-20",
    },
    w15: {
      title: "2023 Maine SCHEDULE A FORM 1040ME Step 4 / Star 5 Child Care Program Line 5",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/23_1040me_sched_a_ff.pdf#page=2",
      readOn: "2026-11-20",
    },
    w16: {
      title: "§5219-KK. Property tax fairness credit for tax (1) (A-1) (1)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5219-KK.html",
      readOn: "2026-11-20",
    },
    w17: {
      title: "§5403. Annual adjustments for inflation 6-Property tax fairness credit",
      url: "https://legislature.maine.gov/statutes/36/title36sec5403.html",
      readOn: "2026-11-20",
    },
    w18: {
      title: "§5219-KK. Property tax fairness credit for tax (1) (A-1) (2)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5219-KK.html",
      readOn: "2026-11-20",
    },
    w19: {
      title: "§5219-KK. Property tax fairness credit for tax (1) (A-1) (3)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5219-KK.html",
      readOn: "2026-11-20",
    },
    w20: {
      title: "§5219-KK. Property tax fairness credit for tax (1) (A-1) (4)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5219-KK.html",
      readOn: "2026-11-20",
    },
    w21: {
      title: "36 MRS §5219-KK, sub-§2-D — Property tax fairness credit cap by age (2026+)",
      url: "https://www.mainelegislature.org/legis/statutes/36/title36sec5219-KK.html",
      readOn: "2026-11-20",
    },
    w22: {
      title: "2021 Form 1040ME Property Tax Fairness Credit / Sales Tax Fairness Credit",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/21_1040me_sched_pstfc_dwnldff.pdf#page=2",
      readOn: "2026-11-20",
    },
    w23: {
      title: "§5219-KK. Property tax fairness credit for tax (2)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5219-KK.html",
      readOn: "2026-11-20",
    },
    w24: {
      title: "§5213-A. Sales tax fairness credit (A-1)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5213-A.html",
      readOn: "2026-11-20",
    },
    w25: {
      title: "§5403. Annual adjustments for inflation 5(A)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5403.html",
      readOn: "2026-11-20",
    },
    w26: {
      title: "§5213-A. Sales tax fairness credit (4)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5213-A.html",
      readOn: "2026-11-20",
    },
    w27: {
      title: "2021 Form 1040ME Property Tax Fairness Credit / Sales Tax Fairness Credit",
      url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/21_1040me_sched_pstfc_dwnldff.pdf#page=4",
      readOn: "2026-11-20",
    },
    w28: {
      title: "§5403. Annual adjustments for inflation 5(C)",
      url: "https://legislature.maine.gov/statutes/36/title36sec5403.html",
      readOn: "2026-11-20",
    },
    w29: {
      title: "36 M.R.S. 5213-A(1)(A-1)(2): more for one further dependent, and for two or more",
      url: "https://legislature.maine.gov/statutes/36/title36sec5213-A.html",
      readOn: "2026-11-20",
    },
    m1: {
      title: "TaxSlayer, military pensions in Maine: fully exempt from 2016 on",
      url: "https://support.taxslayer.com/hc/en-us/articles/360015907871-Is-my-military-income-taxable-to-Maine",
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
            { from: 0, width: 50, tax: 0 },
            { from: 50, width: 50, tax: 3 },
            { from: 100, width: 100 },
          ],
          end: 100_000,
          bases: {
            single: [0, 1511, 3911],
            married_joint: [0, 3022],
            married_separate: [0, 1511, 3911],
            head_of_household: [0, 2265, 5870],
            surviving_spouse: [0, 3022],
          },
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 50, tax: 0 },
            { from: 50, width: 50, tax: 3 },
            { from: 100, width: 100 },
          ],
          end: 100_000,
          bases: {
            single: [0, 1554, 4028],
            married_joint: [0, 3109],
            married_separate: [0, 1554, 4028],
            head_of_household: [0, 2332, 6041],
            surviving_spouse: [0, 3109],
          },
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
            { over: 0, rate: 0.058 },
            { over: 22_450, rate: 0.0675 },
            { over: 53_150, rate: 0.0715 },
          ],
          married_joint: [
            { over: 0, rate: 0.058 },
            { over: 44_950, rate: 0.0675 },
            { over: 106_350, rate: 0.0715 },
          ],
          married_separate: [
            { over: 0, rate: 0.058 },
            { over: 22_450, rate: 0.0675 },
            { over: 53_150, rate: 0.0715 },
          ],
          head_of_household: [
            { over: 0, rate: 0.058 },
            { over: 33_650, rate: 0.0675 },
            { over: 79_750, rate: 0.0715 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.058 },
            { over: 44_950, rate: 0.0675 },
            { over: 106_350, rate: 0.0715 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.058 },
            { over: 23_000, rate: 0.0675 },
            { over: 54_450, rate: 0.0715 },
          ],
          married_joint: [
            { over: 0, rate: 0.058 },
            { over: 46_000, rate: 0.0675 },
            { over: 108_900, rate: 0.0715 },
          ],
          married_separate: [
            { over: 0, rate: 0.058 },
            { over: 23_000, rate: 0.0675 },
            { over: 54_450, rate: 0.0715 },
          ],
          head_of_household: [
            { over: 0, rate: 0.058 },
            { over: 34_500, rate: 0.0675 },
            { over: 81_700, rate: 0.0715 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.058 },
            { over: 46_000, rate: 0.0675 },
            { over: 108_900, rate: 0.0715 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.058 },
            { over: 24_500, rate: 0.0675 },
            { over: 58_050, rate: 0.0715 },
          ],
          married_joint: [
            { over: 0, rate: 0.058 },
            { over: 49_050, rate: 0.0675 },
            { over: 116_100, rate: 0.0715 },
          ],
          married_separate: [
            { over: 0, rate: 0.058 },
            { over: 24_500, rate: 0.0675 },
            { over: 58_050, rate: 0.0715 },
          ],
          head_of_household: [
            { over: 0, rate: 0.058 },
            { over: 36_750, rate: 0.0675 },
            { over: 87_100, rate: 0.0715 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.058 },
            { over: 49_050, rate: 0.0675 },
            { over: 116_100, rate: 0.0715 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.058 },
            { over: 26_050, rate: 0.0675 },
            { over: 61_600, rate: 0.0715 },
          ],
          married_joint: [
            { over: 0, rate: 0.058 },
            { over: 52_100, rate: 0.0675 },
            { over: 123_250, rate: 0.0715 },
          ],
          married_separate: [
            { over: 0, rate: 0.058 },
            { over: 26_050, rate: 0.0675 },
            { over: 61_600, rate: 0.0715 },
          ],
          head_of_household: [
            { over: 0, rate: 0.058 },
            { over: 39_050, rate: 0.0675 },
            { over: 92_450, rate: 0.0715 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.058 },
            { over: 52_100, rate: 0.0675 },
            { over: 123_250, rate: 0.0715 },
          ],
        },
        sources: ["s5", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.058 },
            { over: 26_800, rate: 0.0675 },
            { over: 63_450, rate: 0.0715 },
          ],
          married_joint: [
            { over: 0, rate: 0.058 },
            { over: 53_600, rate: 0.0675 },
            { over: 126_900, rate: 0.0715 },
          ],
          married_separate: [
            { over: 0, rate: 0.058 },
            { over: 26_800, rate: 0.0675 },
            { over: 63_450, rate: 0.0715 },
          ],
          head_of_household: [
            { over: 0, rate: 0.058 },
            { over: 40_200, rate: 0.0675 },
            { over: 95_150, rate: 0.0715 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.058 },
            { over: 53_600, rate: 0.0675 },
            { over: 126_900, rate: 0.0715 },
          ],
        },
        sources: ["s6", "s2", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.058 },
            { over: 27_400, rate: 0.0675 },
            { over: 64_850, rate: 0.0715 },
          ],
          married_joint: [
            { over: 0, rate: 0.058 },
            { over: 54_850, rate: 0.0675 },
            { over: 129_750, rate: 0.0715 },
          ],
          married_separate: [
            { over: 0, rate: 0.058 },
            { over: 27_400, rate: 0.0675 },
            { over: 64_850, rate: 0.0715 },
          ],
          head_of_household: [
            { over: 0, rate: 0.058 },
            { over: 41_100, rate: 0.0675 },
            { over: 97_300, rate: 0.0715 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.058 },
            { over: 54_850, rate: 0.0675 },
            { over: 129_750, rate: 0.0715 },
          ],
        },
        sources: ["s2", "s8"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 12_550,
          married_joint: 25_100,
          married_separate: 12_550,
          head_of_household: 18_800,
          surviving_spouse: 25_100,
        },
        sources: ["s9"],
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
        sources: ["s9"],
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
        sources: ["s9"],
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
        sources: ["s9"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 15_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 22_500,
          surviving_spouse: 30_000,
        },
        sources: ["s10", "s9", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 15_700,
          married_joint: 31_400,
          married_separate: 15_700,
          head_of_household: 23_550,
          surviving_spouse: 31_400,
        },
        sources: ["s11", "s9", "s8"],
        confidence: "two_sources",
      },
    ],
    deduction_start: [
      {
        from: "2021-01-01",
        value: {
          single: 83_850,
          married_joint: 167_700,
          married_separate: 83_850,
          head_of_household: 125_750,
          surviving_spouse: 167_700,
        },
        sources: ["s12", "s13"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 85_850,
          married_joint: 171_700,
          married_separate: 85_850,
          head_of_household: 128_750,
          surviving_spouse: 171_700,
        },
        sources: ["s14", "s13"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 91_500,
          married_joint: 183_050,
          married_separate: 91_500,
          head_of_household: 137_300,
          surviving_spouse: 183_050,
        },
        sources: ["s15", "s13"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 97_150,
          married_joint: 194_300,
          married_separate: 97_150,
          head_of_household: 145_750,
          surviving_spouse: 194_300,
        },
        sources: ["s16", "s13"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 100_000,
          married_joint: 200_050,
          married_separate: 100_000,
          head_of_household: 150_000,
          surviving_spouse: 200_050,
        },
        sources: ["s17", "s13", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 102_250,
          married_joint: 204_550,
          married_separate: 102_250,
          head_of_household: 153_400,
          surviving_spouse: 204_550,
        },
        sources: ["s18", "s13", "s8"],
        confidence: "two_sources",
      },
    ],
    deduction_width: [
      {
        from: "2021-01-01",
        value: {
          single: 75_000,
          married_joint: 150_000,
          married_separate: 75_000,
          head_of_household: 112_500,
          surviving_spouse: 150_000,
        },
        sources: ["s12", "s19"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      { from: "2021-01-01", value: 4300, sources: ["s12", "s20"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4450, sources: ["s12", "s20"], confidence: "two_sources" },
      { from: "2023-01-01", value: 4700, sources: ["s21", "s20"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5000, sources: ["s22", "s20"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5150, sources: ["s6", "s20", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5300, sources: ["s11", "s20", "s8"], confidence: "two_sources" },
    ],
    exemption_start: [
      {
        from: "2021-01-01",
        value: {
          single: 279_500,
          married_joint: 335_400,
          married_separate: 167_700,
          head_of_household: 307_450,
          surviving_spouse: 335_400,
        },
        sources: ["s12", "s23"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 286_200,
          married_joint: 343_400,
          married_separate: 171_700,
          head_of_household: 314_800,
          surviving_spouse: 343_400,
        },
        sources: ["s24", "s23"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 305_150,
          married_joint: 366_100,
          married_separate: 183_050,
          head_of_household: 335_650,
          surviving_spouse: 366_100,
        },
        sources: ["s21", "s23"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 323_900,
          married_joint: 388_650,
          married_separate: 194_325,
          head_of_household: 356_300,
          surviving_spouse: 388_650,
        },
        sources: ["s22", "s23"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 333_450,
          married_joint: 400_100,
          married_separate: 200_050,
          head_of_household: 366_750,
          surviving_spouse: 400_100,
        },
        sources: ["s25", "s23", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 341_000,
          married_joint: 409_150,
          married_separate: 204_575,
          head_of_household: 375_050,
          surviving_spouse: 409_150,
        },
        sources: ["s26", "s23", "s8"],
        confidence: "two_sources",
      },
    ],
    exemption_width: [
      {
        from: "2021-01-01",
        value: {
          single: 125_000,
          married_joint: 125_000,
          married_separate: 62_500,
          head_of_household: 125_000,
          surviving_spouse: 125_000,
        },
        sources: ["s12", "s27"],
        confidence: "two_sources",
      },
    ],
    dependent_credit: [
      { from: "2021-01-01", value: 300, sources: ["s28", "s29"], confidence: "two_sources" },
      { from: "2025-01-01", value: 305, sources: ["s29", "s7"], confidence: "two_sources" },
    ],
    dependent_credit_multiplier: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 1 },
          { over: 6, amount: 1 },
        ],
        sources: ["s30"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: -1, amount: 2 },
          { over: 6, amount: 1 },
        ],
        sources: ["s30", "s7"],
        confidence: "two_sources",
      },
    ],
    dependent_credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 200_000,
          married_joint: 400_000,
          married_separate: 200_000,
          head_of_household: 200_000,
          surviving_spouse: 200_000,
        },
        sources: ["s31", "s29"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 100_000,
          married_joint: 150_000,
          married_separate: 75_000,
          head_of_household: 125_000,
          surviving_spouse: 150_000,
        },
        sources: ["s29", "s7"],
        confidence: "two_sources",
      },
    ],
    dependent_credit_step: [
      { from: "2021-01-01", value: 1000, sources: ["s31", "s29"], confidence: "two_sources" },
      { from: "2025-01-01", value: 500, sources: ["s29", "s7"], confidence: "two_sources" },
    ],
    dependent_credit_per_step: [
      { from: "2021-01-01", value: 7.5, sources: ["s31", "s29"], confidence: "two_sources" },
      { from: "2025-01-01", value: 20, sources: ["s29", "s7"], confidence: "two_sources" },
    ],
    surcharge_rate: [
      { from: "2021-01-01", value: 0, sources: ["s2"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.02, sources: ["s2", "s8"], confidence: "two_sources" },
    ],
    surcharge_start: [
      {
        from: "2026-01-01",
        value: {
          single: 1_000_000,
          married_joint: 1_500_000,
          married_separate: 750_000,
          head_of_household: 1_500_000,
          surviving_spouse: 1_500_000,
        },
        sources: ["s2", "s8"],
        confidence: "two_sources",
      },
    ],
    dependent_credit_refundable: [
      { from: "2021-01-01", value: false, sources: ["s32", "s33"], confidence: "two_sources" },
      { from: "2024-01-01", value: true, sources: ["s32", "s33"], confidence: "two_sources" },
    ],
    standard_deduction_65: [
      {
        from: "2021-01-01",
        value: {
          single: 1700,
          married_joint: 1350,
          married_separate: 1350,
          head_of_household: 1700,
          surviving_spouse: 1350,
        },
        sources: ["s34", "s35"],
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
        sources: ["s34", "s35"],
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
        sources: ["s34", "s35", "s36"],
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
        sources: ["s34", "s35", "s36"],
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
        sources: ["s34", "s35", "s36"],
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
        sources: ["s34", "s37", "s38"],
        confidence: "two_sources",
      },
    ],
    pension_deduction: [
      { from: "2021-01-01", value: 10_000, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2022-01-01", value: 25_000, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 30_000, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 45_864, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 48_216, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2026-01-01", value: 49_824, sources: ["w1", "w30"], confidence: "one_source" },
    ],
    pension_deduction_start: [
      {
        from: "2025-01-01",
        value: {
          single: 125_000,
          married_joint: 250_000,
          married_separate: 125_000,
          head_of_household: 187_500,
          surviving_spouse: 250_000,
        },
        sources: ["w3", "w4"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 125_000,
          married_joint: 250_000,
          married_separate: 125_000,
          head_of_household: 187_500,
          surviving_spouse: 250_000,
        },
        sources: ["w3", "w4"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    pension_deduction_width: [
      {
        from: "2021-01-01",
        value: {
          single: 100_000,
          married_joint: 100_000,
          married_separate: 50_000,
          head_of_household: 100_000,
          surviving_spouse: 100_000,
        },
        sources: ["w3", "w5"],
        confidence: "one_source",
      },
    ],
    itemized_cap: [
      { from: "2021-01-01", value: 30_400, sources: ["w6", "w7"], confidence: "one_source" },
      { from: "2022-01-01", value: 31_150, sources: ["w6", "w7"], confidence: "one_source" },
      { from: "2023-01-01", value: 33_200, sources: ["w6", "w7"], confidence: "one_source" },
      { from: "2024-01-01", value: 35_250, sources: ["w6", "w7"], confidence: "one_source" },
      { from: "2025-01-01", value: 36_300, sources: ["w6", "w7"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 36_300,
        sources: ["w6", "w7"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.2, sources: ["w8", "w9"], confidence: "one_source" },
      { from: "2022-01-01", value: 0.25, sources: ["w8", "w9"], confidence: "one_source" },
    ],
    earned_income_match_childless: [
      { from: "2021-01-01", value: 0.2, sources: ["w8", "w9"], confidence: "one_source" },
      { from: "2022-01-01", value: 0.5, sources: ["w8", "w9"], confidence: "one_source" },
    ],
    earned_income_age: [
      { from: "2021-01-01", value: 18, sources: ["w10", "w11"], confidence: "one_source" },
    ],
    care_credit_match: [
      { from: "2021-01-01", value: 0.25, sources: ["w12", "w13"], confidence: "one_source" },
    ],
    care_credit_rates: [
      {
        from: "2026-01-01",
        value: {
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
        },
        sources: ["c1", "c2"],
        confidence: "one_source",
      },
    ],
    care_refund_cap: [
      { from: "2021-01-01", value: 500, sources: ["w14", "w15"], confidence: "one_source" },
    ],
    property_tax_base_single: [
      { from: "2021-01-01", value: 2100, sources: ["w16", "w17"], confidence: "one_source" },
      { from: "2022-01-01", value: 2200, sources: ["w16", "w17"], confidence: "one_source" },
      { from: "2023-01-01", value: 2300, sources: ["w16", "w17"], confidence: "one_source" },
      { from: "2024-01-01", value: 2450, sources: ["w16", "w17"], confidence: "one_source" },
      { from: "2025-01-01", value: 2550, sources: ["w16", "w17"], confidence: "one_source" },
    ],
    property_tax_base_one: [
      { from: "2021-01-01", value: 2750, sources: ["w18", "w17"], confidence: "one_source" },
      { from: "2022-01-01", value: 2800, sources: ["w18", "w17"], confidence: "one_source" },
      { from: "2023-01-01", value: 3000, sources: ["w18", "w17"], confidence: "one_source" },
      { from: "2024-01-01", value: 3200, sources: ["w18", "w17"], confidence: "one_source" },
      { from: "2025-01-01", value: 3300, sources: ["w18", "w17"], confidence: "one_source" },
    ],
    property_tax_base_family: [
      { from: "2021-01-01", value: 3400, sources: ["w19", "w17"], confidence: "one_source" },
      { from: "2022-01-01", value: 3450, sources: ["w19", "w17"], confidence: "one_source" },
      { from: "2023-01-01", value: 3700, sources: ["w19", "w17"], confidence: "one_source" },
      { from: "2024-01-01", value: 3900, sources: ["w19", "w17"], confidence: "one_source" },
      { from: "2025-01-01", value: 4050, sources: ["w19", "w17"], confidence: "one_source" },
    ],
    property_tax_base_aged: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 65, amount: 0 },
        ],
        sources: ["w20", "w17"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 65, amount: 4000 },
        ],
        sources: ["w20", "w17"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 65, amount: 4100 },
        ],
        sources: ["w20", "w17"],
        confidence: "one_source",
      },
    ],
    property_tax_cap: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 1000 },
          { over: 65, amount: 1500 },
        ],
        sources: ["w21", "w22"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: -1, amount: 1000 },
          { over: 65, amount: 2000 },
        ],
        sources: ["w21", "w22"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: -1, amount: 1500 },
          { over: 65, amount: 2000 },
        ],
        sources: ["w21", "w22"],
        confidence: "one_source",
      },
    ],
    property_tax_share: [
      { from: "2021-01-01", value: 0.05, sources: ["w23", "w22"], confidence: "one_source" },
      { from: "2022-01-01", value: 0.04, sources: ["w23", "w22"], confidence: "one_source" },
    ],
    sales_tax_credit: [
      {
        from: "2021-01-01",
        value: {
          single: 130,
          married_joint: 180,
          married_separate: 0,
          head_of_household: 180,
          surviving_spouse: 180,
        },
        sources: ["w24", "w25"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 130,
          married_joint: 185,
          married_separate: 0,
          head_of_household: 185,
          surviving_spouse: 185,
        },
        sources: ["w24", "w25"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 140,
          married_joint: 200,
          married_separate: 0,
          head_of_household: 200,
          surviving_spouse: 200,
        },
        sources: ["w24", "w25"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 150,
          married_joint: 210,
          married_separate: 0,
          head_of_household: 210,
          surviving_spouse: 210,
        },
        sources: ["w24", "w25"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 155,
          married_joint: 215,
          married_separate: 0,
          head_of_household: 215,
          surviving_spouse: 215,
        },
        sources: ["w24", "w25"],
        confidence: "one_source",
      },
    ],
    sales_tax_credit_step: [
      {
        from: "2021-01-01",
        value: {
          single: 500,
          married_joint: 1000,
          married_separate: 0,
          head_of_household: 750,
          surviving_spouse: 1000,
        },
        sources: ["w26", "w27"],
        confidence: "one_source",
      },
    ],
    sales_tax_credit_per_step: [
      {
        from: "2021-01-01",
        value: {
          single: 10,
          married_joint: 20,
          married_separate: 0,
          head_of_household: 15,
          surviving_spouse: 20,
        },
        sources: ["w26", "w27"],
        confidence: "one_source",
      },
    ],
    sales_tax_credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 21_350,
          married_joint: 42_700,
          married_separate: 0,
          head_of_household: 32_000,
          surviving_spouse: 42_700,
        },
        sources: ["w26", "w28"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 21_850,
          married_joint: 43_700,
          married_separate: 0,
          head_of_household: 32_800,
          surviving_spouse: 43_700,
        },
        sources: ["w26", "w28"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 23_300,
          married_joint: 46_600,
          married_separate: 0,
          head_of_household: 34_950,
          surviving_spouse: 46_600,
        },
        sources: ["w26", "w28"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 24_750,
          married_joint: 49_500,
          married_separate: 0,
          head_of_household: 37_100,
          surviving_spouse: 49_500,
        },
        sources: ["w26", "w28"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 25_450,
          married_joint: 50_950,
          married_separate: 0,
          head_of_household: 38_200,
          surviving_spouse: 50_950,
        },
        sources: ["w26", "w28"],
        confidence: "one_source",
      },
    ],
    sales_tax_further: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 1, amount: 25 },
          { over: 2, amount: 55 },
        ],
        sources: ["w29"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 1, amount: 30 },
          { over: 2, amount: 60 },
        ],
        sources: ["w29"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 1, amount: 35 },
          { over: 2, amount: 65 },
        ],
        sources: ["w29"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1"], confidence: "one_source" },
    ],
  },
};
