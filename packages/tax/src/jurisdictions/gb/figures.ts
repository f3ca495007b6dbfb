import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface GbFigures {
  readonly personal_allowance: number;
  readonly allowance_taper: { readonly over: number; readonly income_per_pound: number };
  readonly brackets: readonly Bracket[];
  readonly dividends: {
    readonly allowance: number;
    readonly ordinary: number;
    readonly upper: number;
    readonly additional: number;
  };
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<GbFigures> = {
  code: "GB",
  name: "United Kingdom",
  currency: "GBP",
  decimals: 2,
  sources: {
    savingtool: {
      title: "@saving-tool/hmrc-income-tax 3.0.1",
      url: "https://github.com/SavingTool/hmrc-income-tax",
      readOn: "2026-04-09",
    },
    "pe-uk": {
      title: "PolicyEngine UK parameters",
      url: "https://github.com/PolicyEngine/policyengine-uk",
      readOn: "2026-08-17",
    },
    "hmrc-kalc": {
      title: "HMRC tax-kalculator (Apache-2.0), TaxBands.kt, v2.16.0",
      url: "https://github.com/hmrc/tax-kalculator",
      readOn: "2026-02-19",
    },
    "gov-poa": {
      title: "GOV.UK: payments on account",
      url: "https://www.gov.uk/understand-self-assessment-bill/payments-on-account",
      readOn: "2026-11-20",
    },
    untied: {
      title: "Untied: what are payments on account",
      url: "https://help.untied.io/article/127-what-are-payments-on-account",
      readOn: "2026-11-20",
    },
    "gov-pay-sa": {
      title: "GOV.UK: pay your Self Assessment tax bill",
      url: "https://www.gov.uk/pay-self-assessment-tax-bill",
      readOn: "2026-11-22",
    },
    "realbusiness-2015": {
      title: "Real Business: 31 January 2015, a Saturday, and payments that are not immediate",
      url: "https://realbusiness.co.uk/be-warned-tax-payment-deadline-might-be-earlier-than-you-think",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2022-23", from: "2022-04-06", to: "2023-04-05", status: "enacted" },
    { label: "2023-24", from: "2023-04-06", to: "2024-04-05", status: "enacted" },
    { label: "2024-25", from: "2024-04-06", to: "2025-04-05", status: "enacted" },
    { label: "2025-26", from: "2025-04-06", to: "2026-04-05", status: "enacted" },
    { label: "2026-27", from: "2026-04-06", to: "2027-04-05", status: "enacted" },
  ],
  figures: {
    personal_allowance: [
      {
        from: "2022-04-06",
        value: 12_570,
        sources: ["savingtool", "pe-uk"],
        confidence: "two_sources",
      },
    ],
    allowance_taper: [
      {
        from: "2022-04-06",
        value: { over: 100_000, income_per_pound: 2 },
        sources: ["pe-uk", "savingtool"],
        confidence: "two_sources",
      },
    ],
    brackets: [
      {
        from: "2022-04-06",
        value: [
          { over: 0, rate: 0.2 },
          { over: 37_700, rate: 0.4 },
          { over: 150_000, rate: 0.45 },
        ],
        sources: ["hmrc-kalc", "savingtool"],
        confidence: "two_sources",
      },
      {
        from: "2023-04-06",
        value: [
          { over: 0, rate: 0.2 },
          { over: 37_700, rate: 0.4 },
          { over: 125_140, rate: 0.45 },
        ],
        sources: ["hmrc-kalc", "savingtool"],
        confidence: "two_sources",
      },
    ],
    dividends: [
      {
        from: "2022-04-06",
        value: { allowance: 2000, ordinary: 0.0875, upper: 0.3375, additional: 0.3935 },
        sources: ["savingtool", "pe-uk"],
        confidence: "two_sources",
      },
      {
        from: "2023-04-06",
        value: { allowance: 1000, ordinary: 0.0875, upper: 0.3375, additional: 0.3935 },
        sources: ["savingtool", "pe-uk"],
        confidence: "two_sources",
      },
      {
        from: "2024-04-06",
        value: { allowance: 500, ordinary: 0.0875, upper: 0.3375, additional: 0.3935 },
        sources: ["savingtool", "pe-uk"],
        confidence: "two_sources",
      },
      {
        from: "2026-04-06",
        value: { allowance: 500, ordinary: 0.1075, upper: 0.3575, additional: 0.3935 },
        sources: ["savingtool", "pe-uk"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2022-04-06",
        value: { moves: "never", holidays: [] },
        sources: ["gov-pay-sa", "realbusiness-2015"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2022-04-06",
        value: [
          { period: "H1", part: 1, of: 2, due: "01-31", year: 1 },
          { period: "H2", part: 1, of: 2, due: "07-31", year: 1 },
        ],
        sources: ["gov-poa", "untied"],
        confidence: "two_sources",
      },
    ],
  },
};
