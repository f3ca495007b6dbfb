import {
  add,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { countAged, startFor } from "./taxpayers.ts";

/** 26 U.S.C. 63(c) and (f): the amount of the filing status, with the additions for age. */
export function standardDeductionOf(context: CalculationContext, figures: UsFigures): Exact {
  const { status } = context;
  const base = exact(figures.standard_deduction[status]);
  const aged = countAged(context, 65);
  if (aged === 0) return base;
  const addition = multiply(exact(figures.additional_deduction_65[status]), exact(aged));
  return add(base, addition);
}

/** 26 U.S.C. 170(p): gifts in cash of those who do not itemize, in 2021 and from 2026. */
export function charityWithoutItemizing(
  { inputs, status, trace }: CalculationContext,
  figures: UsFigures,
): Exact {
  const rule = figures.charity_without_itemizing;
  const given = exact(inputs.itemized?.charity ?? 0);
  if (rule === undefined || given.numerator === 0) return zero;
  const deduction = smaller(given, exact(rule[status]));
  trace.line("charity_without_itemizing", deduction, "charity_without_itemizing");
  return deduction;
}

/** The deduction of 2025 to 2028 for people of 65 and over. */
export function seniorDeductionOf(
  context: CalculationContext,
  figures: UsFigures,
  income: Exact,
): Exact {
  const rule = figures.senior_deduction;
  const aged = countAged(context, 65);
  const { status, trace } = context;
  if (rule === undefined || aged === 0 || status === "married_separate") return zero;
  const start = startFor(status, rule);
  const lost = multiply(excess(income, start), exact(rule.loss_rate));
  const perPerson = excess(exact(rule.per_person), lost);
  const deduction = multiply(perPerson, exact(aged));
  trace.deducted("senior_deduction", deduction, "senior_deduction");
  return deduction;
}
