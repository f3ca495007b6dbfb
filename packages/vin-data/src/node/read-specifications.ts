import { groupBy } from "../compile/facts.ts";
import type { PatternTable } from "../compile/pattern-table.ts";
import type { SpecificationRow } from "../compile/snapshot.ts";
import type { Row } from "./read-copy-tables.ts";
import { DumpError } from "./unzip-dump.ts";

/** Joins the five tables of specifications. One that NHTSA has not checked is left out. */
export function readSpecifications(rows: Rows, values: PatternTable): SpecificationRow[] {
  const schemas = new Map(rows("vehiclespecschema").map((row) => [row.id, row]));
  const models = groupBy(rows("vehiclespecschema_model"), (row) => row.vehiclespecschemaid);
  const years = groupBy(rows("vehiclespecschema_year"), (row) => row.vehiclespecschemaid);
  const valuesOf = values.bySchema();
  return sorted(rows("vspecschemapattern")).flatMap(({ id, schemaid }) => {
    const schema = schemas.get(schemaid);
    if (schema === undefined || isTrue(schema.tobeqced)) return [];
    return [
      {
        makeId: Number(schema.makeid),
        vehicleTypeId: Number(schema.vehicletypeid),
        modelIds: (models.get(schemaid) ?? []).map((row) => Number(row.modelid)),
        years: (years.get(schemaid) ?? []).map((row) => Number(row.year)).sort((a, b) => a - b),
        rows: Array.from(valuesOf.get(Number(id)) ?? [], (index) => {
          const { key, elementId, attribute, changedOn: time } = values.row(index);
          return { isKey: isTrue(key.toLowerCase()), elementId, attribute, changedOn: time };
        }),
      },
    ];
  });
}

/** The rows of a table, by its name in lower case. */
export type Rows = (table: string) => readonly Row[];

/** When a row was last changed, or else created, in microseconds; 0 if no time is given. */
export function changedOn(row: Row): number {
  return timeOf(row.updatedon ?? row.createdon ?? null);
}

/**
 * A time such as `2026-10-13 08:15:30.123` in microseconds; 0 for none.
 *
 * @throws {DumpError} if the text is no time.
 */
export function timeOf(text: string | null): number {
  if (text === null) return 0;
  const digit = (at: number, count: number): number => {
    let value = 0;
    for (let each = at; each < at + count; each++) value = value * 10 + text.charCodeAt(each) - 48;
    return value;
  };
  const days = Date.UTC(digit(0, 4), digit(5, 2) - 1, digit(8, 2));
  const ofDay = text.length < 19 ? 0 : (digit(11, 2) * 60 + digit(14, 2)) * 60 + digit(17, 2);
  const fraction = text.length > 20 ? Number(`0.${text.slice(20)}`) : 0;
  const time = (days / 1000 + ofDay) * 1e6 + Math.round(fraction * 1e6);
  if (Number.isFinite(time) && text[4] === "-" && time > 0) return time;
  throw new DumpError(`A row of the dump was changed on no day: ${text.slice(0, 20)}.`);
}

export function isTrue(value: string | null | undefined): boolean {
  return value === "t" || value === "true" || value === "1";
}

export function sorted(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => Number(one.id) - Number(other.id));
}
