import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { UnemploymentAlone } from "../us/states/state-pay.ts";

/** The levies of Alabama on wages. */
export const data: ContributionData<UnemploymentAlone> = {
  code: "US-AL",
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
        value: { rate: 0.027, published: "2024", upper: 8000 },
        sources: ["pe-us", "avionte-2024"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.027, published: "2026", upper: 8000 },
        sources: ["pe-us", "avionte-2024", "govmath-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
