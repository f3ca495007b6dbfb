export type Delimiter = "," | "\t";

export function delimiterOf(format: "csv" | "tsv"): Delimiter {
  return format === "csv" ? "," : "\t";
}

const [hyphen, tilde] = [0x2d, 0x7e];
const needsQuotes: Readonly<Record<Delimiter, RegExp>> = {
  ",": /[",\r\n]|^\s|\s$/,
  "\t": /["\t\r\n]|^\s|\s$/,
};

/** A heading, then a row per record (RFC 4180). A nested field is a column `outer.inner`. */
export function csv(records: readonly unknown[], delimiter: Delimiter = ","): string {
  const rows = records.map((record) => flatten(record));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = rows.map((row) => columns.map((column) => row.get(column) ?? ""));
  return [columns, ...lines].map((line) => csvLine(line, delimiter)).join("");
}

/** One row. Each cell is put in quotes if it needs them. */
export function csvLine(cells: readonly string[], delimiter: Delimiter): string {
  return `${cells.map((each) => cell(each, delimiter)).join(delimiter)}\n`;
}

function flatten(record: unknown, prefix = ""): Map<string, string> {
  const row = new Map<string, string>();
  if (typeof record !== "object" || record === null)
    return row.set(prefix || "value", cellText(record));
  for (const [name, value] of Object.entries(record)) {
    const column = prefix === "" ? name : `${prefix}.${name}`;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [inner, innerText] of flatten(value, column)) row.set(inner, innerText);
    } else {
      row.set(column, cellText(value));
    }
  }
  return row;
}

/** Joins a list of plain values with semicolons; other lists and objects are JSON. */
export function cellText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const plain = value.every((item) => typeof item !== "object" || item === null);
  return plain ? value.join(";") : JSON.stringify(value);
}

/** The text of a cell for the output, in quotes if it needs them. */
export function cell(value: string, delimiter: Delimiter = ","): string {
  return !isPlain(value) && needsQuotes[delimiter].test(value)
    ? `"${value.replaceAll('"', '""')}"`
    : value;
}

/**
 * Whether a text has only ASCII letters, digits and what is between them without need of quotes. A
 * regular expression takes several times as long.
 */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < hyphen || unit > tilde) return false;
  }
  return true;
}

const isSpecial: Readonly<Record<Delimiter, RegExp>> = { ",": /[",\r\n]/, "\t": /["\t\r\n]/ };

/** A cell copied from the input, in quotes only if a reader would otherwise split it. */
export function copiedCell(value: string, delimiter: Delimiter): string {
  return isSpecial[delimiter].test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
