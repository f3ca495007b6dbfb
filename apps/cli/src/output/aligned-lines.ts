import { formatNumber } from "./numbers.ts";
import { printable } from "./printable.ts";
import type { Style } from "./style.ts";

/** One line of a block: a number with its unit, or text. */
export type BlockRow =
  | {
      readonly key: string;
      readonly amount: number | string;
      readonly unit: string;
      readonly note?: string | undefined;
    }
  | { readonly key: string; readonly text: string };

/** Aligned `key  value` lines. All numbers of a block end in the same column, so that they are easy to compare. */
export function block(rows: readonly BlockRow[], style: Style): string {
  const keyWidth = Math.max(0, ...rows.map((row) => row.key.length));
  const amounts = rows.map((row) => ("amount" in row ? formatNumber(row.amount) : ""));
  const amountWidth = Math.max(0, ...amounts.map((amount) => amount.length));
  return rows
    .map((row, index) => {
      const key = style("dim", row.key.padEnd(keyWidth));
      if ("text" in row) return `${key}  ${printable(row.text)}\n`;
      const note = row.note === undefined ? "" : ` (${row.note})`;
      return `${key}  ${(amounts[index] ?? "").padStart(amountWidth)} ${row.unit}${note}\n`;
    })
    .join("");
}
