import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { add, type Exact, multiply, ratio, zero } from "../../../engine/numbers/exact.ts";

/**
 * Dividends and gains of the taxpayer and, on a joint return, of the spouse. Spouses are assumed to hold them in equal halves.
 */
export function investmentOfEach({
  inputs,
  status,
  assume,
}: CalculationContext): readonly [Exact, Exact] {
  const investment = add(inputs.longTermCapitalGains, inputs.dividends);
  if (status !== "married_joint") return [investment, zero];
  if (investment.numerator > 0) assume("Spouses hold dividends and gains in equal halves.");
  const half = multiply(investment, ratio(1, 2));
  return [half, half];
}
