import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface LvFigures {
  readonly brackets: readonly Bracket[];
  readonly non_taxable_minimum: number;
}

export const data: JurisdictionData<LvFigures> = {
  code: "LV",
  name: "Latvia",
  currency: "EUR",
  decimals: 2,
  sources: {
    "likumi-790": {
      title: "Cabinet Regulation 790, annex 4.5: example of the yearly recalculation, 2025",
      url: "https://likumi.lv/ta/id/365322",
      readOn: "2026-11-22",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    bword: {
      title: "Baltic Word: law of 4 December 2024",
      url: "https://balticword.com/personal-income-tax-minimum-wage-to-grow-in-latvia",
      readOn: "2024-12-04",
    },
    lsm: {
      title: "LSM: agreement of September 2024",
      url: "https://eng.lsm.lv",
      readOn: "2024-09-06",
    },
    "taxravens-lv": {
      title: "Taxravens: Latvia 2026",
      url: "https://taxravens.com/en/blog/latvia-personal-taxation",
      readOn: "2026-11-20",
    },
    "kpmg-lv": {
      title: "KPMG flash alert 2024-212",
      url: "https://kpmg.com/xx/en/our-insights/gms-flash-alert/flash-alert-2024-212.html",
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
          { over: 0, rate: 0.255 },
          { over: 105_300, rate: 0.33 },
          { over: 200_000, rate: 0.36 },
        ],
        sources: ["ai2", "bword", "lsm", "likumi-790"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.255 },
          { over: 105_300, rate: 0.33 },
          { over: 200_000, rate: 0.36 },
        ],
        sources: ["ai2", "taxravens-lv"],
        confidence: "two_sources",
      },
    ],
    non_taxable_minimum: [
      {
        from: "2025-01-01",
        value: 6120,
        sources: ["ai2", "bword", "likumi-790"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 6600,
        sources: ["ai2", "taxravens-lv", "kpmg-lv"],
        confidence: "two_sources",
      },
    ],
  },
};
