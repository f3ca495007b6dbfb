import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface TrFigures {
  readonly wage_brackets: readonly Bracket[];
  readonly other_brackets: readonly Bracket[];
  readonly minimum_wage_monthly: number;
  readonly social_security_rate: number;
}

export const data: JurisdictionData<TrFigures> = {
  code: "TR",
  name: "Turkey",
  currency: "TRY",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    alom: {
      title: "Alomaliye, quoting the Official Gazette of 31 December 2025, general communique 332",
      url: "https://www.alomaliye.com/2025/12/31/2026-yili-vergi-dilimleri/amp",
      readOn: "2025-12-31",
    },
    ntv: {
      title: "NTV: 2026 bands with the 2025 ones they replace",
      url: "https://www.ntv.com.tr",
      readOn: "2026-01-01",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    wage_brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 158_000, rate: 0.2 },
          { over: 330_000, rate: 0.27 },
          { over: 1_200_000, rate: 0.35 },
          { over: 4_300_000, rate: 0.4 },
        ],
        sources: ["ai2", "alom", "ntv"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 190_000, rate: 0.2 },
          { over: 400_000, rate: 0.27 },
          { over: 1_500_000, rate: 0.35 },
          { over: 5_300_000, rate: 0.4 },
        ],
        sources: ["ai2", "alom", "ntv"],
        confidence: "two_sources",
      },
    ],
    other_brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 158_000, rate: 0.2 },
          { over: 330_000, rate: 0.27 },
          { over: 800_000, rate: 0.35 },
          { over: 4_300_000, rate: 0.4 },
        ],
        sources: ["alom", "ntv"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 190_000, rate: 0.2 },
          { over: 400_000, rate: 0.27 },
          { over: 1_000_000, rate: 0.35 },
          { over: 5_300_000, rate: 0.4 },
        ],
        sources: ["alom", "ntv"],
        confidence: "two_sources",
      },
    ],
    minimum_wage_monthly: [
      { from: "2025-01-01", value: 26_005.5, sources: ["ai2"], confidence: "one_source" },
      { from: "2026-01-01", value: 33_030, sources: ["ai2"], confidence: "one_source" },
    ],
    social_security_rate: [
      { from: "2025-01-01", value: 0.15, sources: ["ai2"], confidence: "one_source" },
    ],
  },
};
