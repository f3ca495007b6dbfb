import { Fraction } from "../../states/oracle/fraction.ts";
import type { Return } from "../../states/second-reading/return-of-wage-earners.ts";

/**
 * PA-40 Schedule SP, eligibility income tables: the upper end of the 100 % column, by number of
 * dependent children.
 */
const unmarried = [6500, 16_000, 25_500, 35_000];
const married = [13_000, 22_500, 32_000, 41_500];

/** Each column to the right ends 250 higher and forgives a tenth less. */
const columns = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

/** The share of the tax that is forgiven. */
export function taxForgiveness({ income, children, isMarried }: Return): Fraction {
  const first = (isMarried ? married : unmarried)[children] ?? Number.NaN;
  const share = columns.find((_, index) => !income.isOver(first + 250 * index));
  return Fraction.of(share ?? 0);
}
