import type { EstimatedTaxRule } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [
    { from: 2018, amount: 150 },
    { from: 2026, amount: 1000 },
  ],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Virginia Tax, individual estimated tax payments",
      url: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
      readOn: "2026-11-20",
    },
  ],
};
