import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface SkFigures {
  readonly brackets: readonly Bracket[];
  readonly basic_allowance: {
    readonly full: number;
    readonly full_to_base: number;
    readonly cap: number;
    readonly divisor: number;
  };
}

export const data: JurisdictionData<SkFigures> = {
  code: "SK",
  name: "Slovakia",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "tax-audit": {
      title: "Tax-audit.sk: 2026 amendments in multiples of the subsistence minimum (2025)",
      url: "https://www.tax-audit.sk/en/novinky/changes-in-the-income-tax-act-from-01-01-2026",
      readOn: "2026-11-20",
    },
    danporad: {
      title: "Danovy poradca: tax rates 2026",
      url: "https://www.danovy-poradca.sk/en/resources/tax-rates",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.19 },
          { over: 48_441.43, rate: 0.25 },
        ],
        sources: ["ai2", "tax-audit"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.19 },
          { over: 43_983.32, rate: 0.25 },
          { over: 60_349.21, rate: 0.3 },
          { over: 75_010.32, rate: 0.35 },
        ],
        sources: ["ai2", "danporad", "tax-audit"],
        confidence: "two_sources",
      },
    ],
    basic_allowance: [
      {
        from: "2025-01-01",
        value: { full: 5753.79, full_to_base: 25_426.27, cap: 12_110.36, divisor: 4 },
        sources: ["ai2", "tax-audit"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { full: 5966.73, full_to_base: 26_083.13, cap: 14_661.11, divisor: 3 },
        sources: ["ai2", "danporad", "tax-audit"],
        confidence: "two_sources",
      },
    ],
  },
};
