import type { JurisdictionData } from "../../internal/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../types.ts";

/** The figures of Hawaii. */
export interface HawaiiFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption: number;
  readonly gain_rate: number;
}

export const data: JurisdictionData<HawaiiFigures> = {
  code: "US-HI",
  name: "Hawaii",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: { title: "N-11 instructions of 2024 and 2025, tax table, pages 36 to 47, and rate schedules, page 48: mmacpherson/tenforty compared every row", url: "https://github.com/mmacpherson/tenforty/blob/30227366f8fcf7411b5e3fe253be22226bec3ac3/docs/validation/state-fixtures/HI-2024-2025.md", readOn: "2026-11-22" },
    t2: { title: "2025 N-11 instructions, tax table, pages 36 to 47: Invaro/opentax-engine compared its 2,000 rows", url: "https://github.com/Invaro/opentax-engine/blob/24576f03afd1d434917dd657ead6706ab76d8740/packages/corpus-us-federal/src/rules/state-hi.ts", readOn: "2026-11-22" },
    s1: { title: "Tax Bill H.B. 2404 H.D. 1, S.D.1, C.D.1 Section 235-51 (b)", url: "https://data.capitol.hawaii.gov/sessions/session2024/bills/HB2404_CD1_.HTM", readOn: "2026-11-20" },
    s2: { title: "2025 Hawaii Tax Rate Schedules for Taxable Years Beginning After December 31, 2024", url: "https://dev1-tax.hawaii.gov/forms/d_25table-on/d_25table-on_p13/", readOn: "2026-11-20" },
    s3: { title: "HRS 235-51 (years after 2024), 235-2.4, 235-54 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)", url: "https://github.com/TheAxiomFoundation/rulespec-us", readOn: "2026-11-20" },
    s4: { title: "HRS 235-2.4(a), standard deduction since 2013", url: "https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0002_0004.htm", readOn: "2026-11-20" },
    s5: { title: "2024 Hawaii Tax Form Instruction Booklet line 23", url: "https://files.hawaii.gov/tax/forms/2024/n11ins.pdf#page=20", readOn: "2026-11-20" },
    s6: { title: "2021 Hawaii Resident Income Tax Instructions page 20, line 25", url: "https://files.hawaii.gov/tax/forms/2021/n11ins.pdf#page=20", readOn: "2026-11-20" },
    s7: { title: "Hawaii Income Tax Law, HRS §235-54 §18-235-54-(a)-(3)", url: "https://files.hawaii.gov/tax/legal/har/har_235.pdf#page=99", readOn: "2026-11-20" },
    s8: { title: "Hawaii Resident Income Tax Instructions N-11 Rev.2021", url: "https://files.hawaii.gov/tax/forms/2021/n11ins.pdf#page=33", readOn: "2026-11-20" },
    s9: { title: "Hawaii Revised Statutes Title 14. Taxation.235. Income Tax Law.235-51 Tax imposed on individuals; rates.-(f).(2)", url: "https://law.justia.com/codes/hawaii/2021/title-14/chapter-235/section-235-51/", readOn: "2026-11-20" },
    s10: { title: "Tax Foundation of Hawaii, individual income tax (chapter 235): standard deductions 2,200, 4,400 and 3,212, exemption 1,144", url: "https://www.tfhawaii.org/wordpress/state-tax-resources/mini-tax-guides/individual-income-tax-chapter-235/", readOn: "2026-11-21" },
  },
  years: [
    { label: "2021", from: "2021-01-01", to: "2021-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted", confidence: "two_sources" },
  ],
  figures: {
    printed_table: [
      { from: "2024-01-01", value: {bands:[{from:50,width:50}],end:100000,bases:{single:[0,34,110,374,682,1008,1354,2266,3214],married_joint:[0,67,221,749,1363,2016,2707,4531,6427],married_separate:[0,34,110,374,682,1008,1354,2266,3214],head_of_household:[0,50,166,562,1022,1512,2030,3398,4820],surviving_spouse:[0,67,221,749,1363,2016,2707,4531,6427]}}, sources: ["t1"], confidence: "one_source" },
      { from: "2025-01-01", value: {bands:[{from:0,width:50,tax:0},{from:50,width:50}],end:100000,bases:{single:[0,134,288,552,859,1675,2539],married_joint:[0,269,576,1104,1718,3350,5078],married_separate:[0,134,288,552,859,1675,2539],head_of_household:[0,202,432,828,1289,2513,3809],surviving_spouse:[0,269,576,1104,1718,3350,5078]}}, sources: ["t1","t2"], confidence: "two_sources" },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      { from: "2021-01-01", value: {single:[{over:0,rate:0.014},{over:2400,rate:0.032},{over:4800,rate:0.055},{over:9600,rate:0.064},{over:14400,rate:0.068},{over:19200,rate:0.072},{over:24000,rate:0.076},{over:36000,rate:0.079},{over:48000,rate:0.0825},{over:150000,rate:0.09},{over:175000,rate:0.1},{over:200000,rate:0.11}],married_joint:[{over:0,rate:0.014},{over:4800,rate:0.032},{over:9600,rate:0.055},{over:19200,rate:0.064},{over:28800,rate:0.068},{over:38400,rate:0.072},{over:48000,rate:0.076},{over:72000,rate:0.079},{over:96000,rate:0.0825},{over:300000,rate:0.09},{over:350000,rate:0.1},{over:400000,rate:0.11}],married_separate:[{over:0,rate:0.014},{over:2400,rate:0.032},{over:4800,rate:0.055},{over:9600,rate:0.064},{over:14400,rate:0.068},{over:19200,rate:0.072},{over:24000,rate:0.076},{over:36000,rate:0.079},{over:48000,rate:0.0825},{over:150000,rate:0.09},{over:175000,rate:0.1},{over:200000,rate:0.11}],head_of_household:[{over:0,rate:0.014},{over:3600,rate:0.032},{over:7200,rate:0.055},{over:14400,rate:0.064},{over:21600,rate:0.068},{over:28800,rate:0.072},{over:36000,rate:0.076},{over:54000,rate:0.079},{over:72000,rate:0.0825},{over:225000,rate:0.09},{over:262500,rate:0.1},{over:300000,rate:0.11}],surviving_spouse:[{over:0,rate:0.014},{over:4800,rate:0.032},{over:9600,rate:0.055},{over:19200,rate:0.064},{over:28800,rate:0.068},{over:38400,rate:0.072},{over:48000,rate:0.076},{over:72000,rate:0.079},{over:96000,rate:0.0825},{over:300000,rate:0.09},{over:350000,rate:0.1},{over:400000,rate:0.11}]}, sources: ["s1"], confidence: "two_sources" },
      { from: "2025-01-01", value: {single:[{over:0,rate:0.014},{over:9600,rate:0.032},{over:14400,rate:0.055},{over:19200,rate:0.064},{over:24000,rate:0.068},{over:36000,rate:0.072},{over:48000,rate:0.076},{over:125000,rate:0.079},{over:175000,rate:0.0825},{over:225000,rate:0.09},{over:275000,rate:0.1},{over:325000,rate:0.11}],married_joint:[{over:0,rate:0.014},{over:19200,rate:0.032},{over:28800,rate:0.055},{over:38400,rate:0.064},{over:48000,rate:0.068},{over:72000,rate:0.072},{over:96000,rate:0.076},{over:250000,rate:0.079},{over:350000,rate:0.0825},{over:450000,rate:0.09},{over:550000,rate:0.1},{over:650000,rate:0.11}],married_separate:[{over:0,rate:0.014},{over:9600,rate:0.032},{over:14400,rate:0.055},{over:19200,rate:0.064},{over:24000,rate:0.068},{over:36000,rate:0.072},{over:48000,rate:0.076},{over:125000,rate:0.079},{over:175000,rate:0.0825},{over:225000,rate:0.09},{over:275000,rate:0.1},{over:325000,rate:0.11}],head_of_household:[{over:0,rate:0.014},{over:14400,rate:0.032},{over:21600,rate:0.055},{over:28800,rate:0.064},{over:36000,rate:0.068},{over:54000,rate:0.072},{over:72000,rate:0.076},{over:187500,rate:0.079},{over:262500,rate:0.0825},{over:337500,rate:0.09},{over:412500,rate:0.1},{over:487500,rate:0.11}],surviving_spouse:[{over:0,rate:0.014},{over:19200,rate:0.032},{over:28800,rate:0.055},{over:38400,rate:0.064},{over:48000,rate:0.068},{over:72000,rate:0.072},{over:96000,rate:0.076},{over:250000,rate:0.079},{over:350000,rate:0.0825},{over:450000,rate:0.09},{over:550000,rate:0.1},{over:650000,rate:0.11}]}, sources: ["s2","s1","s3"], confidence: "two_sources" },
    ],
    standard_deduction: [
      { from: "2021-01-01", value: {single:2200,married_joint:4400,married_separate:2200,head_of_household:3212,surviving_spouse:4400}, sources: ["s4","s10"], confidence: "two_sources" },
      { from: "2024-01-01", value: {single:4400,married_joint:8800,married_separate:4400,head_of_household:6424,surviving_spouse:8800}, sources: ["s5","s1"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:8000,married_joint:16000,married_separate:8000,head_of_household:12000,surviving_spouse:16000}, sources: ["s1","s3"], confidence: "two_sources" },
    ],
    exemption: [
      { from: "2021-01-01", value: 1144, sources: ["s6","s7"], confidence: "two_sources" },
    ],
    gain_rate: [
      { from: "2021-01-01", value: 0.0725, sources: ["s8","s9"], confidence: "two_sources" },
    ],
  },
};
