import { atLeastZero, excess, zero } from "../../engine/amounts.ts";
import { defineJurisdiction } from "../../engine/define-jurisdiction.ts";
import {
  type EstimatedTaxRule,
  filingStatuses,
  type Jurisdiction,
  kindsOfIncome,
} from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "./estimated-tax.ts";
import { componentsOf, federalReturn } from "./federal/federal-return.ts";
import { formLineOf } from "./federal/form-lines.ts";
import { data } from "./figures.ts";
import { federalInstalments } from "./instalments.ts";
import { toCents } from "./states/to-cents.ts";

const estimatedTax: EstimatedTaxRule = {
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

/** What only a federal return declares. The states start from it, so that it can change their tax. */
export const inputsOfReturn = [
  "adjustments",
  "itemized",
  "business",
  "tips",
  "overtime",
  "car_loan_interest",
  "american_opportunity_expenses",
  "lifetime_learning_expenses",
  "retirement_contributions",
  "care_expenses",
] as const;

/** The federal income tax of the United States. */
export const us: Jurisdiction = defineJurisdiction({
  data,
  note: "US means the federal tax alone: send the code of a state, such as US-CA, for its tax too.",
  statuses: filingStatuses,
  takesLosses: true,
  inputs: [
    "age",
    "spouse_age",
    "dependents",
    "dependent_ages",
    ...kindsOfIncome,
    ...inputsOfReturn,
    "method",
  ],
  estimatedTax,
  steps: (figures, context) => {
    const { inputs, assume, trace } = context;
    trace.enter(data, context.year);
    const filed = federalReturn(context, figures);
    if (context.shared !== undefined) context.shared.nationalReturn = filed;
    if (inputs.selfEmploymentIncome.numerator > 0 && inputs.business === undefined) {
      assume(
        "The business pays no wages and holds no property, and is no specified service: send business otherwise (26 U.S.C. 199A).",
      );
    }
    if (context.status === "married_separate" && inputs.dependents > 0) {
      assume(
        "A separate return has no earned income credit: the spouses do not live apart (26 U.S.C. 32(d)(2)).",
      );
    }
    if (filed.itemizes && inputs.itemized === undefined) {
      assume("For the alternative minimum tax no part of deductions is added back.");
    }
    // Rounded to the cent. With method `table` the tax is in the whole dollars of the
    // printed table.
    const total = toCents(filed.total);
    trace.line("tax_after_credits", filed.taxAfterCredits);
    trace.line("total_tax", total);
    return {
      taxDue: atLeastZero(total),
      refund: excess(zero, total),
      components: (show) => componentsOf(filed, show),
      quarters: federalInstalments(figures.instalment_dates),
      formLineOf,
    };
  },
});
