import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaPeFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
  readonly surtax?: readonly Bracket[];
  readonly low_income_reduction: {
    readonly amount: number;
    readonly over: number;
    readonly rate: number;
  };
}

export const data: JurisdictionData<CaPeFigures> = {
  code: "CA-PE",
  name: "Prince Edward Island",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-121": t4127[121],
    "t4127-122": t4127[122],
    "pe-gov": {
      title:
        "Province of Prince Edward Island: changes from 1 January 2026 (basic amount, threshold of the reduction)",
      url: "https://lite.princeedwardisland.ca/node/79431",
      readOn: "2026-11-21",
    },
    "taxtips-pe": {
      title:
        "TaxTips: Prince Edward Island rates 2025 and 2026 (confirmed there to CRA information)",
      url: "https://www.taxtips.ca/taxrates/pe.htm",
      readOn: "2026-11-21",
    },
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
    "ey-pe": {
      title: "EY tax alerts, Prince Edward Island budgets 2023-24 and 2024-25 (2024-03)",
      url: "https://www.ey.com/en_ca/tax/tax-alerts/2023/tax-alert-2023-no-22",
      readOn: "2026-11-20",
    },
    nethris: {
      title: "Nethris personal tax credits 2023-2024",
      url: "https://nethris.com/legislation/personal-tax-credits/",
      readOn: "2026-11-20",
    },
    "bt-pe": {
      title: "Baker Tilly: 2024 Prince Edward Island budget (2024 and 2025 brackets)",
      url: "https://www.bakertilly.ca/insights/2024-prince-edward-island-provincial-budget-tax-highlights",
      readOn: "2024-03-05",
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
          { over: 0, rate: 0.098 },
          { over: 31_984, rate: 0.138 },
          { over: 63_969, rate: 0.167 },
        ],
        sources: ["t4127-119", "awdnet", "wowa", "ey-pe"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.0965 },
          { over: 32_656, rate: 0.1363 },
          { over: 64_313, rate: 0.1665 },
          { over: 105_000, rate: 0.18 },
          { over: 140_000, rate: 0.1875 },
        ],
        sources: ["t4127-119", "bt-pe", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.095 },
          { over: 33_328, rate: 0.1347 },
          { over: 64_656, rate: 0.166 },
          { over: 105_000, rate: 0.1762 },
          { over: 140_000, rate: 0.19 },
        ],
        sources: ["t4127-120", "ai2", "bt-pe"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.095 },
          { over: 33_928, rate: 0.1347 },
          { over: 65_820, rate: 0.166 },
          { over: 106_890, rate: 0.1762 },
          { over: 142_250, rate: 0.19 },
          { over: 200_000, rate: 0.2 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa", "taxtips-pe"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.098,
        sources: ["t4127-119", "awdnet", "wowa", "ey-pe"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.0965,
        sources: ["t4127-119", "bt-pe", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.095,
        sources: ["t4127-120", "ai2", "bt-pe"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.095,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 12_750 },
        sources: ["t4127-119", "knit", "wowa", "ey-pe"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 13_500 },
        sources: ["t4127-119", "knit", "nethris", "bt-pe", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 14_650 },
        sources: ["t4127-121", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 15_000 },
        sources: ["pe-gov", "t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    surtax: [
      {
        from: "2023-01-01",
        value: [{ over: 12_500, rate: 0.1 }],
        sources: ["t4127-119", "wowa", "ey-pe"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: null,
        sources: ["t4127-119", "wowa", "ey-pe"],
        confidence: "two_sources",
      },
    ],
    low_income_reduction: [
      {
        from: "2023-01-01",
        value: { amount: 350, over: 20_750, rate: 0.05 },
        sources: ["wowa", "ey-pe"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 350, over: 21_500, rate: 0.05 },
        sources: ["bt-pe", "wowa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 350, over: 22_650, rate: 0.05 },
        sources: ["ai2", "bt-pe"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 350, over: 23_000, rate: 0.05 },
        sources: ["pe-gov"],
        confidence: "one_source",
      },
    ],
  },
};
