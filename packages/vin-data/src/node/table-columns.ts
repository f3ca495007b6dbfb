import { DumpError } from "./unzip-dump.ts";

/**
 * The tables that decide an answer or are in the catalogue, with the columns that are read. All
 * other tables and columns of a dump are skipped. A column with `#` must have whole numbers, and
 * one with `?` whole numbers or nothing.
 */
const known: Readonly<Record<string, string>> = {
  country: "id# name",
  defaultvalue: "elementid# vehicletypeid# defaultvalue",
  element: "id# name lookuptable decode",
  enginemodel: "id# name",
  enginemodelpattern: "id# enginemodelid# elementid# attributeid",
  make: "id# name",
  make_model: "makeid# modelid#",
  manufacturer: "id# name",
  manufacturer_make: "manufacturerid# makeid#",
  model: "id# name",
  pattern: "id# vinschemaid# keys elementid# attributeid",
  vehiclespecpattern: "id# vspecschemapatternid# iskey elementid# attributeid",
  vehiclespecschema: "id# makeid# vehicletypeid?",
  vehiclespecschema_model: "vehiclespecschemaid# modelid#",
  vehiclespecschema_year: "vehiclespecschemaid# year#",
  vindescriptor: "descriptor modelyear#",
  vinexception: "vin checkdigit",
  vinschema: "id# name",
  vspecschemapattern: "id# schemaid#",
  wmi: "id# wmi manufacturerid? vehicletypeid? publicavailabilitydate",
  wmi_make: "wmiid# makeid#",
  wmi_vinschema: "id# wmiid# vinschemaid# yearfrom# yearto?",
};

/** The names of the tables that are read. */
export const knownTables: ReadonlySet<string> = new Set(Object.keys(known));

interface NumberColumn {
  readonly at: number;
  readonly name: string;
  readonly isOptional: boolean;
}

/**
 * Returns what is wrong with a row: too few or too many cells, or a text in place of a number. A
 * row with a negative number is skipped: no row of another table can have the same number, so
 * NHTSA's own procedure never finds it.
 */
type RowCheck = (cells: readonly (string | null)[]) => DumpError | "negative_number" | undefined;

/**
 * Checks the columns of a table, and returns a check of the cells of its rows.
 *
 * @throws {DumpError} if a column that is read is missing.
 */
export function rowCheck(table: string, columns: readonly string[]): RowCheck {
  const numbers: NumberColumn[] = [];
  for (const column of known[table]?.split(" ") ?? []) {
    const name = column.replace(/[#?]$/, "");
    const at = columns.indexOf(name);
    if (at < 0) throw new DumpError(`The table ${table} of the dump has no column ${name}.`);
    if (name !== column) numbers.push({ at, name, isOptional: column.endsWith("?") });
  }
  return (cells) => {
    if (cells.length !== columns.length) {
      const form = `has ${cells.length} values instead of ${columns.length}`;
      return new DumpError(`A row of the table ${table} of the dump ${form}.`);
    }
    let isNegative = false;
    for (const { at, name, isOptional } of numbers) {
      const cell = cells[at] ?? "";
      if (isWholeNumber(cell) || (isOptional && cell === "")) continue;
      if (cell.startsWith("-") && isWholeNumber(cell.slice(1))) {
        isNegative = true;
        continue;
      }
      const found = `has no number as ${name}: ${JSON.stringify(cell.slice(0, 20))}`;
      return new DumpError(`A row of the table ${table} of the dump ${found}.`);
    }
    return isNegative ? "negative_number" : undefined;
  };
}

function isWholeNumber(text: string): boolean {
  if (text.length === 0 || text.length > 9) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
