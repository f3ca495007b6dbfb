// Written by scripts/import-us.ts. A correction is made here, with its source, or in the importer.
import type { JurisdictionData } from "../../internal/figures.ts";
import type { Brackets, Lookup, PerStatus } from "../types.ts";

/** The figures of Missouri. */
export interface MissouriFigures {
  readonly rates: Brackets;
  readonly minimum_taxable_income: number;
  readonly federal_tax_share: Lookup;
  readonly federal_tax_cap: PerStatus<number>;
  readonly head_exemption: number;
  readonly gain_subtraction: number;
}

export const data: JurisdictionData<MissouriFigures> = {
  code: "US-MO",
  name: "Missouri",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: { title: "2021 Missouri Income Tax Chart Form MO-1040 Instructions", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2021.pdf#page=26", readOn: "2026-11-20" },
    s2: { title: "Missouri Legal Code, Chapter 143.011.  Resident individuals — tax rates — rate reductions, when.", url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.011&bid=51511&hl=", readOn: "2026-11-20" },
    s3: { title: "2022 Missouri Income Tax Chart Form MO-1040 Instructions", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2022.pdf#page=26", readOn: "2026-11-20" },
    s4: { title: "2024 MO-1040 Book - Individual Income Tax Long Form", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2024.pdf#page=26", readOn: "2026-11-20" },
    s5: { title: "2025 MO-1040 Book - Individual Income Tax Long Form", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf#page=26", readOn: "2026-11-20" },
    s6: { title: "2026 Missouri Withholding Tax Formula; RSMo 143.011 table", url: "https://dor.mo.gov/forms/Withholding%20Formula_2026.pdf", readOn: "2026-11-20" },
    s7: { title: "RSMo 143.011 / 2026 table: 1,348 steps, 4.7% over 9,436 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)", url: "https://github.com/TheAxiomFoundation/rulespec-us", readOn: "2026-11-20" },
    s8: { title: "Missouri Legal Code | 143.021.  Tax determined by rates in section 143.011 — no tax on taxable income, when.", url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.021", readOn: "2026-11-20" },
    s9: { title: "2023 Individual Income Tax Long Form MO-1040 Instructions", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2023.pdf#page=26", readOn: "2026-11-20" },
    s10: { title: "Missouri Department of Revenue 2025 Individual Income Tax Year Changes (This reference should be updated once the 2025 tax form comes out)", url: "https://dor.mo.gov/taxation/individual/tax-types/income/year-changes/", readOn: "2026-11-20" },
    s11: { title: "2021 Form MO-1040, Line 12", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2021.pdf", readOn: "2026-11-20" },
    s12: { title: "RSMo 143.171: 5,000 on a single return, 10,000 on a combined one (read in a published copy)", url: "http://www.laws9.com/statutes/missouri/t10/c143/143_171", readOn: "2026-11-20" },
    s13: { title: "Missouri House of Representatives, summary of HB 1340: the limits of present law", url: "https://house.mo.gov/billtracking/bills081/bilsum/intro/sHB1340I.htm", readOn: "2026-11-20" },
    s14: { title: "2021 MO-1040 Instructions (Line 15 is the long-term care insurance deduction; the booklet has no head of household exemption line)", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2021.pdf#page=8", readOn: "2026-11-20" },
    s15: { title: "2022 MO-1040 Instructions, Line 15", url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2022.pdf#page=8", readOn: "2026-11-20" },
    s16: { title: "Revisor of Missouri, Title X Taxation and Revenue, Chapter 143, Section 143.121(14)(a), Missouri adjusted gross income (8/28/2025)", url: "https://www.revisor.mo.gov/main/OneSection.aspx?section=143.121&bid=57543", readOn: "2026-11-20" },
  },
  years: [
    { label: "2021", from: "2021-01-01", to: "2021-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted", confidence: "two_sources_partial" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", confidence: "two_sources" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted", confidence: "two_sources" },
  ],
  figures: {
    rates: [
      { from: "2021-01-01", value: [{over:0,rate:0.015},{over:1088,rate:0.02},{over:2176,rate:0.025},{over:3264,rate:0.03},{over:4352,rate:0.035},{over:5440,rate:0.04},{over:6528,rate:0.045},{over:7616,rate:0.05},{over:8704,rate:0.054}], sources: ["s1","s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: [{over:0,rate:0.015},{over:1121,rate:0.02},{over:2242,rate:0.025},{over:3363,rate:0.03},{over:4484,rate:0.035},{over:5605,rate:0.04},{over:6726,rate:0.045},{over:7847,rate:0.05},{over:8968,rate:0.053}], sources: ["s3","s2"], confidence: "one_source" },
      { from: "2023-01-01", value: [{over:0,rate:0},{over:1207,rate:0.02},{over:2414,rate:0.025},{over:3621,rate:0.03},{over:4828,rate:0.035},{over:6035,rate:0.04},{over:7242,rate:0.045},{over:8449,rate:0.0495}], sources: ["s2"], confidence: "two_sources" },
      { from: "2024-01-01", value: [{over:0,rate:0},{over:1273,rate:0.02},{over:2546,rate:0.025},{over:3819,rate:0.03},{over:5092,rate:0.035},{over:6365,rate:0.04},{over:7638,rate:0.045},{over:8911,rate:0.048}], sources: ["s4","s2"], confidence: "two_sources" },
      { from: "2025-01-01", value: [{over:0,rate:0},{over:1313,rate:0.02},{over:2626,rate:0.025},{over:3939,rate:0.03},{over:5252,rate:0.035},{over:6565,rate:0.04},{over:7878,rate:0.045},{over:9191,rate:0.047}], sources: ["s5","s2"], confidence: "two_sources" },
      { from: "2026-01-01", value: [{over:0,rate:0},{over:1348,rate:0.02},{over:2696,rate:0.025},{over:4044,rate:0.03},{over:5392,rate:0.035},{over:6740,rate:0.04},{over:8088,rate:0.045},{over:9436,rate:0.047}], sources: ["s6","s2","s7"], confidence: "two_sources" },
    ],
    minimum_taxable_income: [
      { from: "2021-01-01", value: 108, sources: ["s1","s8"], confidence: "two_sources" },
      { from: "2022-01-01", value: 111, sources: ["s3","s8"], confidence: "one_source" },
      { from: "2023-01-01", value: 1207, sources: ["s9","s8"], confidence: "two_sources" },
      { from: "2024-01-01", value: 1273, sources: ["s4","s8"], confidence: "two_sources" },
      { from: "2025-01-01", value: 1313, sources: ["s10","s8"], confidence: "two_sources" },
      { from: "2026-01-01", value: 1348, sources: ["s6","s8","s7"], confidence: "two_sources" },
    ],
    federal_tax_share: [
      { from: "2021-01-01", value: [{over:-1,amount:0.35},{over:25000,amount:0.25},{over:50000,amount:0.15},{over:100000,amount:0.05},{over:125000,amount:0}], sources: ["s11"], confidence: "two_sources" },
    ],
    federal_tax_cap: [
      { from: "2021-01-01", value: {single:5000,married_joint:10000,married_separate:5000,head_of_household:5000,surviving_spouse:5000}, sources: ["s12","s13"], confidence: "two_sources" },
    ],
    head_exemption: [
      { from: "2021-01-01", value: 0, sources: ["s14"], confidence: "two_sources" },
      { from: "2022-01-01", value: 1400, sources: ["s15"], confidence: "two_sources" },
    ],
    gain_subtraction: [
      { from: "2021-01-01", value: 0, sources: ["s16"], confidence: "two_sources" },
      { from: "2025-01-01", value: 1, sources: ["s16"], confidence: "two_sources" },
    ],
  },
};
