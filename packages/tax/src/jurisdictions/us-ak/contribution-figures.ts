import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsAkContributions {
  /** On the same wages as the employer's contribution. */
  readonly ak_ui: number;
  readonly state_ui_employer: Unemployment;
}

/** The levies of Alaska on wages. */
export const data: ContributionData<UsAkContributions> = {
  code: "US-AK",
  years: ["2024", "2025", "2026"],
  sources: {
    "ak-2024": {
      title: "Alaska DOLWD: tax rates 2024",
      url: "https://dol.alaska.gov/estax/2024-experience-rates.html",
      readOn: "2026-11-22",
    },
    "avionte-2024": {
      title: "Avionte: 2024 state unemployment wage base limits and rates",
      url: "https://avionteclassicsupport.zendesk.com/hc/en-us/articles/27157088348307-2024-State-Unemployment-Wage-Base-Limits-and-Rates",
      readOn: "2026-11-22",
    },
    "firstnonprofit-2026": {
      title: "First Nonprofit: 2026 SUTA cost factors by state",
      url: "https://www.firstnonprofit.com/?p=31794",
      readOn: "2026-11-22",
    },
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
    "ey-sui-2026": {
      title: "EY Tax News 2026-0124: 2026 state unemployment insurance taxable wage bases",
      url: "https://taxnews.ey.com/news/2026-0124-2026-state-unemployment-insurance-taxable-wage-bases",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ak_ui: [
      {
        from: "2024-01-01",
        value: 0.005,
        sources: ["ak-2024", "avionte-2024", "firstnonprofit-2026"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.0156, published: "2024", upper: 49700 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0156, published: "2024", upper: 51700 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0156, published: "2024", upper: 54200 },
        sources: ["firstnonprofit-2026", "ey-sui-2026"],
        confidence: "one_source",
      },
    ],
  },
};
