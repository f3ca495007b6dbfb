import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsCtContributions {
  readonly ct_pl: { readonly rate: number; readonly upper: number };
  readonly state_ui_employer: Unemployment;
}

/** The levies of Connecticut on wages. */
export const data: ContributionData<UsCtContributions> = {
  code: "US-CT",
  years: ["2024", "2025", "2026"],
  sources: {
    "ey-pfml-2024": {
      title: "EY Tax News 2023-2103: 2024 state disability, PFML and LTC",
      url: "https://taxnews.ey.com/news/2023-2103",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
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
    "firstnonprofit-2026": {
      title: "First Nonprofit: 2026 SUTA cost factors by state",
      url: "https://www.firstnonprofit.com/?p=31794",
      readOn: "2026-11-22",
    },
    "govmath-2026": {
      title:
        "GovMath: wage bases and new employer rates of 2026, after the Department of Labor's Significant Provisions of January 2026",
      url: "https://github.com/rselladurai22-star/GovMath/blob/main/src/lib/us/credits-payroll.ts",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ct_pl: [
      {
        from: "2024-01-01",
        value: { rate: 0.005, upper: 168600 },
        sources: ["ey-pfml-2024", "pe-us"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.005, upper: 176100 },
        sources: ["ey-pfml-2025", "pe-us"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.005, upper: 184500 },
        sources: ["ey-pfml-2026", "pe-us"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.025, published: "2024", upper: 25000 },
        sources: ["pe-us", "avionte-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.025, published: "2024", upper: 26100 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.019, published: "2026", upper: 27000 },
        sources: ["firstnonprofit-2026", "govmath-2026"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
    ],
  },
};
