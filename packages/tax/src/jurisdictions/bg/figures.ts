import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface BgFigures {
  readonly brackets: readonly Bracket[];
}

export const data: JurisdictionData<BgFigures> = {
  code: "BG",
  name: "Bulgaria",
  currency: "EUR",
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
    "netcalc-2026": {
      title: "UniversalNetCalc: Bulgaria 2026, 10 % after contributions, in euro",
      url: "https://github.com/pascalwhoop/UniversalNetCalc/blob/main/configs/bg/2026/base.yaml",
      readOn: "2026-11-22",
    },
    dossier: {
      title:
        "europe-salary-calculator: research of 2026 on Bulgaria, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/bulgaria.md",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted", currency: "BGN" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted", currency: "BGN" },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      notes: ["Bulgaria: amounts of 2026 are in euro; 1 euro is 1.95583 leva."],
    },
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
      {
        from: "2026-01-01",
        value: [{ over: 0, rate: 0.1 }],
        sources: ["netcalc-2026", "dossier"],
        confidence: "two_sources",
      },
    ],
  },
};
