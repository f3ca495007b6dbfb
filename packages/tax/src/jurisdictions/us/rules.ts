import { defineJurisdiction } from "../../engine/define-jurisdiction.ts";
import { filingStatuses, type Jurisdiction } from "../../engine/jurisdiction.ts";
import {
  add,
  type Exact,
  minorUnit,
  roundTo,
  smaller,
  subtract,
} from "../../engine/numbers/exact.ts";
import { estimatedTax } from "./estimated-tax.ts";
import { federalInstalments } from "./federal/federal-instalments.ts";
import { type FederalReturn, federalReturn } from "./federal/federal-return.ts";
import { data } from "./figures.ts";
import { planByRule } from "./plan-by-rule.ts";

/** The federal income tax of the United States. */
export const us: Jurisdiction = defineJurisdiction({
  data,
  statuses: filingStatuses,
  inputs: [
    "age",
    "spouse_age",
    "dependents",
    "dependent_ages",
    "long_term_capital_gains",
    "self_employment_income",
    "dividends",
    "method",
  ],
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, context) => {
    const filed = federalReturn(context);
    const { inputs, assume, trace } = context;
    if (inputs.selfEmploymentIncome.numerator > 0) {
      assume("All self-employment is of one person, who also earns the wages.");
      assume("The deduction for qualified business income (26 U.S.C. 199A) is not applied.");
    }
    if (context.status === "married_separate" && inputs.dependents > 0) {
      assume(
        "A separate return has no earned income credit: the spouses do not live apart (26 U.S.C. 32(d)(2)).",
      );
    }
    if (filed.itemizes)
      assume("For the alternative minimum tax no part of deductions is added back.");
    // Rounded to the cent. With method `table` the tax is in the whole dollars of the printed table.
    const taxDue = roundTo(filed.taxAfterCredits, minorUnit(2), "half_up");
    trace.line("tax_after_credits", taxDue);
    return {
      taxDue,
      components: () => componentsOf(filed, taxDue),
      quarters: federalInstalments(figures.instalment_dates),
    };
  },
});

function componentsOf(filed: FederalReturn, taxDue: Exact): Readonly<Record<string, Exact>> {
  const { credits, payroll } = filed;
  const refundable = add(credits.childRefund, credits.earnedIncomeCredit);
  return {
    adjusted_gross_income: filed.adjustedGrossIncome,
    taxable_income: filed.taxableIncome,
    tax_before_credits: filed.taxBeforeCredits,
    alternative_minimum_tax: filed.alternativeMinimumTax,
    credits: smaller(credits.nonRefundable, filed.taxBeforeCredits),
    tax_after_credits: taxDue,
    refundable_credits: refundable,
    earned_income_credit: credits.earnedIncomeCredit,
    income_tax_after_all_credits: subtract(taxDue, refundable),
    self_employment_tax: payroll.selfEmploymentTax,
    net_investment_income_tax: filed.netInvestmentTax,
    additional_medicare_tax: payroll.additionalMedicareTax,
  };
}
