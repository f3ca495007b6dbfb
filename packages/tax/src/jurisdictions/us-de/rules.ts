import {
  add,
  type Exact,
  exact,
  excess,
  multiply,
  ratio,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { investmentOfEach } from "../us/federal/taxpayers.ts";
import { defineState } from "../us/states/define-state.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsDeFigures } from "./figures.ts";

/** The income tax of Delaware. */
export const usDe: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  // https://revenue.delaware.gov (Form PIT-EST)
  instalments: { days: ["04-30", "06-15", "09-15", "01-15"] },
  steps: (figures, state) => {
    const { income } = state;
    const aged = state.times(figures.standard_deduction_65, state.aged());
    const deduction = state.deduct(add(state.amount(figures.standard_deduction), aged));
    const excluded = exclusions(state);
    const taxableIncome = excess(income, add(deduction, sum(excluded)));
    const together = state.schedule(taxableIncome, figures.rates);
    const shares = spouseShares(state)?.map((share, index) =>
      excess(share, excluded[index] ?? zero),
    );
    const apart = shares && apartTax(state, shares, deduction);
    const agedCredit = multiply(
      lookupAtLeast(exact(60), figures.aged_credit),
      exact(state.aged(60)),
    );
    const personal = add(state.times(figures.personal_credit, state.people), agedCredit);
    return {
      taxableIncome,
      tax: apart ? smaller(together, apart) : together,
      credits: state.line("personal_credit", personal, "personal_credit"),
    };
  },
});

/**
 * Filing status 4, separate calculations on one return: each spouse takes half of the deduction.
 */
function apartTax(
  state: StateCase<UsDeFigures>,
  shares: readonly Exact[],
  deduction: Exact,
): Exact {
  const half = multiply(deduction, ratio(1, 2));
  const taxes = shares.map((share) => state.schedule(excess(share, half), state.figures.rates));
  return sum(taxes);
}

/**
 * 30 Del. C. 1106(b)(3)b: excludes dividends and gains of each person of 60 or more. Pensions are
 * not an input here.
 */
function exclusions(state: StateCase<UsDeFigures>): readonly Exact[] {
  const areEligible = state.areAged(60);
  if (!areEligible.includes(true)) return [];
  const most = exact(state.figures.retirement_exclusion);
  const parts = investmentOfEach(state.context).map((each, index) =>
    areEligible[index] ? smaller(each, most) : zero,
  );
  state.line("retirement_exclusion", sum(parts), "retirement_exclusion");
  return parts;
}
