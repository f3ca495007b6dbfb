import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface KrFigures {
  readonly brackets: readonly Bracket[];
  readonly local_rate: number;
  readonly basic_deduction: number;
  readonly earned_income_deduction: readonly { readonly at: number; readonly amount: number }[];
  readonly earned_income_credit: {
    readonly rate: number;
    readonly first_tax: number;
    readonly rate_above: number;
    readonly caps: readonly {
      readonly over: number;
      readonly cap: number;
      readonly slope: number;
      readonly floor: number;
    }[];
  };
}

export const data: JurisdictionData<KrFigures> = {
  code: "KR",
  name: "South Korea",
  currency: "KRW",
  decimals: 0,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "pwc-kr": {
      title: "PwC Korea: deductions page and 2024 sample computation",
      url: "https://taxsummaries.pwc.com/republic-of-korea/individual/sample-personal-income-tax-calculation",
      readOn: "2024-07-17",
    },
    "oecd-kr": {
      title: "OECD Taxing Wages, Korea (deduction cap 20m) (2021)",
      url: "https://read.oecd.org/10.1787/51ec9ec6-en",
      readOn: "2026-11-20",
    },
    krpol: {
      title: "krtaxpolicy blog: wage deduction 2025 (2025-11)",
      url: "https://blog.krtaxpolicy.com/2025/11/income-deductions-how-to-lower-your.html",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.06 },
          { over: 14_000_000, rate: 0.15 },
          { over: 50_000_000, rate: 0.24 },
          { over: 88_000_000, rate: 0.35 },
          { over: 150_000_000, rate: 0.38 },
          { over: 300_000_000, rate: 0.4 },
          { over: 500_000_000, rate: 0.42 },
          { over: 1_000_000_000, rate: 0.45 },
        ],
        sources: ["ai2", "pwc-kr"],
        confidence: "two_sources",
      },
    ],
    local_rate: [{ from: "2023-01-01", value: 0.1, sources: ["pwc-kr"], confidence: "one_source" }],
    basic_deduction: [
      {
        from: "2023-01-01",
        value: 1_500_000,
        sources: ["pwc-kr", "oecd-kr", "krpol"],
        confidence: "two_sources",
      },
    ],
    earned_income_deduction: [
      {
        from: "2023-01-01",
        value: [
          { at: 0, amount: 0 },
          { at: 5_000_000, amount: 3_500_000 },
          { at: 15_000_000, amount: 7_500_000 },
          { at: 45_000_000, amount: 12_000_000 },
          { at: 100_000_000, amount: 14_750_000 },
          { at: 362_500_000, amount: 20_000_000 },
        ],
        sources: ["pwc-kr", "oecd-kr", "krpol"],
        confidence: "two_sources",
      },
    ],
    earned_income_credit: [
      {
        from: "2023-01-01",
        value: {
          rate: 0.55,
          first_tax: 1_300_000,
          rate_above: 0.3,
          caps: [
            { over: 0, cap: 740_000, slope: 0, floor: 740_000 },
            { over: 33_000_000, cap: 740_000, slope: 0.008, floor: 660_000 },
            { over: 70_000_000, cap: 660_000, slope: 0.5, floor: 500_000 },
            { over: 120_000_000, cap: 500_000, slope: 0.5, floor: 200_000 },
          ],
        },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
  },
};
