import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaNlFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
  readonly low_income_reduction?: {
    readonly amount: number;
    readonly over: number;
    readonly rate: number;
  };
}

export const data: JurisdictionData<CaNlFigures> = {
  code: "CA-NL",
  name: "Newfoundland and Labrador",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-122": t4127[122],
    "nl-litr": {
      title:
        "Department of Finance of Newfoundland and Labrador: low income tax reduction 2022 to 2025 (copies of two editions)",
      url: "https://www.gov.nl.ca/fin/tax-programs-incentives/personal/lowincometaxreduction",
      readOn: "2026-11-21",
    },
    "ey-nl-2023": {
      title: "EY: Newfoundland and Labrador budget 2023-24, end of the reduction",
      url: "https://globaltaxnews.ey.com/news/2023-5379-canada-newfoundland-and-labrador-issues-budget-2023-24",
      readOn: "2026-11-21",
    },
    "nl-rates": {
      title: "Department of Finance of Newfoundland and Labrador: rates and credits 2023 and 2024",
      url: "https://www.gov.nl.ca/fin/tax-programs-incentives/personal/personalincometax",
      readOn: "2026-11-21",
    },
    "taxtips-nl": {
      title: "TaxTips: Newfoundland and Labrador rates 2022-2023",
      url: "http://www.taxtips.ca/priortaxrates/tax-rates-2022-2023/nl.htm",
      readOn: "2026-11-20",
    },
    "turbotax-nl": {
      title: "TurboTax Canada: Newfoundland and Labrador 2023",
      url: "https://turbotax.intuit.ca/tax-resources/provincial-taxes/newfoundland-and-labrador-provincial-taxes-and-credits.html",
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
    {
      label: "2023",
      from: "2023-01-01",
      to: "2023-12-31",
      status: "enacted",
    },
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
    },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.087 },
          { over: 41_457, rate: 0.145 },
          { over: 82_913, rate: 0.158 },
          { over: 148_027, rate: 0.178 },
          { over: 207_239, rate: 0.198 },
          { over: 264_750, rate: 0.208 },
          { over: 529_500, rate: 0.213 },
          { over: 1_059_000, rate: 0.218 },
        ],
        sources: ["t4127-119", "taxtips-nl", "turbotax-nl", "nl-rates"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.087 },
          { over: 43_198, rate: 0.145 },
          { over: 86_395, rate: 0.158 },
          { over: 154_244, rate: 0.178 },
          { over: 215_943, rate: 0.198 },
          { over: 275_870, rate: 0.208 },
          { over: 551_739, rate: 0.213 },
          { over: 1_103_478, rate: 0.218 },
        ],
        sources: ["t4127-119", "nl-rates"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.087 },
          { over: 44_192, rate: 0.145 },
          { over: 88_382, rate: 0.158 },
          { over: 157_792, rate: 0.178 },
          { over: 220_910, rate: 0.198 },
          { over: 282_214, rate: 0.208 },
          { over: 564_429, rate: 0.213 },
          { over: 1_128_858, rate: 0.218 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.087 },
          { over: 44_678, rate: 0.145 },
          { over: 89_354, rate: 0.158 },
          { over: 159_528, rate: 0.178 },
          { over: 223_340, rate: 0.198 },
          { over: 285_319, rate: 0.208 },
          { over: 570_638, rate: 0.213 },
          { over: 1_141_275, rate: 0.218 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.087,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: 0.087,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.087,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.087,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 10_382 },
        sources: ["t4127-119", "knit", "nl-rates"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 10_818 },
        sources: ["t4127-119", "knit", "nethris", "nl-rates"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 11_067 },
        sources: ["t4127-120", "ai2", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 13_094 },
        sources: ["ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    low_income_reduction: [
      {
        from: "2023-01-01",
        value: { amount: 936, over: 22_447, rate: 0.16 },
        sources: ["nl-litr", "ey-nl-2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 974, over: 23_390, rate: 0.16 },
        sources: ["nl-litr"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { amount: 997, over: 23_928, rate: 0.16 },
        sources: ["nl-litr", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 997, over: 23_928, rate: 0.16 },
        sources: ["ai2"],
        confidence: "one_source",
        carriedForward: true,
        note: "Amount of 2025: that of 2026 was not published when the figures were read.",
      },
    ],
  },
};
