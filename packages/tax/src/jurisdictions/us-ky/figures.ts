import type { JurisdictionData } from "../../engine/figures.ts";
import type { Lookup } from "../us/figure-types.ts";

/** The figures of Kentucky. */
export interface UsKyFigures {
  readonly rate: number;
  readonly standard_deduction: number;
  readonly aged_credit: Lookup;
  readonly family_size_credit: Lookup;
  readonly family_size_max: number;
  readonly poverty_guideline: number;
  readonly poverty_guideline_further: number;
  readonly care_credit_match: number;
  readonly pension_exclusion: number;
}

export const data: JurisdictionData<UsKyFigures> = {
  code: "US-KY",
  name: "Kentucky",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "2021 Kentucky Individual Income Tax Return Residents Only - Form 740 - Line 12",
      url: "https://revenue.ky.gov/Forms/Form%20740-2021.pdf#page=1",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Kentucky Statutes 141.020",
      url: "https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=54585",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2023 Kentucky Department of Revenue",
      url: "https://revenue.ky.gov/News/Pages/DOR-Announces-Updates-to-Individual-Income-Tax-for-2023-Tax-Year.aspx",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 Kentucky Individual Income Tax Forms",
      url: "https://revenue.ky.gov/Forms/740%20instructions%20packet%20(2025).pdf#page=2",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "KRS 141.020 (3.5%); 2026 Form 740-ES (3,360) (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2021 KENTUCKY Form 740",
      url: "https://www.taxformfinder.org/forms/2021/2021-kentucky-form-740.pdf",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Kentucky Revised Statutes, KRS Chapter 141.081 Optional standard deduction for individuals - Exception.",
      url: "https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=29067",
      readOn: "2026-11-20",
    },
    s8: {
      title: "2022 KENTUCKY Form 740",
      url: "https://revenue.ky.gov/Forms/Form%20740%205-9-23.pdf",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2023 KENTUCKY Form 740",
      url: "https://revenue.ky.gov/Forms/740%20Packet%20Instructions%202023.pdf#page=13",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Kentucky 42A003(TCF)(10-2025) and 2026 Form 740-ES",
      url: "https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Schedule ITC Section B 2021",
      url: "https://revenue.ky.gov/Forms/Schedule%20ITC-2021.pdf#page=2",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Schedule ITC Section B 2023",
      url: "https://revenue.ky.gov/Forms/Schedule%20ITC%202023.pdf#page=2",
      readOn: "2026-11-20",
    },
    s14: {
      title: "Kentucky 141.066, (3)",
      url: "https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=49188",
      readOn: "2026-11-20",
    },
    s15: {
      title: "HHS poverty guidelines 2021, 86 FR 7732 (read in a table that cites it)",
      url: "https://docslib.org/doc/2431152/2021-federal-poverty-guidelines-fpg-annual-monthly-income-levels-from-100-to-250",
      readOn: "2026-11-20",
    },
    s16: {
      title: "HHS poverty guidelines 2022, 87 FR 3315",
      url: "https://www.federalregister.gov/d/2022-01166",
      readOn: "2026-11-20",
    },
    s17: {
      title: "HHS poverty guidelines 2023, 88 FR 3424",
      url: "https://www.federalregister.gov/d/2023-00885",
      readOn: "2026-11-20",
    },
    s18: {
      title: "HHS poverty guidelines 2024, 89 FR 2961",
      url: "https://www.federalregister.gov/d/2024-00796",
      readOn: "2026-11-20",
    },
    s19: {
      title: "HHS poverty guidelines 2025, 90 FR 5917",
      url: "https://www.federalregister.gov/d/2025-01377",
      readOn: "2026-11-20",
    },
    s20: {
      title: "HHS, poverty guidelines for 2026 (91 FR 1797)",
      url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
      readOn: "2026-11-20",
    },
    s21: {
      title: "PolicyEngine US, federal poverty guidelines, which cites the pages of HHS",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/hhs/fpg.yaml",
      readOn: "2026-11-21",
    },
    w1: {
      title:
        "Kentucky Revised Statutes Chapter 141.067 Household and dependent care service credit",
      url: "https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=29058",
      readOn: "2026-11-20",
    },
    w2: {
      title: "2022 KENTUCKY Form 740",
      url: "https://revenue.ky.gov/Forms/Form%20740%205-9-23.pdf#page=2",
      readOn: "2026-11-20",
    },
    w3: {
      title: "Kentucky Pension Income Schedule P (1999)",
      url: "https://revenue.ky.gov/Forms/1999_42a740p.pdf",
      readOn: "2026-11-20",
    },
    w4: {
      title: "Kentucky Pension Income Schedule P (2000)",
      url: "https://revenue.ky.gov/Forms/2000_42a740p.pdf",
      readOn: "2026-11-20",
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
    rate: [
      { from: "2021-01-01", value: 0.05, sources: ["s1", "s2"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.045, sources: ["s3", "s2"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.04, sources: ["s4", "s2"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.035, sources: ["s2", "s5"], confidence: "two_sources" },
    ],
    standard_deduction: [
      { from: "2021-01-01", value: 2690, sources: ["s6", "s7"], confidence: "two_sources" },
      { from: "2022-01-01", value: 2770, sources: ["s8", "s7"], confidence: "two_sources" },
      { from: "2023-01-01", value: 2980, sources: ["s9", "s7"], confidence: "two_sources" },
      { from: "2024-01-01", value: 3160, sources: ["s4", "s7"], confidence: "two_sources" },
      { from: "2025-01-01", value: 3270, sources: ["s4", "s7", "s10"], confidence: "two_sources" },
      { from: "2026-01-01", value: 3360, sources: ["s11", "s7", "s5"], confidence: "two_sources" },
    ],
    aged_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 65, amount: 40 },
        ],
        sources: ["s12", "s13"],
        confidence: "two_sources",
      },
    ],
    family_size_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 1 },
          { over: 1, amount: 0.9 },
          { over: 1.04, amount: 0.8 },
          { over: 1.08, amount: 0.7 },
          { over: 1.12, amount: 0.6 },
          { over: 1.16, amount: 0.5 },
          { over: 1.2, amount: 0.4 },
          { over: 1.24, amount: 0.3 },
          { over: 1.270032, amount: 0.2 },
          { over: 1.3, amount: 0.1 },
          { over: 1.330032, amount: 0 },
        ],
        sources: ["s14"],
        confidence: "two_sources",
      },
    ],
    family_size_max: [
      { from: "2021-01-01", value: 4, sources: ["s14"], confidence: "two_sources" },
    ],
    poverty_guideline: [
      { from: "2021-01-01", value: 12_880, sources: ["s15", "s21"], confidence: "two_sources" },
      { from: "2022-01-01", value: 13_590, sources: ["s16", "s21"], confidence: "two_sources" },
      { from: "2023-01-01", value: 14_580, sources: ["s17", "s21"], confidence: "two_sources" },
      { from: "2024-01-01", value: 15_060, sources: ["s18", "s21"], confidence: "two_sources" },
      { from: "2025-01-01", value: 15_650, sources: ["s19", "s21"], confidence: "two_sources" },
      { from: "2026-01-01", value: 15_960, sources: ["s20", "s21"], confidence: "two_sources" },
    ],
    poverty_guideline_further: [
      { from: "2021-01-01", value: 4540, sources: ["s15", "s21"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4720, sources: ["s16", "s21"], confidence: "two_sources" },
      { from: "2023-01-01", value: 5140, sources: ["s17", "s21"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5380, sources: ["s18", "s21"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5500, sources: ["s19", "s21"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5680, sources: ["s20", "s21"], confidence: "two_sources" },
    ],
    care_credit_match: [
      { from: "2021-01-01", value: 0.2, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    pension_exclusion: [
      { from: "2021-01-01", value: 31_110, sources: ["w3", "w4"], confidence: "one_source" },
    ],
  },
};
