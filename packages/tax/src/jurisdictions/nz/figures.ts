import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface NzFigures {
  readonly brackets: readonly Bracket[];
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<NzFigures> = {
  code: "NZ",
  name: "New Zealand",
  currency: "NZD",
  decimals: 2,
  sources: {
    "pe-nz": {
      title: "PolicyEngine NZ thresholds (dates and amounts; its first-band rate of 0% is WRONG)",
      url: "https://github.com/PolicyEngine/policyengine-nz",
      readOn: "2026-04-27",
    },
    keypay: {
      title: "Keypay NZ: thresholds and ME code from 31 July 2024",
      url: "https://www.keypay.co.nz/index.php/news-history",
      readOn: "2025-03-06",
    },
    "kpmg-nz": {
      title:
        "KPMG: Budget 2024, composite rates and thresholds of 2024-25 and the earlier thresholds",
      url: "https://kpmg.com/nz/en/home/insights/2024/06/budget-2024---tax-thresholds-changes-and-impacts-for-employers.html",
      readOn: "2026-11-22",
    },
    "pkf-nz": {
      title: "PKF: composite rates from 1 April 2024 to 31 March 2025",
      url: "https://pkfcs.co.nz/news/latest-news/individual-tax-rate-reduction-what-does-it-mean",
      readOn: "2026-11-22",
    },
    hnry: {
      title: "Hnry: rates and thresholds before and after 31 July 2024",
      url: "https://hnry.co.nz/glossary/explaining-the-transitional-tax-rates-fy-2024-25",
      readOn: "2026-11-22",
    },
    "ird-prov": {
      title: "Inland Revenue: work out your provisional tax (2024)",
      url: "https://www.ird.govt.nz/income-tax/provisional-tax/provisional-tax-options/standard-option/work-out-provisional-tax-using-the-standard-option",
      readOn: "2026-11-20",
    },
    cornish: {
      title: "Cornish: what happens when a provisional tax date falls on a weekend (2022-08-22)",
      url: "https://cornish.co.nz/2022/08/22/am-i-a-provisional-taxpayer-and-what-happens-when-the-due-date-falls-on-a-weekend-or-public-holiday/",
      readOn: "2026-11-22",
    },
    bennetts: {
      title: "Bennetts Proactive: a payment that falls due on a weekend or public holiday",
      url: "https://bennettsproactive.co.nz/accounting-news/where-a-payment-falls-due-on-a-weekend-or-public-holiday",
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
    brackets: [
      {
        from: "2023-04-01",
        value: [
          { over: 0, rate: 0.105 },
          { over: 14_000, rate: 0.175 },
          { over: 48_000, rate: 0.3 },
          { over: 70_000, rate: 0.33 },
          { over: 180_000, rate: 0.39 },
        ],
        sources: ["pe-nz", "hnry"],
        confidence: "two_sources",
      },
      {
        from: "2024-04-01",
        value: [
          { over: 0, rate: 0.105 },
          { over: 14_000, rate: 0.1282 },
          { over: 15_600, rate: 0.175 },
          { over: 48_000, rate: 0.2164 },
          { over: 53_500, rate: 0.3 },
          { over: 70_000, rate: 0.3099 },
          { over: 78_100, rate: 0.33 },
          { over: 180_000, rate: 0.39 },
        ],
        sources: ["pe-nz", "kpmg-nz", "pkf-nz"],
        confidence: "two_sources",
      },
      {
        from: "2025-04-01",
        value: [
          { over: 0, rate: 0.105 },
          { over: 15_600, rate: 0.175 },
          { over: 53_500, rate: 0.3 },
          { over: 78_100, rate: 0.33 },
          { over: 180_000, rate: 0.39 },
        ],
        sources: ["pe-nz", "keypay"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2023-04-01",
        value: { moves: "next", holidays: [] },
        sources: ["cornish", "bennetts"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-04-01",
        value: [
          { period: "P1", part: 1, of: 3, due: "08-28", year: 0 },
          { period: "P2", part: 1, of: 3, due: "01-15", year: 1 },
          { period: "P3", part: 1, of: 3, due: "05-07", year: 1 },
        ],
        sources: ["ird-prov"],
        confidence: "one_source",
      },
    ],
  },
};
