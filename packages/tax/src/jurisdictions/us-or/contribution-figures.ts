import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { PaidLeave, Unemployment } from "../us/states/state-pay.ts";

export interface UsOrContributions {
  /** On all wages. */
  readonly or_transit: number;
  readonly or_pl: PaidLeave;
  readonly or_ui: Unemployment;
}

/** The levies of Oregon on wages. */
export const data: ContributionData<UsOrContributions> = {
  code: "US-OR",
  years: ["2024", "2025", "2026"],
  sources: {
    "or-dor-2025-12": {
      title: "Oregon DOR bulletin: statewide transit tax stays at 0.1 %",
      url: "https://content.govdelivery.com/accounts/ORDOR/bulletins/3ffaaf1",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "votesmart-or": {
      title: "Vote Smart: Oregon referendum 302",
      url: "https://j.futurefacts.votesmart.io/elections/ballot-measure/3103/",
      readOn: "2026-11-22",
    },
    "or-oed-2026": {
      title: "Oregon Employment Department: current tax and contribution rates",
      url: "https://www.oregon.gov/employ/businesses/tax/pages/current-tax-rate.aspx",
      readOn: "2026-11-22",
    },
    "cascade-or-2026": {
      title: "Cascade Business News: Oregon 2026 rates",
      url: "https://cascadebusnews.com/oregon-employment-department-announces-2026-tax-contribution-rates-for-unemployment-insurance-paid-leave-oregon",
      readOn: "2026-11-22",
    },
    "avionte-2024": {
      title: "Avionte: 2024 state unemployment wage base limits and rates",
      url: "https://avionteclassicsupport.zendesk.com/hc/en-us/articles/27157088348307-2024-State-Unemployment-Wage-Base-Limits-and-Rates",
      readOn: "2026-11-22",
    },
    "payrolltaxpeople-2025": {
      title: "Payroll Tax People: 2025 state wage base update",
      url: "https://payrolltaxpeople.com/resources",
      readOn: "2026-11-22",
    },
  },
  figures: {
    or_transit: [
      {
        from: "2024-01-01",
        value: 0.001,
        sources: ["or-dor-2025-12", "pe-us", "votesmart-or"],
        confidence: "two_sources",
        note: "The 0.2 % of HB 3991 (2025) is on hold for a referendum.",
      },
    ],
    or_pl: [
      {
        from: "2024-01-01",
        value: { employee: 0.006, employer: 0.004, upper: 168600, staff: 25 },
        sources: ["pe-us"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.006, employer: 0.004, upper: 176100, staff: 25 },
        sources: ["pe-us", "or-oed-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.006, employer: 0.004, upper: 184500, staff: 25 },
        sources: ["or-oed-2026", "cascade-or-2026", "pe-us"],
        confidence: "two_sources",
      },
    ],
    or_ui: [
      {
        from: "2024-01-01",
        value: { rate: 0.024, published: "2024", upper: 52800 },
        sources: ["pe-us", "avionte-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.024, published: "2024", upper: 54300 },
        sources: ["or-oed-2026", "payrolltaxpeople-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.024, published: "2026", upper: 56700 },
        sources: ["or-oed-2026", "cascade-or-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
