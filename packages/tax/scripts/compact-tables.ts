import { resolve } from "node:path";
import { writtenData } from "./written-data.ts";
import { writtenTables } from "./written-tables.ts";

const reader = JSON.stringify(resolve("src/engine/compact-tables.ts"));

/**
 * Writes the tables of a jurisdiction by columns, in functions that run on first use. A page that
 * imports one jurisdiction then loads a third of the text. The root, which has all jurisdictions,
 * loads faster with `parse-on-use.ts`: a program scans a text faster than functions.
 */
export const compactTables = writtenData("compact-tables", writtenTables, [
  `import { calendarYears, dated, list, record, sourcesOn, tables } from ${reader};`,
]);
