import type { Source } from "../../engine/figures.ts";

/** When a state requires payments of estimated tax, and which payments avoid its penalty. */
export interface EstimatedTaxRule {
  /** No payment is due if the balance after withholding is below this amount. Each row applies from its tax year on. */
  readonly threshold: readonly { readonly from: number; readonly amount: number }[];
  readonly threshold_separate?: number;
  /** Set if the rule says "more than": a balance of exactly the threshold needs no payment either. */
  readonly exact_threshold_is_free?: true;
  readonly current_year_share: number;
  readonly prior_year_share: number;
  /** The share of last year's tax that high incomes must pay, and the incomes above which it applies. */
  readonly high?: {
    readonly share: number;
    readonly income_over: number;
    readonly income_over_separate: number;
  };
  /** From this income of the current year on, paying last year's tax does not avoid the penalty. */
  readonly no_prior_year_from?: { readonly income: number; readonly income_separate: number };
  readonly sources: readonly Source[];
}

const readOn = "2026-11-20";
const readLater = "2026-11-21";
const federalHigh = { share: 1.1, income_over: 150_000, income_over_separate: 75_000 };

export const estimatedTaxRules: Readonly<Record<string, EstimatedTaxRule>> = {
  US: {
    threshold: [{ from: 2018, amount: 1000 }],
    current_year_share: 0.9,
    prior_year_share: 1,
    high: federalHigh,
    sources: [
      {
        title: "26 U.S.C. 6654(d) and (e)",
        url: "https://www.law.cornell.edu/uscode/text/26/6654",
        readOn,
      },
    ],
  },
  "US-CA": {
    threshold: [{ from: 2018, amount: 500 }],
    threshold_separate: 250,
    current_year_share: 0.9,
    prior_year_share: 1,
    high: federalHigh,
    no_prior_year_from: { income: 1_000_000, income_separate: 500_000 },
    sources: [
      {
        title: "FTB Form 540-ES instructions",
        url: "https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html",
        readOn,
      },
    ],
  },
  "US-VA": {
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
        readOn,
      },
    ],
  },
  "US-HI": {
    threshold: [{ from: 2018, amount: 500 }],
    current_year_share: 0.6,
    prior_year_share: 1,
    sources: [
      {
        title: "Hawaii Department of Taxation, Tax Facts 2019-3",
        url: "https://tax.hawaii.gov",
        readOn,
      },
    ],
  },
  "US-CO": {
    threshold: [{ from: 2018, amount: 1000 }],
    exact_threshold_is_free: true,
    current_year_share: 0.7,
    prior_year_share: 1,
    high: federalHigh,
    sources: [
      {
        title:
          "Colorado DR 0104EP, required payments (read in a published copy of 2022); DR 0204, part 2",
        url: "https://fill.io/Individual-Estimated-Income-Tax",
        readOn: readLater,
      },
      {
        title: "C.R.S. 39-22-605",
        url: "https://law.counselstack.com/statute/co/39/39-22-605",
        readOn: readLater,
      },
    ],
  },
  "US-MA": {
    threshold: [{ from: 2018, amount: 400 }],
    exact_threshold_is_free: true,
    current_year_share: 0.8,
    prior_year_share: 1,
    sources: [
      {
        title:
          "Massachusetts Form M-2210, exceptions and line 4 (read in published copies of 2016 and 2023)",
        url: "https://www.taxformfinder.org/massachusetts/form-m-2210",
        readOn: readLater,
      },
    ],
  },
  "US-MI": {
    threshold: [{ from: 2018, amount: 500 }],
    exact_threshold_is_free: true,
    current_year_share: 0.9,
    prior_year_share: 1,
    high: federalHigh,
    sources: [
      {
        title:
          "Michigan MI-1040ES, who must file estimated tax payments (read in a published copy of 2019)",
        url: "https://fill.io/Form-MI-1040ES-Estimated-Income-Tax-for-Individuals",
        readOn: readLater,
      },
      {
        title: "Michigan Department of Treasury: 100 or 110 % of the previous year's liability",
        url: "https://www.michigan.gov/taxes/questions/iit/accordion/underpayment/what-should-i-do-if-i-am-unable-to-project-my-annual-income",
        readOn: readLater,
      },
    ],
  },
  "US-NC": {
    threshold: [{ from: 2018, amount: 1000 }],
    current_year_share: 0.9,
    prior_year_share: 1,
    sources: [
      {
        title: "North Carolina Department of Revenue, estimated income tax",
        url: "https://www.ncdor.gov/taxes-forms/estimated-income-tax",
        readOn: readLater,
      },
      {
        title:
          "17 NCAC 06D .0209: an instalment is 22.5 % of this year's tax or 25 % of last year's",
        url: "http://reports.oah.state.nc.us/ncac/title%2017%20-%20revenue/chapter%2006%20-%20individual%20income%20tax/subchapter%20d/17%20ncac%2006d%20.0209.html",
        readOn: readLater,
      },
    ],
  },
  "US-NY": {
    threshold: [{ from: 2018, amount: 300 }],
    current_year_share: 0.9,
    prior_year_share: 1,
    high: federalHigh,
    sources: [
      {
        title:
          "New York State Department of Taxation and Finance: who must make estimated tax payments",
        url: "https://tax.ny.gov/pit/estimated_tax/who_must_make.htm",
        readOn: readLater,
      },
    ],
  },
  "US-OH": {
    threshold: [{ from: 2018, amount: 500 }],
    exact_threshold_is_free: true,
    current_year_share: 0.9,
    prior_year_share: 1,
    sources: [
      {
        title: "Ohio R.C. 5747.09(B)",
        url: "https://legalfix.com/statutes/state-codes/ohio/title-57/chapter-5747/section-5747-09",
        readOn: readLater,
      },
      {
        title: "Ohio Department of Taxation, interest penalty of the IT 1040",
        url: "https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5115&AFMID=11354",
        readOn: readLater,
      },
    ],
  },
};
