import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";
import { t4127 } from "./payroll-formula-sources.ts";

export interface CaFigures {
  readonly federal_brackets: readonly Bracket[];
  readonly federal_credit_rate: number;
  readonly federal_basic_amount: {
    readonly max: number;
    readonly min: number;
    readonly from: number;
    readonly to: number;
  };
  readonly canada_employment_amount: number;
  readonly quebec_abatement: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<CaFigures> = {
  code: "CA",
  name: "Canada",
  currency: "CAD",
  decimals: 2,
  sources: {
    "t4127-119": t4127[119],
    "t4127-120": t4127[120],
    "t4127-121": t4127[121],
    "t4127-122": t4127[122],
    "pe-ca": {
      title:
        "PolicyEngine Canada federal parameters (provincial ones are stale: most stop at 2021-2022)",
      url: "https://github.com/PolicyEngine/policyengine-canada",
      readOn: "2026-02-26",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    sage: {
      title: "Sage knowledge base: provincial claim amounts and indexation 2026",
      url: "https://us-kb.sage.com",
      readOn: "2026-11-20",
    },
    tntbooks: {
      title: "TNT Bookkeeping copy of the CRA 2026 rate page",
      url: "https://tntbooks.ca/2026/01/27/canadian-income-tax-rates-for-2026",
      readOn: "2026-01-27",
    },
    "cra-instalments": {
      title: "Canada Revenue Agency: required tax instalments, due dates",
      url: "https://www.canada.ca/en/revenue-agency/services/payments-cra/individual-payments/income-tax-instalments.html",
      readOn: "2026-11-20",
    },
    truenorth: {
      title: "True North Accounting: personal tax instalments",
      url: "https://help.truenorthaccounting.com/knowledge/when-do-i-have-to-pay-personal-tax-instalments",
      readOn: "2026-11-20",
    },
    "cra-weekends": {
      title: "Canada Revenue Agency: payment due dates of instalments, next business day",
      url: "https://www.canada.ca/en/revenue-agency/services/payments-cra/individual-payments/income-tax-instalments/due-dates.html",
      readOn: "2026-11-22",
    },
    "truenorth-weekends": {
      title: "True North Accounting: a deadline on a weekend or holiday, next business day",
      url: "https://help.truenorthaccounting.com/knowledge/what-happens-when-a-cra-deadline-falls-on-a-weekend-or-holiday",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    federal_brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 53_359, rate: 0.205 },
          { over: 106_717, rate: 0.26 },
          { over: 165_430, rate: 0.29 },
          { over: 235_675, rate: 0.33 },
        ],
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 55_867, rate: 0.205 },
          { over: 111_733, rate: 0.26 },
          { over: 173_205, rate: 0.29 },
          { over: 246_752, rate: 0.33 },
        ],
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.145 },
          { over: 57_375, rate: 0.205 },
          { over: 114_750, rate: 0.26 },
          { over: 177_882, rate: 0.29 },
          { over: 253_414, rate: 0.33 },
        ],
        sources: ["t4127-121", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.14 },
          { over: 58_523, rate: 0.205 },
          { over: 117_045, rate: 0.26 },
          { over: 181_440, rate: 0.29 },
          { over: 258_482, rate: 0.33 },
        ],
        sources: ["t4127-122", "tntbooks", "sage"],
        confidence: "two_sources",
      },
    ],
    federal_credit_rate: [
      {
        from: "2023-01-01",
        value: 0.15,
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.15,
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.145,
        sources: ["t4127-121", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.14,
        sources: ["t4127-122", "tntbooks", "sage"],
        confidence: "two_sources",
      },
    ],
    federal_basic_amount: [
      {
        from: "2023-01-01",
        value: { max: 15_000, min: 13_520, from: 165_430, to: 235_675 },
        sources: ["pe-ca"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { max: 15_705, min: 14_156, from: 173_205, to: 246_752 },
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { max: 16_129, min: 14_538, from: 177_882, to: 253_414 },
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { max: 16_452, min: 14_829, from: 181_440, to: 258_482 },
        sources: ["t4127-122", "sage"],
        confidence: "two_sources",
      },
    ],
    canada_employment_amount: [
      {
        from: "2023-01-01",
        value: 1368,
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 1433,
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
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
        sources: ["t4127-122", "tntbooks", "sage"],
        confidence: "two_sources",
      },
    ],
    quebec_abatement: [
      {
        from: "2023-01-01",
        value: 0.165,
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.165,
        sources: ["t4127-119", "pe-ca"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.165,
        sources: ["t4127-120", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.165,
        sources: ["t4127-122", "tntbooks", "sage"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: [] },
        sources: ["cra-weekends", "truenorth-weekends"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "03-15", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "06-15", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "09-15", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "12-15", year: 0 },
        ],
        sources: ["cra-instalments", "truenorth"],
        confidence: "two_sources",
      },
    ],
  },
};
