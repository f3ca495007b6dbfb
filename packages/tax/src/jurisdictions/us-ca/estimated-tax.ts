import { type EstimatedTaxRule, federalHighIncome } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  threshold_separate: 250,
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  no_prior_year_from: { income: 1_000_000, income_separate: 500_000 },
  sources: [
    {
      title: "FTB Form 540-ES instructions",
      url: "https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html",
      readOn: "2026-11-20",
    },
  ],
};
