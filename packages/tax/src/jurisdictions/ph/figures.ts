import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface PhFigures {
  readonly brackets: readonly Bracket[];
}

export const data: JurisdictionData<PhFigures> = {
  code: "PH",
  name: "Philippines",
  currency: "PHP",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    aportal: {
      title: "Accounting Portal PH: graduated tables 2018-2022 and 2023 on (2024)",
      url: "https://accountingportalph.com/graduated-tax-rate/",
      readOn: "2026-11-20",
    },
    "scribd-ph": {
      title: "Table before and after TRAIN (2020)",
      url: "https://www.scribd.com/document/447149520/Graduated-tax-table",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 250_000, rate: 0.15 },
          { over: 400_000, rate: 0.2 },
          { over: 800_000, rate: 0.25 },
          { over: 2_000_000, rate: 0.3 },
          { over: 8_000_000, rate: 0.35 },
        ],
        sources: ["ai2", "aportal", "scribd-ph"],
        confidence: "two_sources",
      },
    ],
  },
};
