import type { EstimatedTaxRule } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.6,
  prior_year_share: 1,
  sources: [
    {
      title: "Hawaii Department of Taxation, Tax Facts 2019-3",
      url: "https://tax.hawaii.gov",
      readOn: "2026-11-20",
    },
  ],
};
