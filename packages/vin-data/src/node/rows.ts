import type { Row } from "./read-copy-tables.ts";

/** The rows of a table, by its name in lower case. */
export type Rows = (table: string) => readonly Row[];

export function changedOn(row: Row): string {
  return row.updatedon ?? row.createdon ?? "";
}

export function isTrue(value: string | null | undefined): boolean {
  return value === "t" || value === "true" || value === "1";
}

export function sorted(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => Number(one.id) - Number(other.id));
}
