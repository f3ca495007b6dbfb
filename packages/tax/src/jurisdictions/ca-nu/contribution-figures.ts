import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface CaNuContributions {
  readonly payroll_tax: number;
}

export const data: ContributionData<CaNuContributions> = {
  code: "CA-NU",
  years: ["2024", "2025", "2026"],
  sources: {
    powerpay: {
      title: "Dayforce Powerpay: payroll tax of the Northwest Territories and Nunavut, 2 %",
      url: "https://www.powerpay.ca/en/Content/YearEnd/YearEndGuide/NorthwestTerrPayrollTax.htm",
      readOn: "2026-11-22",
    },
    "gov-nu": {
      title: "Government of Nunavut, Department of Finance: payroll tax, 2 % of remuneration",
      url: "https://www.gov.nu.ca/finance/information/payroll-tax",
      readOn: "2026-11-22",
    },
  },
  figures: {
    payroll_tax: [
      {
        from: "2024-01-01",
        value: 0.02,
        sources: ["gov-nu", "powerpay"],
        confidence: "two_sources",
      },
    ],
  },
};
