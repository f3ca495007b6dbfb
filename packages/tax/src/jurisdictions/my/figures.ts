import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow } from "../../engine/payments/instalment-plan.ts";

export interface MyFigures {
  readonly brackets: readonly Bracket[];
  readonly personal_relief: number;
  readonly rebate: { readonly limit: number; readonly amount: number };
  readonly instalment_plan: readonly PlanRow[];
}

export const data: JurisdictionData<MyFigures> = {
  code: "MY",
  name: "Malaysia",
  currency: "MYR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    ikasih: {
      title: "I-Kasih: reliefs of year of assessment 2024 (self 9,000)",
      url: "https://www.ikasihcredit.com/blog/tax-relief-malaysia-jimat-cukai",
      readOn: "2026-11-20",
    },
    "hasil-rebate": {
      title: "Inland Revenue Board: rebates from year of assessment 2009",
      url: "https://www.hasil.gov.my/en/individual/individual-life-cycle/how-to-declare-income/rebates/",
      readOn: "2026-11-20",
    },
    hasilnet: {
      title: "Hasilnet: tax rebate",
      url: "https://hasilnet.org.my/income-tax/tax-rebate",
      readOn: "2026-11-20",
    },
    macross: {
      title: "Macross: CP500 schedule (2025)",
      url: "https://www.macrossconsult.com/what-is-cp500-article109-23.aspx",
      readOn: "2026-11-20",
    },
    "hasil-500": {
      title: "LHDN: tax estimation, six instalments from March (2026)",
      url: "https://www.hasil.gov.my/en/individual/individual-life-cycle/payment/tax-estimation-advance-payment/",
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
          { over: 5000, rate: 0.01 },
          { over: 20_000, rate: 0.03 },
          { over: 35_000, rate: 0.06 },
          { over: 50_000, rate: 0.11 },
          { over: 70_000, rate: 0.19 },
          { over: 100_000, rate: 0.25 },
          { over: 400_000, rate: 0.26 },
          { over: 600_000, rate: 0.28 },
          { over: 2_000_000, rate: 0.3 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    personal_relief: [
      { from: "2023-01-01", value: 9000, sources: ["ikasih"], confidence: "one_source" },
    ],
    rebate: [
      {
        from: "2023-01-01",
        value: { limit: 35_000, amount: 400 },
        sources: ["hasil-rebate", "hasilnet"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "1", part: 1, of: 6, due: "03-30", year: 0 },
          { period: "2", part: 1, of: 6, due: "05-30", year: 0 },
          { period: "3", part: 1, of: 6, due: "07-30", year: 0 },
          { period: "4", part: 1, of: 6, due: "09-30", year: 0 },
          { period: "5", part: 1, of: 6, due: "11-30", year: 0 },
          { period: "6", part: 1, of: 6, due: "01-30", year: 1 },
        ],
        sources: ["macross", "hasil-500"],
        confidence: "two_sources",
      },
    ],
  },
};
