import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface IsFigures {
  readonly state_brackets: readonly Bracket[];
  readonly average_municipal: number;
  readonly personal_credit: number;
  readonly pension_deduction: number;
}

export const data: JurisdictionData<IsFigures> = {
  code: "IS",
  name: "Iceland",
  currency: "ISK",
  decimals: 0,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    island: {
      title:
        "Island.is (Skatturinn): brackets and credit 2026, combined rates 31.49 / 37.99 / 46.29",
      url: "https://island.is/en/personal-tax-credit-and-income-tax-brackets",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    state_brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.1655 },
          { over: 5_664_060, rate: 0.2305 },
          { over: 15_901_524, rate: 0.3135 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.1655 },
          { over: 5_977_464, rate: 0.2305 },
          { over: 16_781_400, rate: 0.3135 },
        ],
        sources: ["ai2", "island"],
        confidence: "two_sources",
      },
    ],
    average_municipal: [
      { from: "2025-01-01", value: 0.1494, sources: ["ai2"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.1494, sources: ["ai2", "island"], confidence: "two_sources" },
    ],
    personal_credit: [
      { from: "2025-01-01", value: 824_288, sources: ["ai2"], confidence: "one_source" },
      { from: "2026-01-01", value: 869_898, sources: ["ai2", "island"], confidence: "two_sources" },
    ],
    pension_deduction: [
      { from: "2025-01-01", value: 0.04, sources: ["ai2"], confidence: "one_source" },
    ],
  },
};
