import { type EstimatedTaxRule, federalHighIncome } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  exact_threshold_is_free: true,
  current_year_share: 0.7,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "Colorado DR 0104EP, required payments (read in a published copy of 2022); DR 0204, part 2",
      url: "https://fill.io/Individual-Estimated-Income-Tax",
      readOn: "2026-11-21",
    },
    {
      title: "C.R.S. 39-22-605",
      url: "https://law.counselstack.com/statute/co/39/39-22-605",
      readOn: "2026-11-21",
    },
  ],
};
