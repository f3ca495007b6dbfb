import {
  compare,
  divide,
  type Exact,
  exact,
  excess,
  minorUnit,
  roundTo,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { type Bracket, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { silentTrace } from "../../engine/trace.ts";
import type { EsFigures } from "./figures.ts";

/** Article 20: a fixed amount for small net earnings, which then falls along two slopes to zero. */
function workReduction({ work_reduction: rule }: EsFigures, net: Exact): Exact {
  if (rule === undefined) return zero;
  if (compare(net, exact(rule.second_from)) > 0) {
    const left = slopeDown(
      exact(rule.second_amount),
      net,
      exact(rule.second_from),
      exact(rule.second_slope),
    );
    return compare(net, exact(rule.zero_from)) > 0 ? zero : left;
  }
  return slopeDown(exact(rule.flat), net, exact(rule.flat_to), exact(rule.first_slope));
}

/**
 * The general base. With basis `employment`, other expenses and the reduction for earnings
 * are subtracted.
 */
export function generalBase(figures: EsFigures, context: CalculationContext): Exact {
  const { inputs, trace, year, refuse } = context;
  const net = netIncome(inputs);
  if (!isEmployee(inputs)) return net;
  if (figures.other_expenses === undefined || figures.work_reduction === undefined) {
    return refuse(
      "unsupported_input",
      "basis",
      `Spain ${year.label}: the reductions of employees are not loaded. Send basis taxable_income with the base that remains after them.`,
    );
  }
  const reduction = workReduction(figures, net);
  trace.deducted("work_reduction", reduction, "work_reduction");
  trace.deducted("other_expenses", exact(figures.other_expenses), "other_expenses");
  return excess(excess(net, exact(figures.other_expenses)), reduction);
}

/** The tax on the base, less the tax on the personal minimum, both by the same scale. */
export function half(
  base: Exact,
  minimum: number,
  brackets: readonly Bracket[],
  name: string,
  context: CalculationContext,
): Exact {
  const whole = progressiveTax(base, brackets, context.trace, name);
  return excess(whole, progressiveTax(exact(minimum), brackets, silentTrace, name));
}

/**
 * The deduction for salaries near the minimum wage: the full amount up to one salary, then a
 * straight line down to zero.
 */
export function minimumWageDeduction(
  { minimum_wage_deduction: rule }: EsFigures,
  { inputs, trace }: CalculationContext,
): Exact {
  if (rule === undefined || !isEmployee(inputs)) return zero;
  const slope = divide(exact(rule.amount), subtract(exact(rule.zero_from), exact(rule.full_to)));
  const left = slopeDown(exact(rule.amount), inputs.grossIncome, exact(rule.full_to), slope);
  trace.line("minimum_wage_deduction", left, "minimum_wage_deduction");
  return left;
}

/**
 * The state's half and the region's half are separate amounts, each rounded to the cent. No source
 * says how half a cent is rounded.
 */
export const cents = (amount: Exact): Exact => roundTo(amount, minorUnit(2), "half_up");
