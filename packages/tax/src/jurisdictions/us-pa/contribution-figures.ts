import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsPaContributions {
  /** On all wages. */
  readonly pa_ui: number;
  readonly pa_ui_er: Unemployment;
}

/** The levies of Pennsylvania on wages. */
export const data: ContributionData<UsPaContributions> = {
  code: "US-PA",
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
  },
  figures: {
    pa_ui: [{ from: "2024-01-01", value: 0.0007, sources: ["pe-us"], confidence: "one_source" }],
    pa_ui_er: [
      {
        from: "2024-01-01",
        value: { rate: 0.03822, published: "2024", upper: 10000 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
    ],
  },
};
