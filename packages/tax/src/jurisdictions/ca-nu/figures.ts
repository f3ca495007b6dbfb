import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaNuFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
}

export const data: JurisdictionData<CaNuFigures> = {
  code: "CA-NU",
  name: "Nunavut",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-122": t4127[122],
    "ey-nu": {
      title: "EY tax alert: Nunavut budget 2023-24",
      url: "https://www.ey.com/en_gl/technical/tax-alerts/canada--nunavut-issues-budget-2023-24",
      readOn: "2026-11-20",
    },
    "wealthsimple-nu": {
      title: "Wealthsimple: Nunavut 2023 brackets",
      url: "https://www.wealthsimple.com/fr-ca/tool/tax-calculator/nunavut",
      readOn: "2023-06-07",
    },
    knit: {
      title:
        "Knit People payroll tables of basic personal amounts 2022-2025 (from the CRA TD1 forms)",
      url: "https://www.knitpeople.com/payroll-legislations/income-tax-credits",
      readOn: "2026-11-20",
    },
    nethris: {
      title: "Nethris personal tax credits 2023-2024",
      url: "https://nethris.com/legislation/personal-tax-credits/",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    tntbooks: {
      title: "TNT Bookkeeping copy of the CRA 2026 rate page",
      url: "https://tntbooks.ca/2026/01/27/canadian-income-tax-rates-for-2026",
      readOn: "2026-01-27",
    },
    sage: {
      title: "Sage knowledge base: provincial claim amounts and indexation 2026",
      url: "https://us-kb.sage.com",
      readOn: "2026-11-20",
    },
    transcanada: {
      title: "Transcanada Wealth Management 2026 combined tables",
      url: "https://transcanadawealthmanagement.com/2026-tax-brackets",
      readOn: "2026-11-20",
    },
    apexcpa: {
      title: "Apex CPA: 2026 federal and provincial first thresholds",
      url: "https://www.apexcpa.net/news",
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
          { over: 0, rate: 0.04 },
          { over: 50_877, rate: 0.07 },
          { over: 101_754, rate: 0.09 },
          { over: 165_429, rate: 0.115 },
        ],
        sources: ["t4127-119", "ey-nu", "wealthsimple-nu"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 53_268, rate: 0.07 },
          { over: 106_537, rate: 0.09 },
          { over: 173_205, rate: 0.115 },
        ],
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 54_707, rate: 0.07 },
          { over: 109_413, rate: 0.09 },
          { over: 177_881, rate: 0.115 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 55_801, rate: 0.07 },
          { over: 111_602, rate: 0.09 },
          { over: 181_439, rate: 0.115 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.04,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: 0.04,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.04,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.04,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 17_925 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 18_767 },
        sources: ["t4127-119", "knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 19_274 },
        sources: ["t4127-120", "ai2", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 19_659 },
        sources: ["t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
  },
};
