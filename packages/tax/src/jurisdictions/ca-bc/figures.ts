import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaBcFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
  readonly low_income_reduction: {
    readonly amount: number;
    readonly over: number;
    readonly rate: number;
  };
}

export const data: JurisdictionData<CaBcFigures> = {
  code: "CA-BC",
  name: "British Columbia",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-122": t4127[122],
    "bakertilly-bc": {
      title: "Baker Tilly: British Columbia's budget 2026 (5.60 percent, tax reduction 690)",
      url: "https://www.bakertilly.ca/insights/key-updates-from-british-columbias-2026-budget",
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
    "twealth-bc": {
      title: "TWealth BC combined table 2024",
      url: "https://twealth.net",
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
    bcgov: {
      title: "Province of British Columbia, personal income tax rates (2026)",
      url: "https://www2.gov.bc.ca/gov/content/taxes/income-taxes/personal/tax-rates",
      readOn: "2026-11-20",
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
          { over: 0, rate: 0.0506 },
          { over: 45_654, rate: 0.077 },
          { over: 91_310, rate: 0.105 },
          { over: 104_835, rate: 0.1229 },
          { over: 127_299, rate: 0.147 },
          { over: 172_602, rate: 0.168 },
          { over: 240_716, rate: 0.205 },
        ],
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.0506 },
          { over: 47_937, rate: 0.077 },
          { over: 95_875, rate: 0.105 },
          { over: 110_076, rate: 0.1229 },
          { over: 133_664, rate: 0.147 },
          { over: 181_232, rate: 0.168 },
          { over: 252_752, rate: 0.205 },
        ],
        sources: ["t4127-119", "twealth-bc"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.0506 },
          { over: 49_279, rate: 0.077 },
          { over: 98_560, rate: 0.105 },
          { over: 113_158, rate: 0.1229 },
          { over: 137_407, rate: 0.147 },
          { over: 186_306, rate: 0.168 },
          { over: 259_829, rate: 0.205 },
        ],
        sources: ["t4127-120", "ai2", "bcgov"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.056 },
          { over: 50_363, rate: 0.077 },
          { over: 100_728, rate: 0.105 },
          { over: 115_648, rate: 0.1229 },
          { over: 140_430, rate: 0.147 },
          { over: 190_405, rate: 0.168 },
          { over: 265_545, rate: 0.205 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.0506,
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.0506,
        sources: ["t4127-119", "twealth-bc"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.0506,
        sources: ["t4127-120", "ai2", "bcgov"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.056,
        sources: ["bakertilly-bc", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 11_981 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 12_580 },
        sources: ["t4127-119", "twealth-bc", "knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 12_932 },
        sources: ["t4127-120", "ai2", "bcgov", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 13_216 },
        sources: ["t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    low_income_reduction: [
      {
        from: "2023-01-01",
        value: { amount: 521, over: 23_179, rate: 0.0356 },
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { amount: 547, over: 24_338, rate: 0.0356 },
        sources: ["t4127-119", "twealth-bc"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 562, over: 25_020, rate: 0.0356 },
        sources: ["t4127-120", "ai2", "bcgov"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 690, over: 25_570, rate: 0.0356 },
        sources: ["bakertilly-bc", "ai2"],
        confidence: "two_sources",
      },
    ],
  },
};
