import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface IlFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_point: number;
  readonly default_points: number;
}

export const data: JurisdictionData<IlFigures> = {
  code: "IL",
  name: "Israel",
  currency: "ILS",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    globes: {
      title: "Globes articles on the 2023, 2024 and 2026 brackets",
      url: "https://en.globes.co.il",
      readOn: "2026-02-26",
    },
    cws: {
      title: "CWS Israel: 2026 brackets (19,000 and 25,100 a month)",
      url: "https://www.cwsisrael.com/israeli-tax-changes-2026-complete-guide",
      readOn: "2026-11-20",
    },
    "all-good": {
      title: "All-good: value of a credit point and basic points",
      url: "https://tax.all-good.co.il/ar/credits-deductions/credit-points/nekudot-zikui-bsis.php",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.1 },
          { over: 84_120, rate: 0.14 },
          { over: 120_720, rate: 0.2 },
          { over: 193_800, rate: 0.31 },
          { over: 269_280, rate: 0.35 },
          { over: 560_280, rate: 0.47 },
          { over: 721_560, rate: 0.5 },
        ],
        sources: ["ai2", "globes"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.1 },
          { over: 84_120, rate: 0.14 },
          { over: 120_720, rate: 0.2 },
          { over: 228_000, rate: 0.31 },
          { over: 301_200, rate: 0.35 },
          { over: 560_280, rate: 0.47 },
          { over: 721_560, rate: 0.5 },
        ],
        sources: ["ai2", "globes", "cws"],
        confidence: "two_sources",
      },
    ],
    credit_point: [
      { from: "2024-01-01", value: 2904, sources: ["all-good"], confidence: "one_source" },
    ],
    default_points: [
      { from: "2024-01-01", value: 2.25, sources: ["all-good"], confidence: "one_source" },
    ],
  },
};
