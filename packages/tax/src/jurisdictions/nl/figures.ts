import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface NlFigures {
  readonly brackets: readonly Bracket[];
  readonly general_credit: { readonly max: number; readonly over: number; readonly rate: number };
  readonly labour_credit: readonly {
    readonly from: number;
    readonly base: number;
    readonly slope: number;
  }[];
}

export const data: JurisdictionData<NlFigures> = {
  code: "NL",
  name: "Netherlands",
  currency: "EUR",
  decimals: 2,
  sources: {
    "nl-npm": {
      title:
        "Belastingdienst, white monthly payroll tables 2023 to 2026, and the brackets behind them (copy in dutch-tax-income-calculator 26.1.3)",
      url: "https://github.com/stevermeister/dutch-tax-income-calculator-npm",
      readOn: "2026-08-12",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    krol: {
      title: "Krol Wezenberg: 2025 figures and the September 2025 proposal for 2026",
      url: "https://krolwezenberg.nl/?p=1037",
      readOn: "2025-09-15",
    },
    fundament: {
      title: "Fundamentvoor: heffingskortingen 2025 and proposal 2026 (2025-09)",
      url: "https://www.fundamentvoor.nl/node/56208",
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
          { over: 0, rate: 0.3693 },
          { over: 73_031, rate: 0.495 },
        ],
        sources: ["nl-npm"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.3697 },
          { over: 75_518, rate: 0.495 },
        ],
        sources: ["nl-npm"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.3582 },
          { over: 38_441, rate: 0.3748 },
          { over: 76_817, rate: 0.495 },
        ],
        sources: ["nl-npm", "ai2", "krol"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.3575 },
          { over: 38_883, rate: 0.3756 },
          { over: 78_426, rate: 0.495 },
        ],
        sources: ["nl-npm", "ai2"],
        confidence: "two_sources",
      },
    ],
    general_credit: [
      {
        from: "2023-01-01",
        value: { max: 3070, over: 22_660, rate: 0.06095 },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { max: 3362, over: 24_812, rate: 0.0663 },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { max: 3068, over: 28_406, rate: 0.06337 },
        sources: ["ai2", "krol", "fundament"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { max: 3115, over: 29_736, rate: 0.06398 },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    labour_credit: [
      {
        from: "2023-01-01",
        value: [
          { from: 0, base: 0, slope: 0.08231 },
          { from: 10_740, base: 884, slope: 0.29861 },
          { from: 23_201, base: 4605, slope: 0.03085 },
          { from: 37_691, base: 5052, slope: -0.0651 },
        ],
        sources: ["ai2", "nl-npm"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { from: 0, base: 0, slope: 0.08425 },
          { from: 11_490, base: 968, slope: 0.31433 },
          { from: 24_820, base: 5158, slope: 0.02471 },
          { from: 39_957, base: 5532, slope: -0.0651 },
        ],
        sources: ["ai2", "nl-npm"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { from: 0, base: 0, slope: 0.08053 },
          { from: 12_169, base: 980, slope: 0.3003 },
          { from: 26_288, base: 5220, slope: 0.02258 },
          { from: 43_071, base: 5599, slope: -0.0651 },
        ],
        sources: ["ai2", "nl-npm"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { from: 0, base: 0, slope: 0.08324 },
          { from: 11_965, base: 996, slope: 0.31009 },
          { from: 25_845, base: 5300, slope: 0.0195 },
          { from: 45_592, base: 5685, slope: -0.0651 },
        ],
        sources: ["ai2", "nl-npm"],
        confidence: "two_sources",
      },
    ],
  },
};
