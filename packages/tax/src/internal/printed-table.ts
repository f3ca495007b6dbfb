import {
  add,
  compare,
  countSteps,
  type Exact,
  exact,
  multiply,
  one,
  ratio,
  roundTo,
  smaller,
  subtract,
} from "./exact.ts";

/**
 * How a printed tax table is laid out. The authority computes the tax at the middle of each row, rounds it half up to a whole
 * unit and prints it for every income of the row.
 */
export interface PrintedTable {
  /** From the lowest; the table starts where the first one does, and each ends where the next one starts. */
  readonly bands: readonly TableBand[];
  /** Where the table ends; the last row is cut short there. */
  readonly end: number;
  /** A row holds the income that it starts with, unless it holds the one that it ends with: "over 60, not over 160". */
  readonly holds?: "upper";
}

/** Rows of one width, one after another. Rows of whole amounts, 51 to 150, start half a unit lower: at 50.5. */
export interface TableBand {
  readonly from: number;
  readonly width: number;
  /** As many rows share the width, for rows that no decimal measures. */
  readonly rows?: number;
  /** What the rows print, where that is not the tax at their middle. */
  readonly tax?: number;
}

/** The row that an income falls into. */
export interface TableRow {
  readonly middle: Exact;
  /** As in {@link TableBand}. */
  readonly tax: Exact | undefined;
}

interface ReadyBand {
  readonly from: Exact;
  readonly width: Exact;
  /** Where the next band starts; the last one has none. */
  readonly next: Exact | undefined;
  readonly tax: Exact | undefined;
}

const ready = new WeakMap<PrintedTable, readonly ReadyBand[]>();

function readyBands(table: PrintedTable): readonly ReadyBand[] {
  let made = ready.get(table);
  if (made === undefined) {
    made = table.bands.map(({ from, width, rows = 1, tax }, index) => ({
      from: exact(from),
      width: multiply(exact(width), ratio(1, rows)),
      next: optional(table.bands[index + 1]?.from),
      tax: optional(tax),
    }));
    ready.set(table, made);
  }
  return made;
}

function optional(value: number | undefined): Exact | undefined {
  return value === undefined ? undefined : exact(value);
}

/** Undefined for an income below or beyond the table; `end` is that of the column, where columns differ. */
export function rowOfTable(
  table: PrintedTable,
  income: Exact,
  end: number = table.end,
): TableRow | undefined {
  const isUpper = table.holds === "upper";
  const isBefore = (limit: Exact) => compare(income, limit) < (isUpper ? 1 : 0);
  const last = exact(end);
  if (!isBefore(last)) return undefined;
  const band = readyBands(table).find(({ next }) => next === undefined || isBefore(next));
  if (band === undefined || isBefore(band.from)) return undefined;
  const { from, width, next = last, tax } = band;
  const steps = countSteps(subtract(income, from), width, isUpper ? "ceil" : "floor");
  const first = isUpper ? subtract(steps, one) : steps;
  const lower = add(from, multiply(first, width));
  const upper = smaller(add(lower, width), next);
  return { middle: multiply(add(lower, upper), ratio(1, 2)), tax };
}

/** A tax as tables print it. */
export function asPrinted(tax: Exact): Exact {
  return roundTo(tax, one, "half_up");
}
