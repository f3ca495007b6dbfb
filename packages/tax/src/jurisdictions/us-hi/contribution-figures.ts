import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsHiContributions {
  /** The rate on weekly wages up to a limit, and the maximum per week. */
  readonly hi_tdi: { readonly rate: number; readonly upper: number; readonly most: number };
  readonly state_ui_employer: Unemployment;
}

/** The levies of Hawaii on wages. */
export const data: ContributionData<UsHiContributions> = {
  code: "US-HI",
  years: ["2024", "2025", "2026"],
  sources: {
    "bloomberg-hi-2025": {
      title: "Bloomberg Tax: Hawaii 2025 TDI",
      url: "https://news.bloombergtax.com/payroll/hawaii-releases-2025-temporary-disability-rate-wage-base",
      readOn: "2026-11-22",
    },
    "symetra-hi-2024": {
      title: "Symetra: Hawaii TDI",
      url: "https://www.symetra.com/learn/articles-for-employers/statutory-disability-income-and-state-paid-family-and-medical-leave/hawaii/",
      readOn: "2026-11-22",
    },
    "larkin-hi-2025": {
      title: "Larkin: Hawaii TDI 2025",
      url: "https://thelarkincompany.com/law-changes/hawaii",
      readOn: "2026-11-22",
    },
    "ey-pfml-2026": {
      title: "EY Tax News 2026-0131: 2026 state disability, PFML and LTC",
      url: "https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates",
      readOn: "2026-11-22",
    },
    "esanda-hi-2026": {
      title: "ES&A: 2026 Hawaii unemployment insurance rate and TDI",
      url: "https://www.esandalaw.com/?p=1916",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "avionte-2024": {
      title: "Avionte: 2024 state unemployment wage base limits and rates",
      url: "https://avionteclassicsupport.zendesk.com/hc/en-us/articles/27157088348307-2024-State-Unemployment-Wage-Base-Limits-and-Rates",
      readOn: "2026-11-22",
    },
    "payroll-solution-2025": {
      title: "Payroll Solution: taxable SUTA wage bases for 2025 by state",
      url: "https://payroll-solution.com/?p=6921",
      readOn: "2026-11-22",
    },
    "payrolltaxpeople-2025": {
      title: "Payroll Tax People: 2025 state wage base update",
      url: "https://payrolltaxpeople.com/resources",
      readOn: "2026-11-22",
    },
  },
  figures: {
    hi_tdi: [
      {
        from: "2024-01-01",
        value: { rate: 0.005, upper: 1374.78, most: 6.87 },
        sources: ["bloomberg-hi-2025", "symetra-hi-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.005, upper: 1441.72, most: 7.21 },
        sources: ["bloomberg-hi-2025", "larkin-hi-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.005, upper: 1500.21, most: 7.5 },
        sources: ["ey-pfml-2026", "esanda-hi-2026"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.03, published: "2024", upper: 59100 },
        sources: ["pe-us", "avionte-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.03, published: "2024", upper: 62000 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.024, published: "2026", upper: 64500 },
        sources: ["esanda-hi-2026"],
        confidence: "one_source",
      },
    ],
  },
};
