import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface HuFigures {
  readonly brackets: readonly Bracket[];
}

export const data: JurisdictionData<HuFigures> = {
  code: "HU",
  name: "Hungary",
  currency: "HUF",
  decimals: 2,
  sources: {
    "mazars-cee": {
      title: "Forvis Mazars CEE tax guide, summarised data 2024",
      url: "https://mazars-tax2023.webdream.hu/summarised-data",
      readOn: "2026-11-20",
    },
    kormany: {
      title: "Hungarian Ministry for National Economy: 15% from 2016",
      url: "https://2015-2019.kormany.hu/en/ministry-for-national-economy/hungarian-outlook/major-changes-expected-to-increase-tax-competitiveness-in-hungary",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
  },
  years: [
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
      notes: ["Hungary: allowances for families, mothers and people under 25 are not loaded."],
    },
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      notes: ["Hungary: allowances for families, mothers and people under 25 are not loaded."],
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      notes: ["Hungary: allowances for families, mothers and people under 25 are not loaded."],
    },
  ],
  figures: {
    brackets: [
      {
        from: "2024-01-01",
        value: [{ over: 0, rate: 0.15 }],
        sources: ["mazars-cee", "kormany"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [{ over: 0, rate: 0.15 }],
        sources: ["ai2", "mazars-cee", "kormany"],
        confidence: "two_sources",
      },
    ],
  },
};
