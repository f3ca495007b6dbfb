import { wrapCell } from "./lines.ts";
import { printable } from "./printable.ts";
import type { Style } from "./style.ts";

/** The title of a column of words, or a column of numbers. */
export type Column = string | RightColumn;

interface RightColumn {
  readonly right: string;
}

/** A column whose cells end in the same place, for numbers. */
export function right(title: string): RightColumn {
  return { right: title };
}

function titleOf(column: Column): string {
  return typeof column === "string" ? column : column.right;
}

/** The separator between two columns. */
const gap = "  ";

/** An aligned table with a heading line. The text of a cell already contains its unit. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: Style,
): string {
  return createTable(columns, style)(rows);
}

/**
 * A table that is written block by block: the first block gets the heading. A later block is
 * aligned with those before it, and a column becomes wider when it has to. On a terminal, the table
 * is as wide as the terminal at most: the text of a cell then continues on the next line.
 */
export function createTable(
  columns: readonly Column[],
  style: Style,
): (rows: readonly (readonly string[])[]) => string {
  const areWords = columns.map((column) => typeof column === "string");
  const natural = columns.map((column) => titleOf(column).length);
  let isFirst = true;
  return (rows) => {
    const cells = rows.map((row) => columns.map((_column, index) => printable(row[index] ?? "")));
    for (const row of cells) {
      for (const [index, cell] of row.entries()) {
        natural[index] = Math.max(natural[index] ?? 0, cell.length);
      }
    }
    const widths = fitWidths(natural, areWords, style.width, gap.length);
    const lines = (row: readonly string[]) => linesOf(row, columns, widths);
    const titles = lines(columns.map(titleOf));
    const heading = isFirst ? titles.map((line) => style("bold", line)) : [];
    isFirst = false;
    return [...heading, ...cells.flatMap(lines)].map((text) => `${text}\n`).join("");
  };
}

/** The lines of one row: as many as its tallest cell has. */
function linesOf(
  row: readonly string[],
  columns: readonly Column[],
  widths: readonly number[],
): string[] {
  const parts = row.map((cell, index) => wrapCell(cell, widths[index] ?? 0));
  const height = Math.max(1, ...parts.map((lines) => lines.length));
  return Array.from({ length: height }, (_, place) =>
    columns
      .map((column, index) => {
        const text = parts[index]?.[place] ?? "";
        const width = widths[index] ?? 0;
        return typeof column === "string" ? text.padEnd(width) : text.padStart(width);
      })
      .join(gap)
      .trimEnd(),
  );
}

/** Words in a narrower column are hard to read: only if no other column can give way. */
const narrowestWords = 8;
/** In a table of many columns, no column is narrower than this. */
const narrowest = 3;

/**
 * Chooses widths with which the table fits `total` columns of a terminal. It makes the widest
 * column of words narrower first, then the widest of all. `areWords` says which columns contain
 * words. A table that cannot fit becomes as narrow as possible.
 */
function fitWidths(
  natural: readonly number[],
  areWords: readonly boolean[],
  total: number | undefined,
  gap: number,
): readonly number[] {
  if (total === undefined) return natural;
  const widths = [...natural];
  const all = areWords.map(() => true);
  let excess = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1)) - total;
  for (; excess > 0; excess--) {
    const index =
      widestOf(widths, areWords, narrowestWords) ?? widestOf(widths, all, narrowest) ?? -1;
    if (index === -1) break;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
}

/** The widest of the chosen columns that is wider than `least`. */
function widestOf(
  widths: readonly number[],
  chosen: readonly boolean[],
  least: number,
): number | undefined {
  const candidates = widths.map((width, index) => (chosen[index] === true ? width : 0));
  const widest = Math.max(...candidates);
  return widest > least ? candidates.indexOf(widest) : undefined;
}
