import { printable } from "./printable.ts";
import type { Style } from "./style.ts";

export interface Column {
  readonly title: string;
  /** `right` for numbers, `left` (the default) for words. */
  readonly align?: "left" | "right";
}

/** An aligned table with a heading line. The text of a cell already contains its unit. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: Style,
): string {
  return createTable(columns, style)(rows);
}

/**
 * A table that is written block by block: the first block gets the heading. A later block is aligned with those before it,
 * and a column becomes wider when it has to.
 */
export function createTable(
  columns: readonly Column[],
  style: Style,
): (rows: readonly (readonly string[])[]) => string {
  const widths = columns.map(({ title }) => title.length);
  let isFirst = true;
  const line = (row: readonly string[]): string =>
    columns
      .map((column, index) => {
        const cell = row[index] ?? "";
        const width = widths[index] ?? 0;
        return column.align === "right" ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return (rows) => {
    const cells = rows.map((row) => columns.map((_column, index) => printable(row[index] ?? "")));
    for (const row of cells) {
      for (const [index, cell] of row.entries()) {
        widths[index] = Math.max(widths[index] ?? 0, cell.length);
      }
    }
    const heading = isFirst ? [style("bold", line(columns.map(({ title }) => title)))] : [];
    isFirst = false;
    return [...heading, ...cells.map(line)].map((text) => `${text}\n`).join("");
  };
}
