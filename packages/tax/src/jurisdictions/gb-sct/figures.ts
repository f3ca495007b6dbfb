import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface GbSctFigures {
  readonly scottish_brackets: readonly Bracket[];
}

export const data: JurisdictionData<GbSctFigures> = {
  code: "GB-SCT",
  name: "Scotland",
  currency: "GBP",
  decimals: 2,
  sources: {
    "hmrc-kalc": {
      title: "HMRC tax-kalculator (Apache-2.0), TaxBands.kt, v2.16.0",
      url: "https://github.com/hmrc/tax-kalculator",
      readOn: "2026-02-19",
    },
    "pe-uk": {
      title: "PolicyEngine UK parameters",
      url: "https://github.com/PolicyEngine/policyengine-uk",
      readOn: "2026-08-17",
    },
  },
  years: [
    { label: "2022-23", from: "2022-04-06", to: "2023-04-05", status: "enacted" },
    { label: "2023-24", from: "2023-04-06", to: "2024-04-05", status: "enacted" },
    { label: "2024-25", from: "2024-04-06", to: "2025-04-05", status: "enacted" },
    { label: "2025-26", from: "2025-04-06", to: "2026-04-05", status: "enacted" },
    { label: "2026-27", from: "2026-04-06", to: "2027-04-05", status: "enacted" },
  ],
  figures: {
    scottish_brackets: [
      {
        from: "2022-04-06",
        value: [
          { over: 0, rate: 0.19 },
          { over: 2162, rate: 0.2 },
          { over: 13_118, rate: 0.21 },
          { over: 31_092, rate: 0.41 },
          { over: 150_000, rate: 0.46 },
        ],
        sources: ["hmrc-kalc", "pe-uk"],
        confidence: "two_sources",
      },
      {
        from: "2023-04-06",
        value: [
          { over: 0, rate: 0.19 },
          { over: 2162, rate: 0.2 },
          { over: 13_118, rate: 0.21 },
          { over: 31_092, rate: 0.42 },
          { over: 125_140, rate: 0.47 },
        ],
        sources: ["hmrc-kalc", "pe-uk"],
        confidence: "two_sources",
      },
      {
        from: "2024-04-06",
        value: [
          { over: 0, rate: 0.19 },
          { over: 2306, rate: 0.2 },
          { over: 13_991, rate: 0.21 },
          { over: 31_092, rate: 0.42 },
          { over: 62_430, rate: 0.45 },
          { over: 125_140, rate: 0.48 },
        ],
        sources: ["hmrc-kalc", "pe-uk"],
        confidence: "two_sources",
      },
      {
        from: "2025-04-06",
        value: [
          { over: 0, rate: 0.19 },
          { over: 2827, rate: 0.2 },
          { over: 14_921, rate: 0.21 },
          { over: 31_092, rate: 0.42 },
          { over: 62_430, rate: 0.45 },
          { over: 125_140, rate: 0.48 },
        ],
        sources: ["hmrc-kalc", "pe-uk"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-06",
        value: [
          { over: 0, rate: 0.19 },
          { over: 3967, rate: 0.2 },
          { over: 16_956, rate: 0.21 },
          { over: 31_092, rate: 0.42 },
          { over: 62_430, rate: 0.45 },
          { over: 125_140, rate: 0.48 },
        ],
        sources: ["hmrc-kalc", "pe-uk"],
        confidence: "two_sources",
      },
    ],
  },
};
