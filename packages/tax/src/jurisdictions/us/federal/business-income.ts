import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  one,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";

interface BusinessBase {
  /** Profits less the adjustments that belong to them. */
  readonly qualifiedIncome: Exact;
  /** Taxable income before this deduction. */
  readonly taxableIncome: Exact;
  /** Net capital gain and qualified dividends. */
  readonly preferential: Exact;
}

/** 26 U.S.C. 199A: the deduction for qualified business income. */
export function businessIncomeDeduction(
  { status, inputs, trace }: CalculationContext,
  figures: UsFigures,
  { qualifiedIncome, taxableIncome, preferential }: BusinessBase,
): Exact {
  if (!isPositive(qualifiedIncome)) return zero;
  const rule = figures.business_income;
  const over = excess(taxableIncome, exact(rule.threshold[status]));
  const share = smaller(one, divide(over, exact(rule.range[status])));
  const isService = inputs.business?.specified_service === true;
  // Above the range, the profit of a specified service business does not count at all.
  const counted = isService ? subtract(one, share) : one;
  const full = multiply(multiply(qualifiedIncome, counted), exact(rule.rate));
  const wages = exact(inputs.business?.w2_wages ?? 0);
  const property = exact(inputs.business?.property ?? 0);
  const limit = multiply(
    counted,
    larger(
      multiply(wages, exact(rule.wage_share)),
      add(
        multiply(wages, exact(rule.lower_wage_share)),
        multiply(property, exact(rule.property_share)),
      ),
    ),
  );
  const component = subtract(full, multiply(excess(full, limit), share));
  const most = multiply(excess(taxableIncome, preferential), exact(rule.rate));
  const computed = smaller(component, most);
  const least =
    rule.least !== undefined && compare(qualifiedIncome, exact(rule.least.from_income)) >= 0
      ? exact(rule.least.amount)
      : zero;
  const deduction = larger(computed, least);
  trace.deducted("business_income_deduction", deduction, "business_income", qualifiedIncome);
  return deduction;
}
