import type { JurisdictionData } from "../../internal/figures.ts";
import type { Bracket } from "../../internal/schedule.ts";

export interface EsAnFigures {
  readonly regionalBrackets: readonly Bracket[];
  readonly regionalMinimum: number;
}

export const esAnData: JurisdictionData<EsAnFigures> = {
  code: "ES-AN",
  name: "Andalusia",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    regionalBrackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.095 },
          { over: 13_000, rate: 0.12 },
          { over: 21_100, rate: 0.15 },
          { over: 35_200, rate: 0.185 },
          { over: 60_000, rate: 0.225 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    regionalMinimum: [
      { from: "2025-01-01", value: 5790, sources: ["ai2"], confidence: "one_source" },
    ],
  },
};
