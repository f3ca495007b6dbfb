import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface CaNtContributions {
  readonly payroll_tax: number;
}

export const data: ContributionData<CaNtContributions> = {
  code: "CA-NT",
  years: ["2024", "2025", "2026"],
  sources: {
    powerpay: {
      title: "Dayforce Powerpay: payroll tax of the Northwest Territories and Nunavut, 2 %",
      url: "https://www.powerpay.ca/en/Content/YearEnd/YearEndGuide/NorthwestTerrPayrollTax.htm",
      readOn: "2026-11-22",
    },
    canadainfocus: {
      title: "Canada in Focus: payroll tax of the Northwest Territories and Nunavut, 2 %",
      url: "https://www.canadainfocus.com/2017/02/northwest-territories-nunavut-payroll-tax/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    payroll_tax: [
      {
        from: "2024-01-01",
        value: 0.02,
        sources: ["powerpay", "canadainfocus"],
        confidence: "two_sources",
      },
    ],
  },
};
