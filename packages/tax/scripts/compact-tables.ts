import { resolve } from "node:path";
import { writtenData } from "./written-data.ts";
import { writtenTables } from "./written-tables.ts";

const reader = JSON.stringify(resolve("src/engine/compact-tables.ts"));

/**
 * Writes the tables of the United States by columns, in functions that run on first use. They have
 * nine years of five filing statuses: a page that imports a state loads half of the text. The tables
 * of other countries are shorter than what reads the columns. The root loads faster with the texts
 * of `parse-on-use.ts`, because a program scans a text faster than functions.
 */
export const compactTables = writtenData("compact-tables", {
  folders: "us",
  written: writtenTables,
  imports: [`import { calendarYears, dated, list, record, sourcesOn, tables } from ${reader};`],
});
