import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface BgFigures {
  readonly brackets: readonly Bracket[];
}

export const data: JurisdictionData<BgFigures> = {
  code: "BG",
  name: "Bulgaria",
  currency: "BGN",
  decimals: 2,
  sources: {
    "mazars-cee": {
      title: "Forvis Mazars CEE tax guide, summarised data 2024",
      url: "https://mazars-tax2023.webdream.hu/summarised-data",
      readOn: "2026-11-20",
    },
    "online-bg": {
      title: "Online Bulgaria: flat 10%, employee contributions deducted (2014)",
      url: "https://www.online-bulgaria.com/business/audit.htm",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2024-01-01",
        value: [{ over: 0, rate: 0.1 }],
        sources: ["mazars-cee", "online-bg"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [{ over: 0, rate: 0.1 }],
        sources: ["mazars-cee", "online-bg"],
        confidence: "one_source",
      },
    ],
  },
};
