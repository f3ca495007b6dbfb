import type { Row } from "../oracle/figures.ts";
import { Fraction } from "../oracle/fraction.ts";

/**
 * TAXSIM's reading of a table that falls in steps. Within a row the amount rises again towards that
 * of the row before.
 */
export function interpolated(value: Fraction, rows: readonly Row[]): Fraction {
  const index = rows.findLastIndex((row) => value.isOver(row.over));
  const [before, row, next] = [rows[index - 1], rows[index], rows[index + 1]];
  const amount = Fraction.of(row?.amount ?? 0);
  if (before === undefined || row === undefined || next === undefined) return amount;
  const part = value.minus(row.over).over(Fraction.of(next.over).minus(row.over));
  return amount.plus(part.times(Fraction.of(before.amount ?? 0).minus(amount)));
}
