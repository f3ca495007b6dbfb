import { add, compare, exact, excess, multiply } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Oklahoma. */
export const usOk: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages"],
  steps: (figures, state) => {
    const { income } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const isSmall = compare(income, state.amount(figures.aged_exemption_limit)) <= 0;
    const persons = state.people + (isSmall ? state.aged() : 0);
    const exemptions = state.times(figures.exemption, persons);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const tax = state.schedule(taxableIncome, figures.rates);
    const limit = exact(figures.child_credit_limit);
    if (state.dependents === 0 || compare(income, limit) > 0) return { taxableIncome, tax };
    const { credits } = state.federal();
    const family = add(credits.nonRefundable, credits.childRefund);
    const credit = multiply(family, exact(figures.child_credit_share));
    state.line("child_credit", credit, "child_credit_share");
    return { taxableIncome, tax, credits: credit };
  },
});
