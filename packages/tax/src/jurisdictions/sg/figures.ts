import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface SgFigures {
  readonly brackets: readonly Bracket[];
  readonly rebate?: { readonly rate: number; readonly cap: number };
}

export const data: JurisdictionData<SgFigures> = {
  code: "SG",
  name: "Singapore",
  currency: "SGD",
  decimals: 2,
  sources: {
    "tolley-sg": {
      title: "Tolley: Singapore resident rates from YA 2017 and from YA 2024",
      url: "http://vipousa.com/tolley/tax/commentary/global-mobility-personal-taxes/singapore/sg1-5-1-income-tax",
      readOn: "2024-08-28",
    },
    apexia: {
      title: "Apexia: Singapore resident rates with gross tax payable",
      url: "https://apexiacorp.com/faq/what-is-singapore-personal-tax-rate.html",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "mazars-sg": {
      title: "Mazars: Singapore rates from YA 2024 with gross tax payable",
      url: "https://www.mazars.sg/Home/Services/International-services/Doing-Business-in-Singapore/Personal-Taxation/Tax-Rates",
      readOn: "2026-11-20",
    },
    "iras-rebate": {
      title: "IRAS: personal income tax rebate YA 2024 and YA 2025",
      url: "https://www.iras.gov.sg/taxes/individual-income-tax/basics-of-individual-income-tax/tax-reliefs-rebates-and-deductions/tax-reliefs/personal-tax-rebate",
      readOn: "2026-11-20",
    },
    "otp-sg": {
      title: "Ourtaxpartner: YA 2025 rebate examples",
      url: "https://www.ourtaxpartner.com/post/understanding-the-60-tax-rebate-for-ya-2025",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2022-01-01",
        value: [
          { over: 20_000, rate: 0.02 },
          { over: 30_000, rate: 0.035 },
          { over: 40_000, rate: 0.07 },
          { over: 80_000, rate: 0.115 },
          { over: 120_000, rate: 0.15 },
          { over: 160_000, rate: 0.18 },
          { over: 200_000, rate: 0.19 },
          { over: 240_000, rate: 0.195 },
          { over: 280_000, rate: 0.2 },
          { over: 320_000, rate: 0.22 },
        ],
        sources: ["tolley-sg", "apexia"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 20_000, rate: 0.02 },
          { over: 30_000, rate: 0.035 },
          { over: 40_000, rate: 0.07 },
          { over: 80_000, rate: 0.115 },
          { over: 120_000, rate: 0.15 },
          { over: 160_000, rate: 0.18 },
          { over: 200_000, rate: 0.19 },
          { over: 240_000, rate: 0.195 },
          { over: 280_000, rate: 0.2 },
          { over: 320_000, rate: 0.22 },
          { over: 500_000, rate: 0.23 },
          { over: 1_000_000, rate: 0.24 },
        ],
        sources: ["ai2", "mazars-sg"],
        confidence: "two_sources",
      },
    ],
    rebate: [
      {
        from: "2023-01-01",
        value: { rate: 0.5, cap: 200 },
        sources: ["iras-rebate", "otp-sg"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.6, cap: 200 },
        sources: ["iras-rebate", "otp-sg"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: null,
        sources: ["iras-rebate", "otp-sg"],
        confidence: "two_sources",
      },
    ],
  },
};
