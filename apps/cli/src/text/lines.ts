import { formatNumber } from "./numbers.ts";
import { printable } from "./printable.ts";
import type { Style } from "./style.ts";

/** Breaks a line between words at `width` columns, the rest indented by `indent` spaces. */
export function wrap(line: string, width: number | undefined, indent: number): string {
  if (width === undefined || line.length <= width) return line;
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current !== "" && current.length + 1 + word.length > width) {
      lines.push(current);
      current = " ".repeat(indent) + word;
    } else {
      current = current === "" ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join("\n");
}

/** The lines of a cell that is `width` columns wide. A word that is longer is broken. */
export function wrapCell(text: string, width: number): string[] {
  if (text.length <= width || width <= 0) return [text];
  return wrap(text, width, 0)
    .split("\n")
    .flatMap((line) => {
      const count = Math.ceil(line.length / width);
      return Array.from({ length: count }, (_, place) =>
        line.slice(place * width, (place + 1) * width),
      );
    });
}

/** One line of a block: a number with its unit, or text. */
export type BlockRow =
  | {
      readonly key: string;
      readonly amount: number | string;
      readonly unit: string;
      readonly note?: string | undefined;
    }
  | { readonly key: string; readonly text: string };

/** Rows of a block that are texts. Those without a text are left out. */
export function textRows(
  rows: readonly (readonly [key: string, text: string | number | undefined])[],
): BlockRow[] {
  return rows.flatMap(([key, text]) => (text === undefined ? [] : [{ key, text: String(text) }]));
}

/** A line that tells the reader of an answer something about it. */
export function noteLine(message: string, style: Style): string {
  return `${style("yellow", "note:")} ${printable(message)}\n`;
}

/** A text beside a key needs at least this many columns. */
const narrowestText = 20;

/**
 * Aligned `key  value` lines. All numbers of a block end in the same column, so that they are easy
 * to compare. On a terminal, a long text continues on the next line below itself.
 */
export function block(rows: readonly BlockRow[], style: Style): string {
  const keyWidth = Math.max(0, ...rows.map((row) => row.key.length));
  const amounts = rows.map((row) => ("amount" in row ? formatNumber(row.amount) : ""));
  const amountWidth = Math.max(0, ...amounts.map((amount) => amount.length));
  const room = style.width === undefined ? undefined : style.width - keyWidth - 2;
  return rows
    .map((row, index) => {
      const key = style("dim", row.key.padEnd(keyWidth));
      if ("text" in row) {
        const text = printable(row.text);
        const fits = room === undefined || room < narrowestText;
        const lines = fits ? [text] : wrapCell(text, room);
        return `${key}  ${lines.join(`\n${" ".repeat(keyWidth + 2)}`)}\n`;
      }
      const note = row.note === undefined ? "" : ` (${row.note})`;
      return `${key}  ${(amounts[index] ?? "").padStart(amountWidth)} ${row.unit}${note}\n`;
    })
    .join("");
}
