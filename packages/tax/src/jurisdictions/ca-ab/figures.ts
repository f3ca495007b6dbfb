import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaAbFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
}

export const data: JurisdictionData<CaAbFigures> = {
  code: "CA-AB",
  name: "Alberta",
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
          { over: 0, rate: 0.1 },
          { over: 142_292, rate: 0.12 },
          { over: 170_751, rate: 0.13 },
          { over: 227_668, rate: 0.14 },
          { over: 341_502, rate: 0.15 },
        ],
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.1 },
          { over: 148_269, rate: 0.12 },
          { over: 177_922, rate: 0.13 },
          { over: 237_230, rate: 0.14 },
          { over: 355_845, rate: 0.15 },
        ],
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.08 },
          { over: 60_000, rate: 0.1 },
          { over: 151_234, rate: 0.12 },
          { over: 181_481, rate: 0.13 },
          { over: 241_974, rate: 0.14 },
          { over: 362_961, rate: 0.15 },
        ],
        sources: ["t4127-121", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.08 },
          { over: 61_200, rate: 0.1 },
          { over: 154_259, rate: 0.12 },
          { over: 185_111, rate: 0.13 },
          { over: 246_813, rate: 0.14 },
          { over: 370_220, rate: 0.15 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.1,
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.1,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.08,
        sources: ["t4127-121", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.08,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 21_003 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 21_885 },
        sources: ["t4127-119", "knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 22_323 },
        sources: ["t4127-120", "ai2", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 22_769 },
        sources: ["t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
  },
};
