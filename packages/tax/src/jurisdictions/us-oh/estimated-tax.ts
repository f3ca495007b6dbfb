import type { EstimatedTaxRule } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Ohio R.C. 5747.09(B)",
      url: "https://legalfix.com/statutes/state-codes/ohio/title-57/chapter-5747/section-5747-09",
      readOn: "2026-11-21",
    },
    {
      title: "Ohio Department of Taxation, interest penalty of the IT 1040",
      url: "https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5115&AFMID=11354",
      readOn: "2026-11-21",
    },
  ],
};
