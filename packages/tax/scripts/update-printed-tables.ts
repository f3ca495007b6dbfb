// Writes the list of printed tax tables in docs/tax.md from the data. With --check it only reports
// whether the list is up to date.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { figuresOf, type JurisdictionData } from "../src/engine/figures.ts";
import type { PrintedTable, TableBand } from "../src/engine/formulas/printed-table.ts";
import { states } from "../src/jurisdictions/all.ts";
import { tableOf } from "../src/jurisdictions/us/states/state-case.ts";
import type { PrintedTableCases } from "../test/case-file.ts";

const file = new URL("../../../docs/tax.md", import.meta.url);
const casesFolder = new URL("../test/cases/", import.meta.url);
const printed = globSync("us-*.json", { cwd: casesFolder }).flatMap((name) => {
  const cases = JSON.parse(readFileSync(new URL(name, casesFolder), "utf8"));
  return (cases.printed_tables ?? []) as PrintedTableCases[];
});
const [start, end] = ["<!-- printed-tables -->", "<!-- /printed-tables -->"];

const rows = states.flatMap(({ data }) => rowsOf(data));
const list = `| Code | Tax years | Width of the rows | Ends at | Printed amounts tested |
| --- | --- | --- | --- | --- |
${rows.join("\n")}`;

/** One line for each layout of a jurisdiction's tables. */
function rowsOf(data: JurisdictionData<object>): string[] {
  const layouts = new Map<string, string[]>();
  for (const year of data.years) {
    const table = tableOf(figuresOf(data, year).values);
    if (table === undefined) continue;
    const others = table.except ? `, not for ${table.except.join(", ")}` : "";
    const ends = [table.end, ...Object.values(table.longer ?? {})].map(Math.floor).map(amount);
    const layout = `${widths(table)}${others} | ${[...new Set(ends)].join(" or ")}`;
    layouts.set(layout, [...(layouts.get(layout) ?? []), year.label]);
  }
  return [...layouts].map(
    ([layout, years]) =>
      `| ${data.code} | ${spans(years)} | ${layout} | ${countTested(data.code, years)} |`,
  );
}

function widths({ bands, holds }: PrintedTable): string {
  const words = bands.map((band, index) => {
    const next = bands[index + 1]?.from;
    if (next !== undefined) return `${widthOf(band)} to ${amount(next)}`;
    return index === 0 ? widthOf(band) : `then ${widthOf(band)}`;
  });
  const [first] = bands;
  const from = first === undefined || first.from < 1 ? "" : `from ${amount(first.from)}: `;
  return `${from}${words.join(", ")}${holds === "upper" ? "; a row holds its upper end" : ""}`;
}

function widthOf({ width, rows = 1 }: TableBand): string {
  return rows === 1 ? amount(width) : `${amount(width)}/${rows}`;
}

function amount(value: number): string {
  return value.toLocaleString("en-US");
}

/** Years as text: "2021 to 2025" for several consecutive years. */
function spans(years: readonly string[]): string {
  const [first = "", last = ""] = [years[0], years.at(-1)];
  return years.length > 1 ? `${first} to ${last}` : first;
}

function countTested(code: string, years: readonly string[]): number {
  const tables = printed.filter(
    ({ jurisdiction, tax_year }) => jurisdiction === code && years.includes(String(tax_year)),
  );
  return tables.reduce((sum, each) => sum + each.rows.length * each.columns.length, 0);
}

const text = readFileSync(file, "utf8");
const [before, rest = ""] = text.split(start);
const [, after = ""] = rest.split(end);
const wanted = `${before}${start}\n${list}\n${end}${after}`;
if (wanted !== text && process.argv.includes("--check")) {
  process.stdout.write("update-printed-tables: docs/tax.md is out of date\n");
  process.exitCode = 1;
} else if (wanted !== text) writeFileSync(file, wanted);
