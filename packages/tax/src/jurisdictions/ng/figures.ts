import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface NgFigures {
  readonly brackets: readonly Bracket[];
}

export const data: JurisdictionData<NgFigures> = {
  code: "NG",
  name: "Nigeria",
  currency: "NGN",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    keepam: {
      title: "Keepam: 2026 rates with cumulative tax",
      url: "https://keepam.ng/nigeria-tax-rates-2026",
      readOn: "2026-11-20",
    },
    ngnmarket: {
      title: "NGN Market: Nigeria Tax Act (2026)",
      url: "https://www.ngnmarket.com/blog/nigeria-tax-act",
      readOn: "2026-11-20",
    },
  },
  years: [{ label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" }],
  figures: {
    brackets: [
      {
        from: "2026-01-01",
        value: [
          { over: 800_000, rate: 0.15 },
          { over: 3_000_000, rate: 0.18 },
          { over: 12_000_000, rate: 0.21 },
          { over: 25_000_000, rate: 0.23 },
          { over: 50_000_000, rate: 0.25 },
        ],
        sources: ["ai2", "keepam", "ngnmarket"],
        confidence: "two_sources",
      },
    ],
  },
};
