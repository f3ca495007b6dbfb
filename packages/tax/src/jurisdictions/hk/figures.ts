import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow } from "../../engine/payments/instalment-plan.ts";

export interface HkFigures {
  readonly brackets: readonly Bracket[];
  readonly standard_rates: readonly Bracket[];
  readonly allowances: { readonly single: number; readonly married: number };
  readonly reduction?: { readonly rate: number; readonly cap: number };
  readonly instalment_plan: readonly PlanRow[];
}

export const data: JurisdictionData<HkFigures> = {
  code: "HK",
  name: "Hong Kong",
  currency: "HKD",
  decimals: 2,
  sources: {
    "gov.hk": {
      title: "GovHK tax rates of salaries tax (2025)",
      url: "https://www.gov.hk/en/residents/taxes/taxfiling/taxrates/salariesrates.htm",
      readOn: "2026-11-20",
    },
    "pwc-hk": {
      title: "PwC sample computation 2024/25",
      url: "https://taxsummaries.pwc.com/hong-kong-sar/individual/sample-personal-income-tax-calculation",
      readOn: "2024-06-28",
    },
    moneyhk101: {
      title: "MoneyHK101 salaries tax guide (2026)",
      url: "https://moneyhk101.com/salary-tax",
      readOn: "2026-11-20",
    },
    startupr: {
      title: "Startupr HK 2026 guide (allowances to 2026/27)",
      url: "https://startupregistry.hk/tax-accounting/hong-kong-salaries-tax",
      readOn: "2026-11-20",
    },
    "ird-2026": {
      title: "IRD Hong Kong: 2026-27 Budget tax measures",
      url: "https://www.ird.gov.hk/eng/faq/budget2026_27.htm",
      readOn: "2026-02-25",
    },
    "rthk-2025": {
      title: "RTHK: 2025-26 Budget, cap 1,500 (3,000 the year before)",
      url: "https://news.rthk.hk/rthk/en/component/k2/1793261-20250226.htm",
      readOn: "2025-02-26",
    },
    "bud-2026": {
      title: "Budget speech 2026-27, paragraphs 279-280",
      url: "https://www.budget.gov.hk/2026/eng/budget55.html",
      readOn: "2026-02-25",
    },
    clic: {
      title:
        "CLIC: first instalment by January, second by April; 75% and 25% of provisional tax (2026)",
      url: "https://clic.org.hk/en/topics/taxation/salaries_tax/how_to_compute_salaries_tax/q4",
      readOn: "2026-11-20",
    },
    kaizen: {
      title: "Kaizen: 75% January-March, 25% April-June (2020)",
      url: "https://kaizencpa.tw/en/viewpoints-from-kaizen/hong-kong-salaries-tax-basis-period/",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2023-24", from: "2023-04-01", to: "2024-03-31", status: "enacted" },
    { label: "2024-25", from: "2024-04-01", to: "2025-03-31", status: "enacted" },
    { label: "2025-26", from: "2025-04-01", to: "2026-03-31", status: "enacted" },
    { label: "2026-27", from: "2026-04-01", to: "2027-03-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2023-04-01",
        value: [
          { over: 0, rate: 0.02 },
          { over: 50_000, rate: 0.06 },
          { over: 100_000, rate: 0.1 },
          { over: 150_000, rate: 0.14 },
          { over: 200_000, rate: 0.17 },
        ],
        sources: ["gov.hk", "pwc-hk", "moneyhk101"],
        confidence: "two_sources",
      },
    ],
    standard_rates: [
      {
        from: "2023-04-01",
        value: [{ over: 0, rate: 0.15 }],
        sources: ["gov.hk", "startupr"],
        confidence: "two_sources",
      },
      {
        from: "2024-04-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 5_000_000, rate: 0.16 },
        ],
        sources: ["gov.hk", "startupr"],
        confidence: "two_sources",
      },
    ],
    allowances: [
      {
        from: "2023-04-01",
        value: { single: 132_000, married: 264_000 },
        sources: ["ird-2026", "startupr"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: { single: 145_000, married: 290_000 },
        sources: ["ird-2026", "startupr"],
        confidence: "two_sources",
      },
    ],
    reduction: [
      {
        from: "2023-04-01",
        value: { rate: 1, cap: 3000 },
        sources: ["rthk-2025", "gov.hk"],
        confidence: "two_sources",
      },
      {
        from: "2024-04-01",
        value: { rate: 1, cap: 1500 },
        sources: ["rthk-2025", "gov.hk"],
        confidence: "two_sources",
      },
      {
        from: "2025-04-01",
        value: { rate: 1, cap: 3000 },
        sources: ["ird-2026", "bud-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: null,
        sources: ["ird-2026", "bud-2026"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-04-01",
        value: [
          { period: "first", part: 3, of: 4, due: "01", year: 1 },
          { period: "second", part: 1, of: 4, due: "04", year: 1 },
        ],
        sources: ["clic", "kaizen"],
        confidence: "two_sources",
      },
    ],
  },
};
