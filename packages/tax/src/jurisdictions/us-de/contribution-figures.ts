import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsDeContributions {
  /** Absent in the years before it was introduced. */
  readonly de_pl?: {
    /** The rate of all parts together, and of the parental part alone. */
    readonly rate: number;
    readonly parental: number;
    /** The part of the contribution that the employer may deduct from wages. */
    readonly employee: number;
    readonly upper: number;
    /** The number of employees from which all parts, or the parental part, are due. */
    readonly staff: number;
    readonly parental_staff: number;
  };
  readonly state_ui_employer: Unemployment;
}

/** The levies of Delaware on wages. */
export const data: ContributionData<UsDeContributions> = {
  code: "US-DE",
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
    "ey-sui-2026": {
      title: "EY Tax News 2026-0124: 2026 state unemployment insurance taxable wage bases",
      url: "https://taxnews.ey.com/news/2026-0124-2026-state-unemployment-insurance-taxable-wage-bases",
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
    de_pl: [
      {
        from: "2025-01-01",
        value: {
          rate: 0.008,
          parental: 0.0032,
          employee: 0.5,
          upper: 176100,
          staff: 25,
          parental_staff: 10,
        },
        sources: ["ey-pfml-2026", "pe-us", "payroll-org-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          rate: 0.008,
          parental: 0.0032,
          employee: 0.5,
          upper: 184500,
          staff: 25,
          parental_staff: 10,
        },
        sources: ["ey-pfml-2026", "pe-us", "payroll-org-2025"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.01, published: "2024", upper: 10500 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.01, published: "2024", upper: 12500 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.01, published: "2026", upper: 14500 },
        sources: ["firstnonprofit-2026", "ey-sui-2026", "pe-us", "govmath-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
