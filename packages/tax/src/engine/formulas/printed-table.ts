import {
  add,
  compare,
  type Exact,
  exact,
  multiply,
  one,
  ratio,
  roundTo,
  subtract,
} from "../numbers/exact.ts";

/**
 * How a printed tax table is laid out. The authority computes the tax at the middle of each row, rounds it half up to a whole
 * unit and prints it for every income of the row.
 */
export interface PrintedTable {
  /** Whole rows, from the lowest; the table starts where the first one does, and each ends where the next one starts. */
  readonly bands: readonly TableBand[];
  /** Where the table ends. */
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
  /** The middle of the first row. */
  readonly middle: Exact;
  /** Where the next band starts; the last one has none. */
  readonly next: Exact | undefined;
  readonly tax: Exact | undefined;
}

const ready = new WeakMap<PrintedTable, readonly ReadyBand[]>();

function readyBands(table: PrintedTable): readonly ReadyBand[] {
  let made = ready.get(table);
  if (made === undefined) {
    made = table.bands.map((band, index) => {
      const from = exact(band.from);
      const width = multiply(exact(band.width), ratio(1, band.rows ?? 1));
      const middle = add(from, multiply(width, ratio(1, 2)));
      const next = optional(table.bands[index + 1]?.from);
      return { from, width, middle, next, tax: optional(band.tax) };
    });
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
  if (!isBefore(exact(end))) return undefined;
  const band = readyBands(table).find(({ next }) => next === undefined || isBefore(next));
  if (band === undefined || isBefore(band.from)) return undefined;
  // To the nearest middle, so that whoever leaves the rounding out has the income itself and not the end of its row.
  const { width, middle, tax } = band;
  const up = (way: Exact) => roundTo(way, width, "half_up");
  return {
    middle: isUpper
      ? subtract(middle, up(subtract(middle, income)))
      : add(middle, up(subtract(income, middle))),
    tax,
  };
}

/** A tax as tables print it. */
export function asPrinted(tax: Exact): Exact {
  return roundTo(tax, one, "half_up");
}
