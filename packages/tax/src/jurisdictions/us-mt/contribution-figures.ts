import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { UnemploymentAlone } from "../us/states/state-pay.ts";

/** The levies of Montana on wages. */
export const data: ContributionData<UnemploymentAlone> = {
  code: "US-MT",
  years: ["2024", "2025", "2026"],
  sources: {
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
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
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.0115, published: "2024", upper: 43000 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0115, published: "2024", upper: 45100 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0115, published: "2024", upper: 47300 },
        sources: ["pe-us", "govmath-2026"],
        confidence: "one_source",
        note: "The wage base in one source; the rate is that of an earlier year, because the state sets it by industry.",
      },
    ],
  },
};
