import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  lowestTerms,
  multiply,
  one,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext, Inputs } from "../../../engine/jurisdiction.ts";
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
  context: CalculationContext,
  figures: UsFigures,
  { qualifiedIncome, taxableIncome, preferential }: BusinessBase,
): Exact {
  if (!isPositive(qualifiedIncome)) return zero;
  const { status, inputs, trace } = context;
  const rule = figures.business_income;
  const rate = exact(rule.rate);
  const over = excess(taxableIncome, exact(rule.threshold[status]));
  const component =
    over.numerator === 0
      ? multiply(qualifiedIncome, rate)
      : limitedComponent(inputs, rule, qualifiedIncome, divide(over, exact(rule.range[status])));
  const most = multiply(excess(taxableIncome, preferential), rate);
  const computed = smaller(component, most);
  const least =
    rule.least !== undefined && compare(qualifiedIncome, exact(rule.least.from_income)) >= 0
      ? exact(rule.least.amount)
      : zero;
  const deduction = larger(computed, least);
  trace.deducted("business_income_deduction", deduction, "business_income", qualifiedIncome);
  return deduction;
}

/** The component of a business in or above the range, by its wages and its property. */
function limitedComponent(
  { business }: Inputs,
  rule: UsFigures["business_income"],
  qualifiedIncome: Exact,
  partOfRange: Exact,
): Exact {
  const share = smaller(one, lowestTerms(partOfRange));
  // Above the range, the profit of a specified service business does not count at all.
  const counted = business?.specified_service === true ? subtract(one, share) : one;
  const full = multiply(multiply(qualifiedIncome, counted), exact(rule.rate));
  const wages = exact(business?.w2_wages ?? 0);
  const property = exact(business?.property ?? 0);
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
  // In lowest terms, because every later amount of the return has this fraction.
  return lowestTerms(subtract(full, multiply(excess(full, limit), share)));
}
