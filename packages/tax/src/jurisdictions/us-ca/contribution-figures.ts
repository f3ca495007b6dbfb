import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import { data as federal, type UsContributions } from "../us/contribution-figures.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsCaContributions {
  /** On all wages. Since 2024 there is no limit. */
  readonly ca_sdi: number;
  readonly ca_ett: { readonly rate: number; readonly upper: number };
  readonly ca_ui: Unemployment;
}

/** The levies of California on wages. */
export const data: ContributionData<UsCaContributions> = {
  code: "US-CA",
  years: ["2024", "2025", "2026"],
  sources: {
    "ey-pfml-2024": {
      title: "EY Tax News 2023-2103: 2024 state disability, PFML and LTC",
      url: "https://taxnews.ey.com/news/2023-2103",
      readOn: "2026-11-22",
    },
    "symetra-2025": {
      title: "Symetra: statutory and PFML updates 2025",
      url: "https://www.symetra.com/learn/articles-for-employers/",
      readOn: "2026-11-22",
    },
    "ey-pfml-2025": {
      title: "EY Tax News 2024-2362: 2025 state disability, PFML and LTC",
      url: "https://taxnews.ey.com/news/2024-2362-2025-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates",
      readOn: "2026-11-22",
    },
    "ey-pfml-2026": {
      title: "EY Tax News 2026-0131: 2026 state disability, PFML and LTC",
      url: "https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates",
      readOn: "2026-11-22",
    },
    "bloomberg-edd-2026": {
      title: "Bloomberg Tax: California EDD 2026 UI, ETT, SDI rates",
      url: "https://news.bloombergtax.com/daily-tax-report-state/california-edd-announces-2026-ui-ett-sdi-rates-schedules",
      readOn: "2026-11-22",
    },
    edd: {
      title: "California EDD: What are state payroll taxes",
      url: "https://www.edd.ca.gov/payroll_taxes/What_Are_State_Payroll_Taxes.htm",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ca_sdi: [
      {
        from: "2024-01-01",
        value: 0.011,
        sources: ["ey-pfml-2024", "symetra-2025"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.012,
        sources: ["ey-pfml-2025", "symetra-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.013,
        sources: ["ey-pfml-2026", "bloomberg-edd-2026"],
        confidence: "two_sources",
      },
    ],
    ca_ett: [
      {
        from: "2024-01-01",
        value: { rate: 0.001, upper: 7000 },
        sources: ["edd", "bloomberg-edd-2026"],
        confidence: "two_sources",
      },
    ],
    ca_ui: [
      {
        from: "2024-01-01",
        value: { rate: 0.034, published: "2024", upper: 7000 },
        sources: ["edd", "bloomberg-edd-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.034, published: "2026", upper: 7000 },
        sources: ["edd", "bloomberg-edd-2026"],
        confidence: "two_sources",
      },
    ],
  },
};

/**
 * The federal figures while California owes money to the federal unemployment fund, which reduces
 * the credit (IRC 3302(c)(2)).
 */
export const futa: ContributionData<UsContributions> = {
  ...federal,
  figures: {
    ...federal.figures,
    futa: [
      {
        from: "2024-01-01",
        value: { rate: 0.015, upper: 7000 },
        sources: ["pe-us", "payroll-org-futa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.018, upper: 7000 },
        sources: ["pe-us", "payroll-org-futa"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          rate: 0.006,
          upper: 7000,
          leftOut:
            "California's reduction of the FUTA credit for 2026, which is fixed only after 10 November 2026",
        },
        sources: ["pe-us", "payroll-org-futa"],
        confidence: "two_sources",
        note: "The reduction for 2026 is not fixed yet: the full credit is taken.",
      },
    ],
  },
};
