import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { UnemploymentAlone } from "../us/states/state-pay.ts";

/** The levies of Missouri on wages. */
export const data: ContributionData<UnemploymentAlone> = {
  code: "US-MO",
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
    "consortia-mo-2025": {
      title: "Missouri payroll updates, October 2024: wage base and new employer rate of 2025",
      url: "https://consortia.accountants/resources/payroll-tax-updates/posts/missouri-payroll-updates---october-2024",
      readOn: "2026-11-22",
    },
    "payrolltaxpeople-2025": {
      title: "Payroll Tax People: 2025 state wage base update",
      url: "https://payrolltaxpeople.com/resources",
      readOn: "2026-11-22",
    },
    "ey-sui-rates-2026": {
      title: "EY Tax News 2026-0278: state unemployment wage bases and rates for 2026",
      url: "https://taxnews.ey.com/news/2026-0278-state-unemployment-insurance-wage-bases-and-tax-rates-for-2026-preliminary-as-of-january-25-2026",
      readOn: "2026-11-22",
    },
    "mo-law": {
      title: "HBCLP: the Missouri wage base falls by 500 or rises by 1,000 a year",
      url: "http://www.hbclp.com/2018/05/client-tip-for-may-2018-missouri-unemployment-wage-base/",
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
        value: { rate: 0.02376, published: "2024", upper: 10000 },
        sources: ["avionte-2024", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources; one rounds the rate to 2.38 %.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.02376, published: "2025", upper: 9500 },
        sources: ["consortia-mo-2025", "payrolltaxpeople-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.02376, published: "2026", upper: 9000 },
        sources: ["ey-sui-rates-2026", "mo-law", "govmath-2026"],
        confidence: "two_sources",
        note: "The base of 2026 is lower than that of 2025, and the law lowers it by 500 a year.",
      },
    ],
  },
};
