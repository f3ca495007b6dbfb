import type { Tables } from "./tables.ts";

// purity: finds the tables of a decoder again, so that a toolbox can share them.
const tablesByDecoder = new WeakMap<object, Tables>();

/** Remembers the tables of a decoder. */
export function rememberTables(decoder: object, tables: Tables): void {
  tablesByDecoder.set(decoder, tables);
}

/** The tables of a decoder; undefined if `createDecoder` did not create it. */
export function tablesOf(decoder: object): Tables | undefined {
  return tablesByDecoder.get(decoder);
}
