import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface GrFigures {
  readonly brackets: readonly Bracket[];
  readonly wage_credit: {
    readonly amount: number;
    readonly full_to: number;
    readonly rate: number;
  };
}

export const data: JurisdictionData<GrFigures> = {
  code: "GR",
  name: "Greece",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    ellas: {
      title: "Ellas Estate: 2025 and 2026 rates by number of children",
      url: "https://www.ellasestate.com/new-tax-rates-in-greece-lower-taxes-for-families-and-youth",
      readOn: "2026-11-20",
    },
    "pwc-gr": {
      title: "PwC tax summaries, Greece (scale with cumulative totals) (2026)",
      url: "https://taxsummaries.pwc.com/greece/individual/taxes-on-personal-income",
      readOn: "2026-11-20",
    },
  },
  years: [
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      notes: ["Greece: the scale of taxpayers over 30 without children."],
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      notes: ["Greece: the scale of taxpayers over 30 without children."],
    },
  ],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.09 },
          { over: 10_000, rate: 0.22 },
          { over: 20_000, rate: 0.28 },
          { over: 30_000, rate: 0.36 },
          { over: 40_000, rate: 0.44 },
        ],
        sources: ["ai2", "ellas"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.09 },
          { over: 10_000, rate: 0.2 },
          { over: 20_000, rate: 0.26 },
          { over: 30_000, rate: 0.34 },
          { over: 40_000, rate: 0.39 },
          { over: 60_000, rate: 0.44 },
        ],
        sources: ["ai2", "pwc-gr", "ellas"],
        confidence: "two_sources",
      },
    ],
    wage_credit: [
      {
        from: "2025-01-01",
        value: { amount: 777, full_to: 12_000, rate: 0.02 },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
  },
};
