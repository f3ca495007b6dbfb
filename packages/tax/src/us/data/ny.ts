import type { JurisdictionData } from "../../internal/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../types.ts";

/** The figures of New York. */
export interface NewYorkFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly supplemental_over: number;
  readonly supplemental_width: number;
  readonly supplemental_base: PerStatus<Lookup>;
  readonly supplemental_benefit: PerStatus<Lookup>;
  readonly household_credit_single: Lookup;
  readonly household_credit: Lookup;
  readonly household_credit_per_person: Lookup;
}

export const data: JurisdictionData<NewYorkFigures> = {
  code: "US-NY",
  name: "New York",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: { title: "OpenTaxSolver 2021, IT-201: tax table and the schedule of the instructions", url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2021/src/taxsolve_NY_IT201_2021.c", readOn: "2026-11-22" },
    t2: { title: "OpenTaxSolver 2022, IT-201: tax table and the schedule of the instructions", url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2022/src/taxsolve_NY_IT201_2022.c", readOn: "2026-11-22" },
    t3: { title: "OpenTaxSolver 2023, IT-201: tax table and the schedule of the instructions", url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2023/src/taxsolve_NY_IT201_2023.c", readOn: "2026-11-22" },
    t4: { title: "OpenTaxSolver 2024, IT-201: tax table and the schedule of the instructions", url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2024/src/taxsolve_NY_IT201_2024.c", readOn: "2026-11-22" },
    t5: { title: "2025 New York State tax table (tax.ny.gov, it201i-2025): Invaro/opentax-engine compared its 1,302 rows", url: "https://github.com/Invaro/opentax-engine/blob/f23f60743409f8d445ba8eeddf5c27a1dd193e82/packages/corpus-us-federal/src/rules/state-ny.ts", readOn: "2026-11-22" },
    t6: { title: "2025 New York State tax table, as Back-Road-Creative/yearend-planner reads it: the joint column goes on from 976.25 at 23,600, not from the 976 of the rate schedule", url: "https://github.com/Back-Road-Creative/yearend-planner/blob/0ad3df3acc188aebb670b68593659899b8297565/planner/taxprep/ny201.py", readOn: "2026-11-22" },
    s1: { title: "2021 NY Form IT-201 Instructions", url: "https://www.tax.ny.gov/pdf/2021/inc/it201i_2021.pdf#page=51", readOn: "2026-11-20" },
    s2: { title: "Section 601 Imposition of tax (b)(1)(B), (IV) for 2021, (V) for 2022, and (VI) for 2023", url: "https://www.nysenate.gov/legislation/laws/TAX/601", readOn: "2026-11-20" },
    s3: { title: "2022 NY Form IT-201 Instructions", url: "https://www.tax.ny.gov/pdf/2022/printable-pdfs/inc/it201i-2022.pdf#page=45", readOn: "2026-11-20" },
    s4: { title: "2023 NY Form IT-201 Instructions", url: "https://www.tax.ny.gov/pdf/2023/printable-pdfs/inc/it201i-2023.pdf#page=46", readOn: "2026-11-20" },
    s5: { title: "Tax Law 601(a)-(c), 2026 tables (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)", url: "https://github.com/TheAxiomFoundation/rulespec-us", readOn: "2026-11-20" },
    s6: { title: "2021 NY Form IT-201 Instructions Line 34", url: "https://www.tax.ny.gov/pdf/2021/inc/it201i_2021.pdf#page=19", readOn: "2026-11-20" },
    s7: { title: "Section 616 New York exemptions of a resident individual (a)", url: "https://www.nysenate.gov/legislation/laws/TAX/616", readOn: "2026-11-20" },
    s8: { title: "New York FY2026 Budget Agreement (Senate Bill S3009C)", url: "https://legislation.nysenate.gov/pdf/bills/2025/S3009C#page=12", readOn: "2026-11-20" },
    s9: { title: "Section 606 Credits against tax (b)(2)(A)", url: "https://www.nysenate.gov/legislation/laws/TAX/606", readOn: "2026-11-20" },
  },
  years: [
    { label: "2021", from: "2021-01-01", to: "2021-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted", confidence: "one_source" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted", confidence: "one_source" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", confidence: "two_sources_partial" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted", confidence: "two_sources" },
  ],
  figures: {
    printed_table: [
      { from: "2021-01-01", value: {bands:[{from:0,width:13},{from:13,width:12},{from:25,width:25},{from:50,width:50}],end:65000,bases:{single:[0,340,484,600,1042],married_joint:[0,686,976,1202,2093],married_separate:[0,340,484,600,1042],head_of_household:[0,512,730,901,1568],surviving_spouse:[0,686,976,1202,2093]}}, sources: ["t1"], confidence: "one_source" },
      { from: "2022-01-01", value: {bands:[{from:0,width:13},{from:13,width:12},{from:25,width:25},{from:50,width:50}],end:65000,bases:{single:[0,340,484,600],married_joint:[0,686,976,1202],married_separate:[0,340,484,600],head_of_household:[0,512,730,901],surviving_spouse:[0,686,976,1202]}}, sources: ["t2","t3","t4"], confidence: "one_source" },
      { from: "2025-01-01", value: {bands:[{from:0,width:13},{from:13,width:12},{from:25,width:25},{from:50,width:50}],end:65000,bases:{single:[0,340,484,600],married_joint:[0,686,976.25,1202],married_separate:[0,340,484,600],head_of_household:[0,512,730,901],surviving_spouse:[0,686,976.25,1202]}}, sources: ["t6","t5"], confidence: "two_sources" },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      { from: "2021-01-01", value: {single:[{over:0,rate:0.04},{over:8500,rate:0.045},{over:11700,rate:0.0525},{over:13900,rate:0.059},{over:21400,rate:0.0597},{over:80650,rate:0.0633},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_joint:[{over:0,rate:0.04},{over:17150,rate:0.045},{over:23600,rate:0.0525},{over:27900,rate:0.059},{over:43000,rate:0.0597},{over:161550,rate:0.0633},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_separate:[{over:0,rate:0.04},{over:8500,rate:0.045},{over:11700,rate:0.0525},{over:13900,rate:0.059},{over:21400,rate:0.0597},{over:80650,rate:0.0633},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],head_of_household:[{over:0,rate:0.04},{over:12800,rate:0.045},{over:17650,rate:0.0525},{over:20900,rate:0.059},{over:32200,rate:0.0597},{over:107650,rate:0.0633},{over:269300,rate:0.0685},{over:1616450,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],surviving_spouse:[{over:0,rate:0.04},{over:17150,rate:0.045},{over:23600,rate:0.0525},{over:27900,rate:0.059},{over:43000,rate:0.0597},{over:161550,rate:0.0633},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}]}, sources: ["s1","s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:[{over:0,rate:0.04},{over:8500,rate:0.045},{over:11700,rate:0.0525},{over:13900,rate:0.0585},{over:80650,rate:0.0625},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_joint:[{over:0,rate:0.04},{over:17150,rate:0.045},{over:23600,rate:0.0525},{over:27900,rate:0.0585},{over:161550,rate:0.0625},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_separate:[{over:0,rate:0.04},{over:8500,rate:0.045},{over:11700,rate:0.0525},{over:13900,rate:0.0585},{over:80650,rate:0.0625},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],head_of_household:[{over:0,rate:0.04},{over:12800,rate:0.045},{over:17650,rate:0.0525},{over:20900,rate:0.0585},{over:107650,rate:0.0625},{over:269300,rate:0.0685},{over:1616450,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],surviving_spouse:[{over:0,rate:0.04},{over:17150,rate:0.045},{over:23600,rate:0.0525},{over:27900,rate:0.0585},{over:161550,rate:0.0625},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}]}, sources: ["s3","s2"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:[{over:0,rate:0.04},{over:8500,rate:0.045},{over:11700,rate:0.0525},{over:13900,rate:0.055},{over:80650,rate:0.06},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_joint:[{over:0,rate:0.04},{over:17150,rate:0.045},{over:23600,rate:0.0525},{over:27900,rate:0.055},{over:161550,rate:0.06},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_separate:[{over:0,rate:0.04},{over:8500,rate:0.045},{over:11700,rate:0.0525},{over:13900,rate:0.055},{over:80650,rate:0.06},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],head_of_household:[{over:0,rate:0.04},{over:12800,rate:0.045},{over:17650,rate:0.0525},{over:20900,rate:0.055},{over:107650,rate:0.06},{over:269300,rate:0.0685},{over:1616450,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],surviving_spouse:[{over:0,rate:0.04},{over:17150,rate:0.045},{over:23600,rate:0.0525},{over:27900,rate:0.055},{over:161550,rate:0.06},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}]}, sources: ["s4","s2"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:0,rate:0.039},{over:8500,rate:0.044},{over:11700,rate:0.0515},{over:13900,rate:0.054},{over:80650,rate:0.059},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_joint:[{over:0,rate:0.039},{over:17150,rate:0.044},{over:23600,rate:0.0515},{over:27900,rate:0.054},{over:161550,rate:0.059},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],married_separate:[{over:0,rate:0.039},{over:8500,rate:0.044},{over:11700,rate:0.0515},{over:13900,rate:0.054},{over:80650,rate:0.059},{over:215400,rate:0.0685},{over:1077550,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],head_of_household:[{over:0,rate:0.039},{over:12800,rate:0.044},{over:17650,rate:0.0515},{over:20900,rate:0.054},{over:107650,rate:0.059},{over:269300,rate:0.0685},{over:1616450,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}],surviving_spouse:[{over:0,rate:0.039},{over:17150,rate:0.044},{over:23600,rate:0.0515},{over:27900,rate:0.054},{over:161550,rate:0.059},{over:323200,rate:0.0685},{over:2155350,rate:0.0965},{over:5000000,rate:0.103},{over:25000000,rate:0.109}]}, sources: ["s2","s5"], confidence: "two_sources" },
    ],
    standard_deduction: [
      { from: "2021-01-01", value: {single:8000,married_joint:16050,married_separate:8000,head_of_household:11200,surviving_spouse:16050}, sources: ["s6"], confidence: "two_sources" },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s6","s7"], confidence: "two_sources" },
    ],
    supplemental_over: [
      { from: "2021-01-01", value: 107650, sources: ["s2"], confidence: "two_sources" },
    ],
    supplemental_width: [
      { from: "2021-01-01", value: 50000, sources: ["s2"], confidence: "two_sources" },
    ],
    supplemental_base: [
      { from: "2021-01-01", value: {single:[{over:-1,amount:0},{over:215400,amount:526},{over:1077550,amount:1646},{over:5000000,amount:31817}],married_joint:[{over:-1,amount:0},{over:161550,amount:474},{over:323200,amount:1056},{over:2155350,amount:2736},{over:5000000,amount:63086}],married_separate:[{over:-1,amount:0},{over:215400,amount:526},{over:1077550,amount:1646},{over:5000000,amount:31817}],head_of_household:[{over:-1,amount:0},{over:269300,amount:742},{over:1616450,amount:2143},{over:5000000,amount:47403}],surviving_spouse:[{over:-1,amount:0},{over:161550,amount:474},{over:323200,amount:1056},{over:2155350,amount:2736},{over:5000000,amount:63086}]}, sources: ["s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:[{over:-1,amount:0},{over:215400,amount:536},{over:1077550,amount:1829},{over:5000000,amount:32000}],married_joint:[{over:-1,amount:0},{over:161550,amount:430},{over:323200,amount:1076},{over:2155350,amount:3016},{over:5000000,amount:63365}],married_separate:[{over:-1,amount:0},{over:215400,amount:536},{over:1077550,amount:1829},{over:5000000,amount:32000}],head_of_household:[{over:-1,amount:0},{over:269300,amount:752},{over:1616450,amount:2368},{over:5000000,amount:47629}],surviving_spouse:[{over:-1,amount:0},{over:161550,amount:430},{over:323200,amount:1076},{over:2155350,amount:3016},{over:5000000,amount:63365}]}, sources: ["s2"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:[{over:-1,amount:0},{over:215400,amount:568},{over:1077550,amount:2399},{over:5000000,amount:32571}],married_joint:[{over:-1,amount:0},{over:161550,amount:333},{over:323200,amount:1140},{over:2155350,amount:3887},{over:5000000,amount:64237}],married_separate:[{over:-1,amount:0},{over:215400,amount:568},{over:1077550,amount:2399},{over:5000000,amount:32571}],head_of_household:[{over:-1,amount:0},{over:269300,amount:787},{over:1616450,amount:3076},{over:5000000,amount:48337}],surviving_spouse:[{over:-1,amount:0},{over:161550,amount:333},{over:323200,amount:1140},{over:2155350,amount:3887},{over:5000000,amount:64237}]}, sources: ["s2"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:-1,amount:0},{over:215400,amount:567},{over:1077550,amount:2614},{over:5000000,amount:32786}],married_joint:[{over:-1,amount:0},{over:161550,amount:333},{over:323200,amount:1140},{over:2155350,amount:4211},{over:5000000,amount:64561}],married_separate:[{over:-1,amount:0},{over:215400,amount:567},{over:1077550,amount:2614},{over:5000000,amount:32786}],head_of_household:[{over:-1,amount:0},{over:269300,amount:787},{over:1616450,amount:3346},{over:5000000,amount:48606}],surviving_spouse:[{over:-1,amount:0},{over:161550,amount:333},{over:323200,amount:1140},{over:2155350,amount:4211},{over:5000000,amount:64561}]}, sources: ["s8","s2","s5"], confidence: "two_sources" },
    ],
    supplemental_benefit: [
      { from: "2021-01-01", value: {single:[{over:-1,amount:526},{over:215400,amount:1120},{over:1077550,amount:30171},{over:5000000,amount:32500}],married_joint:[{over:-1,amount:474},{over:161550,amount:582},{over:323200,amount:1680},{over:2155350,amount:60350},{over:5000000,amount:32500}],married_separate:[{over:-1,amount:526},{over:215400,amount:1120},{over:1077550,amount:30171},{over:5000000,amount:32500}],head_of_household:[{over:-1,amount:742},{over:269300,amount:1401},{over:1616450,amount:45260},{over:5000000,amount:32500}],surviving_spouse:[{over:-1,amount:474},{over:161550,amount:582},{over:323200,amount:1680},{over:2155350,amount:60350},{over:5000000,amount:32500}]}, sources: ["s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: {single:[{over:-1,amount:536},{over:215400,amount:1293},{over:1077550,amount:30171},{over:5000000,amount:32500}],married_joint:[{over:-1,amount:430},{over:161550,amount:646},{over:323200,amount:1940},{over:2155350,amount:60349},{over:5000000,amount:32500}],married_separate:[{over:-1,amount:536},{over:215400,amount:1293},{over:1077550,amount:30171},{over:5000000,amount:32500}],head_of_household:[{over:-1,amount:752},{over:269300,amount:1616},{over:1616450,amount:45261},{over:5000000,amount:32500}],surviving_spouse:[{over:-1,amount:430},{over:161550,amount:646},{over:323200,amount:1940},{over:2155350,amount:60349},{over:5000000,amount:32500}]}, sources: ["s2"], confidence: "one_source" },
      { from: "2023-01-01", value: {single:[{over:-1,amount:568},{over:215400,amount:1831},{over:1077550,amount:30172},{over:5000000,amount:32500}],married_joint:[{over:-1,amount:333},{over:161550,amount:807},{over:323200,amount:2747},{over:2155350,amount:60350},{over:5000000,amount:32500}],married_separate:[{over:-1,amount:568},{over:215400,amount:1831},{over:1077550,amount:30172},{over:5000000,amount:32500}],head_of_household:[{over:-1,amount:787},{over:269300,amount:2289},{over:1616450,amount:45261},{over:5000000,amount:32500}],surviving_spouse:[{over:-1,amount:333},{over:161550,amount:807},{over:323200,amount:2747},{over:2155350,amount:60350},{over:5000000,amount:32500}]}, sources: ["s2"], confidence: "two_sources" },
      { from: "2026-01-01", value: {single:[{over:-1,amount:567},{over:215400,amount:2047},{over:1077550,amount:30172},{over:5000000,amount:32500}],married_joint:[{over:-1,amount:333},{over:161550,amount:807},{over:323200,amount:3071},{over:2155350,amount:60350},{over:5000000,amount:32500}],married_separate:[{over:-1,amount:567},{over:215400,amount:2047},{over:1077550,amount:30172},{over:5000000,amount:32500}],head_of_household:[{over:-1,amount:787},{over:269300,amount:2559},{over:1616450,amount:45260},{over:5000000,amount:32500}],surviving_spouse:[{over:-1,amount:333},{over:161550,amount:807},{over:323200,amount:3071},{over:2155350,amount:60350},{over:5000000,amount:32500}]}, sources: ["s8","s2","s5"], confidence: "two_sources" },
    ],
    household_credit_single: [
      { from: "2021-01-01", value: [{over:-1,amount:75},{over:5000,amount:60},{over:6000,amount:50},{over:7000,amount:45},{over:20000,amount:40},{over:25000,amount:20},{over:28000,amount:0}], sources: ["s9"], confidence: "two_sources" },
    ],
    household_credit: [
      { from: "2021-01-01", value: [{over:-1,amount:90},{over:5000,amount:75},{over:6000,amount:65},{over:7000,amount:60},{over:22000,amount:50},{over:25000,amount:40},{over:28000,amount:20},{over:32000,amount:0}], sources: ["s9"], confidence: "two_sources" },
    ],
    household_credit_per_person: [
      { from: "2021-01-01", value: [{over:-1,amount:15},{over:20000,amount:10},{over:25000,amount:5},{over:32000,amount:0}], sources: ["s9"], confidence: "two_sources" },
    ],
  },
};
