import { type EstimatedTaxRule, federalHighIncome } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 300 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "New York State Department of Taxation and Finance: who must make estimated tax payments",
      url: "https://tax.ny.gov/pit/estimated_tax/who_must_make.htm",
      readOn: "2026-11-21",
    },
  ],
};
