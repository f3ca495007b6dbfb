import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface AuFigures {
  readonly brackets: readonly Bracket[];
  readonly medicare_levy: {
    readonly rate: number;
    readonly low: number;
    readonly shade_in_rate: number;
  };
  readonly low_income_offset: {
    readonly max: number;
    readonly first_over: number;
    readonly first_rate: number;
    readonly second_over: number;
    readonly second_rate: number;
  };
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<AuFigures> = {
  code: "AU",
  name: "Australia",
  currency: "AUD",
  decimals: 2,
  sources: {
    aph: {
      title: "Parliament of Australia bill summary r7331 (rate cuts; Medicare thresholds) (2025)",
      url: "https://www.aph.gov.au/Parliamentary_Business/Bills_Legislation/Bills_Search_Results/Result/Second_Reading_Speeches?BillId=r7331",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "press-au": {
      title: "Accounting-firm summaries of the 2025-26 Budget table",
      url: "https://www.austasiagroup.com/news/personal-tax-cuts",
      readOn: "2026-11-20",
    },
    grafa: {
      title: "Grafa: 2023-24 Medicare thresholds 26,000 / 32,500 (2024)",
      url: "https://grafa.com/news/aussie-low-income-earners-score--172-tax-boost-amid-medicare-levy-changes-174033",
      readOn: "2026-11-20",
    },
    wch: {
      title: "West Carr Harvey: 2025-26 Budget, Medicare thresholds for 2024-25",
      url: "https://www.westcarrharvey.com.au/federal-budget-announcement-2025-2026-updates-for-individuals/",
      readOn: "2026-11-20",
    },
    "itaa-63-10": {
      title:
        "ITAA 1997 section 63-10 (order of tax offsets), ATO legal database and AustLII (2026)",
      url: "https://www.ato.gov.au/law/view/print?DocID=PAC%2F19970038%2F63-10&PiT=99991231235958",
      readOn: "2026-11-20",
    },
    "ato-payg": {
      title: "Australian Taxation Office: when PAYG instalments are due",
      url: "https://ato.gov.au/Business/PAYG-instalments/When-are-PAYG-instalments-due",
      readOn: "2026-11-20",
    },
    wdf: {
      title: "WDF: key dates of the Australian Taxation Office",
      url: "https://www.wdf.com.au/resources/ato-key-dates/",
      readOn: "2026-11-20",
    },
    "taa-8aazmb": {
      title: "Taxation Administration Act 1953, section 8AAZMB (at the Tax Office)",
      url: "https://www.ato.gov.au/law/view/document?LocID=%22PAC%2F19530001%2F8AAZMB%22",
      readOn: "2026-11-22",
    },
    "worldlii-8aazmb": {
      title: "Taxation Administration Act 1953, section 8AAZMB (at WorldLII)",
      url: "http://beta.worldlii.org/au/legis/cth/consol_act/taa1953269/s8aazmb.html",
      readOn: "2026-11-22",
    },
    "ato-bas-dates": {
      title:
        "Tax Office: due dates for activity statements; on a weekend or public holiday the next business day",
      url: "https://www.ato.gov.au/Business/Business-activity-statements-(BAS)/Due-dates-for-lodging-and-paying-your-BAS/?default",
      readOn: "2026-11-22",
    },
    "wa-labour-day": {
      title: "Labour Day in Western Australia, the first Monday in March",
      url: "https://www.holidays-info.com/australia/holidays/labour-day/",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2023-24", from: "2023-07-01", to: "2024-06-30", status: "enacted" },
    { label: "2024-25", from: "2024-07-01", to: "2025-06-30", status: "enacted" },
    { label: "2025-26", from: "2025-07-01", to: "2026-06-30", status: "enacted" },
    { label: "2026-27", from: "2026-07-01", to: "2027-06-30", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2023-07-01",
        value: [
          { over: 18_200, rate: 0.19 },
          { over: 45_000, rate: 0.325 },
          { over: 120_000, rate: 0.37 },
          { over: 180_000, rate: 0.45 },
        ],
        sources: ["aph", "ai2", "press-au"],
        confidence: "two_sources",
      },
      {
        from: "2024-07-01",
        value: [
          { over: 18_200, rate: 0.16 },
          { over: 45_000, rate: 0.3 },
          { over: 135_000, rate: 0.37 },
          { over: 190_000, rate: 0.45 },
        ],
        sources: ["aph", "ai2", "press-au"],
        confidence: "two_sources",
      },
      {
        from: "2026-07-01",
        value: [
          { over: 18_200, rate: 0.15 },
          { over: 45_000, rate: 0.3 },
          { over: 135_000, rate: 0.37 },
          { over: 190_000, rate: 0.45 },
        ],
        sources: ["aph", "ai2", "press-au"],
        confidence: "two_sources",
      },
    ],
    medicare_levy: [
      {
        from: "2023-07-01",
        value: { rate: 0.02, low: 26_000, shade_in_rate: 0.1 },
        sources: ["grafa"],
        confidence: "one_source",
      },
      {
        from: "2024-07-01",
        value: { rate: 0.02, low: 27_222, shade_in_rate: 0.1 },
        sources: ["wch", "aph"],
        confidence: "two_sources",
      },
      {
        from: "2025-07-01",
        value: { rate: 0.02, low: 28_011, shade_in_rate: 0.1 },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-07-01",
        value: { rate: 0.02, low: 28_011, shade_in_rate: 0.1 },
        sources: ["ai2"],
        confidence: "one_source",
        carriedForward: true,
        note: "Thresholds of 2025-26; those of this year are set after its end.",
      },
    ],
    low_income_offset: [
      {
        from: "2023-07-01",
        value: {
          max: 700,
          first_over: 37_500,
          first_rate: 0.05,
          second_over: 45_000,
          second_rate: 0.015,
        },
        sources: ["ai2", "itaa-63-10"],
        confidence: "one_source",
      },
    ],
    weekend_rule: [
      {
        from: "2023-07-01",
        value: { moves: "next", holidays: ["2026-03-02", "2027-03-01"] },
        sources: ["taa-8aazmb", "worldlii-8aazmb", "ato-bas-dates", "wa-labour-day"],
        confidence: "two_sources",
        note: "A public holiday of one whole State is no business day anywhere: Labour Day in Western Australia.",
      },
    ],
    instalment_plan: [
      {
        from: "2023-07-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "10-28", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "02-28", year: 1 },
          { period: "Q3", part: 1, of: 4, due: "04-28", year: 1 },
          { period: "Q4", part: 1, of: 4, due: "07-28", year: 1 },
        ],
        sources: ["ato-payg", "wdf"],
        confidence: "two_sources",
      },
    ],
  },
};
