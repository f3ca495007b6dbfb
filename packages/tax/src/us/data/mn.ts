import type { JurisdictionData } from "../../internal/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../types.ts";

/** The figures of Minnesota. */
export interface MinnesotaFigures {
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
}

export const data: JurisdictionData<MinnesotaFigures> = {
  code: "US-MN",
  name: "Minnesota",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: { title: "2025 Form M1 instructions, tax tables, pages 32 to 38", url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=32", readOn: "2026-11-22" },
    t2: { title: "The same, as Invaro/opentax-engine reads them", url: "https://github.com/Invaro/opentax-engine/blob/069db60c462d1ac8259e751f9069f1a19574cf0e/packages/corpus-us-federal/src/rules/state-mn.ts", readOn: "2026-11-22" },
    s1: { title: "2021 Minnesota M1 form instructions, Tax Rate Schedules", url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1_inst_21.pdf#page=35", readOn: "2026-11-20" },
    s2: { title: "2023 Minnesota Statutes, 290.06 RATES OF TAX; CREDITS. Subd. 2c.Schedules of rates for individuals, estates, and trusts.", url: "https://www.revisor.mn.gov/statutes/cite/290.06#stat.290.06.2c", readOn: "2026-11-20" },
    s3: { title: "2022 Minnesota M1 form instructions, Tax Rate Schedules", url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1_inst_22.pdf#page=35", readOn: "2026-11-20" },
    s4: { title: "Minnesota Income Tax Rates and Brackets 2024, Department of Revenue (read in a published copy)", url: "https://incometaxpro.com/tax-rates/minnesota.htm", readOn: "2026-11-21" },
    s5: { title: "2024 Minnesota tax brackets and rates: 39,010 for a head of household", url: "https://accountinginsights.org/2024-minnesota-tax-brackets-and-rates", readOn: "2026-11-21" },
    s6: { title: "2025 Minnesota M1 form instructions, Tax Rate Schedules", url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=32", readOn: "2026-11-20" },
    s7: { title: "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)", url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/", readOn: "2026-11-20" },
    s8: { title: "Minnesota DOR press release 2025-12-16 (2026 brackets, deduction, exemption)", url: "https://www.revenue.state.mn.us/press-release/2025-12-16/minnesota-income-tax-brackets-standard-deduction-and-dependent-exemption", readOn: "2026-11-20" },
    s9: { title: "DOR inflation-adjusted amounts 2026, four statuses (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)", url: "https://github.com/TheAxiomFoundation/rulespec-us", readOn: "2026-11-20" },
    s10: { title: "2021 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1_inst_21.pdf#page=3", readOn: "2026-11-20" },
    s11: { title: "Minnesota Statutes 290.0123 STANDARD DEDUCTION. Subdivision 1.Standard deduction amount", url: "https://www.revisor.mn.gov/statutes/cite/290.0123#stat.290.0123.1", readOn: "2026-11-20" },
    s12: { title: "2022 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2023-03/m1_inst_22.pdf#page=3", readOn: "2026-11-20" },
    s13: { title: "2023 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-23.pdf#page=3", readOn: "2026-11-20" },
    s14: { title: "2025 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=4", readOn: "2026-11-20" },
    s15: { title: "2021 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1_inst_21.pdf#page=12", readOn: "2026-11-20" },
    s16: { title: "Minnesota Statutes 290.0123 STANDARD DEDUCTION. Subd. 2.Additional amount for seniors or blind taxpayers.", url: "https://www.revisor.mn.gov/statutes/cite/290.0123#stat.290.0123.2", readOn: "2026-11-20" },
    s17: { title: "2022 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2023-03/m1_inst_22.pdf#page=12", readOn: "2026-11-20" },
    s18: { title: "2023 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-23.pdf#page=13", readOn: "2026-11-20" },
    s19: { title: "2025 Minnesota M1 form instructions", url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=12", readOn: "2026-11-20" },
    s20: { title: "2021 Minnesota Schedule M1SA form, Worksheet for Line 26", url: "https://taxsim.nber.org/historical_state_tax_forms/MN/2021/m1sa_21.pdf#page=7", readOn: "2026-11-20" },
    s21: { title: "Minnesota Statutes 290.0123 STANDARD DEDUCTION. Subd. 5.Deduction limited. (a)(1)", url: "https://www.revisor.mn.gov/statutes/cite/290.0123#stat.290.0123.5", readOn: "2026-11-20" },
    s22: { title: "2022 Minnesota Schedule M1SA form, Worksheet for Line 26", url: "https://www.revenue.state.mn.us/sites/default/files/2023-01/m1sa_22.pdf#page=7", readOn: "2026-11-20" },
    s23: { title: "2024 Minnesota Schedule M1SA form, Worksheet for Line 26", url: "https://www.revenue.state.mn.us/sites/default/files/2024-12/m1sa-24.pdf#page=8", readOn: "2026-11-20" },
    s24: { title: "2025 Minnesota Schedule M1SA, Worksheet for Line 26", url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1sa-25.pdf#page=8", readOn: "2026-11-20" },
    s25: { title: "2023 Minnesota Schedule M1SA form, Worksheet for Line 26", url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1sa-23.pdf#page=8", readOn: "2026-11-20" },
    s26: { title: "2023 Minnesota Schedule M1SA form, Worksheet for Line 26", url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1sa-23.pdf#page=7", readOn: "2026-11-20" },
    s27: { title: "2025 Minnesota M1 Instructions, Worksheet B for Line 4 - Standard Deduction Limitation", url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1-inst-25.pdf#page=14", readOn: "2026-11-20" },
    s28: { title: "2021 Minnesota Form M1 instructions, Worksheet for Line 5", url: "https://www.revenue.state.mn.us/sites/default/files/2023-12/m1_inst_21.pdf#page=13", readOn: "2026-11-20" },
    s29: { title: "Minnesota Statutes 290.0121 DEPENDENT EXEMPTION. Subd. 1.Exemption amount.", url: "https://www.revisor.mn.gov/statutes/cite/290.0121#stat.290.0121.1", readOn: "2026-11-20" },
    s30: { title: "2022 Minnesota Form M1 instructions, Worksheet for Line 5", url: "https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-22.pdf#page=13", readOn: "2026-11-20" },
    s31: { title: "2025 Minnesota Form M1 instructions, Worksheet for Line 5", url: "https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf#page=14", readOn: "2026-11-20" },
    s32: { title: "Minnesota Statutes 290.0121 DEPENDENT EXEMPTION. Subd. 2.Disallowed exemption amount.", url: "https://www.revisor.mn.gov/statutes/cite/290.0121#stat.290.0121.2", readOn: "2026-11-20" },
    s33: { title: "Minnesota 2024 Form M1, Individual Income Tax Return", url: "https://www.revenue.state.mn.us/sites/default/files/2024-12/m1-24.pdf#page=2", readOn: "2026-11-20" },
    s34: { title: "Minnesota Statutes 290.033 (b)", url: "https://www.revisor.mn.gov/statutes/cite/290.033", readOn: "2026-11-20" },
    s35: { title: "Minn. Stat. 290.0802, subdivision 2", url: "https://www.revisor.mn.gov/statutes/cite/290.0802#stat.290.0802.2", readOn: "2026-11-22" },
    s36: { title: "Minnesota 2025 Schedule M1R (as PolicyEngine US cites it)", url: "https://www.revenue.state.mn.us/sites/default/files/2025-12/m1r-25.pdf", readOn: "2026-11-22" },
    s37: { title: "NBER TAXSIM, build of 2026-07-13: the same for wages from 62 to 80 years", url: "https://taxsim.nber.org", readOn: "2026-11-22" },
  },
  years: [
    { label: "2021", from: "2021-01-01", to: "2021-12-31", status: "enacted", confidence: "one_source" },
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted", confidence: "one_source" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted", confidence: "two_sources_partial" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", confidence: "two_sources_partial" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted", confidence: "two_sources" },
  ],
  figures: {
    printed_table: [
      { from: "2025-01-01", value: {bands:[{from:0,width:20,tax:0},{from:20,width:80},{from:100,width:100}],end:86800}, sources: ["t1","t2"], confidence: "two_sources" },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      { from: "2021-01-01", value: {single:[{over:0,rate:0.0535},{over:27230,rate:0.068},{over:89440,rate:0.0785},{over:166040,rate:0.0985}],married_joint:[{over:0,rate:0.0535},{over:39810,rate:0.068},{over:158140,rate:0.0785},{over:276200,rate:0.0985}],married_separate:[{over:0,rate:0.0535},{over:19905,rate:0.068},{over:79070,rate:0.0785},{over:138100,rate:0.0985}],head_of_household:[{over:0,rate:0.0535},{over:33520,rate:0.068},{over:134700,rate:0.0785},{over:220730,rate:0.0985}],surviving_spouse:[{over:0,rate:0.0535},{over:39810,rate:0.068},{over:158140,rate:0.0785},{over:276200,rate:0.0985}]}, sources: ["s1","s2"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:[{over:0,rate:0.0535},{over:28080,rate:0.068},{over:92230,rate:0.0785},{over:171220,rate:0.0985}],married_joint:[{over:0,rate:0.0535},{over:41050,rate:0.068},{over:163060,rate:0.0785},{over:284810,rate:0.0985}],married_separate:[{over:0,rate:0.0535},{over:20525,rate:0.068},{over:81530,rate:0.0785},{over:142405,rate:0.0985}],head_of_household:[{over:0,rate:0.0535},{over:34570,rate:0.068},{over:138890,rate:0.0785},{over:227600,rate:0.0985}],surviving_spouse:[{over:0,rate:0.0535},{over:41050,rate:0.068},{over:163060,rate:0.0785},{over:284810,rate:0.0985}]}, sources: ["s3","s2"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:[{over:0,rate:0.0535},{over:30070,rate:0.068},{over:98760,rate:0.0785},{over:183340,rate:0.0985}],married_joint:[{over:0,rate:0.0535},{over:43950,rate:0.068},{over:174610,rate:0.0785},{over:304970,rate:0.0985}],married_separate:[{over:0,rate:0.0535},{over:21975,rate:0.068},{over:87305,rate:0.0785},{over:152485,rate:0.0985}],head_of_household:[{over:0,rate:0.0535},{over:37010,rate:0.068},{over:148730,rate:0.0785},{over:243720,rate:0.0985}],surviving_spouse:[{over:0,rate:0.0535},{over:43950,rate:0.068},{over:174610,rate:0.0785},{over:304970,rate:0.0985}]}, sources: ["s2"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:[{over:0,rate:0.0535},{over:31690,rate:0.068},{over:104090,rate:0.0785},{over:193240,rate:0.0985}],married_joint:[{over:0,rate:0.0535},{over:46330,rate:0.068},{over:184040,rate:0.0785},{over:321450,rate:0.0985}],married_separate:[{over:0,rate:0.0535},{over:23165,rate:0.068},{over:92020,rate:0.0785},{over:160725,rate:0.0985}],head_of_household:[{over:0,rate:0.0535},{over:39010,rate:0.068},{over:156760,rate:0.0785},{over:256880,rate:0.0985}],surviving_spouse:[{over:0,rate:0.0535},{over:46330,rate:0.068},{over:184040,rate:0.0785},{over:321450,rate:0.0985}]}, sources: ["s4","s5"], confidence: "one_source" },
      { from: "2025-01-01", value: {single:[{over:0,rate:0.0535},{over:32570,rate:0.068},{over:106990,rate:0.0785},{over:198630,rate:0.0985}],married_joint:[{over:0,rate:0.0535},{over:47620,rate:0.068},{over:189180,rate:0.0785},{over:330410,rate:0.0985}],married_separate:[{over:0,rate:0.0535},{over:23810,rate:0.068},{over:94590,rate:0.0785},{over:165205,rate:0.0985}],head_of_household:[{over:0,rate:0.0535},{over:40100,rate:0.068},{over:161130,rate:0.0785},{over:264050,rate:0.0985}],surviving_spouse:[{over:0,rate:0.0535},{over:47620,rate:0.068},{over:189180,rate:0.0785},{over:330410,rate:0.0985}]}, sources: ["s6","s2","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:0,rate:0.0535},{over:33310,rate:0.068},{over:109430,rate:0.0785},{over:203150,rate:0.0985}],married_joint:[{over:0,rate:0.0535},{over:48700,rate:0.068},{over:193480,rate:0.0785},{over:337930,rate:0.0985}],married_separate:[{over:0,rate:0.0535},{over:24350,rate:0.068},{over:96740,rate:0.0785},{over:168965,rate:0.0985}],head_of_household:[{over:0,rate:0.0535},{over:41010,rate:0.068},{over:164800,rate:0.0785},{over:270060,rate:0.0985}],surviving_spouse:[{over:0,rate:0.0535},{over:48700,rate:0.068},{over:193480,rate:0.0785},{over:337930,rate:0.0985}]}, sources: ["s8","s2","s9"], confidence: "two_sources" },
    ],
    standard_deduction: [
      { from: "2021-01-01", value: {single:12525,married_joint:25050,married_separate:12525,head_of_household:18800,surviving_spouse:25050}, sources: ["s10","s11"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:12900,married_joint:25800,married_separate:12900,head_of_household:19400,surviving_spouse:25800}, sources: ["s12","s11"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:13825,married_joint:27650,married_separate:13825,head_of_household:20800,surviving_spouse:27650}, sources: ["s10","s11"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:14575,married_joint:29150,married_separate:14575,head_of_household:21900,surviving_spouse:29150}, sources: ["s13","s11"], confidence: "one_source" },
      { from: "2025-01-01", value: {single:14950,married_joint:29900,married_separate:14950,head_of_household:22500,surviving_spouse:29900}, sources: ["s14","s11","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:15300,married_joint:30600,married_separate:15300,head_of_household:23000,surviving_spouse:30600}, sources: ["s8","s11","s9"], confidence: "two_sources" },
    ],
    standard_deduction_65: [
      { from: "2021-01-01", value: {single:1650,married_joint:1300,married_separate:1300,head_of_household:1650,surviving_spouse:1300}, sources: ["s15","s16"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:1700,married_joint:1350,married_separate:1350,head_of_household:1700,surviving_spouse:1350}, sources: ["s17","s16"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:1850,married_joint:1450,married_separate:1450,head_of_household:1850,surviving_spouse:1450}, sources: ["s15","s16"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:1950,married_joint:1550,married_separate:1550,head_of_household:1950,surviving_spouse:1550}, sources: ["s18","s16"], confidence: "one_source" },
      { from: "2025-01-01", value: {single:2000,married_joint:1550,married_separate:1550,head_of_household:2000,surviving_spouse:1550}, sources: ["s19","s16","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:2000,married_joint:1550,married_separate:1550,head_of_household:2000,surviving_spouse:1550}, sources: ["s16","s9"], confidence: "two_sources", carriedForward: true },
    ],
    reduction_start_low: [
      { from: "2021-01-01", value: {single:199850,married_joint:199850,married_separate:99925,head_of_household:199850,surviving_spouse:199850}, sources: ["s20","s21"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:206050,married_joint:206050,married_separate:103025,head_of_household:206050,surviving_spouse:206050}, sources: ["s22","s21"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:220650,married_joint:220650,married_separate:110325,head_of_household:220650,surviving_spouse:220650}, sources: ["s22","s21"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:232500,married_joint:232500,married_separate:116250,head_of_household:232500,surviving_spouse:232500}, sources: ["s23","s21"], confidence: "one_source" },
      { from: "2025-01-01", value: {single:238950,married_joint:238950,married_separate:119475,head_of_household:238950,surviving_spouse:238950}, sources: ["s24","s21","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:238950,married_joint:238950,married_separate:119475,head_of_household:238950,surviving_spouse:238950}, sources: ["s21","s9"], confidence: "two_sources", carriedForward: true },
    ],
    reduction_start_high: [
      { from: "2023-01-01", value: {single:304970,married_joint:304970,married_separate:152485,head_of_household:304970,surviving_spouse:304970}, sources: ["s25","s21"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:321350,married_joint:321350,married_separate:160675,head_of_household:321350,surviving_spouse:321350}, sources: ["s23","s21"], confidence: "one_source" },
      { from: "2025-01-01", value: {single:330300,married_joint:330300,married_separate:165150,head_of_household:330300,surviving_spouse:330300}, sources: ["s24","s21","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:330300,married_joint:330300,married_separate:165150,head_of_household:330300,surviving_spouse:330300}, sources: ["s21","s9"], confidence: "two_sources", carriedForward: true },
    ],
    reduction_rate_low: [
      { from: "2021-01-01", value: 0.03, sources: ["s20","s21"], confidence: "two_sources" },
    ],
    reduction_rate_high: [
      { from: "2023-01-01", value: 0.1, sources: ["s22","s21"], confidence: "two_sources" },
    ],
    reduction_cap: [
      { from: "2021-01-01", value: 0.8, sources: ["s20","s21"], confidence: "two_sources" },
    ],
    full_reduction_over: [
      { from: "2023-01-01", value: 1000000, sources: ["s26","s21"], confidence: "one_source" },
      { from: "2024-01-01", value: 1053750, sources: ["s23","s21"], confidence: "one_source" },
      { from: "2025-01-01", value: 1083150, sources: ["s27","s21","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 1083150, sources: ["s21","s9"], confidence: "two_sources", carriedForward: true },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 4350, sources: ["s28","s29"], confidence: "one_source" },
      { from: "2022-01-01", value: 4450, sources: ["s30","s29"], confidence: "one_source" },
      { from: "2023-01-01", value: 4800, sources: ["s28","s29"], confidence: "one_source" },
      { from: "2024-01-01", value: 5050, sources: ["s30","s29"], confidence: "one_source" },
      { from: "2025-01-01", value: 5200, sources: ["s31","s29","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5300, sources: ["s8","s29","s9"], confidence: "two_sources" },
    ],
    exemption_start: [
      { from: "2021-01-01", value: {single:199850,married_joint:299750,married_separate:149875,head_of_household:249800,surviving_spouse:299750}, sources: ["s28","s32"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:206050,married_joint:309050,married_separate:154525,head_of_household:257550,surviving_spouse:309050}, sources: ["s30","s32"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:220650,married_joint:330950,married_separate:165475,head_of_household:275800,surviving_spouse:330950}, sources: ["s28","s32"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:232550,married_joint:348850,married_separate:174425,head_of_household:290700,surviving_spouse:348850}, sources: ["s30","s32"], confidence: "one_source" },
      { from: "2025-01-01", value: {single:239050,married_joint:358550,married_separate:179275,head_of_household:298800,surviving_spouse:358550}, sources: ["s31","s32","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:239050,married_joint:358550,married_separate:179275,head_of_household:298800,surviving_spouse:358550}, sources: ["s32","s9"], confidence: "two_sources", carriedForward: true },
    ],
    exemption_step: [
      { from: "2021-01-01", value: {single:2500,married_joint:2500,married_separate:1250,head_of_household:2500,surviving_spouse:2500}, sources: ["s28","s32"], confidence: "two_sources" },
    ],
    exemption_loss_per_step: [
      { from: "2021-01-01", value: 0.02, sources: ["s28","s32"], confidence: "two_sources" },
    ],
    investment_tax: [
      { from: "2024-01-01", value: [{over:0,rate:0},{over:1000000,rate:0.01}], sources: ["s33","s34"], confidence: "two_sources" },
    ],
    elderly_subtraction: [
      { from: "2021-01-01", value: {single:9600,married_joint:12000,married_separate:6000,head_of_household:9600,surviving_spouse:9600}, sources: ["s35","s36","s37"], confidence: "two_sources" },
    ],
    elderly_subtraction_start: [
      { from: "2021-01-01", value: {single:14500,married_joint:14500,married_separate:9000,head_of_household:14500,surviving_spouse:14500}, sources: ["s35","s36","s37"], confidence: "two_sources" },
    ],
    elderly_subtraction_start_of_two: [
      { from: "2021-01-01", value: 18000, sources: ["s35","s36","s37"], confidence: "two_sources" },
    ],
    elderly_subtraction_rate: [
      { from: "2021-01-01", value: 0.5, sources: ["s35","s36","s37"], confidence: "two_sources" },
    ],
  },
};
