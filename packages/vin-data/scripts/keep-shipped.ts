import { createCatalogue } from "../../vin/src/createCatalogue.ts";
import { Vpic } from "../../vin/src/internal/vpic/vpic.ts";
import type { Snapshot } from "../src/compile/snapshot.ts";
import { loadCatalogue, loadData } from "../src/node/index.ts";

/**
 * Fills what some copies of the dump lack from the files that are shipped now: the countries of
 * codes and the days on which they were changed, descriptions of variables, makes of manufacturers,
 * and names of schemas. What the dump has itself is never replaced.
 */
export function keepShipped(snapshot: Snapshot): Snapshot {
  const catalogue = createCatalogue(loadCatalogue());
  const descriptions = new Map(catalogue.variables().map((each) => [each.id, each.description]));
  const names = namesOfSchemas(new Vpic(loadData()));
  return {
    ...snapshot,
    elements: snapshot.elements.map((element) => ({
      ...element,
      description: element.description || (descriptions.get(element.id) ?? ""),
    })),
    wmis: snapshot.wmis.map((wmi) => {
      const known = catalogue.findWmi(wmi.wmi);
      const countryId = wmi.countryId ?? known?.countryId ?? null;
      if (wmi.updatedOn !== "" || known === undefined) return { ...wmi, countryId };
      // Such a copy has one day for each code: that of the last change, or else of the first row.
      const { createdOn = wmi.createdOn, updatedOn = "" } = known;
      const changedOn = wmi.createdOn > createdOn ? wmi.createdOn : updatedOn;
      return { ...wmi, countryId, createdOn, updatedOn: changedOn };
    }),
    schemas: snapshot.schemas.map((schema) => {
      const isNameless = schema.name === "" || schema.name === `Schema ${schema.id}`;
      return isNameless ? { ...schema, name: names.get(schema.id) ?? schema.name } : schema;
    }),
    manufacturerMakes:
      snapshot.manufacturerMakes.length > 0
        ? snapshot.manufacturerMakes
        : catalogue
            .manufacturers()
            .flatMap(({ id, makeIds }) =>
              makeIds.map((makeId) => ({ manufacturerId: id, makeId })),
            ),
  };
}

function namesOfSchemas(vpic: Vpic): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (let schema = 0; schema < vpic.schemas.count; schema++) {
    names.set(vpic.schemaId(schema), vpic.schemaNames.at(schema));
  }
  return names;
}
