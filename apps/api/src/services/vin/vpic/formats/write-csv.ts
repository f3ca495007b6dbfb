import type { VpicAnswer, VpicValue } from "../answer.ts";

/** The results as CSV (RFC 4180), with the names in lower case as the header. */
export function writeCsv({ results, shape }: VpicAnswer): string {
  const rows = results.map((record) => shape.fields.map((name) => textOf(record[name] ?? null)));
  const header = shape.fields.map((name) => name.toLowerCase());
  return [header, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

/** A list of records becomes the names in it. */
function textOf(value: VpicValue): string {
  if (value === null) return "";
  if (typeof value !== "object") return String(value);
  return value.map((record) => textOf(record.Name ?? null)).join("; ");
}

/**
 * Quotes a cell where CSV needs it. Puts an apostrophe before a cell that a spreadsheet would read as a formula.
 * Numbers are not changed.
 */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
