import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import { data as federal, type UsContributions } from "../us/contribution-figures.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsNyContributions {
  /** The rate on weekly wages, and the maximum per week. */
  readonly ny_dbl: { readonly rate: number; readonly most: number };
  /** The rate on wages, and the maximum per year. */
  readonly ny_pfl: { readonly rate: number; readonly most: number };
  readonly state_ui_employer: Unemployment;
}

/** The levies of New York on wages. */
export const data: ContributionData<UsNyContributions> = {
  code: "US-NY",
  years: ["2024", "2025", "2026"],
  sources: {
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "mondaq-nypfl-2025": {
      title: "Mondaq: 2025 NY PFL contribution rate",
      url: "https://www.mondaq.com/unitedstates/employee-benefits-compensation/1534264/",
      readOn: "2026-11-22",
    },
    "fldn-nypfl-2024": {
      title: "Finger Lakes Daily News: NY PFL 2024",
      url: "https://www.fingerlakesdailynews.com/regional-state-congressional/ny-announces-paid-family-leave-enhancements-for-24",
      readOn: "2026-11-22",
    },
    "baron-nypfl-2026": {
      title: "Baron Payroll: NY PFL 2026",
      url: "https://www.baronpayroll.com/blog/new-york-paid-family-leave-2026-baron-payroll",
      readOn: "2026-11-22",
    },
    "nfp-nypfl-2026": {
      title: "NFP: 2026 NY PFL limits",
      url: "https://www.nfp.com/insights/ny-announces-2026-paid-family-leave-limits",
      readOn: "2026-11-22",
    },
    "gtm-nypfl-2026": {
      title: "GTM: NY PFL 2026",
      url: "https://gtm.com/business/?p=17743",
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
    "bloomberg-ny-2026": {
      title: "Bloomberg Tax: New York releases 2026 unemployment insurance tax rates",
      url: "https://news.bloombergtax.com/payroll/n-y-releases-2026-unemployment-insurance-tax-rates",
      readOn: "2026-11-22",
    },
    "nationaltoday-ny-2026": {
      title: "National Today: New York releases 2026 unemployment insurance tax rates",
      url: "https://nationaltoday.com/us/ny/new-york/news/2026/02/13/new-york-releases-2026-unemployment-insurance-tax-rates",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ny_dbl: [
      {
        from: "2024-01-01",
        value: { rate: 0.005, most: 0.6 },
        sources: ["pe-us"],
        confidence: "one_source",
      },
    ],
    ny_pfl: [
      {
        from: "2024-01-01",
        value: { rate: 0.00373, most: 333.25 },
        sources: ["mondaq-nypfl-2025", "fldn-nypfl-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.00388, most: 354.53 },
        sources: ["mondaq-nypfl-2025", "baron-nypfl-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.00432, most: 411.91 },
        sources: ["nfp-nypfl-2026", "pe-us", "gtm-nypfl-2026"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.034, published: "2024", upper: 12500 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.034, published: "2024", upper: 12800 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.04025, published: "2026", upper: 17600 },
        sources: ["bloomberg-ny-2026", "nationaltoday-ny-2026"],
        confidence: "two_sources",
        note: "4.1 % less the 0.075 % for the Reemployment Services Fund.",
      },
    ],
  },
};

/**
 * The federal figures while New York owes money to the federal unemployment fund, which reduces the
 * credit (IRC 3302(c)(2)).
 */
export const futa: ContributionData<UsContributions> = {
  ...federal,
  figures: {
    ...federal.figures,
    futa: [
      {
        from: "2024-01-01",
        value: { rate: 0.015, upper: 7000 },
        sources: ["pe-us", "payroll-org-futa"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.006, upper: 7000 },
        sources: ["pe-us", "payroll-org-futa"],
        confidence: "two_sources",
      },
    ],
  },
};
