import { groupBy } from "../compile/group-by.ts";
import type { SpecificationRow } from "../compile/snapshot.ts";
import { changedOn, isTrue, type Rows, sorted } from "./rows.ts";

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
