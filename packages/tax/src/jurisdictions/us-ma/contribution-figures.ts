import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { PaidLeave, Unemployment } from "../us/states/state-pay.ts";

export interface UsMaContributions {
  readonly ma_pfml: PaidLeave;
  readonly state_ui_employer: Unemployment;
}

/** The levies of Massachusetts on wages. */
export const data: ContributionData<UsMaContributions> = {
  code: "US-MA",
  years: ["2024", "2025", "2026"],
  sources: {
    "risk-ma-2026": {
      title: "Risk Strategies: MA PFML 2026 (2023-2026 table)",
      url: "https://www.risk-strategies.com/blog/massachusetts-pfml-updates-for-2026",
      readOn: "2026-11-22",
    },
    "vensure-ma": {
      title: "Vensure: MA PFML rates unchanged for 2025",
      url: "https://www.vensure.com/employment-law-updates/massachusetts/",
      readOn: "2026-11-22",
    },
    "ppi-ma-2025": {
      title: "PPI Benefits: MA PFML 2025",
      url: "https://ppibenefits.com/Resource-Library/Compliance-Corner/State-Updates/2025-massachusetts-paid-family-and-medical-leave-premium-rate-and-maximum-weekly-benefit-announced",
      readOn: "2026-11-22",
    },
    "onedigital-ma-2026": {
      title: "OneDigital: MA PFML 2026",
      url: "https://www.onedigital.com/blog/ma-pfml-update-intermittent-and-reduced-schedule-leave-requirements/",
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
    "govmath-2026": {
      title:
        "GovMath: wage bases and new employer rates of 2026, after the Department of Labor's Significant Provisions of January 2026",
      url: "https://github.com/rselladurai22-star/GovMath/blob/main/src/lib/us/credits-payroll.ts",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ma_pfml: [
      {
        from: "2024-01-01",
        value: { employee: 0.0046, employer: 0.0042, upper: 168600, staff: 25 },
        sources: ["risk-ma-2026", "vensure-ma"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.0046, employer: 0.0042, upper: 176100, staff: 25 },
        sources: ["risk-ma-2026", "ppi-ma-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.0046, employer: 0.0042, upper: 184500, staff: 25 },
        sources: ["risk-ma-2026", "onedigital-ma-2026"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.0187, published: "2024", upper: 15000 },
        sources: ["pe-us", "avionte-2024"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0242, published: "2026", upper: 15000 },
        sources: ["avionte-2024", "govmath-2026"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
    ],
  },
};
