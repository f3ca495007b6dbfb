import type { JurisdictionData } from "../../internal/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../types.ts";

/** The figures of Connecticut. */
export interface ConnecticutFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly personal_exemption: PerStatus<number>;
  readonly exemption_start: PerStatus<number>;
  readonly exemption_step: number;
  readonly exemption_per_step: number;
  readonly addback_start: PerStatus<number>;
  readonly addback_step: PerStatus<number>;
  readonly addback_per_step: PerStatus<number>;
  readonly addback_max: PerStatus<number>;
  readonly recapture_low_start?: PerStatus<number>;
  readonly recapture_low_step?: PerStatus<number>;
  readonly recapture_low_per_step?: PerStatus<number>;
  readonly recapture_low_max?: PerStatus<number>;
  readonly recapture_middle_start: PerStatus<number>;
  readonly recapture_middle_step: PerStatus<number>;
  readonly recapture_middle_per_step: PerStatus<number>;
  readonly recapture_middle_max: PerStatus<number>;
  readonly recapture_high_start: PerStatus<number>;
  readonly recapture_high_step: PerStatus<number>;
  readonly recapture_high_per_step: PerStatus<number>;
  readonly recapture_high_max: PerStatus<number>;
  readonly credit_percentage: PerStatus<Lookup>;
}

export const data: JurisdictionData<ConnecticutFigures> = {
  code: "US-CT",
  name: "Connecticut",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: { title: "2025 Connecticut income tax tables (of adjusted gross income, with exemption and credit), as Invaro/opentax-engine reads them", url: "https://github.com/Invaro/opentax-engine/blob/1c27f7d88faecf6045c97edd66eca379f8bc241c/packages/corpus-us-federal/src/rules/state-ct.ts", readOn: "2026-11-22" },
    s1: { title: "Connecticut General Statutes, Chapter 229, Sec. 12-700, (9), (B)", url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-700", readOn: "2026-11-20" },
    s2: { title: "2024 Form CT-1040 Connecticut Resident Income Tax Return Instructions", url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=20", readOn: "2026-11-20" },
    s3: { title: "Connecticut General Statutes, Chapter 229, Sec. 12-702, (b & c)", url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-702", readOn: "2026-11-20" },
    s4: { title: "2024 Form CT-1040 Connecticut Resident Income Tax Return Instructions", url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=21", readOn: "2026-11-20" },
    s5: { title: "2024 Form CT-1040 Connecticut Resident Income Tax Return Instructions", url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=22", readOn: "2026-11-20" },
    s6: { title: "Connecticut General Statutes, Chapter 229, Sec. 12-703, (1), (I)", url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-703", readOn: "2026-11-20" },
  },
  years: [
    { label: "2021", from: "2021-01-01", to: "2021-12-31", status: "enacted", confidence: "one_source" },
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted", confidence: "one_source" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted", confidence: "one_source" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", confidence: "one_source" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted", confidence: "two_sources" },
  ],
  figures: {
    printed_table: [
      { from: "2025-01-01", value: {bands:[{from:12000,width:50}],end:102000,holds:"upper"}, sources: ["t1"], confidence: "one_source" },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      { from: "2021-01-01", value: {single:[{over:0,rate:0.03},{over:10000,rate:0.05},{over:50000,rate:0.055},{over:100000,rate:0.06},{over:200000,rate:0.065},{over:250000,rate:0.069},{over:500000,rate:0.0699}],married_joint:[{over:0,rate:0.03},{over:20000,rate:0.05},{over:100000,rate:0.055},{over:200000,rate:0.06},{over:400000,rate:0.065},{over:500000,rate:0.069},{over:1000000,rate:0.0699}],married_separate:[{over:0,rate:0.03},{over:10000,rate:0.05},{over:50000,rate:0.055},{over:100000,rate:0.06},{over:200000,rate:0.065},{over:250000,rate:0.069},{over:500000,rate:0.0699}],head_of_household:[{over:0,rate:0.03},{over:16000,rate:0.05},{over:80000,rate:0.055},{over:160000,rate:0.06},{over:320000,rate:0.065},{over:400000,rate:0.069},{over:800000,rate:0.0699}],surviving_spouse:[{over:0,rate:0.03},{over:20000,rate:0.05},{over:100000,rate:0.055},{over:200000,rate:0.06},{over:400000,rate:0.065},{over:500000,rate:0.069},{over:1000000,rate:0.0699}]}, sources: ["s1"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:[{over:0,rate:0.02},{over:10000,rate:0.045},{over:50000,rate:0.055},{over:100000,rate:0.06},{over:200000,rate:0.065},{over:250000,rate:0.069},{over:500000,rate:0.0699}],married_joint:[{over:0,rate:0.02},{over:20000,rate:0.045},{over:100000,rate:0.055},{over:200000,rate:0.06},{over:400000,rate:0.065},{over:500000,rate:0.069},{over:1000000,rate:0.0699}],married_separate:[{over:0,rate:0.02},{over:10000,rate:0.045},{over:50000,rate:0.055},{over:100000,rate:0.06},{over:200000,rate:0.065},{over:250000,rate:0.069},{over:500000,rate:0.0699}],head_of_household:[{over:0,rate:0.02},{over:16000,rate:0.045},{over:80000,rate:0.055},{over:160000,rate:0.06},{over:320000,rate:0.065},{over:400000,rate:0.069},{over:800000,rate:0.0699}],surviving_spouse:[{over:0,rate:0.02},{over:20000,rate:0.045},{over:100000,rate:0.055},{over:200000,rate:0.06},{over:400000,rate:0.065},{over:500000,rate:0.069},{over:1000000,rate:0.0699}]}, sources: ["s2","s1"], confidence: "two_sources" },
    ],
    personal_exemption: [
      { from: "2021-01-01", value: {single:15000,married_joint:24000,married_separate:12000,head_of_household:19000,surviving_spouse:24000}, sources: ["s3"], confidence: "two_sources" },
    ],
    exemption_start: [
      { from: "2021-01-01", value: {single:30000,married_joint:48000,married_separate:24000,head_of_household:38000,surviving_spouse:48000}, sources: ["s3"], confidence: "two_sources" },
    ],
    exemption_step: [
      { from: "2021-01-01", value: 1000, sources: ["s3"], confidence: "two_sources" },
    ],
    exemption_per_step: [
      { from: "2021-01-01", value: 1000, sources: ["s3"], confidence: "two_sources" },
    ],
    addback_start: [
      { from: "2021-01-01", value: {single:56500,married_joint:100500,married_separate:50250,head_of_household:78500,surviving_spouse:100500}, sources: ["s1"], confidence: "two_sources" },
    ],
    addback_step: [
      { from: "2021-01-01", value: {single:5000,married_joint:5000,married_separate:2500,head_of_household:4000,surviving_spouse:5000}, sources: ["s1"], confidence: "two_sources" },
    ],
    addback_per_step: [
      { from: "2021-01-01", value: {single:20,married_joint:40,married_separate:20,head_of_household:32,surviving_spouse:40}, sources: ["s1"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:25,married_joint:50,married_separate:25,head_of_household:40,surviving_spouse:50}, sources: ["s4","s1"], confidence: "two_sources" },
    ],
    addback_max: [
      { from: "2021-01-01", value: {single:200,married_joint:400,married_separate:200,head_of_household:320,surviving_spouse:400}, sources: ["s1"], confidence: "one_source" },
      { from: "2024-01-01", value: {single:250,married_joint:500,married_separate:250,head_of_household:400,surviving_spouse:500}, sources: ["s4","s1"], confidence: "two_sources" },
    ],
    recapture_low_start: [
      { from: "2024-01-01", value: {single:105000,married_joint:210000,married_separate:105000,head_of_household:168000,surviving_spouse:210000}, sources: ["s5","s1"], confidence: "two_sources" },
    ],
    recapture_low_step: [
      { from: "2024-01-01", value: {single:5000,married_joint:10000,married_separate:5000,head_of_household:8000,surviving_spouse:10000}, sources: ["s5","s1"], confidence: "two_sources" },
    ],
    recapture_low_per_step: [
      { from: "2024-01-01", value: {single:25,married_joint:50,married_separate:25,head_of_household:40,surviving_spouse:50}, sources: ["s5","s1"], confidence: "two_sources" },
    ],
    recapture_low_max: [
      { from: "2024-01-01", value: {single:250,married_joint:500,married_separate:250,head_of_household:400,surviving_spouse:500}, sources: ["s5","s1"], confidence: "two_sources" },
    ],
    recapture_middle_start: [
      { from: "2021-01-01", value: {single:200000,married_joint:400000,married_separate:200000,head_of_household:320000,surviving_spouse:400000}, sources: ["s1"], confidence: "two_sources" },
    ],
    recapture_middle_step: [
      { from: "2021-01-01", value: {single:5000,married_joint:10000,married_separate:5000,head_of_household:8000,surviving_spouse:10000}, sources: ["s1"], confidence: "two_sources" },
    ],
    recapture_middle_per_step: [
      { from: "2021-01-01", value: {single:90,married_joint:180,married_separate:90,head_of_household:140,surviving_spouse:180}, sources: ["s1"], confidence: "two_sources" },
    ],
    recapture_middle_max: [
      { from: "2021-01-01", value: {single:2700,married_joint:5400,married_separate:2700,head_of_household:4200,surviving_spouse:5400}, sources: ["s1"], confidence: "two_sources" },
    ],
    recapture_high_start: [
      { from: "2021-01-01", value: {single:500000,married_joint:1000000,married_separate:500000,head_of_household:800000,surviving_spouse:1000000}, sources: ["s1"], confidence: "two_sources" },
    ],
    recapture_high_step: [
      { from: "2021-01-01", value: {single:5000,married_joint:10000,married_separate:5000,head_of_household:8000,surviving_spouse:10000}, sources: ["s1"], confidence: "two_sources" },
    ],
    recapture_high_per_step: [
      { from: "2021-01-01", value: {single:50,married_joint:100,married_separate:50,head_of_household:80,surviving_spouse:100}, sources: ["s1"], confidence: "two_sources" },
    ],
    recapture_high_max: [
      { from: "2021-01-01", value: {single:450,married_joint:900,married_separate:450,head_of_household:720,surviving_spouse:900}, sources: ["s1"], confidence: "two_sources" },
    ],
    credit_percentage: [
      { from: "2021-01-01", value: {single:[{over:15000,amount:0.75},{over:18800,amount:0.7},{over:19300,amount:0.65},{over:19800,amount:0.6},{over:20300,amount:0.55},{over:20800,amount:0.5},{over:21300,amount:0.45},{over:21800,amount:0.4},{over:22300,amount:0.35},{over:25000,amount:0.3},{over:25500,amount:0.25},{over:26000,amount:0.2},{over:26500,amount:0.15},{over:31300,amount:0.14},{over:31800,amount:0.13},{over:32300,amount:0.12},{over:32800,amount:0.11},{over:33300,amount:0.1},{over:60000,amount:0.09},{over:60500,amount:0.08},{over:61000,amount:0.07},{over:61500,amount:0.06},{over:62000,amount:0.05},{over:62500,amount:0.04},{over:63000,amount:0.03},{over:63500,amount:0.02},{over:64000,amount:0.01},{over:64500,amount:0}],married_joint:[{over:24000,amount:0.75},{over:30000,amount:0.7},{over:30500,amount:0.65},{over:31000,amount:0.6},{over:31500,amount:0.55},{over:32000,amount:0.5},{over:32500,amount:0.45},{over:33000,amount:0.4},{over:33500,amount:0.35},{over:40000,amount:0.3},{over:40500,amount:0.25},{over:41000,amount:0.2},{over:41500,amount:0.15},{over:50000,amount:0.14},{over:50500,amount:0.13},{over:51000,amount:0.12},{over:51500,amount:0.11},{over:52000,amount:0.1},{over:96000,amount:0.09},{over:96500,amount:0.08},{over:97000,amount:0.07},{over:97500,amount:0.06},{over:98000,amount:0.05},{over:98500,amount:0.04},{over:99000,amount:0.03},{over:99500,amount:0.02},{over:100000,amount:0.01},{over:100500,amount:0}],married_separate:[{over:12000,amount:0.75},{over:15000,amount:0.7},{over:15500,amount:0.65},{over:16000,amount:0.6},{over:16500,amount:0.55},{over:17000,amount:0.5},{over:17500,amount:0.45},{over:18000,amount:0.4},{over:18500,amount:0.35},{over:20000,amount:0.3},{over:20500,amount:0.25},{over:21000,amount:0.2},{over:21500,amount:0.15},{over:25000,amount:0.14},{over:25500,amount:0.13},{over:26000,amount:0.12},{over:26500,amount:0.11},{over:27000,amount:0.1},{over:48000,amount:0.09},{over:48500,amount:0.08},{over:49000,amount:0.07},{over:49500,amount:0.06},{over:50000,amount:0.05},{over:50500,amount:0.04},{over:51000,amount:0.03},{over:51500,amount:0.02},{over:52000,amount:0.01},{over:52500,amount:0}],head_of_household:[{over:19000,amount:0.75},{over:24000,amount:0.7},{over:24500,amount:0.65},{over:25000,amount:0.6},{over:25500,amount:0.55},{over:26000,amount:0.5},{over:26500,amount:0.45},{over:27000,amount:0.4},{over:27500,amount:0.35},{over:34000,amount:0.3},{over:34500,amount:0.25},{over:35000,amount:0.2},{over:35500,amount:0.15},{over:44000,amount:0.14},{over:44500,amount:0.13},{over:45000,amount:0.12},{over:45500,amount:0.11},{over:46000,amount:0.1},{over:74000,amount:0.09},{over:74500,amount:0.08},{over:75000,amount:0.07},{over:75500,amount:0.06},{over:76000,amount:0.05},{over:76500,amount:0.04},{over:77000,amount:0.03},{over:77500,amount:0.02},{over:78000,amount:0.01},{over:78500,amount:0}],surviving_spouse:[{over:24000,amount:0.75},{over:30000,amount:0.7},{over:30500,amount:0.65},{over:31000,amount:0.6},{over:31500,amount:0.55},{over:32000,amount:0.5},{over:32500,amount:0.45},{over:33000,amount:0.4},{over:33500,amount:0.35},{over:40000,amount:0.3},{over:40500,amount:0.25},{over:41000,amount:0.2},{over:41500,amount:0.15},{over:50000,amount:0.14},{over:50500,amount:0.13},{over:51000,amount:0.12},{over:51500,amount:0.11},{over:52000,amount:0.1},{over:96000,amount:0.09},{over:96500,amount:0.08},{over:97000,amount:0.07},{over:97500,amount:0.06},{over:98000,amount:0.05},{over:98500,amount:0.04},{over:99000,amount:0.03},{over:99500,amount:0.02},{over:100000,amount:0.01},{over:100500,amount:0}]}, sources: ["s6"], confidence: "two_sources" },
    ],
  },
};
