import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaMbFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: {
    readonly amount: number;
    readonly minimum?: number;
    readonly from?: number;
    readonly to?: number;
  };
}

export const data: JurisdictionData<CaMbFigures> = {
  code: "CA-MB",
  name: "Manitoba",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-121": t4127[121],
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
    "cbc-mb": {
      title: "CBC: Manitoba budget 2023, basic amount 15,000",
      url: "https://www.cbc.ca/news/canada/manitoba/2023-budget-1.6765987",
      readOn: "2023-03-07",
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
    "taxtips-mb": {
      title: "TaxTips Manitoba rates 2025-2026 (confirmed there to CRA information)",
      url: "https://www.taxtips.ca/taxrates/mb.htm",
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
          { over: 0, rate: 0.108 },
          { over: 36_842, rate: 0.1275 },
          { over: 79_625, rate: 0.174 },
        ],
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.108 },
          { over: 47_000, rate: 0.1275 },
          { over: 100_000, rate: 0.174 },
        ],
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.108 },
          { over: 47_000, rate: 0.1275 },
          { over: 100_000, rate: 0.174 },
        ],
        sources: ["t4127-121", "ai2", "taxtips-mb"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.108 },
          { over: 47_000, rate: 0.1275 },
          { over: 100_000, rate: 0.174 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa", "taxtips-mb"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.108,
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.108,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.108,
        sources: ["t4127-120", "ai2", "taxtips-mb"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.108,
        sources: ["t4127-122", "ai2", "tntbooks", "taxtips-mb"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 15_000 },
        sources: ["t4127-119", "knit", "cbc-mb"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 15_780 },
        sources: ["t4127-119", "knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 15_780, minimum: 0, from: 200_000, to: 400_000 },
        sources: ["t4127-121", "ai2", "knit", "taxtips-mb"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 15_780, minimum: 0, from: 200_000, to: 400_000 },
        sources: ["t4127-122", "ai2", "sage", "taxtips-mb"],
        confidence: "two_sources",
      },
    ],
  },
};
