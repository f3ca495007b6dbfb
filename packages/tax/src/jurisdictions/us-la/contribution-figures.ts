import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { UnemploymentAlone } from "../us/states/state-pay.ts";

/** The levies of Louisiana on wages. */
export const data: ContributionData<UnemploymentAlone> = {
  code: "US-LA",
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
    "ey-sui-rates-2026": {
      title: "EY Tax News 2026-0278: state unemployment wage bases and rates for 2026",
      url: "https://taxnews.ey.com/news/2026-0278-state-unemployment-insurance-wage-bases-and-tax-rates-for-2026-preliminary-as-of-january-25-2026",
      readOn: "2026-11-22",
    },
    lsba: {
      title: "Louisiana School Boards Association: the wage base is 8,500, 7,700 or 7,000",
      url: "https://louisianasba.org/Alert.cfm?idsAlert=144",
      readOn: "2026-11-22",
    },
    "la-2026": {
      title: "Louisiana unemployment taxes from 1 January 2026",
      url: "https://newsgrasp.xyz/louisianas-business-tax-for-unemployment-program-goes-down-following-benefit-cuts",
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
        value: { rate: 0.0131, published: "2024", upper: 7700 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0131, published: "2024", upper: 7000 },
        sources: ["ey-sui-rates-2026", "lsba", "la-2026", "pe-us", "govmath-2026"],
        confidence: "one_source",
        note: "The base of 2026 is lower than that of 2025, and the law knows 8,500, 7,700 and 7,000.",
      },
    ],
  },
};
