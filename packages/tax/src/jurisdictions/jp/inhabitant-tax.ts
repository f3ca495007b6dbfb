import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  roundTo,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { InhabitantTax } from "./contribution-figures.ts";
import type { JpFigures } from "./figures.ts";
import { employmentDeduction, rowUpTo } from "./rules.ts";

/**
 * The inhabitant tax of municipality and prefecture on the salary of one year, at the standard
 * rates (Local Tax Act). Taxable income is rounded down to 1,000 yen and each of the two taxes
 * to 100.
 */
export function inhabitantTax(
  figures: InhabitantTax,
  incomeTax: JpFigures,
  salary: Exact,
  deducted: Exact,
): Exact {
  const total = roundTo(excess(salary, employmentDeduction(incomeTax, salary)), one, "floor");
  if (compare(total, exact(figures.exempt_up_to)) <= 0) return zero;
  const { adjustment, municipal_rate, prefectural_rate, basic_deduction } = figures;
  const basic = exact(rowUpTo(basic_deduction, total)?.amount ?? 0);
  const taxable = roundTo(excess(total, add(basic, deducted)), exact(1000), "floor");
  // Article 314-6: without dependents, the difference in personal deductions is only the difference
  // in the basic deduction.
  const isAdjusted = compare(total, exact(adjustment.up_to)) <= 0;
  const credited = isAdjusted ? smaller(taxable, exact(adjustment.base)) : zero;
  const levied = (rate: number, credit: number): Exact =>
    roundTo(
      excess(multiply(taxable, exact(rate)), multiply(credited, exact(credit))),
      exact(100),
      "floor",
    );
  return sum([
    levied(municipal_rate, adjustment.municipal_rate),
    levied(prefectural_rate, adjustment.prefectural_rate),
    exact(figures.per_capita),
  ]);
}
