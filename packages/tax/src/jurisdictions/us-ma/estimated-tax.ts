import type { EstimatedTaxRule } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 400 }],
  exact_threshold_is_free: true,
  current_year_share: 0.8,
  prior_year_share: 1,
  sources: [
    {
      title:
        "Massachusetts Form M-2210, exceptions and line 4 (read in published copies of 2016 and 2023)",
      url: "https://www.taxformfinder.org/massachusetts/form-m-2210",
      readOn: "2026-11-21",
    },
  ],
};
