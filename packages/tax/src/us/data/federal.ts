import type { JurisdictionData } from "../../internal/figures.ts";
import type { PrintedTable } from "../../internal/printed-table.ts";
import type { Brackets, EarnedIncomeRows, PerStatus } from "../types.ts";

/** The figures of United States. */
export interface UnitedStatesFigures {
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
  readonly child_credit: { readonly per_child: number; readonly per_child_under_6: number; readonly max_age: number; readonly other_dependent: number; readonly start_joint: number; readonly start_other: number; readonly step: number; readonly per_step: number; readonly refundable_max: number; readonly fully_refundable: boolean; readonly refundable_rate: number; readonly refundable_over: number };
  readonly child_credit_increase?: PerStatus<{ readonly regular: number; readonly start: number; readonly most: number }>;
  readonly earned_income_credit: EarnedIncomeRows;
  readonly earned_income_credit_investment_limit: number;
  readonly senior_deduction?: { readonly per_person: number; readonly loss_rate: number; readonly start_joint: number; readonly start_other: number };
  readonly itemized_reduction?: { readonly numerator: number; readonly denominator: number };
  readonly instalment_dates: readonly string[];
}

export const data: JurisdictionData<UnitedStatesFigures> = {
  code: "US",
  name: "United States",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: { title: "IRS, Publication 1040 of 2025, Tax Table: rows from 0 to 5 up to 99,950 to 100,000, as public projects transcribe them", url: "https://www.irs.gov/publications/p1040", readOn: "2026-11-22" },
    t2: { title: "OpenTaxSolver 2018, Form 1040: rows of the Tax Table", url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2018/src/taxsolve_US_1040_2018.c", readOn: "2026-11-22" },
    t3: { title: "OpenTaxSolver 2025, Form 1040: rows of the Tax Table", url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2025/src/taxsolve_US_1040_2025.c", readOn: "2026-11-22" },
    s1: { title: "Rev. Proc. 2018-18 (after Pub. L. 115-97)", url: "https://www.irs.gov/pub/irs-drop/rp-18-18.pdf", readOn: "2026-08-19" },
    s2: { title: "26 U.S.C. 1 (rates made permanent by Pub. L. 119-21)", url: "https://www.law.cornell.edu/uscode/text/26/1", readOn: "2026-08-19" },
    s3: { title: "Rev. Proc. 2018-57", url: "https://www.irs.gov/pub/irs-drop/rp-18-57.pdf", readOn: "2026-08-19" },
    s4: { title: "Rev. Proc. 2019-44", url: "https://www.irs.gov/pub/irs-drop/rp-19-44.pdf", readOn: "2026-08-19" },
    s5: { title: "Rev. Proc. 2020-45", url: "https://www.irs.gov/pub/irs-drop/rp-20-45.pdf", readOn: "2026-08-19" },
    s6: { title: "Rev. Proc. 2021-45", url: "https://www.irs.gov/pub/irs-drop/rp-21-45.pdf", readOn: "2026-08-19" },
    s7: { title: "Rev. Proc. 2022-38", url: "https://www.irs.gov/pub/irs-drop/rp-22-38.pdf", readOn: "2026-08-19" },
    s8: { title: "Rev. Proc. 2023-34", url: "https://www.irs.gov/pub/irs-drop/rp-23-34.pdf", readOn: "2026-08-19" },
    s9: { title: "Rev. Proc. 2024-40, standard deduction replaced by Pub. L. 119-21 sec. 70102", url: "https://www.irs.gov/pub/irs-drop/rp-24-40.pdf", readOn: "2026-08-19" },
    s10: { title: "Rev. Proc. 2025-32", url: "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf", readOn: "2026-08-19" },
    s11: { title: "26 U.S.C. 55 (alternative minimum tax)", url: "https://www.law.cornell.edu/uscode/text/26/55", readOn: "2026-08-19" },
    s12: { title: "26 U.S.C. 1411 (net investment income)", url: "https://www.law.cornell.edu/uscode/text/26/1411", readOn: "2026-08-19" },
    s13: { title: "26 U.S.C. 3101(b)(2) (additional Medicare tax)", url: "https://www.law.cornell.edu/uscode/text/26/3101", readOn: "2026-08-19" },
    s14: { title: "SSA, contribution and benefit base", url: "https://www.ssa.gov/oact/cola/cbb.html", readOn: "2026-08-19" },
    s15: { title: "26 U.S.C. 1401 and 1402 (self-employment tax)", url: "https://www.law.cornell.edu/uscode/text/26/1401", readOn: "2026-08-19" },
    s16: { title: "26 U.S.C. 24 and Schedule 8812 instructions", url: "https://www.irs.gov/instructions/i1040s8", readOn: "2026-08-19" },
    s17: { title: "Credit for children 2021: the increase falls from 150,000, 112,500 and 75,000 (26 U.S.C. 24(i))", url: "https://helpcenter.cryptotaxaudit.com/families-with-children-2021", readOn: "2026-11-20" },
    s18: { title: "PolicyEngine US, limit of that reduction: its rate times the distance of both thresholds (Schedule 8812 of 2021, line 5)", url: "https://github.com/PolicyEngine/policyengine-us/blob/master/policyengine_us/variables/gov/irs/credits/ctc/maximum/arpa/ctc_arpa_phase_out_cap.py", readOn: "2026-11-20" },
    s19: { title: "26 U.S.C. 32 (earned income)", url: "https://www.law.cornell.edu/uscode/text/26/32", readOn: "2026-08-19" },
    s20: { title: "Pub. L. 119-21 section 70103 (deduction for seniors)", url: "https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf", readOn: "2026-08-19" },
    s21: { title: "26 U.S.C. 68 as amended by Pub. L. 119-21 section 70111", url: "https://www.law.cornell.edu/uscode/text/26/68", readOn: "2026-08-19" },
    s22: { title: "26 U.S.C. 6654 and 7503; Form 1040-ES", url: "https://www.law.cornell.edu/uscode/text/26/6654", readOn: "2026-08-19" },
    s23: { title: "IRS, important changes of 2021: the earned income credit without children ends at 21,430, on a joint return at 27,380; a table of 2021 starts it to fall at 17,560", url: "https://apps.irs.gov/app/vita/content/00/00_18_005.jsp", readOn: "2026-11-21" },
  },
  years: [
    { label: "2018", from: "2018-01-01", to: "2018-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2019", from: "2019-01-01", to: "2019-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2020", from: "2020-01-01", to: "2020-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2021", from: "2021-01-01", to: "2021-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted", confidence: "two_sources" },
  ],
  figures: {
    printed_table: [
      { from: "2018-01-01", value: {bands:[{from:0,width:5},{from:5,width:10},{from:15,width:10},{from:25,width:25},{from:3000,width:50}],end:100000}, sources: ["t1","t2","t3"], confidence: "two_sources" },
    ],
    ordinary_rates: [
      { from: "2018-01-01", value: {single:[{over:0,rate:0.1},{over:9525,rate:0.12},{over:38700,rate:0.22},{over:82500,rate:0.24},{over:157500,rate:0.32},{over:200000,rate:0.35},{over:500000,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:19050,rate:0.12},{over:77400,rate:0.22},{over:165000,rate:0.24},{over:315000,rate:0.32},{over:400000,rate:0.35},{over:600000,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:9525,rate:0.12},{over:38700,rate:0.22},{over:82500,rate:0.24},{over:157500,rate:0.32},{over:200000,rate:0.35},{over:300000,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:13600,rate:0.12},{over:51800,rate:0.22},{over:82500,rate:0.24},{over:157500,rate:0.32},{over:200000,rate:0.35},{over:500000,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:19050,rate:0.12},{over:77400,rate:0.22},{over:165000,rate:0.24},{over:315000,rate:0.32},{over:400000,rate:0.35},{over:600000,rate:0.37}]}, sources: ["s1","s2"], confidence: "two_sources" },
      { from: "2019-01-01", value: {single:[{over:0,rate:0.1},{over:9700,rate:0.12},{over:39475,rate:0.22},{over:84200,rate:0.24},{over:160725,rate:0.32},{over:204100,rate:0.35},{over:510300,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:19400,rate:0.12},{over:78950,rate:0.22},{over:168400,rate:0.24},{over:321450,rate:0.32},{over:408200,rate:0.35},{over:612350,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:9700,rate:0.12},{over:39475,rate:0.22},{over:84200,rate:0.24},{over:160725,rate:0.32},{over:204100,rate:0.35},{over:306175,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:13850,rate:0.12},{over:52850,rate:0.22},{over:84200,rate:0.24},{over:160700,rate:0.32},{over:204100,rate:0.35},{over:510300,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:19400,rate:0.12},{over:78950,rate:0.22},{over:168400,rate:0.24},{over:321450,rate:0.32},{over:408200,rate:0.35},{over:612350,rate:0.37}]}, sources: ["s3","s2"], confidence: "two_sources" },
      { from: "2020-01-01", value: {single:[{over:0,rate:0.1},{over:9875,rate:0.12},{over:40125,rate:0.22},{over:85525,rate:0.24},{over:163300,rate:0.32},{over:207350,rate:0.35},{over:518400,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:19750,rate:0.12},{over:80250,rate:0.22},{over:171050,rate:0.24},{over:326600,rate:0.32},{over:414700,rate:0.35},{over:622050,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:9875,rate:0.12},{over:40125,rate:0.22},{over:85525,rate:0.24},{over:163300,rate:0.32},{over:207350,rate:0.35},{over:311025,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:14100,rate:0.12},{over:53700,rate:0.22},{over:85500,rate:0.24},{over:163300,rate:0.32},{over:207350,rate:0.35},{over:518400,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:19750,rate:0.12},{over:80250,rate:0.22},{over:171050,rate:0.24},{over:326600,rate:0.32},{over:414700,rate:0.35},{over:622050,rate:0.37}]}, sources: ["s4","s2"], confidence: "two_sources" },
      { from: "2021-01-01", value: {single:[{over:0,rate:0.1},{over:9950,rate:0.12},{over:40525,rate:0.22},{over:86375,rate:0.24},{over:164925,rate:0.32},{over:209425,rate:0.35},{over:523600,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:19900,rate:0.12},{over:81050,rate:0.22},{over:172750,rate:0.24},{over:329850,rate:0.32},{over:418850,rate:0.35},{over:628300,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:9950,rate:0.12},{over:40525,rate:0.22},{over:86375,rate:0.24},{over:164925,rate:0.32},{over:209425,rate:0.35},{over:314150,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:14200,rate:0.12},{over:54200,rate:0.22},{over:86350,rate:0.24},{over:164900,rate:0.32},{over:209400,rate:0.35},{over:523600,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:19900,rate:0.12},{over:81050,rate:0.22},{over:172750,rate:0.24},{over:329850,rate:0.32},{over:418850,rate:0.35},{over:628300,rate:0.37}]}, sources: ["s5","s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:[{over:0,rate:0.1},{over:10275,rate:0.12},{over:41775,rate:0.22},{over:89075,rate:0.24},{over:170050,rate:0.32},{over:215950,rate:0.35},{over:539900,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:20550,rate:0.12},{over:83550,rate:0.22},{over:178150,rate:0.24},{over:340100,rate:0.32},{over:431900,rate:0.35},{over:647850,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:10275,rate:0.12},{over:41775,rate:0.22},{over:89075,rate:0.24},{over:170050,rate:0.32},{over:215950,rate:0.35},{over:323925,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:14650,rate:0.12},{over:55900,rate:0.22},{over:89050,rate:0.24},{over:170050,rate:0.32},{over:215950,rate:0.35},{over:539900,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:20550,rate:0.12},{over:83550,rate:0.22},{over:178150,rate:0.24},{over:340100,rate:0.32},{over:431900,rate:0.35},{over:647850,rate:0.37}]}, sources: ["s6","s2"], confidence: "two_sources" },
      { from: "2023-01-01", value: {single:[{over:0,rate:0.1},{over:11000,rate:0.12},{over:44725,rate:0.22},{over:95375,rate:0.24},{over:182100,rate:0.32},{over:231250,rate:0.35},{over:578125,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:22000,rate:0.12},{over:89450,rate:0.22},{over:190750,rate:0.24},{over:364200,rate:0.32},{over:462500,rate:0.35},{over:693750,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:11000,rate:0.12},{over:44725,rate:0.22},{over:95375,rate:0.24},{over:182100,rate:0.32},{over:231250,rate:0.35},{over:346875,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:15700,rate:0.12},{over:59850,rate:0.22},{over:95350,rate:0.24},{over:182100,rate:0.32},{over:231250,rate:0.35},{over:578100,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:22000,rate:0.12},{over:89450,rate:0.22},{over:190750,rate:0.24},{over:364200,rate:0.32},{over:462500,rate:0.35},{over:693750,rate:0.37}]}, sources: ["s7","s2"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:[{over:0,rate:0.1},{over:11600,rate:0.12},{over:47150,rate:0.22},{over:100525,rate:0.24},{over:191950,rate:0.32},{over:243725,rate:0.35},{over:609350,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:23200,rate:0.12},{over:94300,rate:0.22},{over:201050,rate:0.24},{over:383900,rate:0.32},{over:487450,rate:0.35},{over:731200,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:11600,rate:0.12},{over:47150,rate:0.22},{over:100525,rate:0.24},{over:191950,rate:0.32},{over:243725,rate:0.35},{over:365600,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:16550,rate:0.12},{over:63100,rate:0.22},{over:100500,rate:0.24},{over:191950,rate:0.32},{over:243700,rate:0.35},{over:609350,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:23200,rate:0.12},{over:94300,rate:0.22},{over:201050,rate:0.24},{over:383900,rate:0.32},{over:487450,rate:0.35},{over:731200,rate:0.37}]}, sources: ["s8","s2"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:[{over:0,rate:0.1},{over:11925,rate:0.12},{over:48475,rate:0.22},{over:103350,rate:0.24},{over:197300,rate:0.32},{over:250525,rate:0.35},{over:626350,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:23850,rate:0.12},{over:96950,rate:0.22},{over:206700,rate:0.24},{over:394600,rate:0.32},{over:501050,rate:0.35},{over:751600,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:11925,rate:0.12},{over:48475,rate:0.22},{over:103350,rate:0.24},{over:197300,rate:0.32},{over:250525,rate:0.35},{over:375800,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:17000,rate:0.12},{over:64850,rate:0.22},{over:103350,rate:0.24},{over:197300,rate:0.32},{over:250500,rate:0.35},{over:626350,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:23850,rate:0.12},{over:96950,rate:0.22},{over:206700,rate:0.24},{over:394600,rate:0.32},{over:501050,rate:0.35},{over:751600,rate:0.37}]}, sources: ["s9","s2"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:0,rate:0.1},{over:12400,rate:0.12},{over:50400,rate:0.22},{over:105700,rate:0.24},{over:201775,rate:0.32},{over:256225,rate:0.35},{over:640600,rate:0.37}],married_joint:[{over:0,rate:0.1},{over:24800,rate:0.12},{over:100800,rate:0.22},{over:211400,rate:0.24},{over:403550,rate:0.32},{over:512450,rate:0.35},{over:768700,rate:0.37}],married_separate:[{over:0,rate:0.1},{over:12400,rate:0.12},{over:50400,rate:0.22},{over:105700,rate:0.24},{over:201775,rate:0.32},{over:256225,rate:0.35},{over:384350,rate:0.37}],head_of_household:[{over:0,rate:0.1},{over:17700,rate:0.12},{over:67450,rate:0.22},{over:105700,rate:0.24},{over:201750,rate:0.32},{over:256200,rate:0.35},{over:640600,rate:0.37}],surviving_spouse:[{over:0,rate:0.1},{over:24800,rate:0.12},{over:100800,rate:0.22},{over:211400,rate:0.24},{over:403550,rate:0.32},{over:512450,rate:0.35},{over:768700,rate:0.37}]}, sources: ["s10","s2"], confidence: "two_sources" },
    ],
    standard_deduction: [
      { from: "2018-01-01", value: {single:12000,married_joint:24000,married_separate:12000,head_of_household:18000,surviving_spouse:24000}, sources: ["s1"], confidence: "two_sources" },
      { from: "2019-01-01", value: {single:12200,married_joint:24400,married_separate:12200,head_of_household:18350,surviving_spouse:24400}, sources: ["s3"], confidence: "two_sources" },
      { from: "2020-01-01", value: {single:12400,married_joint:24800,married_separate:12400,head_of_household:18650,surviving_spouse:24800}, sources: ["s4"], confidence: "two_sources" },
      { from: "2021-01-01", value: {single:12550,married_joint:25100,married_separate:12550,head_of_household:18800,surviving_spouse:25100}, sources: ["s5"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:12950,married_joint:25900,married_separate:12950,head_of_household:19400,surviving_spouse:25900}, sources: ["s6"], confidence: "two_sources" },
      { from: "2023-01-01", value: {single:13850,married_joint:27700,married_separate:13850,head_of_household:20800,surviving_spouse:27700}, sources: ["s7"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:14600,married_joint:29200,married_separate:14600,head_of_household:21900,surviving_spouse:29200}, sources: ["s8"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:15750,married_joint:31500,married_separate:15750,head_of_household:23625,surviving_spouse:31500}, sources: ["s9"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:16100,married_joint:32200,married_separate:16100,head_of_household:24150,surviving_spouse:32200}, sources: ["s10"], confidence: "two_sources" },
    ],
    additional_deduction_65: [
      { from: "2018-01-01", value: {single:1600,married_joint:1300,married_separate:1300,head_of_household:1600,surviving_spouse:1300}, sources: ["s1"], confidence: "two_sources" },
      { from: "2019-01-01", value: {single:1650,married_joint:1300,married_separate:1300,head_of_household:1650,surviving_spouse:1300}, sources: ["s3"], confidence: "two_sources" },
      { from: "2021-01-01", value: {single:1700,married_joint:1350,married_separate:1350,head_of_household:1700,surviving_spouse:1350}, sources: ["s5"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:1750,married_joint:1400,married_separate:1400,head_of_household:1750,surviving_spouse:1400}, sources: ["s6"], confidence: "two_sources" },
      { from: "2023-01-01", value: {single:1850,married_joint:1500,married_separate:1500,head_of_household:1850,surviving_spouse:1500}, sources: ["s7"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:1950,married_joint:1550,married_separate:1550,head_of_household:1950,surviving_spouse:1550}, sources: ["s8"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:2000,married_joint:1600,married_separate:1600,head_of_household:2000,surviving_spouse:1600}, sources: ["s9"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:2050,married_joint:1650,married_separate:1650,head_of_household:2050,surviving_spouse:1650}, sources: ["s10"], confidence: "two_sources" },
    ],
    gain_rates: [
      { from: "2018-01-01", value: {single:[{over:0,rate:0},{over:38600,rate:0.15},{over:425800,rate:0.2}],married_joint:[{over:0,rate:0},{over:77200,rate:0.15},{over:479000,rate:0.2}],married_separate:[{over:0,rate:0},{over:38600,rate:0.15},{over:239500,rate:0.2}],head_of_household:[{over:0,rate:0},{over:51700,rate:0.15},{over:452400,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:77200,rate:0.15},{over:479000,rate:0.2}]}, sources: ["s1"], confidence: "two_sources" },
      { from: "2019-01-01", value: {single:[{over:0,rate:0},{over:39375,rate:0.15},{over:434550,rate:0.2}],married_joint:[{over:0,rate:0},{over:78750,rate:0.15},{over:488850,rate:0.2}],married_separate:[{over:0,rate:0},{over:39375,rate:0.15},{over:244425,rate:0.2}],head_of_household:[{over:0,rate:0},{over:52750,rate:0.15},{over:461700,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:78750,rate:0.15},{over:488850,rate:0.2}]}, sources: ["s3"], confidence: "two_sources" },
      { from: "2020-01-01", value: {single:[{over:0,rate:0},{over:40000,rate:0.15},{over:441450,rate:0.2}],married_joint:[{over:0,rate:0},{over:80000,rate:0.15},{over:496600,rate:0.2}],married_separate:[{over:0,rate:0},{over:40000,rate:0.15},{over:248300,rate:0.2}],head_of_household:[{over:0,rate:0},{over:53600,rate:0.15},{over:469050,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:80000,rate:0.15},{over:496600,rate:0.2}]}, sources: ["s4"], confidence: "two_sources" },
      { from: "2021-01-01", value: {single:[{over:0,rate:0},{over:40400,rate:0.15},{over:445850,rate:0.2}],married_joint:[{over:0,rate:0},{over:80800,rate:0.15},{over:501600,rate:0.2}],married_separate:[{over:0,rate:0},{over:40400,rate:0.15},{over:250800,rate:0.2}],head_of_household:[{over:0,rate:0},{over:54100,rate:0.15},{over:473750,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:80800,rate:0.15},{over:501600,rate:0.2}]}, sources: ["s5"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:[{over:0,rate:0},{over:41675,rate:0.15},{over:459750,rate:0.2}],married_joint:[{over:0,rate:0},{over:83350,rate:0.15},{over:517200,rate:0.2}],married_separate:[{over:0,rate:0},{over:41675,rate:0.15},{over:258600,rate:0.2}],head_of_household:[{over:0,rate:0},{over:55800,rate:0.15},{over:488500,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:83350,rate:0.15},{over:517200,rate:0.2}]}, sources: ["s6"], confidence: "two_sources" },
      { from: "2023-01-01", value: {single:[{over:0,rate:0},{over:44625,rate:0.15},{over:492300,rate:0.2}],married_joint:[{over:0,rate:0},{over:89250,rate:0.15},{over:553850,rate:0.2}],married_separate:[{over:0,rate:0},{over:44625,rate:0.15},{over:276900,rate:0.2}],head_of_household:[{over:0,rate:0},{over:59750,rate:0.15},{over:523050,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:89250,rate:0.15},{over:553850,rate:0.2}]}, sources: ["s7"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:[{over:0,rate:0},{over:47025,rate:0.15},{over:518900,rate:0.2}],married_joint:[{over:0,rate:0},{over:94050,rate:0.15},{over:583750,rate:0.2}],married_separate:[{over:0,rate:0},{over:47025,rate:0.15},{over:291850,rate:0.2}],head_of_household:[{over:0,rate:0},{over:63000,rate:0.15},{over:551350,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:94050,rate:0.15},{over:583750,rate:0.2}]}, sources: ["s8"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:[{over:0,rate:0},{over:48350,rate:0.15},{over:533400,rate:0.2}],married_joint:[{over:0,rate:0},{over:96700,rate:0.15},{over:600050,rate:0.2}],married_separate:[{over:0,rate:0},{over:48350,rate:0.15},{over:300000,rate:0.2}],head_of_household:[{over:0,rate:0},{over:64750,rate:0.15},{over:566700,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:96700,rate:0.15},{over:600050,rate:0.2}]}, sources: ["s9"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:0,rate:0},{over:49450,rate:0.15},{over:545500,rate:0.2}],married_joint:[{over:0,rate:0},{over:98900,rate:0.15},{over:613700,rate:0.2}],married_separate:[{over:0,rate:0},{over:49450,rate:0.15},{over:306850,rate:0.2}],head_of_household:[{over:0,rate:0},{over:66200,rate:0.15},{over:579600,rate:0.2}],surviving_spouse:[{over:0,rate:0},{over:98900,rate:0.15},{over:613700,rate:0.2}]}, sources: ["s10"], confidence: "two_sources" },
    ],
    amt_exemption: [
      { from: "2018-01-01", value: {single:70300,married_joint:109400,married_separate:54700,head_of_household:70300,surviving_spouse:109400}, sources: ["s1","s11"], confidence: "two_sources" },
      { from: "2019-01-01", value: {single:71700,married_joint:111700,married_separate:55850,head_of_household:71700,surviving_spouse:111700}, sources: ["s3","s11"], confidence: "two_sources" },
      { from: "2020-01-01", value: {single:72900,married_joint:113400,married_separate:56700,head_of_household:72900,surviving_spouse:113400}, sources: ["s4","s11"], confidence: "two_sources" },
      { from: "2021-01-01", value: {single:73600,married_joint:114600,married_separate:57300,head_of_household:73600,surviving_spouse:114600}, sources: ["s5","s11"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:75900,married_joint:118100,married_separate:59050,head_of_household:75900,surviving_spouse:118100}, sources: ["s6","s11"], confidence: "two_sources" },
      { from: "2023-01-01", value: {single:81300,married_joint:126500,married_separate:63250,head_of_household:81300,surviving_spouse:126500}, sources: ["s7","s11"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:85700,married_joint:133300,married_separate:66650,head_of_household:85700,surviving_spouse:133300}, sources: ["s8","s11"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:88100,married_joint:137000,married_separate:68500,head_of_household:88100,surviving_spouse:137000}, sources: ["s9","s11"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:90100,married_joint:140200,married_separate:70100,head_of_household:90100,surviving_spouse:140200}, sources: ["s10","s11"], confidence: "two_sources" },
    ],
    amt_exemption_start: [
      { from: "2018-01-01", value: {single:500000,married_joint:1000000,married_separate:500000,head_of_household:500000,surviving_spouse:1000000}, sources: ["s1","s11"], confidence: "two_sources" },
      { from: "2019-01-01", value: {single:510300,married_joint:1020600,married_separate:510300,head_of_household:510300,surviving_spouse:1020600}, sources: ["s3","s11"], confidence: "two_sources" },
      { from: "2020-01-01", value: {single:518400,married_joint:1036800,married_separate:518400,head_of_household:518400,surviving_spouse:1036800}, sources: ["s4","s11"], confidence: "two_sources" },
      { from: "2021-01-01", value: {single:523600,married_joint:1047200,married_separate:523600,head_of_household:523600,surviving_spouse:1047200}, sources: ["s5","s11"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:539900,married_joint:1079800,married_separate:539900,head_of_household:539900,surviving_spouse:1079800}, sources: ["s6","s11"], confidence: "two_sources" },
      { from: "2023-01-01", value: {single:578150,married_joint:1156300,married_separate:578150,head_of_household:578150,surviving_spouse:1156300}, sources: ["s7","s11"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:609350,married_joint:1218700,married_separate:609350,head_of_household:609350,surviving_spouse:1218700}, sources: ["s8","s11"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:626350,married_joint:1252700,married_separate:626350,head_of_household:626350,surviving_spouse:1252700}, sources: ["s9","s11"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:500000,married_joint:1000000,married_separate:500000,head_of_household:500000,surviving_spouse:1000000}, sources: ["s10","s11"], confidence: "two_sources" },
    ],
    amt_exemption_loss_rate: [
      { from: "2018-01-01", value: 0.25, sources: ["s11"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.5, sources: ["s11"], confidence: "two_sources" },
    ],
    amt_rates: [
      { from: "2018-01-01", value: {single:[{over:0,rate:0.26},{over:191100,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:191100,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:95550,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:191100,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:191100,rate:0.28}]}, sources: ["s1","s11"], confidence: "two_sources" },
      { from: "2019-01-01", value: {single:[{over:0,rate:0.26},{over:194800,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:194800,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:97400,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:194800,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:194800,rate:0.28}]}, sources: ["s3","s11"], confidence: "two_sources" },
      { from: "2020-01-01", value: {single:[{over:0,rate:0.26},{over:197900,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:197900,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:98950,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:197900,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:197900,rate:0.28}]}, sources: ["s4","s11"], confidence: "two_sources" },
      { from: "2021-01-01", value: {single:[{over:0,rate:0.26},{over:199900,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:199900,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:99950,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:199900,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:199900,rate:0.28}]}, sources: ["s5","s11"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:[{over:0,rate:0.26},{over:206100,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:206100,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:103050,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:206100,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:206100,rate:0.28}]}, sources: ["s6","s11"], confidence: "two_sources" },
      { from: "2023-01-01", value: {single:[{over:0,rate:0.26},{over:220700,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:220700,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:110350,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:220700,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:220700,rate:0.28}]}, sources: ["s7","s11"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:[{over:0,rate:0.26},{over:232600,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:232600,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:116300,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:232600,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:232600,rate:0.28}]}, sources: ["s8","s11"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:[{over:0,rate:0.26},{over:239100,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:239100,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:119550,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:239100,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:239100,rate:0.28}]}, sources: ["s9","s11"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:0,rate:0.26},{over:244500,rate:0.28}],married_joint:[{over:0,rate:0.26},{over:244500,rate:0.28}],married_separate:[{over:0,rate:0.26},{over:122250,rate:0.28}],head_of_household:[{over:0,rate:0.26},{over:244500,rate:0.28}],surviving_spouse:[{over:0,rate:0.26},{over:244500,rate:0.28}]}, sources: ["s10","s11"], confidence: "two_sources" },
    ],
    net_investment_threshold: [
      { from: "2018-01-01", value: {single:200000,married_joint:250000,married_separate:125000,head_of_household:200000,surviving_spouse:250000}, sources: ["s12"], confidence: "two_sources" },
    ],
    net_investment_rate: [
      { from: "2018-01-01", value: 0.038, sources: ["s12"], confidence: "two_sources" },
    ],
    additional_medicare_threshold: [
      { from: "2018-01-01", value: {single:200000,married_joint:250000,married_separate:125000,head_of_household:200000,surviving_spouse:200000}, sources: ["s13"], confidence: "two_sources" },
    ],
    additional_medicare_rate: [
      { from: "2018-01-01", value: 0.009, sources: ["s13"], confidence: "two_sources" },
    ],
    social_security_wage_base: [
      { from: "2018-01-01", value: 128400, sources: ["s14"], confidence: "two_sources" },
      { from: "2019-01-01", value: 132900, sources: ["s14"], confidence: "two_sources" },
      { from: "2020-01-01", value: 137700, sources: ["s14"], confidence: "two_sources" },
      { from: "2021-01-01", value: 142800, sources: ["s14"], confidence: "two_sources" },
      { from: "2022-01-01", value: 147000, sources: ["s14"], confidence: "two_sources" },
      { from: "2023-01-01", value: 160200, sources: ["s14"], confidence: "two_sources" },
      { from: "2024-01-01", value: 168600, sources: ["s14"], confidence: "two_sources" },
      { from: "2025-01-01", value: 176100, sources: ["s14"], confidence: "two_sources" },
      { from: "2026-01-01", value: 184500, sources: ["s14"], confidence: "two_sources" },
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
      { from: "2018-01-01", value: {per_child:2000,per_child_under_6:2000,max_age:16,other_dependent:500,start_joint:400000,start_other:200000,step:1000,per_step:50,refundable_max:1400,fully_refundable:false,refundable_rate:0.15,refundable_over:2500}, sources: ["s16","s1"], confidence: "two_sources" },
      { from: "2021-01-01", value: {per_child:3000,per_child_under_6:3600,max_age:17,other_dependent:500,start_joint:400000,start_other:200000,step:1000,per_step:50,refundable_max:0,fully_refundable:true,refundable_rate:0.15,refundable_over:2500}, sources: ["s16","s5"], confidence: "two_sources" },
      { from: "2022-01-01", value: {per_child:2000,per_child_under_6:2000,max_age:16,other_dependent:500,start_joint:400000,start_other:200000,step:1000,per_step:50,refundable_max:1500,fully_refundable:false,refundable_rate:0.15,refundable_over:2500}, sources: ["s16","s6"], confidence: "two_sources" },
      { from: "2023-01-01", value: {per_child:2000,per_child_under_6:2000,max_age:16,other_dependent:500,start_joint:400000,start_other:200000,step:1000,per_step:50,refundable_max:1600,fully_refundable:false,refundable_rate:0.15,refundable_over:2500}, sources: ["s16","s7"], confidence: "two_sources" },
      { from: "2024-01-01", value: {per_child:2000,per_child_under_6:2000,max_age:16,other_dependent:500,start_joint:400000,start_other:200000,step:1000,per_step:50,refundable_max:1700,fully_refundable:false,refundable_rate:0.15,refundable_over:2500}, sources: ["s16","s8"], confidence: "two_sources" },
      { from: "2025-01-01", value: {per_child:2200,per_child_under_6:2200,max_age:16,other_dependent:500,start_joint:400000,start_other:200000,step:1000,per_step:50,refundable_max:1700,fully_refundable:false,refundable_rate:0.15,refundable_over:2500}, sources: ["s16","s9"], confidence: "two_sources" },
    ],
    child_credit_increase: [
      { from: "2021-01-01", value: {single:{regular:2000,start:75000,most:6250},married_joint:{regular:2000,start:150000,most:12500},married_separate:{regular:2000,start:75000,most:6250},head_of_household:{regular:2000,start:112500,most:4375},surviving_spouse:{regular:2000,start:150000,most:2500}}, sources: ["s17","s18"], confidence: "two_sources" },
      { from: "2022-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    earned_income_credit: [
      { from: "2018-01-01", value: [{max:519,rate:0.0765,start:8510,start_joint:14200,loss_rate:0.0765},{max:3461,rate:0.34,start:18700,start_joint:24400,loss_rate:0.1598},{max:5716,rate:0.4,start:18700,start_joint:24400,loss_rate:0.2106},{max:6431,rate:0.45,start:18700,start_joint:24400,loss_rate:0.2106}], sources: ["s1","s19"], confidence: "two_sources" },
      { from: "2019-01-01", value: [{max:529,rate:0.0765,start:8650,start_joint:14450,loss_rate:0.0765},{max:3526,rate:0.34,start:19030,start_joint:24820,loss_rate:0.1598},{max:5828,rate:0.4,start:19030,start_joint:24820,loss_rate:0.2106},{max:6557,rate:0.45,start:19030,start_joint:24820,loss_rate:0.2106}], sources: ["s3","s19"], confidence: "two_sources" },
      { from: "2020-01-01", value: [{max:538,rate:0.0765,start:8790,start_joint:14680,loss_rate:0.0765},{max:3584,rate:0.34,start:19330,start_joint:25220,loss_rate:0.1598},{max:5920,rate:0.4,start:19330,start_joint:25220,loss_rate:0.2106},{max:6660,rate:0.45,start:19330,start_joint:25220,loss_rate:0.2106}], sources: ["s4","s19"], confidence: "two_sources" },
      { from: "2021-01-01", value: [{max:1502,rate:0.153,start:11610,start_joint:17560,loss_rate:0.153},{max:3618,rate:0.34,start:19520,start_joint:25470,loss_rate:0.1598},{max:5980,rate:0.4,start:19520,start_joint:25470,loss_rate:0.2106},{max:6728,rate:0.45,start:19520,start_joint:25470,loss_rate:0.2106}], sources: ["s5","s19","s23"], confidence: "two_sources" },
      { from: "2022-01-01", value: [{max:560,rate:0.0765,start:9160,start_joint:15290,loss_rate:0.0765},{max:3733,rate:0.34,start:20130,start_joint:26260,loss_rate:0.1598},{max:6164,rate:0.4,start:20130,start_joint:26260,loss_rate:0.2106},{max:6935,rate:0.45,start:20130,start_joint:26260,loss_rate:0.2106}], sources: ["s6","s19"], confidence: "two_sources" },
      { from: "2023-01-01", value: [{max:600,rate:0.0765,start:9800,start_joint:16370,loss_rate:0.0765},{max:3995,rate:0.34,start:21560,start_joint:28120,loss_rate:0.1598},{max:6604,rate:0.4,start:21560,start_joint:28120,loss_rate:0.2106},{max:7430,rate:0.45,start:21560,start_joint:28120,loss_rate:0.2106}], sources: ["s7","s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: [{max:632,rate:0.0765,start:10330,start_joint:17250,loss_rate:0.0765},{max:4213,rate:0.34,start:22720,start_joint:29640,loss_rate:0.1598},{max:6960,rate:0.4,start:22720,start_joint:29640,loss_rate:0.2106},{max:7830,rate:0.45,start:22720,start_joint:29640,loss_rate:0.2106}], sources: ["s8","s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: [{max:649,rate:0.0765,start:10620,start_joint:17730,loss_rate:0.0765},{max:4328,rate:0.34,start:23350,start_joint:30470,loss_rate:0.1598},{max:7152,rate:0.4,start:23350,start_joint:30470,loss_rate:0.2106},{max:8046,rate:0.45,start:23350,start_joint:30470,loss_rate:0.2106}], sources: ["s9","s19"], confidence: "two_sources" },
      { from: "2026-01-01", value: [{max:664,rate:0.0765,start:10860,start_joint:18140,loss_rate:0.0765},{max:4427,rate:0.34,start:23890,start_joint:31160,loss_rate:0.1598},{max:7316,rate:0.4,start:23890,start_joint:31160,loss_rate:0.2106},{max:8231,rate:0.45,start:23890,start_joint:31160,loss_rate:0.2106}], sources: ["s10","s19"], confidence: "two_sources" },
    ],
    earned_income_credit_investment_limit: [
      { from: "2018-01-01", value: 3500, sources: ["s1","s19"], confidence: "two_sources" },
      { from: "2019-01-01", value: 3600, sources: ["s3","s19"], confidence: "two_sources" },
      { from: "2020-01-01", value: 3650, sources: ["s4","s19"], confidence: "two_sources" },
      { from: "2021-01-01", value: 10000, sources: ["s5","s19"], confidence: "two_sources" },
      { from: "2022-01-01", value: 10300, sources: ["s6","s19"], confidence: "two_sources" },
      { from: "2023-01-01", value: 11000, sources: ["s7","s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 11600, sources: ["s8","s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: 11950, sources: ["s9","s19"], confidence: "two_sources" },
      { from: "2026-01-01", value: 12200, sources: ["s10","s19"], confidence: "two_sources" },
    ],
    senior_deduction: [
      { from: "2025-01-01", value: {per_person:6000,loss_rate:0.06,start_joint:150000,start_other:75000}, sources: ["s20"], confidence: "two_sources" },
    ],
    itemized_reduction: [
      { from: "2026-01-01", value: {numerator:2,denominator:37}, sources: ["s21"], confidence: "two_sources" },
    ],
    instalment_dates: [
      { from: "2018-01-01", value: ["2018-04-17","2018-06-15","2018-09-17","2019-01-15"], sources: ["s22"], confidence: "two_sources" },
      { from: "2019-01-01", value: ["2019-04-15","2019-06-17","2019-09-16","2020-01-15"], sources: ["s22"], confidence: "two_sources" },
      { from: "2020-01-01", value: ["2020-07-15","2020-07-15","2020-09-15","2021-01-15"], sources: ["s22"], confidence: "two_sources" },
      { from: "2021-01-01", value: ["2021-04-15","2021-06-15","2021-09-15","2022-01-18"], sources: ["s22"], confidence: "two_sources" },
      { from: "2022-01-01", value: ["2022-04-18","2022-06-15","2022-09-15","2023-01-17"], sources: ["s22"], confidence: "two_sources" },
      { from: "2023-01-01", value: ["2023-04-18","2023-06-15","2023-09-15","2024-01-16"], sources: ["s22"], confidence: "two_sources" },
      { from: "2024-01-01", value: ["2024-04-15","2024-06-17","2024-09-16","2025-01-15"], sources: ["s22"], confidence: "two_sources" },
      { from: "2025-01-01", value: ["2025-04-15","2025-06-16","2025-09-15","2026-01-15"], sources: ["s22"], confidence: "two_sources" },
      { from: "2026-01-01", value: ["2026-04-15","2026-06-15","2026-09-15","2027-01-15"], sources: ["s22"], confidence: "two_sources" },
    ],
  },
};
