import { groupBy } from "../compile/facts.ts";
import type { SpecificationRow } from "../compile/snapshot.ts";
import type { Row } from "./read-copy-tables.ts";

/** Joins the five tables of specifications. One that NHTSA has not checked is left out. */
export function readSpecifications(rows: Rows): SpecificationRow[] {
  const schemas = new Map(rows("vehiclespecschema").map((row) => [row.id, row]));
  const models = groupBy(rows("vehiclespecschema_model"), (row) => row.vehiclespecschemaid);
  const years = groupBy(rows("vehiclespecschema_year"), (row) => row.vehiclespecschemaid);
  const values = groupBy(sorted(rows("vehiclespecpattern")), (row) => row.vspecschemapatternid);
  return sorted(rows("vspecschemapattern")).flatMap(({ id, schemaid }) => {
    const schema = schemas.get(schemaid);
    if (schema === undefined || isTrue(schema.tobeqced)) return [];
    return [
      {
        makeId: Number(schema.makeid),
        vehicleTypeId: Number(schema.vehicletypeid),
        modelIds: (models.get(schemaid) ?? []).map((row) => Number(row.modelid)),
        years: (years.get(schemaid) ?? []).map((row) => Number(row.year)).sort((a, b) => a - b),
        rows: (values.get(id) ?? []).map((row) => ({
          isKey: isTrue(row.iskey),
          elementId: Number(row.elementid),
          attribute: row.attributeid ?? "",
          changedOn: changedOn(row),
        })),
      },
    ];
  });
}

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
