import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaYtFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: {
    readonly amount: number;
    readonly minimum: number;
    readonly from: number;
    readonly to: number;
  };
  readonly employment_amount: number;
}

export const data: JurisdictionData<CaYtFigures> = {
  code: "CA-YT",
  name: "Yukon",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-122": t4127[122],
    "taxtips-yt": {
      title: "TaxTips: Yukon rates 2022-2023",
      url: "https://taxtips.ca/priortaxrates/tax-rates-2022-2023/yt.htm",
      readOn: "2026-11-20",
    },
    "turbotax-yt": {
      title: "TurboTax Canada: Yukon 2023",
      url: "https://turbotax.intuit.ca/tips/yukon-territorial-taxes-and-credits-5066/amp",
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
          { over: 0, rate: 0.064 },
          { over: 53_359, rate: 0.09 },
          { over: 106_717, rate: 0.109 },
          { over: 165_430, rate: 0.128 },
          { over: 500_000, rate: 0.15 },
        ],
        sources: ["t4127-119", "taxtips-yt", "turbotax-yt"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.064 },
          { over: 55_867, rate: 0.09 },
          { over: 111_733, rate: 0.109 },
          { over: 173_205, rate: 0.128 },
          { over: 500_000, rate: 0.15 },
        ],
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.064 },
          { over: 57_375, rate: 0.09 },
          { over: 114_750, rate: 0.109 },
          { over: 177_882, rate: 0.128 },
          { over: 500_000, rate: 0.15 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.064 },
          { over: 58_523, rate: 0.09 },
          { over: 117_045, rate: 0.109 },
          { over: 181_440, rate: 0.128 },
          { over: 500_000, rate: 0.15 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.064,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: 0.064,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.064,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.064,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 15_000, minimum: 13_520, from: 165_430, to: 235_675 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 15_705, minimum: 14_156, from: 173_205, to: 246_752 },
        sources: ["t4127-119", "knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 16_129, minimum: 14_538, from: 177_882, to: 253_414 },
        sources: ["t4127-120", "ai2", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 16_452, minimum: 14_829, from: 181_440, to: 258_482 },
        sources: ["t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    employment_amount: [
      {
        from: "2023-01-01",
        value: 1368,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: 1433,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 1471,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 1501,
        sources: ["t4127-122", "ai2"],
        confidence: "two_sources",
      },
    ],
  },
};
