import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsVtContributions {
  /** On all wages, from July 2024. */
  readonly vt_cc?: { readonly employee: number; readonly employer: number };
  readonly state_ui_employer: Unemployment;
}

/** The levies of Vermont on wages. */
export const data: ContributionData<UsVtContributions> = {
  code: "US-VT",
  years: ["2024", "2025", "2026"],
  sources: {
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "backoffice-vt": {
      title: "What is Vermont's child care tax?",
      url: "https://help.backofficenow.com/what-is-vermonts-new-child-care-tax",
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
    "halfpricesoft-2025": {
      title: "Halfpricesoft: state unemployment taxable wage base 2025",
      url: "https://www.halfpricesoft.com/State_Unemployment_Taxable_Wage_Base.asp",
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
    vt_cc: [
      {
        from: "2024-07-01",
        value: { employee: 0.0011, employer: 0.0033 },
        sources: ["pe-us", "backoffice-vt"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.01, published: "2024", upper: 14300 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.01, published: "2024", upper: 14800 },
        sources: ["payroll-solution-2025", "halfpricesoft-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.01, published: "2026", upper: 15400 },
        sources: ["pe-us", "govmath-2026"],
        confidence: "one_source",
        note: "The rate in two sources, the wage base in one.",
      },
    ],
  },
};
