import {
  add,
  compare,
  type Exact,
  exact,
  half,
  multiply,
  one,
  ratio,
  roundTo,
  subtract,
} from "../amounts.ts";
import { getOrInsert } from "../get-or-insert.ts";

/**
 * The layout of a printed tax table. The authority computes the tax at the middle of each row,
 * rounds it half up to a whole unit, and prints it for every income of the row.
 */
export interface PrintedTable {
  /**
   * The bands, from the lowest. Each consists of whole rows and ends where the next one starts. The
   * table starts with the first band.
   */
  readonly bands: readonly TableBand[];
  /** The income at which the table ends. */
  readonly end: number;
  /**
   * Set if a row includes its upper end ("over 60, not over 160"). By default a row includes its
   * lower end.
   */
  readonly holds?: "upper";
}

/**
 * Consecutive rows of one width. Rows of whole amounts, such as 51 to 150, start half a unit lower:
 * at 50.5.
 */
export interface TableBand {
  readonly from: number;
  readonly width: number;
  /** The number of rows that share `width`, for rows whose width is not a finite decimal. */
  readonly rows?: number;
  /** The tax that the rows print, if it is not the tax at their middle. */
  readonly tax?: number;
}

/** The row that contains an income. */
export interface TableRow {
  readonly middle: Exact;
  /** The same as in {@link TableBand}. */
  readonly tax: Exact | undefined;
}

interface ReadyBand {
  readonly from: Exact;
  readonly width: Exact;
  /** The middle of the first row. */
  readonly middle: Exact;
  /** The start of the next band. Undefined for the last band. */
  readonly next: Exact | undefined;
  readonly tax: Exact | undefined;
}

// purity: a cache that changes no answer.
const ready = new WeakMap<PrintedTable, readonly ReadyBand[]>();

function readyBands(table: PrintedTable): readonly ReadyBand[] {
  return getOrInsert(ready, table, toReadyBands);
}

function toReadyBands({ bands }: PrintedTable): readonly ReadyBand[] {
  return bands.map((band, index) => {
    const from = exact(band.from);
    const width = multiply(exact(band.width), ratio(1, band.rows ?? 1));
    const middle = add(from, multiply(width, half));
    const next = optional(bands[index + 1]?.from);
    return { from, width, middle, next, tax: optional(band.tax) };
  });
}

function optional(value: number | undefined): Exact | undefined {
  return value === undefined ? undefined : exact(value);
}

/**
 * Undefined for an income outside the table. `end` is the end of the column, if columns end at
 * different incomes.
 */
export function rowOfTable(
  table: PrintedTable,
  income: Exact,
  end: number = table.end,
): TableRow | undefined {
  const isUpper = table.holds === "upper";
  const isBefore = (limit: Exact) => compare(income, limit) < (isUpper ? 1 : 0);
  if (!isBefore(exact(end))) return undefined;
  const band = readyBands(table).find(({ next }) => next === undefined || isBefore(next));
  if (band === undefined || isBefore(band.from)) return undefined;
  // Rounds to the nearest middle of a row. A caller that skips roundings then gets the income
  // itself, and not an end of its row.
  const { width, middle, tax } = band;
  const up = (way: Exact) => roundTo(way, width, "half_up");
  return {
    middle: isUpper
      ? subtract(middle, up(subtract(middle, income)))
      : add(middle, up(subtract(income, middle))),
    tax,
  };
}

/** A tax, rounded as tables print it. */
export function asPrinted(tax: Exact): Exact {
  return roundTo(tax, one, "half_up");
}
