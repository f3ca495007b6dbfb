import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import { t4127 } from "../ca/payroll-formula-sources.ts";

export interface CaNbFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
  readonly low_income_reduction?: {
    readonly amount: number;
    readonly over: number;
    readonly rate: number;
  };
}

export const data: JurisdictionData<CaNbFigures> = {
  code: "CA-NB",
  name: "New Brunswick",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-122": t4127[122],
    "wowa-nb": {
      title:
        "WOWA: New Brunswick's low-income reduction of 2023 (746 from 20,385) and the brackets of 2024",
      url: "https://wowa.ca/new-brunswick-tax-calculator",
      readOn: "2026-11-21",
    },
    "ey-nb-2024": {
      title:
        "EY: New Brunswick budget 2024-25, income without provincial tax and end of the reduction",
      url: "https://globaltaxnews.ey.com/news/2024-0665-canada-new-brunswick-budget-2024-25-holds-tax-rates-steady-adds-new-credits-and-expands-certain-incentives",
      readOn: "2026-11-21",
    },
    "hrblock-nb": {
      title:
        "H&R Block: New Brunswick's low-income reduction 2024, twice the basic amount is 1,562",
      url: "https://support.hrblock.ca/en-ca/Content/Other/NewBrunswickLowIncomeTaxReduction.htm",
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
          { over: 0, rate: 0.094 },
          { over: 47_715, rate: 0.14 },
          { over: 95_431, rate: 0.16 },
          { over: 176_756, rate: 0.195 },
        ],
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.094 },
          { over: 49_958, rate: 0.14 },
          { over: 99_916, rate: 0.16 },
          { over: 185_064, rate: 0.195 },
        ],
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.094 },
          { over: 51_306, rate: 0.14 },
          { over: 102_614, rate: 0.16 },
          { over: 190_060, rate: 0.195 },
        ],
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.094 },
          { over: 52_333, rate: 0.14 },
          { over: 104_666, rate: 0.16 },
          { over: 193_861, rate: 0.195 },
        ],
        sources: ["t4127-122", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.094,
        sources: ["t4127-119", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.094,
        sources: ["t4127-119"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.094,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.094,
        sources: ["t4127-122", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 12_458 },
        sources: ["t4127-119", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 13_044 },
        sources: ["t4127-119", "knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 13_396 },
        sources: ["t4127-120", "ai2", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 13_664 },
        sources: ["t4127-122", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    low_income_reduction: [
      {
        from: "2023-01-01",
        value: { amount: 746, over: 20_385, rate: 0.03 },
        sources: ["wowa-nb"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { amount: 781, over: 21_343, rate: 0.03 },
        sources: ["hrblock-nb", "ey-nb-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 802, over: 21_920, rate: 0.03 },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { amount: 802, over: 21_920, rate: 0.03 },
        sources: ["ai2"],
        confidence: "one_source",
        carriedForward: true,
        note: "Amount of 2025: that of 2026 was not published when the figures were read.",
      },
    ],
  },
};
