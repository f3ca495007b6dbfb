import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaOnFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
  readonly surtax: readonly Bracket[];
  readonly tax_reduction_base: number;
  readonly low_income_worker_credit: {
    readonly max: number;
    readonly rate: number;
    readonly over: number;
    readonly phase_out: number;
  };
  readonly health_premium: readonly {
    readonly over: number;
    readonly base: number;
    readonly rate: number;
    readonly cap: number;
  }[];
}

export const data: JurisdictionData<CaOnFigures> = {
  code: "CA-ON",
  name: "Ontario",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-122": t4127[122],
    awdnet: {
      title: "awdnet.ca copy of the CRA 2023 provincial brackets",
      url: "https://awdnet.ca/q-rates/139-taxbrkts",
      readOn: "2026-11-20",
    },
    knit: {
      title:
        "Knit People payroll tables of basic personal amounts 2022-2025 (from the CRA TD1 forms)",
      url: "https://www.knitpeople.com/payroll-legislations/income-tax-credits",
      readOn: "2026-11-20",
    },
    wowa: {
      title: "WOWA provincial calculators: Ontario and Prince Edward Island 2023-2024",
      url: "https://wowa.ca/pei-tax-calculator",
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
          { over: 0, rate: 0.0505 },
          { over: 49_231, rate: 0.0915 },
          { over: 98_463, rate: 0.1116 },
          { over: 150_000, rate: 0.1216 },
          { over: 220_000, rate: 0.1316 },
        ],
        sources: ["t4127-119", "awdnet", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.0505 },
          { over: 51_446, rate: 0.0915 },
          { over: 102_894, rate: 0.1116 },
          { over: 150_000, rate: 0.1216 },
          { over: 220_000, rate: 0.1316 },
        ],
        sources: ["t4127-119", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.0505 },
          { over: 52_886, rate: 0.0915 },
          { over: 105_775, rate: 0.1116 },
          { over: 150_000, rate: 0.1216 },
          { over: 220_000, rate: 0.1316 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.0505 },
          { over: 53_891, rate: 0.0915 },
          { over: 107_785, rate: 0.1116 },
          { over: 150_000, rate: 0.1216 },
          { over: 220_000, rate: 0.1316 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.0505,
        sources: ["t4127-119", "awdnet", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.0505,
        sources: ["t4127-119", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.0505,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.0505,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 11_865 },
        sources: ["t4127-119", "knit", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 12_399 },
        sources: ["t4127-119", "knit", "nethris", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 12_747 },
        sources: ["t4127-120", "ai2", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 12_989 },
        sources: ["t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    surtax: [
      {
        from: "2023-01-01",
        value: [
          { over: 5315, rate: 0.2 },
          { over: 6802, rate: 0.56 },
        ],
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 5554, rate: 0.2 },
          { over: 7108, rate: 0.56 },
        ],
        sources: ["t4127-119", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 5710, rate: 0.2 },
          { over: 7307, rate: 0.56 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 5818, rate: 0.2 },
          { over: 7446, rate: 0.56 },
        ],
        sources: ["t4127-122", "ai2"],
        confidence: "two_sources",
      },
    ],
    tax_reduction_base: [
      {
        from: "2023-01-01",
        value: 274,
        sources: ["t4127-119", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 286,
        sources: ["t4127-119", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 294,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 300,
        sources: ["t4127-122", "ai2"],
        confidence: "two_sources",
      },
    ],
    low_income_worker_credit: [
      {
        from: "2023-01-01",
        value: { max: 875, rate: 0.0505, over: 32_500, phase_out: 0.05 },
        sources: ["wowa"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { max: 875, rate: 0.0505, over: 32_500, phase_out: 0.05 },
        sources: ["wowa"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { max: 875, rate: 0.0505, over: 32_500, phase_out: 0.05 },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { max: 875, rate: 0.0505, over: 32_500, phase_out: 0.05 },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    health_premium: [
      {
        from: "2023-01-01",
        value: [
          { over: 20_000, base: 0, rate: 0.06, cap: 300 },
          { over: 36_000, base: 300, rate: 0.06, cap: 450 },
          { over: 48_000, base: 450, rate: 0.25, cap: 600 },
          { over: 72_000, base: 600, rate: 0.25, cap: 750 },
          { over: 200_000, base: 750, rate: 0.25, cap: 900 },
        ],
        sources: ["t4127-119", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 20_000, base: 0, rate: 0.06, cap: 300 },
          { over: 36_000, base: 300, rate: 0.06, cap: 450 },
          { over: 48_000, base: 450, rate: 0.25, cap: 600 },
          { over: 72_000, base: 600, rate: 0.25, cap: 750 },
          { over: 200_000, base: 750, rate: 0.25, cap: 900 },
        ],
        sources: ["t4127-119", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 20_000, base: 0, rate: 0.06, cap: 300 },
          { over: 36_000, base: 300, rate: 0.06, cap: 450 },
          { over: 48_000, base: 450, rate: 0.25, cap: 600 },
          { over: 72_000, base: 600, rate: 0.25, cap: 750 },
          { over: 200_000, base: 750, rate: 0.25, cap: 900 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 20_000, base: 0, rate: 0.06, cap: 300 },
          { over: 36_000, base: 300, rate: 0.06, cap: 450 },
          { over: 48_000, base: 450, rate: 0.25, cap: 600 },
          { over: 72_000, base: 600, rate: 0.25, cap: 750 },
          { over: 200_000, base: 750, rate: 0.25, cap: 900 },
        ],
        sources: ["t4127-122", "ai2"],
        confidence: "two_sources",
      },
    ],
  },
};
