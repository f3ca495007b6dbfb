import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { PaidLeave, Unemployment } from "../us/states/state-pay.ts";

export interface UsMeContributions {
  /** Absent in the years before it was introduced. */
  readonly me_pfml?: PaidLeave;
  readonly state_ui_employer: Unemployment;
}

/** The levies of Maine on wages. */
export const data: ContributionData<UsMeContributions> = {
  code: "US-ME",
  years: ["2024", "2025", "2026"],
  sources: {
    "ey-pfml-2026": {
      title: "EY Tax News 2026-0131: 2026 state disability, PFML and LTC",
      url: "https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "payroll-org-2025": {
      title: "PayrollOrg: new PFML 2025 (DE, ME)",
      url: "https://blogs.payroll.org/pay-news-now/new-paid-family-leave-program-requirements-in-2025",
      readOn: "2026-11-22",
    },
    "statsamerica-2024": {
      title:
        "STATS America: wage base for unemployment insurance tax in 2024 (US Department of Labor)",
      url: "https://www.statsamerica.org/sip/rank_list.aspx?rank_label=uit_wb",
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
    me_pfml: [
      {
        from: "2025-01-01",
        value: { employee: 0.005, employer: 0.005, upper: 176100, staff: 15 },
        sources: ["ey-pfml-2026", "pe-us", "payroll-org-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.005, employer: 0.005, upper: 184500, staff: 15 },
        sources: ["ey-pfml-2026", "pe-us", "payroll-org-2025"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.0197, published: "2024", upper: 12000 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0223, published: "2026", upper: 12000 },
        sources: ["statsamerica-2024", "govmath-2026"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
    ],
  },
};
