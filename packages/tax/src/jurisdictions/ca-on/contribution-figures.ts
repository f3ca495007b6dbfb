import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface CaOnContributions {
  /** The rate of a yearly payroll over 400,000. */
  readonly on_eht: number;
}

export const data: ContributionData<CaOnContributions> = {
  code: "CA-ON",
  years: ["2024", "2025", "2026"],
  sources: {
    rcgt: {
      title: "Raymond Chabot Grant Thornton: employer health tax in Ontario, 2024",
      url: "https://rcgt.com/en/tax-planning-guide/sections/section-12-social-programs-and-benefits/employer-health-tax-ontario",
      readOn: "2026-11-22",
    },
    nethris: {
      title: "Nethris: employer health tax, rates by payroll",
      url: "https://nethris.com/legislation/employer-health-tax/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    on_eht: [
      {
        from: "2024-01-01",
        value: 0.0195,
        sources: ["rcgt", "nethris"],
        confidence: "two_sources",
      },
    ],
  },
};
