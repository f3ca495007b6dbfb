import {
  add,
  atLeastZero,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  ratio,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";

/** Itemized deductions: Schedule A. */
export interface ItemizedDeductions {
  readonly total: Exact;
  /** The part for state and local taxes, which the alternative minimum tax does not allow. */
  readonly taxes: Exact;
}

/**
 * The itemized deductions of a return, undefined if the request has none. `stateTax` is the income
 * tax of the state, where the request does not give it.
 */
export function itemizedDeductions(
  context: CalculationContext,
  figures: UsFigures,
  income: Exact,
  stateTax: Exact,
): ItemizedDeductions | undefined {
  const { inputs, trace } = context;
  if (inputs.itemized === undefined) {
    return inputs.deductions.numerator === 0
      ? undefined
      : { total: limited(context, figures, income, inputs.deductions), taxes: zero };
  }
  const amount = (name: keyof typeof inputs.itemized) => exact(inputs.itemized?.[name] ?? 0);
  const given = inputs.itemized.state_income_tax;
  const paid = add(given === undefined ? stateTax : exact(given), amount("property_tax"));
  const taxes = smaller(paid, taxCap(context, figures, income));
  const charity = charityDeduction(figures, income, amount("charity"));
  const medical = medicalOver(amount("medical"), income, figures.medical_floor);
  trace.line("itemized.state_and_local_taxes", taxes, "state_tax_cap");
  if (charity.numerator > 0) trace.line("itemized.charity", charity, "charity");
  if (medical.numerator > 0) trace.line("itemized.medical", medical, "medical_floor");
  const whole = sum([amount("mortgage_interest"), taxes, charity, medical, amount("other")]);
  return { total: limited(context, figures, income, whole), taxes };
}

/** 26 U.S.C. 164(b)(6): a cap, from 2025 with a reduction for large incomes. */
export function taxCap({ status }: CalculationContext, figures: UsFigures, income: Exact): Exact {
  const rule = figures.state_tax_cap;
  const most = exact(rule.most[status]);
  if (rule.reduction === undefined) return most;
  const over = excess(income, exact(rule.reduction.over[status]));
  const left = excess(most, multiply(over, exact(rule.reduction.rate)));
  return larger(left, exact(rule.reduction.least[status]));
}

/** 26 U.S.C. 170(b): a share of the income at most, from 2026 what exceeds 0.5 % of it. */
export function charityDeduction({ charity }: UsFigures, income: Exact, given: Exact): Exact {
  const base = atLeastZero(income);
  const most = smaller(given, multiply(base, exact(charity.most_share)));
  return excess(most, multiply(base, exact(charity.floor_share)));
}

/** Medical costs over a share of the income. */
export function medicalOver(paid: Exact, income: Exact, share: number): Exact {
  return excess(paid, multiply(atLeastZero(income), exact(share)));
}

/** 26 U.S.C. 68: from 2026 the value of itemized deductions is limited. */
function limited(
  { status, trace }: CalculationContext,
  figures: UsFigures,
  income: Exact,
  whole: Exact,
): Exact {
  const rule = figures.itemized_reduction;
  const top = figures.ordinary_rates[status].at(-1);
  if (rule === undefined || top === undefined) return whole;
  const overTop = excess(income, exact(top.over));
  const reduction = multiply(smaller(whole, overTop), ratio(rule.numerator, rule.denominator));
  if (reduction.numerator > 0) {
    trace.line("itemized_deductions.reduction", reduction, "itemized_reduction");
  }
  return subtract(whole, reduction);
}
