import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface AuNrFigures {
  readonly brackets: readonly Bracket[];
}

export const data: JurisdictionData<AuNrFigures> = {
  code: "AU-NR",
  name: "Australia, foreign residents",
  currency: "AUD",
  decimals: 2,
  sources: {
    "ato-fr": {
      title: "ATO tax rates - foreign resident (2023-24, 2024-25)",
      url: "https://www.ato.gov.au/tax-rates-and-codes/tax-rates-foreign-residents",
      readOn: "2024-06-05",
    },
    "atr-nr": {
      title: "atotaxrates.info non-resident scale 2025-26",
      url: "https://atotaxrates.info/non-residents/non-resident-tax-rates-2026/",
      readOn: "2024-02-07",
    },
  },
  years: [
    { label: "2023-24", from: "2023-07-01", to: "2024-06-30", status: "enacted" },
    { label: "2024-25", from: "2024-07-01", to: "2025-06-30", status: "enacted" },
    { label: "2025-26", from: "2025-07-01", to: "2026-06-30", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2023-07-01",
        value: [
          { over: 0, rate: 0.325 },
          { over: 120_000, rate: 0.37 },
          { over: 180_000, rate: 0.45 },
        ],
        sources: ["ato-fr", "atr-nr"],
        confidence: "two_sources",
      },
      {
        from: "2024-07-01",
        value: [
          { over: 0, rate: 0.3 },
          { over: 135_000, rate: 0.37 },
          { over: 190_000, rate: 0.45 },
        ],
        sources: ["ato-fr", "atr-nr"],
        confidence: "two_sources",
      },
      {
        from: "2025-07-01",
        value: [
          { over: 0, rate: 0.3 },
          { over: 135_000, rate: 0.37 },
          { over: 190_000, rate: 0.45 },
        ],
        sources: ["atr-nr"],
        confidence: "one_source",
      },
    ],
  },
};
