import type { JurisdictionData } from "../../internal/figures.ts";
import type { Bracket } from "../../internal/schedule.ts";

export interface EsCtFigures {
  readonly regionalBrackets: readonly Bracket[];
  readonly regionalMinimum: number;
}

export const esCtData: JurisdictionData<EsCtFigures> = {
  code: "ES-CT",
  name: "Catalonia",
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
          { over: 12_500, rate: 0.125 },
          { over: 22_000, rate: 0.16 },
          { over: 33_000, rate: 0.19 },
          { over: 53_000, rate: 0.215 },
          { over: 90_000, rate: 0.235 },
          { over: 120_000, rate: 0.245 },
          { over: 175_000, rate: 0.255 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    regionalMinimum: [
      { from: "2025-01-01", value: 5550, sources: ["ai2"], confidence: "one_source" },
    ],
  },
};
