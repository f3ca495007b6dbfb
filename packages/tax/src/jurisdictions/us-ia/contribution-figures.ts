import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { UnemploymentAlone } from "../us/states/state-pay.ts";

/** The levies of Iowa on wages. */
export const data: ContributionData<UnemploymentAlone> = {
  code: "US-IA",
  years: ["2024", "2025", "2026"],
  sources: {
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
    "firstnonprofit-2026": {
      title: "First Nonprofit: 2026 SUTA cost factors by state",
      url: "https://www.firstnonprofit.com/?p=31794",
      readOn: "2026-11-22",
    },
    "ey-sui-rates-2026": {
      title: "EY Tax News 2026-0278: state unemployment wage bases and rates for 2026",
      url: "https://taxnews.ey.com/news/2026-0278-state-unemployment-insurance-wage-bases-and-tax-rates-for-2026-preliminary-as-of-january-25-2026",
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
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.01, published: "2024", upper: 38200 },
        sources: ["pe-us", "avionte-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.01, published: "2024", upper: 39500 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.01, published: "2026", upper: 20400 },
        sources: [
          "firstnonprofit-2026",
          "ey-sui-rates-2026",
          "pe-us",
          "avionte-2024",
          "govmath-2026",
        ],
        confidence: "two_sources",
      },
    ],
  },
};
