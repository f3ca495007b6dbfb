import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsDcContributions {
  /** On all wages, paid by the employer. */
  readonly dc_upl: number;
  readonly state_ui_employer: Unemployment;
}

/** The levies of the District of Columbia on wages. */
export const data: ContributionData<UsDcContributions> = {
  code: "US-DC",
  years: ["2024", "2025", "2026"],
  sources: {
    "unum-dc": {
      title: "Unum: DC paid leave",
      url: "https://unum.com/employers/resources/compliance-resources/paid-leave-laws/Washington-DC-paid-leave-laws",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "ey-pfml-2026": {
      title: "EY Tax News 2026-0131: 2026 state disability, PFML and LTC",
      url: "https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates",
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
    dc_upl: [
      { from: "2024-01-01", value: 0.0026, sources: ["unum-dc"], confidence: "one_source" },
      {
        from: "2024-07-01",
        value: 0.0075,
        sources: ["unum-dc", "pe-us", "ey-pfml-2026"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.027, published: "2024", upper: 9000 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.027, published: "2026", upper: 9000 },
        sources: ["pe-us", "statsamerica-2024", "govmath-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
