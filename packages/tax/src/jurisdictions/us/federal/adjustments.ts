import { type Exact, zero } from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { both, type FederalIncome, type OfEach } from "./income.ts";

/** What is subtracted from the income before the adjusted gross income: Schedule 1, part II. */
interface Adjustments {
  readonly total: Exact;
  /** The part that also reduces the qualified business income. */
  readonly ofBusiness: Exact;
}

const none: Adjustments = { total: zero, ofBusiness: zero };

export function adjustmentsOf(
  { trace }: CalculationContext,
  _figures: UsFigures,
  income: FederalIncome,
  halves: OfEach,
): Adjustments {
  if (income.isWagesAlone) return none;
  const half = both(halves);
  if (half.numerator > 0) trace.line("half_of_self_employment_tax", half);
  return { total: half, ofBusiness: half };
}
