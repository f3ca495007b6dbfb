import type { JurisdictionData } from "../../internal/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../types.ts";

/** The figures of California. */
export interface CaliforniaFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly behavioral_health_tax: Brackets;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption_credit: number;
  readonly exemption_count: PerStatus<number>;
  readonly dependent_credit: number;
  readonly exemption_start: PerStatus<number>;
  readonly exemption_step: PerStatus<number>;
  readonly exemption_per_step: number;
}

export const data: JurisdictionData<CaliforniaFigures> = {
  code: "US-CA",
  name: "California",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: { title: "2024 Form 540 booklet, line 31 and tax table, pages 69 to 74, as mmacpherson/tenforty reads them", url: "https://github.com/mmacpherson/tenforty/blob/ead1257fb247269957b22bd6e1741cd5a6103505/docs/validation/state-fixtures/CA-2024.md", readOn: "2026-11-22" },
    t2: { title: "2025 Form 540 booklet, tax table, as Invaro/opentax-engine reads it", url: "https://github.com/Invaro/opentax-engine/blob/f23f60743409f8d445ba8eeddf5c27a1dd193e82/packages/corpus-us-federal/src/rules/state-ca.ts", readOn: "2026-11-22" },
    t3: { title: "OpenTaxSolver 2024, CA 540: rows of the tax table", url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2024/src/taxsolve_CA_540_2024.c", readOn: "2026-11-22" },
    s1: { title: "California Income Tax Rate Schedules for 2021", url: "https://www.ftb.ca.gov/forms/2021/2021-540-tax-rate-schedules.pdf", readOn: "2026-11-20" },
    s2: { title: "Cal. Rev. & Tax. Code § 17041", url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17041.&lawCode=RTC", readOn: "2026-11-20" },
    s3: { title: "California Income Tax Rate Schedules for 2022", url: "https://www.ftb.ca.gov/forms/2022/2022-540-tax-rate-schedules.pdf", readOn: "2026-11-20" },
    s4: { title: "California Income Tax Rate Schedules for 2023", url: "https://www.ftb.ca.gov/forms/2023/2023-540-tax-rate-schedules.pdf", readOn: "2026-11-20" },
    s5: { title: "California Income Tax Rate Schedules for 2024", url: "https://www.ftb.ca.gov/forms/2024/2024-540-tax-rate-schedules.pdf", readOn: "2026-11-20" },
    s6: { title: "California Income Tax Rate Schedules for 2025", url: "https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf", readOn: "2026-11-20" },
    s7: { title: "2025 Form 540 tax rate schedules X, Y, Z (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)", url: "https://github.com/TheAxiomFoundation/rulespec-us", readOn: "2026-11-20" },
    s8: { title: "Financial-Path-Visualizer state tax table, tax year 2026 (per-state source notes, after July 2026)", url: "https://github.com/kase1111-hash/Financial-Path-Visualizer", readOn: "2026-11-20" },
    s9: { title: "2021 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2021/2021-540.pdf", readOn: "2026-11-20" },
    s10: { title: "California Revenue and Taxation Code | Division 2 | Part 10 | Chapter 2 | §17043", url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17043.", readOn: "2026-11-20" },
    s11: { title: "2021 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2021/2021-540.pdf#page=2", readOn: "2026-11-20" },
    s12: { title: "Cal. Rev. & Tax. Code § 17073.5", url: "https://casetext.com/statute/california-codes/california-revenue-and-taxation-code/division-2-other-taxes/part-10-personal-income-tax/chapter-3-computation-of-taxable-income/article-1-definition-of-gross-income-adjusted-gross-income-taxable-income-etc/section-170735-standard-deduction?searchWithin=true&listingIndexId=california-codes.california-revenue-and-taxation-code.division-2-other-taxes.part-10-personal-income-tax", readOn: "2026-11-20" },
    s13: { title: "2022 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2022/2022-540.pdf#page=2", readOn: "2026-11-20" },
    s14: { title: "2023 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2023/2023-540.pdf#page=2", readOn: "2026-11-20" },
    s15: { title: "2024 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2024/2024-540.pdf#page=2", readOn: "2026-11-20" },
    s16: { title: "2025 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2025/2025-540.pdf#page=2", readOn: "2026-11-20" },
    s17: { title: "FTB Tax News (2026 indexing 3.4%), reported second hand; 5,706 x 1.034 = 5,900", url: "https://www.ftb.ca.gov/about-ftb/newsroom/tax-news/", readOn: "2026-11-20" },
    s18: { title: "2021 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2021/2021-540.pdf#page=1", readOn: "2026-11-20" },
    s19: { title: "Cal. Rev. & Tax. Code § 17054", url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17054.&nodeTreePath=3.20.2&lawCode=RTC", readOn: "2026-11-20" },
    s20: { title: "2022 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2022/2022-540.pdf#page=1", readOn: "2026-11-20" },
    s21: { title: "2023 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2023/2023-540.pdf#page=1", readOn: "2026-11-20" },
    s22: { title: "2024 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2024/2024-540.pdf#page=1", readOn: "2026-11-20" },
    s23: { title: "2025 Form 540 California Resident Income Tax Return", url: "https://www.ftb.ca.gov/forms/2025/2025-540.pdf#page=1", readOn: "2026-11-20" },
    s24: { title: "2021 California Form 540 instructions", url: "https://www.ftb.ca.gov/forms/2021/2021-540-booklet.html", readOn: "2026-11-20" },
    s25: { title: "Cal. Rev. & Tax. Code § 17054.1 | (b)", url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17054.1.&nodeTreePath=3.20.2&lawCode=RTC", readOn: "2026-11-20" },
    s26: { title: "2022 California Form 540 instructions", url: "https://www.ftb.ca.gov/forms/2022/2022-540-booklet.html", readOn: "2026-11-20" },
    s27: { title: "2023 California Form 540 instructions", url: "https://www.ftb.ca.gov/forms/2023/2023-540-booklet.html", readOn: "2026-11-20" },
    s28: { title: "2024 California Form 540 instructions", url: "https://www.ftb.ca.gov/forms/2024/2024-540-booklet.html", readOn: "2026-11-20" },
    s29: { title: "2025 California Form 540 instructions", url: "https://www.ftb.ca.gov/forms/2025/2025-540-booklet.html", readOn: "2026-11-20" },
  },
  years: [
    { label: "2021", from: "2021-01-01", to: "2021-12-31", status: "enacted", confidence: "two_sources_partial" },
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted", confidence: "two_sources_partial" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted", confidence: "one_source" },
  ],
  figures: {
    printed_table: [
      { from: "2024-01-01", value: {bands:[{from:0,width:50.5},{from:50.5,width:100},{from:99950.5,width:50}],end:100000.5}, sources: ["t1","t2","t3"], confidence: "two_sources" },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      { from: "2021-01-01", value: {single:[{over:0,rate:0.01},{over:9325,rate:0.02},{over:22107,rate:0.04},{over:34892,rate:0.06},{over:48435,rate:0.08},{over:61214,rate:0.093},{over:312686,rate:0.103},{over:375221,rate:0.113},{over:625369,rate:0.123}],married_joint:[{over:0,rate:0.01},{over:18650,rate:0.02},{over:44214,rate:0.04},{over:69784,rate:0.06},{over:96870,rate:0.08},{over:122428,rate:0.093},{over:625372,rate:0.103},{over:750442,rate:0.113},{over:1250738,rate:0.123}],married_separate:[{over:0,rate:0.01},{over:9325,rate:0.02},{over:22107,rate:0.04},{over:34892,rate:0.06},{over:48435,rate:0.08},{over:61214,rate:0.093},{over:312686,rate:0.103},{over:375221,rate:0.113},{over:625369,rate:0.123}],head_of_household:[{over:0,rate:0.01},{over:18663,rate:0.02},{over:44217,rate:0.04},{over:56999,rate:0.06},{over:70542,rate:0.08},{over:83324,rate:0.093},{over:425251,rate:0.103},{over:510303,rate:0.113},{over:850503,rate:0.123}],surviving_spouse:[{over:0,rate:0.01},{over:18650,rate:0.02},{over:44214,rate:0.04},{over:69784,rate:0.06},{over:96870,rate:0.08},{over:122428,rate:0.093},{over:625372,rate:0.103},{over:750442,rate:0.113},{over:1250738,rate:0.123}]}, sources: ["s1","s2"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:[{over:0,rate:0.01},{over:10099,rate:0.02},{over:23942,rate:0.04},{over:37788,rate:0.06},{over:52455,rate:0.08},{over:66295,rate:0.093},{over:338639,rate:0.103},{over:406364,rate:0.113},{over:677275,rate:0.123}],married_joint:[{over:0,rate:0.01},{over:20198,rate:0.02},{over:47884,rate:0.04},{over:75576,rate:0.06},{over:104910,rate:0.08},{over:132590,rate:0.093},{over:677278,rate:0.103},{over:812728,rate:0.113},{over:1354550,rate:0.123}],married_separate:[{over:0,rate:0.01},{over:10099,rate:0.02},{over:23942,rate:0.04},{over:37788,rate:0.06},{over:52455,rate:0.08},{over:66295,rate:0.093},{over:338639,rate:0.103},{over:406364,rate:0.113},{over:677275,rate:0.123}],head_of_household:[{over:0,rate:0.01},{over:20212,rate:0.02},{over:47887,rate:0.04},{over:61730,rate:0.06},{over:76397,rate:0.08},{over:90240,rate:0.093},{over:460547,rate:0.103},{over:552658,rate:0.113},{over:921059,rate:0.123}],surviving_spouse:[{over:0,rate:0.01},{over:20198,rate:0.02},{over:47884,rate:0.04},{over:75576,rate:0.06},{over:104910,rate:0.08},{over:132590,rate:0.093},{over:677278,rate:0.103},{over:812728,rate:0.113},{over:1354550,rate:0.123}]}, sources: ["s3","s2"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:[{over:0,rate:0.01},{over:10412,rate:0.02},{over:24684,rate:0.04},{over:38959,rate:0.06},{over:54081,rate:0.08},{over:68350,rate:0.093},{over:349137,rate:0.103},{over:418961,rate:0.113},{over:698271,rate:0.123}],married_joint:[{over:0,rate:0.01},{over:20824,rate:0.02},{over:49368,rate:0.04},{over:77918,rate:0.06},{over:108162,rate:0.08},{over:136700,rate:0.093},{over:698274,rate:0.103},{over:837922,rate:0.113},{over:1396542,rate:0.123}],married_separate:[{over:0,rate:0.01},{over:10412,rate:0.02},{over:24684,rate:0.04},{over:38959,rate:0.06},{over:54081,rate:0.08},{over:68350,rate:0.093},{over:349137,rate:0.103},{over:418961,rate:0.113},{over:698271,rate:0.123}],head_of_household:[{over:0,rate:0.01},{over:20839,rate:0.02},{over:49371,rate:0.04},{over:63644,rate:0.06},{over:78765,rate:0.08},{over:93037,rate:0.093},{over:474824,rate:0.103},{over:569790,rate:0.113},{over:949649,rate:0.123}],surviving_spouse:[{over:0,rate:0.01},{over:20824,rate:0.02},{over:49368,rate:0.04},{over:77918,rate:0.06},{over:108162,rate:0.08},{over:136700,rate:0.093},{over:698274,rate:0.103},{over:837922,rate:0.113},{over:1396542,rate:0.123}]}, sources: ["s4","s2"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:[{over:0,rate:0.01},{over:10756,rate:0.02},{over:25499,rate:0.04},{over:40245,rate:0.06},{over:55866,rate:0.08},{over:70606,rate:0.093},{over:360659,rate:0.103},{over:432787,rate:0.113},{over:721314,rate:0.123}],married_joint:[{over:0,rate:0.01},{over:21512,rate:0.02},{over:50998,rate:0.04},{over:80490,rate:0.06},{over:111732,rate:0.08},{over:141212,rate:0.093},{over:721318,rate:0.103},{over:865574,rate:0.113},{over:1442628,rate:0.123}],married_separate:[{over:0,rate:0.01},{over:10756,rate:0.02},{over:25499,rate:0.04},{over:40245,rate:0.06},{over:55866,rate:0.08},{over:70606,rate:0.093},{over:360659,rate:0.103},{over:432787,rate:0.113},{over:721314,rate:0.123}],head_of_household:[{over:0,rate:0.01},{over:21527,rate:0.02},{over:51000,rate:0.04},{over:65744,rate:0.06},{over:81364,rate:0.08},{over:96107,rate:0.093},{over:490493,rate:0.103},{over:588593,rate:0.113},{over:980987,rate:0.123}],surviving_spouse:[{over:0,rate:0.01},{over:21512,rate:0.02},{over:50998,rate:0.04},{over:80490,rate:0.06},{over:111732,rate:0.08},{over:141212,rate:0.093},{over:721318,rate:0.103},{over:865574,rate:0.113},{over:1442628,rate:0.123}]}, sources: ["s5","s2"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:[{over:0,rate:0.01},{over:11079,rate:0.02},{over:26264,rate:0.04},{over:41452,rate:0.06},{over:57542,rate:0.08},{over:72724,rate:0.093},{over:371479,rate:0.103},{over:445771,rate:0.113},{over:742953,rate:0.123}],married_joint:[{over:0,rate:0.01},{over:22158,rate:0.02},{over:52528,rate:0.04},{over:82904,rate:0.06},{over:115084,rate:0.08},{over:145448,rate:0.093},{over:742958,rate:0.103},{over:891542,rate:0.113},{over:1485906,rate:0.123}],married_separate:[{over:0,rate:0.01},{over:11079,rate:0.02},{over:26264,rate:0.04},{over:41452,rate:0.06},{over:57542,rate:0.08},{over:72724,rate:0.093},{over:371479,rate:0.103},{over:445771,rate:0.113},{over:742953,rate:0.123}],head_of_household:[{over:0,rate:0.01},{over:22173,rate:0.02},{over:52530,rate:0.04},{over:67716,rate:0.06},{over:83805,rate:0.08},{over:98990,rate:0.093},{over:505208,rate:0.103},{over:606251,rate:0.113},{over:1010417,rate:0.123}],surviving_spouse:[{over:0,rate:0.01},{over:22158,rate:0.02},{over:52528,rate:0.04},{over:82904,rate:0.06},{over:115084,rate:0.08},{over:145448,rate:0.093},{over:742958,rate:0.103},{over:891542,rate:0.113},{over:1485906,rate:0.123}]}, sources: ["s6","s2","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:0,rate:0.01},{over:11079,rate:0.02},{over:26264,rate:0.04},{over:41452,rate:0.06},{over:57542,rate:0.08},{over:72724,rate:0.093},{over:371479,rate:0.103},{over:445771,rate:0.113},{over:742953,rate:0.123}],married_joint:[{over:0,rate:0.01},{over:22158,rate:0.02},{over:52528,rate:0.04},{over:82904,rate:0.06},{over:115084,rate:0.08},{over:145448,rate:0.093},{over:742958,rate:0.103},{over:891542,rate:0.113},{over:1485906,rate:0.123}],married_separate:[{over:0,rate:0.01},{over:11079,rate:0.02},{over:26264,rate:0.04},{over:41452,rate:0.06},{over:57542,rate:0.08},{over:72724,rate:0.093},{over:371479,rate:0.103},{over:445771,rate:0.113},{over:742953,rate:0.123}],head_of_household:[{over:0,rate:0.01},{over:22173,rate:0.02},{over:52530,rate:0.04},{over:67716,rate:0.06},{over:83805,rate:0.08},{over:98990,rate:0.093},{over:505208,rate:0.103},{over:606251,rate:0.113},{over:1010417,rate:0.123}],surviving_spouse:[{over:0,rate:0.01},{over:22158,rate:0.02},{over:52528,rate:0.04},{over:82904,rate:0.06},{over:115084,rate:0.08},{over:145448,rate:0.093},{over:742958,rate:0.103},{over:891542,rate:0.113},{over:1485906,rate:0.123}]}, sources: ["s2","s8"], confidence: "one_source", carriedForward: true },
    ],
    behavioral_health_tax: [
      { from: "2021-01-01", value: [{over:0,rate:0},{over:1000000,rate:0.01}], sources: ["s9","s10"], confidence: "two_sources" },
    ],
    standard_deduction: [
      { from: "2021-01-01", value: {single:4803,married_joint:9606,married_separate:4803,head_of_household:9606,surviving_spouse:9606}, sources: ["s11","s12"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:5202,married_joint:10404,married_separate:5202,head_of_household:10404,surviving_spouse:10404}, sources: ["s13","s12"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:5363,married_joint:10726,married_separate:5363,head_of_household:10726,surviving_spouse:10726}, sources: ["s14","s12"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:5540,married_joint:11080,married_separate:5540,head_of_household:11080,surviving_spouse:11080}, sources: ["s15","s12"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:5706,married_joint:11412,married_separate:5706,head_of_household:11412,surviving_spouse:11412}, sources: ["s16","s12","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:5900,married_joint:11800,married_separate:5900,head_of_household:11800,surviving_spouse:11800}, sources: ["s17","s12","s8"], confidence: "one_source" },
    ],
    exemption_credit: [
      { from: "2021-01-01", value: 129, sources: ["s18","s19"], confidence: "one_source" },
      { from: "2022-01-01", value: 140, sources: ["s20","s19"], confidence: "one_source" },
      { from: "2023-01-01", value: 144, sources: ["s21","s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 149, sources: ["s22","s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: 153, sources: ["s23","s19","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 153, sources: ["s19","s8"], confidence: "one_source", carriedForward: true },
    ],
    exemption_count: [
      { from: "2021-01-01", value: {single:1,married_joint:2,married_separate:1,head_of_household:1,surviving_spouse:2}, sources: ["s18","s19"], confidence: "two_sources" },
    ],
    dependent_credit: [
      { from: "2021-01-01", value: 400, sources: ["s11","s19"], confidence: "one_source" },
      { from: "2022-01-01", value: 433, sources: ["s13","s19"], confidence: "one_source" },
      { from: "2023-01-01", value: 446, sources: ["s14","s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 461, sources: ["s15","s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: 475, sources: ["s16","s19","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 475, sources: ["s19","s8"], confidence: "one_source", carriedForward: true },
    ],
    exemption_start: [
      { from: "2021-01-01", value: {single:212288,married_joint:424581,married_separate:212288,head_of_household:318437,surviving_spouse:424581}, sources: ["s24","s25"], confidence: "one_source" },
      { from: "2022-01-01", value: {single:229908,married_joint:459821,married_separate:229908,head_of_household:344867,surviving_spouse:459821}, sources: ["s26","s25"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:237035,married_joint:474075,married_separate:237035,head_of_household:355558,surviving_spouse:474075}, sources: ["s27","s25"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:244857,married_joint:489719,married_separate:244857,head_of_household:367291,surviving_spouse:489719}, sources: ["s28","s25"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:252203,married_joint:504411,married_separate:252203,head_of_household:378310,surviving_spouse:504411}, sources: ["s29","s25","s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:252203,married_joint:504411,married_separate:252203,head_of_household:378310,surviving_spouse:504411}, sources: ["s25","s8"], confidence: "one_source", carriedForward: true },
    ],
    exemption_step: [
      { from: "2021-01-01", value: {single:2500,married_joint:2500,married_separate:1250,head_of_household:2500,surviving_spouse:2500}, sources: ["s24","s25"], confidence: "two_sources" },
    ],
    exemption_per_step: [
      { from: "2021-01-01", value: 6, sources: ["s24","s25"], confidence: "two_sources" },
    ],
  },
};
