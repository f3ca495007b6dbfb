import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaNsFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
  readonly basic_supplement?: { readonly max: number; readonly from: number; readonly to: number };
  readonly low_income_reduction?: {
    readonly amount: number;
    readonly over: number;
    readonly rate: number;
  };
}

export const data: JurisdictionData<CaNsFigures> = {
  code: "CA-NS",
  name: "Nova Scotia",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-121": t4127[121],
    "t4127-122": t4127[122],
    "ey-ns-2026": {
      title:
        "EY: Nova Scotia budgets 2025-26 and 2026-27, incomes without provincial tax and end of the reduction",
      url: "https://globaltaxnews.ey.com/news/2026-0527-canada-nova-scotia-budget-2026",
      readOn: "2026-11-21",
    },
    "ey-ns-2023": {
      title: "EY: rates and credits for Nova Scotia 2023 (reduction of 300 from 15,000 to 21,000)",
      url: "https://pitchsend.com/slides/61fae143-e57e-470f-8e8d-af6a69c5fe94",
      readOn: "2026-11-21",
    },
    "ns428-2024": {
      title: "Form NS428 of 2024, basic reduction 300 (copy at EachTax)",
      url: "https://eachtax.com/free/secure/form_show.php?FORM=ns428&FORM_PROV=NS",
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
          { over: 0, rate: 0.0879 },
          { over: 29_590, rate: 0.1495 },
          { over: 59_180, rate: 0.1667 },
          { over: 93_000, rate: 0.175 },
          { over: 150_000, rate: 0.21 },
        ],
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.0879 },
          { over: 29_590, rate: 0.1495 },
          { over: 59_180, rate: 0.1667 },
          { over: 93_000, rate: 0.175 },
          { over: 150_000, rate: 0.21 },
        ],
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.0879 },
          { over: 30_507, rate: 0.1495 },
          { over: 61_015, rate: 0.1667 },
          { over: 95_883, rate: 0.175 },
          { over: 154_650, rate: 0.21 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.0879 },
          { over: 30_995, rate: 0.1495 },
          { over: 61_991, rate: 0.1667 },
          { over: 97_417, rate: 0.175 },
          { over: 157_124, rate: 0.21 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.0879,
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.0879,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.0879,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.0879,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 8481 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 8481 },
        sources: ["t4127-119", "knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 11_744 },
        sources: ["t4127-121", "ai2", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 11_932 },
        sources: ["t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    basic_supplement: [
      {
        from: "2023-01-01",
        value: { max: 3000, from: 25_000, to: 75_000 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { max: 3000, from: 25_000, to: 75_000 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: null,
        sources: ["t4127-120", "knit"],
        confidence: "two_sources",
      },
    ],
    low_income_reduction: [
      {
        from: "2023-01-01",
        value: { amount: 300, over: 15_000, rate: 0.05 },
        sources: ["ey-ns-2023", "ns428-2024", "ey-ns-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
