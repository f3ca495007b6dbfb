import type { JurisdictionData } from "../../internal/figures.ts";
import type { Bracket } from "../../internal/schedule.ts";

export interface EsMdFigures {
  readonly regionalBrackets: readonly Bracket[];
  readonly regionalMinimum: number;
}

export const esMdData: JurisdictionData<EsMdFigures> = {
  code: "ES-MD",
  name: "Madrid",
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
          { over: 0, rate: 0.085 },
          { over: 13_362.22, rate: 0.107 },
          { over: 19_004.63, rate: 0.128 },
          { over: 35_425.68, rate: 0.174 },
          { over: 57_320.4, rate: 0.205 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    regionalMinimum: [
      { from: "2025-01-01", value: 5956.65, sources: ["ai2"], confidence: "one_source" },
    ],
  },
};
