import {
  add,
  atLeastZero,
  compare,
  divide,
  type Exact,
  exact,
  isZero,
  multiply,
  smaller,
  subtract,
  zero,
} from "../amounts.ts";
import { getOrInsert } from "../get-or-insert.ts";
import type { Trace } from "../trace.ts";

/**
 * `rate` applies to the part of the base above `over`, up to the next row. Below the first row
 * nothing is taxed.
 */
export interface Bracket {
  readonly over: number;
  readonly rate: number;
}

/**
 * A row of a tariff by lower limits: `base` is the tax at `over`, and `rate` applies to the excess.
 * The tax may jump between rows.
 */
export interface TariffRow extends Bracket {
  readonly base: number;
}

/** A row of a lookup table: `amount` applies to values above `over`. */
export interface LookupRow {
  readonly over: number;
  readonly amount: number;
}

interface ReadyRow {
  readonly over: Exact;
  readonly rate: Exact;
  /** What is added to `rate` times a base within the row. */
  readonly offset: Exact;
}

// purity: a cache that changes no answer.
const ready = new WeakMap<readonly (Bracket | TariffRow)[], readonly ReadyRow[]>();

function readyRows(rows: readonly (Bracket | TariffRow)[]): readonly ReadyRow[] {
  return getOrInsert(ready, rows, toReadyRows);
}

function toReadyRows(rows: readonly (Bracket | TariffRow)[]): readonly ReadyRow[] {
  const made: ReadyRow[] = [];
  for (const row of rows) {
    const over = exact(row.over);
    const last = made.at(-1);
    const rate = exact(row.rate);
    const below = "base" in row ? exact(row.base) : last ? taxBy(last, over) : zero;
    made.push({ over, rate, offset: subtract(below, multiply(rate, over)) });
  }
  return made;
}

function taxBy({ rate, offset }: ReadyRow, base: Exact): Exact {
  return add(multiply(rate, base), offset);
}

function rowOf<Row extends { readonly over: Exact }>(
  rows: readonly Row[],
  base: Exact,
): Row | undefined {
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index];
    if (row !== undefined && compare(base, row.over) > 0) return row;
  }
  return undefined;
}

/** The tax on a base by marginal brackets. `name` is the parameter that holds the brackets. */
export function progressiveTax(
  base: Exact,
  brackets: readonly (Bracket | TariffRow)[],
  trace: Trace,
  name: string,
): Exact {
  const rows = readyRows(brackets);
  const row = rowOf(rows, base);
  if (row === undefined) return zero;
  if (trace.isOn) traceBands(base, rows, trace, name);
  return taxBy(row, base);
}

function traceBands(base: Exact, rows: readonly ReadyRow[], trace: Trace, name: string): void {
  for (const [index, row] of rows.entries()) {
    if (compare(base, row.over) <= 0) return;
    const next = rows[index + 1];
    const slice = subtract(next ? smaller(base, next.over) : base, row.over);
    trace.line(`${name}.band`, multiply(slice, row.rate), name, slice, row.rate);
  }
}

/**
 * The tax on a base by lower limits, each with a fixed base amount as printed. The tax may jump
 * between rows.
 */
export function tariffTax(
  base: Exact,
  rows: readonly TariffRow[],
  trace: Trace,
  name: string,
): Exact {
  const row = rowOf(readyRows(rows), base);
  if (row === undefined) return zero;
  const tax = taxBy(row, base);
  if (trace.isOn) trace.line(`${name}.row`, tax, name, subtract(base, row.over), row.rate);
  return tax;
}

/** The statutory rate of the bracket that contains the next unit of a base. */
export function bracketRate(base: Exact, brackets: readonly Bracket[]): Exact {
  let rate = zero;
  for (const row of readyRows(brackets)) {
    if (compare(base, row.over) < 0) break;
    rate = row.rate;
  }
  return rate;
}

/**
 * The tax on a slice of income that is stacked on top of `below`, such as gains on top of
 * other income.
 */
export function stackedTax(
  below: Exact,
  slice: Exact,
  brackets: readonly Bracket[],
  trace: Trace,
  name: string,
): Exact {
  if (isZero(slice)) return zero;
  const rows = readyRows(brackets);
  const whole = add(below, slice);
  let tax = zero;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const upper = next ? smaller(whole, next.over) : whole;
    const lower = compare(below, row.over) > 0 ? below : row.over;
    const part = atLeastZero(subtract(upper, lower));
    if (isZero(part)) continue;
    const due = multiply(part, row.rate);
    trace.line(`${name}.band`, due, name, part, row.rate);
    tax = add(tax, due);
  }
  return tax;
}

// purity: a cache that changes no answer.
const readyLookups = new WeakMap<readonly LookupRow[], readonly ReadyLookup[]>();

interface ReadyLookup {
  readonly over: Exact;
  readonly amount: Exact;
}

/**
 * The amount of the row that contains a value. A value exactly on a limit belongs to the lower row.
 * Below the first row it is 0. A loss counts as no income.
 */
export function lookup(value: Exact, rows: readonly LookupRow[]): Exact {
  const ready = getOrInsert(readyLookups, rows, toReadyLookups);
  return rowOf(ready, atLeastZero(value))?.amount ?? zero;
}

function toReadyLookups(rows: readonly LookupRow[]): readonly ReadyLookup[] {
  return rows.map((row) => ({ over: exact(row.over), amount: exact(row.amount) }));
}

/** Like {@link lookup}, but a value exactly on a limit belongs to the upper row. */
export function lookupAtLeast(value: Exact, rows: readonly LookupRow[]): Exact {
  let amount = zero;
  for (const row of rows) {
    if (compare(atLeastZero(value), exact(row.over)) < 0) break;
    amount = exact(row.amount);
  }
  return amount;
}

/**
 * The amount on the straight line between two points. Before the first point and after the last
 * one, the amount of that point.
 */
export function interpolate(
  points: readonly { readonly at: number; readonly amount: number }[],
  value: Exact,
): Exact {
  const after = points.findIndex(({ at }) => compare(value, exact(at)) < 0);
  const next = points[after];
  const last = after < 0 ? points.at(-1) : points[after - 1];
  if (last === undefined) return exact(next?.amount ?? 0);
  if (next === undefined) return exact(last.amount);
  const share = divide(subtract(value, exact(last.at)), exact(next.at - last.at));
  return add(exact(last.amount), multiply(share, subtract(exact(next.amount), exact(last.amount))));
}
