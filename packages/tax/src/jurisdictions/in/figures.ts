import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface InFigures {
  readonly slabs_new: readonly Bracket[];
  readonly standard_deduction_new: number;
  readonly rebate_new: {
    readonly limit: number;
    readonly max: number;
    readonly marginal_relief: boolean;
  };
  readonly surcharge_new: readonly Bracket[];
  readonly slabs_old: readonly Bracket[];
  readonly slabs_old_60: readonly Bracket[];
  readonly slabs_old_80: readonly Bracket[];
  readonly standard_deduction_old: number;
  readonly rebate_old: {
    readonly limit: number;
    readonly max: number;
    readonly marginal_relief: boolean;
  };
  readonly surcharge_old: readonly Bracket[];
  readonly cess: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<InFigures> = {
  code: "IN",
  name: "India",
  currency: "INR",
  decimals: 2,
  sources: {
    "in-press": {
      title: "Siasat / News18 / Outlook Money reports of the Union Budget 2026 slabs",
      url: "https://www.siasat.com/union-budget-no-changes-in-it-rates-slabs-revised-itr-filing-deadline-updated-3334796/",
      readOn: "2026-02-01",
    },
    "ai2-tests": {
      title: "ai2-tax-plugins income-tax anchors (2026)",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-11-20",
    },
    "ht-2026": {
      title: "HT Syndication: Budget 2026, both regimes unchanged with slabs",
      url: "https://htsyndication.com/ciol/article/budget-2026-replaces-1961-tax-act-with-simplified-code/97170670",
      readOn: "2026-02-01",
    },
    "om-2026": {
      title: "Outlook Money: slabs and rebate retained (2026)",
      url: "https://www.outlookmoney.com/amp/story/tax/check-income-tax-slabs-and-rates-under-the-new-tax-law-coming-into-effect-from-april-1",
      readOn: "2026-11-20",
    },
    qlist: {
      title: "Qlist: income tax calculator notes (cess of 4 percent in both regimes)",
      url: "https://qlist.co.in/calculators/income-tax-calculator",
      readOn: "2026-11-20",
    },
    "act-2025-408": {
      title: "Income-tax Act 2025, section 408: instalments of advance tax",
      url: "https://www.cabkgoyal.com/section-408-of-income-tax-act-2025-instalments-of-advance-tax-and-due-dates/",
      readOn: "2026-11-20",
    },
    "act-1961-211": {
      title: "Income-tax Act 1961, section 211",
      url: "https://www.caclubindia.com/acts/27277-section-211-income-tax-act-1961.asp",
      readOn: "2026-11-20",
    },
    "circular-676": {
      title: "CBDT Circular 676 of 14 January 1994, on section 211 (Income Tax Department)",
      url: "http://law.incometaxindia.gov.in/DitTaxmann/IncomeTaxActs/2005ITAct/cirsec211.htm",
      readOn: "2026-11-22",
    },
    "taxguru-676": {
      title: "CBDT Circular 676 of 14 January 1994 (at TaxGuru)",
      url: "https://taxguru.in/income-tax/circular-676income-tax-dated-1411994.html",
      readOn: "2026-11-22",
    },
    "rbi-saturdays": {
      title:
        "Paisabazaar: banks work on the first, third and fifth Saturday (Reserve Bank of India)",
      url: "https://www.paisabazaar.com/banking/bank-holidays-saturday-2019/",
      readOn: "2026-11-22",
    },
    "news9-2024": {
      title: "News9: the Department asks for the first instalment by 15 June 2024, a Saturday",
      url: "https://www.news9live.com/business/personal-finance/advance-tax-payment-dont-miss-first-instalment-payment-deadline-on-june-15-2024-2572822/amp",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2023-24", from: "2023-04-01", to: "2024-03-31", status: "enacted" },
    { label: "2024-25", from: "2024-04-01", to: "2025-03-31", status: "enacted" },
    { label: "2025-26", from: "2025-04-01", to: "2026-03-31", status: "enacted" },
    { label: "2026-27", from: "2026-04-01", to: "2027-03-31", status: "enacted" },
  ],
  figures: {
    slabs_new: [
      {
        from: "2023-04-01",
        value: [
          { over: 300_000, rate: 0.05 },
          { over: 600_000, rate: 0.1 },
          { over: 900_000, rate: 0.15 },
          { over: 1_200_000, rate: 0.2 },
          { over: 1_500_000, rate: 0.3 },
        ],
        sources: ["in-press", "ai2-tests"],
        confidence: "one_source",
      },
      {
        from: "2024-04-01",
        value: [
          { over: 300_000, rate: 0.05 },
          { over: 700_000, rate: 0.1 },
          { over: 1_000_000, rate: 0.15 },
          { over: 1_200_000, rate: 0.2 },
          { over: 1_500_000, rate: 0.3 },
        ],
        sources: ["in-press", "ai2-tests"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: [
          { over: 400_000, rate: 0.05 },
          { over: 800_000, rate: 0.1 },
          { over: 1_200_000, rate: 0.15 },
          { over: 1_600_000, rate: 0.2 },
          { over: 2_000_000, rate: 0.25 },
          { over: 2_400_000, rate: 0.3 },
        ],
        sources: ["in-press", "ai2-tests"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: [
          { over: 400_000, rate: 0.05 },
          { over: 800_000, rate: 0.1 },
          { over: 1_200_000, rate: 0.15 },
          { over: 1_600_000, rate: 0.2 },
          { over: 2_000_000, rate: 0.25 },
          { over: 2_400_000, rate: 0.3 },
        ],
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_new: [
      {
        from: "2023-04-01",
        value: 50_000,
        sources: ["in-press", "ai2-tests"],
        confidence: "one_source",
      },
      {
        from: "2024-04-01",
        value: 75_000,
        sources: ["in-press", "ai2-tests"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: 75_000,
        sources: ["in-press", "ai2-tests"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: 75_000,
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    rebate_new: [
      {
        from: "2023-04-01",
        value: { limit: 700_000, max: 25_000, marginal_relief: true },
        sources: ["in-press", "ai2-tests"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: { limit: 1_200_000, max: 60_000, marginal_relief: true },
        sources: ["in-press", "ai2-tests"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: { limit: 1_200_000, max: 60_000, marginal_relief: true },
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    surcharge_new: [
      {
        from: "2023-04-01",
        value: [
          { over: 5_000_000, rate: 0.1 },
          { over: 10_000_000, rate: 0.15 },
          { over: 20_000_000, rate: 0.25 },
        ],
        sources: ["in-press", "ai2-tests"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: [
          { over: 5_000_000, rate: 0.1 },
          { over: 10_000_000, rate: 0.15 },
          { over: 20_000_000, rate: 0.25 },
        ],
        sources: ["in-press", "ai2-tests"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: [
          { over: 5_000_000, rate: 0.1 },
          { over: 10_000_000, rate: 0.15 },
          { over: 20_000_000, rate: 0.25 },
        ],
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    slabs_old: [
      {
        from: "2023-04-01",
        value: [
          { over: 250_000, rate: 0.05 },
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["in-press"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: [
          { over: 250_000, rate: 0.05 },
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["ht-2026", "in-press"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: [
          { over: 250_000, rate: 0.05 },
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    slabs_old_60: [
      {
        from: "2023-04-01",
        value: [
          { over: 300_000, rate: 0.05 },
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["in-press"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: [
          { over: 300_000, rate: 0.05 },
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["ht-2026", "in-press"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: [
          { over: 300_000, rate: 0.05 },
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    slabs_old_80: [
      {
        from: "2023-04-01",
        value: [
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["in-press"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: [
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["ht-2026", "in-press"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: [
          { over: 500_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.3 },
        ],
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_old: [
      { from: "2023-04-01", value: 50_000, sources: ["in-press"], confidence: "one_source" },
      {
        from: "2025-04-01",
        value: 50_000,
        sources: ["ht-2026", "in-press"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: 50_000,
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    rebate_old: [
      {
        from: "2023-04-01",
        value: { limit: 500_000, max: 12_500, marginal_relief: false },
        sources: ["in-press"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: { limit: 500_000, max: 12_500, marginal_relief: false },
        sources: ["ht-2026", "in-press"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: { limit: 500_000, max: 12_500, marginal_relief: false },
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    surcharge_old: [
      {
        from: "2023-04-01",
        value: [
          { over: 5_000_000, rate: 0.1 },
          { over: 10_000_000, rate: 0.15 },
          { over: 20_000_000, rate: 0.25 },
          { over: 50_000_000, rate: 0.37 },
        ],
        sources: ["in-press"],
        confidence: "one_source",
      },
      {
        from: "2025-04-01",
        value: [
          { over: 5_000_000, rate: 0.1 },
          { over: 10_000_000, rate: 0.15 },
          { over: 20_000_000, rate: 0.25 },
          { over: 50_000_000, rate: 0.37 },
        ],
        sources: ["ht-2026", "in-press"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-01",
        value: [
          { over: 5_000_000, rate: 0.1 },
          { over: 10_000_000, rate: 0.15 },
          { over: 20_000_000, rate: 0.25 },
          { over: 50_000_000, rate: 0.37 },
        ],
        sources: ["in-press", "ht-2026", "om-2026"],
        confidence: "two_sources",
      },
    ],
    cess: [{ from: "2023-04-01", value: 0.04, sources: ["qlist"], confidence: "one_source" }],
    weekend_rule: [
      {
        from: "2023-04-01",
        value: { moves: "next", open_saturdays: [1, 3, 5], holidays: [] },
        sources: ["circular-676", "taxguru-676", "rbi-saturdays", "news9-2024"],
        confidence: "two_sources",
        note: "Days on which banks are closed. Bank holidays of single states are not listed.",
      },
    ],
    instalment_plan: [
      {
        from: "2023-04-01",
        value: [
          { period: "Q1", part: 15, of: 100, due: "06-15", year: 0 },
          { period: "Q2", part: 30, of: 100, due: "09-15", year: 0 },
          { period: "Q3", part: 30, of: 100, due: "12-15", year: 0 },
          { period: "Q4", part: 25, of: 100, due: "03-15", year: 1 },
        ],
        sources: ["act-2025-408", "act-1961-211"],
        confidence: "two_sources",
      },
    ],
  },
};
