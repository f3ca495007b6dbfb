import { add, exact, excess, multiply, smaller } from "../../engine/amounts.ts";
import type { CalculationContext } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import type { HrFigures } from "./figures.ts";

/**
 * A lower rate up to a threshold of the base and a higher one above it. Each municipality sets its
 * own two rates.
 */
export function croatianSteps(figures: HrFigures, { inputs, trace }: CalculationContext) {
  const taxable = excess(netIncome(inputs), exact(figures.personal_allowance));
  trace.deducted("personal_allowance", exact(figures.personal_allowance), "personal_allowance");
  const threshold = exact(figures.threshold);
  const lower = multiply(smaller(taxable, threshold), exact(figures.rates.lower));
  const higher = multiply(excess(taxable, threshold), exact(figures.rates.higher));
  trace.line("lower_rate.band", lower, "rates", smaller(taxable, threshold));
  trace.line("higher_rate.band", higher, "rates", excess(taxable, threshold));
  const taxDue = add(lower, higher);
  return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
}
