import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface ZaFigures {
  readonly brackets: readonly Bracket[];
  readonly rebates: { readonly primary: number; readonly from65: number; readonly from75: number };
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<ZaFigures> = {
  code: "ZA",
  name: "South Africa",
  currency: "ZAR",
  decimals: 2,
  sources: {
    irp5: {
      title: "irp5.co.za copy of SARS tables (2025)",
      url: "https://irp5.co.za/?p=280",
      readOn: "2026-11-20",
    },
    satg: {
      title: "SA Tax Guide: tables 2023-2025",
      url: "http://www.sataxguide.co.za/rates-of-tax-for-individuals/",
      readOn: "2026-11-20",
    },
    hasacc: {
      title: "HAS Accounting: SARS tables 2022-2026 (2025)",
      url: "https://www.hasaccountingandtax.com/tax-tables-individuals",
      readOn: "2026-11-20",
    },
    "za-code": {
      title: "Nine public implementations with identical 2027 tables (2026)",
      url: "https://www.sars.gov.za",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "sars-provisional": {
      title: "South African Revenue Service: when must provisional tax be paid",
      url: "https://www.sars.gov.za/faq/faq-when-must-provisional-tax-be-paid/",
      readOn: "2026-11-20",
    },
    prnc: {
      title: "PRNC: first provisional payment by 31 August, half of the estimate",
      url: "https://www.prnc.co.za/first-provisional-tax-payment-for-february-year-ends",
      readOn: "2026-11-20",
    },
    "taa-244": {
      title: "Tax Administration Act 2011, section 244: last business day before",
      url: "https://source.acts.co.za/tax-administration-act-2011/244__deadlines.php",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2022-23", from: "2022-03-01", to: "2023-02-28", status: "enacted" },
    { label: "2023-24", from: "2023-03-01", to: "2024-02-29", status: "enacted" },
    { label: "2024-25", from: "2024-03-01", to: "2025-02-28", status: "enacted" },
    { label: "2025-26", from: "2025-03-01", to: "2026-02-28", status: "enacted" },
    { label: "2026-27", from: "2026-03-01", to: "2027-02-28", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2022-03-01",
        value: [
          { over: 0, rate: 0.18 },
          { over: 226_000, rate: 0.26 },
          { over: 353_100, rate: 0.31 },
          { over: 488_700, rate: 0.36 },
          { over: 641_400, rate: 0.39 },
          { over: 817_600, rate: 0.41 },
          { over: 1_731_600, rate: 0.45 },
        ],
        sources: ["irp5", "satg", "hasacc"],
        confidence: "two_sources",
      },
      {
        from: "2023-03-01",
        value: [
          { over: 0, rate: 0.18 },
          { over: 237_100, rate: 0.26 },
          { over: 370_500, rate: 0.31 },
          { over: 512_800, rate: 0.36 },
          { over: 673_000, rate: 0.39 },
          { over: 857_900, rate: 0.41 },
          { over: 1_817_000, rate: 0.45 },
        ],
        sources: ["irp5", "satg", "hasacc"],
        confidence: "two_sources",
      },
      {
        from: "2026-03-01",
        value: [
          { over: 0, rate: 0.18 },
          { over: 245_100, rate: 0.26 },
          { over: 383_100, rate: 0.31 },
          { over: 530_200, rate: 0.36 },
          { over: 695_800, rate: 0.39 },
          { over: 887_000, rate: 0.41 },
          { over: 1_878_600, rate: 0.45 },
        ],
        sources: ["za-code", "ai2"],
        confidence: "two_sources",
      },
    ],
    rebates: [
      {
        from: "2022-03-01",
        value: { primary: 16_425, from65: 9000, from75: 2997 },
        sources: ["irp5", "satg", "hasacc"],
        confidence: "two_sources",
      },
      {
        from: "2023-03-01",
        value: { primary: 17_235, from65: 9444, from75: 3145 },
        sources: ["irp5", "satg", "hasacc"],
        confidence: "two_sources",
      },
      {
        from: "2026-03-01",
        value: { primary: 17_820, from65: 9765, from75: 3249 },
        sources: ["za-code", "ai2"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2022-03-01",
        value: { moves: "previous", holidays: [] },
        sources: ["taa-244", "sars-provisional"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2022-03-01",
        value: [
          { period: "first", part: 1, of: 2, due: "08-31", year: 0 },
          { period: "second", part: 1, of: 2, due: "02-end", year: 1 },
        ],
        sources: ["sars-provisional", "prnc"],
        confidence: "two_sources",
      },
    ],
  },
};
