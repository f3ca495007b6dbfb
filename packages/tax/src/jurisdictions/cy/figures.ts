import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface CyFigures {
  readonly brackets: readonly Bracket[];
}

export const data: JurisdictionData<CyFigures> = {
  code: "CY",
  name: "Cyprus",
  currency: "EUR",
  decimals: 2,
  sources: {
    "cy-today": {
      title: "Cyprus Today Online: official examples (2026-01)",
      url: "https://cyprus-today.online/reform-cuts-tax-bills-by-up-to-e5993-for-families",
      readOn: "2026-11-20",
    },
    shiakas: {
      title: "Shiakas: reform in force 1 January 2026",
      url: "https://shiakas.com/2026/01/12",
      readOn: "2026-01-12",
    },
    today24: {
      title: "Today24: reform rates (2026-01)",
      url: "https://today24.pro/419501272",
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
          { over: 19_500, rate: 0.2 },
          { over: 28_000, rate: 0.25 },
          { over: 36_300, rate: 0.3 },
          { over: 60_000, rate: 0.35 },
        ],
        sources: ["cy-today", "shiakas"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 22_000, rate: 0.2 },
          { over: 32_000, rate: 0.25 },
          { over: 42_000, rate: 0.3 },
          { over: 72_000, rate: 0.35 },
        ],
        sources: ["shiakas", "cy-today", "today24"],
        confidence: "two_sources",
      },
    ],
  },
};
