import type { JurisdictionData } from "../../engine/figures.ts";
import type { Lookup, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of North Carolina. */
export interface UsNcFigures extends MilitaryFigures {
  readonly rate: number;
  readonly standard_deduction: PerStatus<number>;
  readonly child_deduction: PerStatus<Lookup>;
  readonly mortgage_and_property_cap: number;
}

export const data: JurisdictionData<UsNcFigures> = {
  code: "US-NC",
  name: "North Carolina",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "North Carolina Department of Revenue - Tax Rate Schedules",
      url: "https://www.ncdor.gov/taxes-forms/tax-rate-schedules",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2022 North Carolina Form D-400, Line 15",
      url: "https://www.ncdor.gov/2022-d-400-handwritten-version/open#page=2",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2023 North Carolina Form D-400, Line 15",
      url: "https://www.ncdor.gov/2023-d-400-handwritten-version/open#page=2",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 North Carolina Individual Income Tax Instructions, Page 7",
      url: "https://www.ncdor.gov/2024-d-401-individual-income-tax-instructions/open#page=7",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2025 North Carolina Individual Income Tax Instructions",
      url: "https://www.ncdor.gov/2025-d-401-individual-income-tax-instructions/open#page=8",
      readOn: "2026-11-20",
    },
    s6: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s7: {
      title: "NCDOR rate schedules; G.S. 105-153.5",
      url: "https://www.ncdor.gov/taxes-forms/individual-income-tax/tax-rate-schedules",
      readOn: "2026-11-20",
    },
    s8: {
      title: "2021 North Carolina Form D-401, Line 11",
      url: "https://www.ncdor.gov/2021-d-401-individual-income-tax-instructions/open#page=14",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Code of North Carolina | § 105-153.10 (a) (1)",
      url: "https://law.justia.com/codes/north-carolina/2022/chapter-105/article-4/section-105-153-5/",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2022 North Carolina Form D-401, Line 11",
      url: "https://www.ncdor.gov/2022-d-401-individual-income-tax-instructions/open#page=14",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2021 North Carolina Form D-401, Line 10",
      url: "https://www.ncdor.gov/2021-d-401-individual-income-tax-instructions/open#page=13",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2022 North Carolina Form D-401, Line 10",
      url: "https://www.ncdor.gov/2022-d-401-individual-income-tax-instructions/open#page=13",
      readOn: "2026-11-20",
    },
    w1: {
      title: "North Carolina Department of Revenue",
      url: "https://www.ncdor.gov/taxes-forms/individual-income-tax/north-carolina-standard-deduction-or-north-carolina-itemized-deductions",
      readOn: "2026-11-20",
    },
    w2: {
      title: "N.C. Gen. Stat. § 105-153.5 (2) (b)",
      url: "https://casetext.com/statute/general-statutes-of-north-carolina/chapter-105-taxation/subchapter-i-levy-of-taxes/article-4-income-tax/part-2-individual-income-tax/section-105-1535-modifications-to-adjusted-gross-income",
      readOn: "2026-11-20",
    },
    m1: {
      title:
        "North Carolina Department of Revenue, military retirement (G.S. 105-153.5(b)(5a)): after 20 years or medical retirement, from 2021",
      url: "https://www.ncdor.gov/taxes-forms/individual-income-tax/military-retirement",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, military pensions in North Carolina",
      url: "https://support.taxslayer.com/hc/en-us/articles/360028869012-Is-my-military-pension-retirement-income-taxable-to-North-Carolina",
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
    rate: [
      { from: "2021-01-01", value: 0.0525, sources: ["s1"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.0499, sources: ["s2"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.0475, sources: ["s3"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.045, sources: ["s4"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.0425, sources: ["s5", "s6"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.0399, sources: ["s1", "s7"], confidence: "two_sources" },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 10_750,
          married_joint: 21_500,
          married_separate: 10_750,
          head_of_household: 16_125,
          surviving_spouse: 21_500,
        },
        sources: ["s8", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 12_750,
          married_joint: 25_500,
          married_separate: 12_750,
          head_of_household: 19_125,
          surviving_spouse: 25_500,
        },
        sources: ["s10", "s9"],
        confidence: "two_sources",
      },
    ],
    child_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: -1, amount: 2500 },
            { over: 20_000, amount: 2000 },
            { over: 30_000, amount: 1500 },
            { over: 40_000, amount: 1000 },
            { over: 50_000, amount: 500 },
            { over: 60_000, amount: 0 },
            { over: 70_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 2500 },
            { over: 40_000, amount: 2000 },
            { over: 60_000, amount: 1500 },
            { over: 80_000, amount: 1000 },
            { over: 100_000, amount: 500 },
            { over: 120_000, amount: 0 },
            { over: 140_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 2500 },
            { over: 20_000, amount: 2000 },
            { over: 30_000, amount: 1500 },
            { over: 40_000, amount: 1000 },
            { over: 50_000, amount: 500 },
            { over: 60_000, amount: 0 },
            { over: 70_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 2500 },
            { over: 30_000, amount: 2000 },
            { over: 45_000, amount: 1500 },
            { over: 60_000, amount: 1000 },
            { over: 75_000, amount: 500 },
            { over: 90_000, amount: 0 },
            { over: 105_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 2500 },
            { over: 40_000, amount: 2000 },
            { over: 60_000, amount: 1500 },
            { over: 80_000, amount: 1000 },
            { over: 100_000, amount: 500 },
            { over: 120_000, amount: 0 },
            { over: 140_000, amount: 0 },
          ],
        },
        sources: ["s11", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: -1, amount: 3000 },
            { over: 20_000, amount: 2500 },
            { over: 30_000, amount: 2000 },
            { over: 40_000, amount: 1500 },
            { over: 50_000, amount: 1000 },
            { over: 60_000, amount: 500 },
            { over: 70_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 3000 },
            { over: 40_000, amount: 2500 },
            { over: 60_000, amount: 2000 },
            { over: 80_000, amount: 1500 },
            { over: 100_000, amount: 1000 },
            { over: 120_000, amount: 500 },
            { over: 140_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 3000 },
            { over: 20_000, amount: 2500 },
            { over: 30_000, amount: 2000 },
            { over: 40_000, amount: 1500 },
            { over: 50_000, amount: 1000 },
            { over: 60_000, amount: 500 },
            { over: 70_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 3000 },
            { over: 30_000, amount: 2500 },
            { over: 45_000, amount: 2000 },
            { over: 60_000, amount: 1500 },
            { over: 75_000, amount: 1000 },
            { over: 90_000, amount: 500 },
            { over: 105_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 3000 },
            { over: 40_000, amount: 2500 },
            { over: 60_000, amount: 2000 },
            { over: 80_000, amount: 1500 },
            { over: 100_000, amount: 1000 },
            { over: 120_000, amount: 500 },
            { over: 140_000, amount: 0 },
          ],
        },
        sources: ["s12", "s9"],
        confidence: "two_sources",
      },
    ],
    mortgage_and_property_cap: [
      { from: "2021-01-01", value: 20_000, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
