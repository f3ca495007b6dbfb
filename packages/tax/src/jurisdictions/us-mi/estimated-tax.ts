import { type EstimatedTaxRule, federalHighIncome } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "Michigan MI-1040ES, who must file estimated tax payments (read in a published copy of 2019)",
      url: "https://fill.io/Form-MI-1040ES-Estimated-Income-Tax-for-Individuals",
      readOn: "2026-11-21",
    },
    {
      title: "Michigan Department of Treasury: 100 or 110 % of the previous year's liability",
      url: "https://www.michigan.gov/taxes/questions/iit/accordion/underpayment/what-should-i-do-if-i-am-unable-to-project-my-annual-income",
      readOn: "2026-11-21",
    },
  ],
};
