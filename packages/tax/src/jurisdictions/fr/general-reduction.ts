import {
  add,
  atLeastZero,
  compare,
  divide,
  type Exact,
  exact,
  isPositive,
  multiply,
  one,
  ratio,
  roundTo,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { figuresOf, type TaxYear } from "../../engine/figures.ts";
import { data, type FrContributions } from "./contribution-figures.ts";

const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];
const fourDecimals = ratio(1, 10_000);

/** The SMIC of a full-time year: the sum of the monthly SMIC, or one hourly rate for all months. */
export function yearlySmic({ from }: TaxYear, hourly: Exact): Exact {
  const year = from.slice(0, 4);
  return sum(
    months.map((month) => {
      const { smic } = figuresOf(data, { from: `${year}-${month}-01` }).values;
      const rate = isPositive(hourly) ? hourly : exact(smic.hourly);
      return divide(multiply(rate, exact(smic.hours_year)), exact(12));
    }),
  );
}

/** CSS article L. 241-13: the part of the pay by which the employer's contributions are reduced. */
export function reductionRate(
  figures: FrContributions,
  gross: Exact,
  smic: Exact,
  isLarge: boolean,
): Exact {
  if (!isPositive(gross)) return zero;
  const { general_reduction: general, single_reduction: single } = figures;
  if (general !== undefined) {
    const most = exact(isLarge ? general.from_50 : general.under_50);
    const over = subtract(divide(multiply(exact(general.multiple), smic), gross), one);
    const rate = multiply(divide(most, exact(general.share)), over);
    return smaller(most, roundTo(atLeastZero(rate), fourDecimals, "half_up"));
  }
  if (single === undefined) return zero;
  const multiple = multiply(exact(single.multiple), smic);
  if (compare(gross, multiple) >= 0) return zero;
  const delta = exact(isLarge ? single.from_50 : single.under_50);
  const half = divide(subtract(divide(multiple, gross), one), exact(2));
  return fourDecimalsOf(exact(single.least), delta, half);
}

/**
 * `least + delta x part ^ 1.75` with four decimals, and at most `least + delta`. The power needs a
 * root, so the rate is found by comparing fourth powers: n ten-thousandths are too many if ((n -
 * 0.5) / 10,000 - least) / delta exceeds part ^ 1.75.
 */
function fourDecimalsOf(least: Exact, delta: Exact, part: Exact): Exact {
  if (compare(part, one) >= 0) return add(least, delta);
  // Compares a^4 / b^4 with p^7 / q^7 in whole numbers, because fractions would be reduced at
  // every step.
  const [p, q] = [BigInt(part.numerator) ** 7n, BigInt(part.denominator) ** 7n];
  const isReached = (count: number): boolean => {
    const above = subtract(ratio(2 * count - 1, 20_000), least);
    if (!isPositive(above)) return true;
    const { numerator: a, denominator: b } = divide(above, delta);
    return BigInt(a) ** 4n * q <= p * BigInt(b) ** 4n;
  };
  let low = 0;
  let high = 10_000;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isReached(middle)) low = middle;
    else high = middle - 1;
  }
  return ratio(low, 10_000);
}
