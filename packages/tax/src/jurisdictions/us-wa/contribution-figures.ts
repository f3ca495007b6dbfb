import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsWaContributions {
  readonly wa_pfml: {
    /** The whole premium. */
    readonly rate: number;
    /** The parts of the premium that each side pays. */
    readonly employee: number;
    readonly employer: number;
    readonly upper: number;
    /** The smallest number of employees for which the employer pays a part. */
    readonly staff: number;
  };
  /** On all wages. */
  readonly wa_cares: number;
  readonly state_ui_employer: Unemployment;
}

/** The levies of Washington on wages. */
export const data: ContributionData<UsWaContributions> = {
  code: "US-WA",
  years: ["2024", "2025", "2026"],
  sources: {
    wahospitality: {
      title: "Washington Hospitality Association: PFML and WA Cares",
      url: "https://wahospitality.org/toolkits/paid-family-and-medical-leave-and-wa-cares/",
      readOn: "2026-11-22",
    },
    "mba-wa-2026": {
      title: "My Benefit Advisor: WA PFML 2026",
      url: "https://www.mybenefitadvisor.com/articles/compliance/2026/q1/washington-increases-2026-paid-family-and-medical-leave-premium",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "pivotal-wa-2026": {
      title: "Pivotal: WA PFML 2026",
      url: "https://pivotalaccountant.com/update-washington-paid-family-medical-leave-premium-rate-changes-effective-january-1-2026",
      readOn: "2026-11-22",
    },
    "wa-esd-2026": {
      title: "Washington ESD: Paid Leave updates",
      url: "https://paidleave.wa.gov/updates",
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
    "experian-2026": {
      title: "Experian: 2026 unemployment tax outlook",
      url: "https://www.experian.com/blogs/employer-services/2026-unemployment-tax-changes",
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
    wa_pfml: [
      {
        from: "2024-01-01",
        value: { rate: 0.0074, employee: 0.7143, employer: 0.2857, upper: 168600, staff: 50 },
        sources: ["wahospitality"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0092, employee: 0.7152, employer: 0.2848, upper: 176100, staff: 50 },
        sources: ["mba-wa-2026", "pe-us", "pivotal-wa-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0113, employee: 0.7143, employer: 0.2857, upper: 184500, staff: 50 },
        sources: ["wa-esd-2026", "pe-us", "mba-wa-2026"],
        confidence: "two_sources",
      },
    ],
    wa_cares: [{ from: "2024-01-01", value: 0.0058, sources: ["pe-us"], confidence: "one_source" }],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.0125, published: "2024", upper: 68500 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0125, published: "2024", upper: 72800 },
        sources: ["payroll-solution-2025", "halfpricesoft-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0125, published: "2024", upper: 78200 },
        sources: ["experian-2026", "pe-us", "govmath-2026"],
        confidence: "one_source",
        note: "The wage base in one source; the rate is that of an earlier year, because the state sets it by industry.",
      },
    ],
  },
};
