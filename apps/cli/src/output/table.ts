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
  const cells = rows.map((row) => columns.map((_column, index) => printable(row[index] ?? "")));
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, ...cells.map((row) => (row[index] ?? "").length)),
  );
  const line = (row: readonly string[]): string =>
    columns
      .map((column, index) => {
        const cell = row[index] ?? "";
        const width = widths[index] ?? 0;
        return column.align === "right" ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  const heading = style("bold", line(columns.map((column) => column.title)));
  return [heading, ...cells.map(line)].map((text) => `${text}\n`).join("");
}
