import { type EstimatedTaxRule, federalHighIncome } from "./estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "26 U.S.C. 6654(d) and (e)",
      url: "https://www.law.cornell.edu/uscode/text/26/6654",
      readOn: "2026-11-20",
    },
  ],
};
