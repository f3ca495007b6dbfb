import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsRiContributions {
  readonly ri_tdi: { readonly rate: number; readonly upper: number };
  /** On the same wages as unemployment insurance. */
  readonly ri_jda: number;
  readonly state_ui_employer: Unemployment;
}

/** The levies of Rhode Island on wages. */
export const data: ContributionData<UsRiContributions> = {
  code: "US-RI",
  years: ["2024", "2025", "2026"],
  sources: {
    "pbn-ri-2024": {
      title: "Providence Business News: Rhode Island 2024 UI and TDI rates",
      url: "https://pbn.com/dlt-lowers-ui-employer-tax-rate-in-2024/",
      readOn: "2026-11-22",
    },
    "golocal-ri-2025": {
      title: "Rhode Island 2025 UI and TDI rates (DLT announcement)",
      url: "https://propertytax.pics/mckee-admin-announces-tax-increase-for-unemployment-insurance-and-tdi",
      readOn: "2026-11-22",
    },
    "ri-dlt-2026": {
      title: "RI DLT release: 2026 UI and TDI tax rates",
      url: "https://oceanstateobserver.com/article/876547389-2026-tax-rates-for-unemployment-insurance-and-temporary-disability-insurance",
      readOn: "2026-11-22",
    },
    "pbn-ri-2026": {
      title: "Providence Business News: RI 2026",
      url: "https://pbn.com/r-i-employers-face-higher-unemployment-insurance-costs-in-2026/",
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
    "govmath-2026": {
      title:
        "GovMath: wage bases and new employer rates of 2026, after the Department of Labor's Significant Provisions of January 2026",
      url: "https://github.com/rselladurai22-star/GovMath/blob/main/src/lib/us/credits-payroll.ts",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ri_tdi: [
      {
        from: "2024-01-01",
        value: { rate: 0.012, upper: 87000 },
        sources: ["pbn-ri-2024", "golocal-ri-2025"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.013, upper: 89200 },
        sources: ["golocal-ri-2025", "ri-dlt-2026", "pbn-ri-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.011, upper: 100000 },
        sources: ["ri-dlt-2026", "pbn-ri-2026", "pe-us"],
        confidence: "two_sources",
      },
    ],
    ri_jda: [
      {
        from: "2024-01-01",
        value: 0.0021,
        sources: ["pbn-ri-2024", "ri-dlt-2026", "pe-us"],
        confidence: "two_sources",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.01, published: "2024", upper: 29200 },
        sources: ["pbn-ri-2024", "golocal-ri-2025", "statsamerica-2024"],
        confidence: "two_sources",
        note: "Without the Job Development Assessment.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.01, published: "2024", upper: 29800 },
        sources: ["golocal-ri-2025", "ri-dlt-2026"],
        confidence: "two_sources",
        note: "Without the Job Development Assessment.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.01, published: "2026", upper: 30800 },
        sources: ["ri-dlt-2026", "pbn-ri-2026", "govmath-2026"],
        confidence: "two_sources",
        note: "Without the Job Development Assessment.",
      },
    ],
  },
};
