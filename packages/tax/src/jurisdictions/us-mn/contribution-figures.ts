import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsMnContributions {
  /** Absent in the years before it was introduced. */
  readonly mn_pl?: { readonly employee: number; readonly employer: number; readonly upper: number };
  readonly state_ui_employer: Unemployment;
}

/** The levies of Minnesota on wages. */
export const data: ContributionData<UsMnContributions> = {
  code: "US-MN",
  years: ["2024", "2025", "2026"],
  sources: {
    "payroll-org-mn": {
      title: "PayrollOrg: Minnesota Paid Leave",
      url: "https://blogs.payroll.org/pay-news-now/minnesotas-new-paid-leave-program-takes-effect",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "unum-mn": {
      title: "Unum: Minnesota paid leave",
      url: "https://unum.com/employers/resources/compliance-resources/paid-leave-laws/Minnesota-paid-leave-laws",
      readOn: "2026-11-22",
    },
    "statsamerica-2024": {
      title:
        "STATS America: wage base for unemployment insurance tax in 2024 (US Department of Labor)",
      url: "https://www.statsamerica.org/sip/rank_list.aspx?rank_label=uit_wb",
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
    "govmath-2026": {
      title:
        "GovMath: wage bases and new employer rates of 2026, after the Department of Labor's Significant Provisions of January 2026",
      url: "https://github.com/rselladurai22-star/GovMath/blob/main/src/lib/us/credits-payroll.ts",
      readOn: "2026-11-22",
    },
  },
  figures: {
    mn_pl: [
      {
        from: "2026-01-01",
        value: { employee: 0.0044, employer: 0.0044, upper: 185000 },
        sources: ["payroll-org-mn", "pe-us", "unum-mn"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.009, published: "2024", upper: 42000 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.009, published: "2024", upper: 43000 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.009, published: "2024", upper: 44000 },
        sources: ["pe-us", "govmath-2026"],
        confidence: "one_source",
        note: "The wage base in one source; the rate is that of an earlier year, because the state sets it by industry.",
      },
    ],
  },
};
