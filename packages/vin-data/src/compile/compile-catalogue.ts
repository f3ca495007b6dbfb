import { compareText, groupBy, tidy } from "./facts.ts";
import type { ElementRow, Snapshot, WmiRow } from "./snapshot.ts";

/** A name with NHTSA's number for it. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The model years for which makers declared a model, per type of vehicle. */
export interface ModelYears {
  readonly vehicleTypeId: number;
  readonly from: number;
  /** Null if the declaration has no end. */
  readonly to: number | null;
}

export interface CatalogueModel extends Named {
  readonly years: readonly ModelYears[];
}

export interface CatalogueMake extends Named {
  readonly models: readonly CatalogueModel[];
}

/** Everything that the catalogue file holds. Each list is sorted by number, codes by text. */
export interface CompiledCatalogue {
  readonly date: string;
  readonly makes: readonly CatalogueMake[];
  readonly manufacturers: readonly (Named & { readonly makeIds: readonly number[] })[];
  readonly countries: readonly Named[];
  readonly wmis: readonly (WmiRow & { readonly makeIds: readonly number[] })[];
  readonly elements: readonly ElementRow[];
  readonly lists: readonly {
    readonly name: string;
    readonly values: readonly (readonly [id: string, name: string])[];
  }[];
}

/** Tables that are lists of their own in the catalogue, and not lists of values. */
const ownTables = new Set(["make", "model", "manufacturer", "country"]);

/** Collects the names and numbers that users look up, apart from the tables that decode a VIN. */
export function compileCatalogue(snapshot: Snapshot): CompiledCatalogue {
  const makesOfManufacturer = groupBy(snapshot.manufacturerMakes, (row) => row.manufacturerId);
  const makesOfWmi = groupBy(snapshot.wmiMakes, (row) => row.wmiId);
  const used = new Set(snapshot.elements.flatMap(({ lookup }) => lookup ?? []));
  return {
    date: snapshot.date,
    makes: toMakes(snapshot),
    manufacturers: sortedNames(snapshot.manufacturers).map((each) => ({
      ...each,
      makeIds: (makesOfManufacturer.get(each.id) ?? []).map(({ makeId }) => makeId),
    })),
    countries: sortedNames(snapshot.countries),
    wmis: [...snapshot.wmis]
      .sort((one, other) => compareText(one.wmi, other.wmi))
      .map((wmi) => ({
        ...wmi,
        makeIds: (makesOfWmi.get(wmi.id) ?? []).map(({ makeId }) => makeId),
      })),
    elements: [...snapshot.elements].sort((one, other) => one.id - other.id),
    lists: [...snapshot.lookups]
      .filter(([table]) => used.has(table) && !ownTables.has(table))
      .sort(([one], [other]) => compareText(one, other))
      .map(([name, values]) => ({
        name,
        values: [...values].sort(([one], [other]) => Number(one) - Number(other)),
      })),
  };
}

function sortedNames(names: ReadonlyMap<number, string>): Named[] {
  return [...names]
    .map(([id, name]) => ({ id, name: tidy(name) }))
    .sort((one, other) => one.id - other.id);
}

function toMakes(snapshot: Snapshot): CatalogueMake[] {
  const years = yearsOfModels(snapshot);
  const models = sortedNames(snapshot.models).map((model) => ({
    ...model,
    years: years.get(model.id) ?? [],
  }));
  const byMake = groupBy(models, ({ id }) => snapshot.makeOfModel.get(id) ?? -1);
  return sortedNames(snapshot.makes).map((make) => ({
    ...make,
    models: byMake.get(make.id) ?? [],
  }));
}

/**
 * The years of each model: those of the schemas that name it, through each code that uses
 * the schema.
 */
function yearsOfModels(snapshot: Snapshot): Map<number, ModelYears[]> {
  const checked = new Set(
    snapshot.schemas.filter(({ isUnchecked }) => !isUnchecked).map(({ id }) => id),
  );
  const wmis = new Map(snapshot.wmis.map((wmi) => [wmi.id, wmi]));
  const linksOf = groupBy(snapshot.links, (link) => link.schemaId);
  const schemasOf = new Map<number, Set<number>>();
  for (let at = 0; at < snapshot.patterns.length; at++) {
    const { elementId, attribute, schemaId } = snapshot.patterns.row(at);
    if (elementId !== 28 || !checked.has(schemaId)) continue;
    const known = schemasOf.get(Number(attribute)) ?? new Set();
    schemasOf.set(Number(attribute), known.add(schemaId));
  }
  const years = new Map<number, ModelYears[]>();
  for (const [model, schemas] of schemasOf) {
    const found: ModelYears[] = [];
    for (const schema of schemas) {
      for (const { wmiId, yearFrom: from, yearTo: to } of linksOf.get(schema) ?? []) {
        const vehicleTypeId = wmis.get(wmiId)?.vehicleTypeId;
        if (typeof vehicleTypeId === "number") found.push({ vehicleTypeId, from, to });
      }
    }
    if (found.length > 0) years.set(model, merge(found));
  }
  return years;
}

/** Joins ranges of one type of vehicle that overlap or follow each other. */
function merge(ranges: readonly ModelYears[]): ModelYears[] {
  const merged: ModelYears[] = [];
  const sorted = [...ranges].sort(
    (one, other) => one.vehicleTypeId - other.vehicleTypeId || one.from - other.from,
  );
  for (const range of sorted) {
    const last = merged.at(-1);
    const joins =
      last?.vehicleTypeId === range.vehicleTypeId &&
      (last.to === null || range.from <= last.to + 1);
    if (!joins || last === undefined) merged.push(range);
    else if (last.to !== null && (range.to === null || range.to > last.to)) {
      merged[merged.length - 1] = { ...last, to: range.to };
    }
  }
  return merged;
}
