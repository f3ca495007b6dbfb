import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup, tariffTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMoFigures } from "./figures.ts";

/** The income tax of Missouri. */
export const usMo: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages", "spouse_income"],
  steps: (figures, state) => {
    const { income, inputs, context } = state;
    const federal = state.federal();
    const gains = multiply(state.netGain, exact(figures.gain_subtraction));
    const net = excess(income, gains);
    const paid = excess(
      federal.taxAfterCredits,
      add(federal.credits.childRefund, federal.credits.earnedIncomeCredit),
    );
    // RSMo 143.171.2: 35 % up to and including 25,000, and so on.
    const share = lookup(net, figures.federal_tax_share);
    const federalTax = smaller(multiply(paid, share), state.amount(figures.federal_tax_cap));
    state.deducted("federal_income_tax_deduction", federalTax, "federal_tax_share");
    const isHead = context.status === "head_of_household" || context.status === "surviving_spouse";
    const head = isHead ? exact(figures.head_exemption) : zero;
    const taxableIncome = excess(net, sum([federal.deduction, federalTax, head]));
    const shares = spouseShares(state);
    if (shares === undefined || income.numerator === 0) {
      return { taxableIncome, tax: taxOf(state, taxableIncome) };
    }
    // Form MO-1040: each spouse is taxed on their own share of the joint taxable income.
    const parts = shares.map((part) => divide(multiply(taxableIncome, part), income));
    return { taxableIncome, tax: sum(parts.map((part) => taxOf(state, part))) };
  },
});

function taxOf(state: StateCase<UsMoFigures>, base: Exact): Exact {
  const { figures, context } = state;
  const least = exact(figures.minimum_taxable_income ?? 0);
  return compare(base, least) <= 0 ? zero : tariffTax(base, figures.rates, context.trace, "rates");
}
