/** One heading row, then one row per record, quoted as in RFC 4180. A nested field becomes a column `outer.inner`. */
export function csv(records: readonly unknown[]): string {
  const rows = records.map((record) => flatten(record));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = rows.map((row) => columns.map((column) => row.get(column) ?? ""));
  return [columns, ...lines].map((line) => `${line.map(cell).join(",")}\n`).join("");
}

function flatten(record: unknown, prefix = ""): Map<string, string> {
  const row = new Map<string, string>();
  if (typeof record !== "object" || record === null)
    return row.set(prefix || "value", text(record));
  for (const [name, value] of Object.entries(record)) {
    const column = prefix === "" ? name : `${prefix}.${name}`;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [inner, innerText] of flatten(value, column)) row.set(inner, innerText);
    } else {
      row.set(column, text(value));
    }
  }
  return row;
}

/** The text of one cell. Lists of plain values are joined with semicolons. Lists of objects are written as JSON. */
function text(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return String(value);
  const plain = value.every((item) => typeof item !== "object" || item === null);
  if (plain) return value.join(";");
  return JSON.stringify(value);
}

function cell(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
