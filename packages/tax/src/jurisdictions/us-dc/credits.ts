import {
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  smaller,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import { earnedIncomeCreditBy } from "../us/states/federal-matches.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsDcFigures } from "./figures.ts";

type State = StateCase<UsDcFigures>;

/** The refundable credits of the District. */
export function refundableCredits(state: State): Readonly<Record<string, Exact>> {
  return {
    earned_income_credit: earnedIncomeCredit(state),
    property_tax_credit: propertyTaxCredit(state),
    child_credit: childCredit(state),
  };
}

/**
 * D.C. Code 47-1806.04(f): a share of the federal credit. Without a child the federal amount,
 * which falls from a higher income.
 */
function earnedIncomeCredit(state: State): Exact {
  const { figures, filed, dependents } = state;
  const rate = exact(figures.earned_income_credit_rate ?? 0);
  if (dependents > 0) return multiply(filed.credits.earnedIncomeCredit, rate);
  const { childless_credit_start: start, childless_credit_loss: loss_rate } = figures;
  const [none, ...others] = filed.figures.earned_income_credit;
  if (none === undefined || start === undefined || loss_rate === undefined) return zero;
  const row = { ...none, start, start_joint: start, loss_rate };
  return earnedIncomeCreditBy(state, { rows: [row, ...others], ages: [25, 64] });
}

/** D.C. Code 47-1806.06: property tax over a share of the income, up to a maximum (Schedule H). */
function propertyTaxCredit(state: State): Exact {
  const { figures, income, inputs } = state;
  const paid = exact(inputs.itemized?.property_tax ?? 0);
  const { property_tax_credit: most, property_tax_limit, property_tax_limit_70 } = figures;
  if (!isPositive(paid) || most === undefined) return zero;
  const isOld = state.aged(figures.property_tax_age) > 0;
  const limit = exact((isOld ? property_tax_limit_70 : property_tax_limit) ?? 0);
  if (compare(income, limit) > 0) return zero;
  const share = isOld
    ? exact(figures.property_tax_share_70)
    : lookup(income, figures.property_tax_share ?? []);
  return smaller(excess(paid, multiply(excess(income, zero), share)), exact(most));
}

/** D.C. Code 47-1806.17: from 2026 an amount for each child, less 50 for every 1,000 over a start. */
function childCredit(state: State): Exact {
  const { child_credit, child_credit_start, child_credit_terms: terms } = state.figures;
  if (!child_credit || !child_credit_start || !terms) return zero;
  const start = state.amount(child_credit_start);
  const rule = { start, step: exact(terms.step), perStep: exact(terms.per_step) };
  return stepDown(
    state.times(child_credit, state.children(terms.under_age)),
    state.income,
    rule,
    "ceil",
  );
}
