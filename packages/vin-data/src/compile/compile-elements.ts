import type { CompiledSchema } from "./compiled-schema.ts";
import {
  type Fact,
  type FactReader,
  listValue,
  modelValue,
  oneLine,
  tidy,
  untold,
} from "./facts.ts";
import type { Snapshot, SpecificationValueRow } from "./snapshot.ts";

/**
 * Elements that every file describes, even if no pattern gives them: make, manufacturer, model,
 * year and type, the engine's size and power, and tyre pressure.
 */
const always = [11, 12, 13, 21, 26, 27, 28, 29, 39, 168];

/** An element that the file describes. */
export interface CompiledElement {
  readonly id: number;
  readonly name: string;
  readonly weight: number;
  /** How many rows give a value to the element. */
  readonly rows: number;
  /** How many of these rows belong to engine models. */
  readonly engineRows: number;
}

export interface CompiledDefault extends Pick<Fact, "elementId" | "value"> {
  readonly vehicleType: number;
}

interface FactUser {
  readonly facts: readonly Pick<Fact, "elementId">[];
}

interface FactUsers {
  readonly schemas: readonly CompiledSchema[];
  readonly specifications: readonly FactUser[];
  readonly engines: readonly FactUser[];
  readonly defaults: readonly CompiledDefault[];
}

/**
 * Describes the elements that some fact uses, and after them those that every file describes. Each
 * part is sorted by id.
 */
export function toElements(
  snapshot: Snapshot,
  { schemas, specifications, engines, defaults }: FactUsers,
): CompiledElement[] {
  const rows = new Map<number, number>();
  for (const id of always) rows.set(id, 0);
  for (const { elementId } of defaults) rows.set(elementId, 0);
  const engineRows = new Map<number, number>();
  for (const schema of schemas) schema.forEachFact((elementId) => count(rows, elementId));
  for (const { facts } of [...specifications, ...engines]) {
    for (const { elementId } of facts) count(rows, elementId);
  }
  for (const { facts } of engines) for (const { elementId } of facts) count(engineRows, elementId);
  const described = rows.has(untold.elementId)
    ? [...snapshot.elements, nameless]
    : snapshot.elements;
  return described
    .filter(({ id }) => rows.has(id))
    .map(({ id, name, weight }) => ({
      id,
      name: tidy(name),
      weight,
      rows: rows.get(id) ?? 0,
      engineRows: engineRows.get(id) ?? 0,
    }))
    .sort((one, other) => Number(one.rows === 0) - Number(other.rows === 0) || one.id - other.id);
}

/** Stands for all elements that the file does not tell. */
const nameless = { id: untold.elementId, name: "", weight: 0 };

function count(rows: Map<number, number>, elementId: number): void {
  rows.set(elementId, (rows.get(elementId) ?? 0) + 1);
}

/**
 * The default values of elements that answers have. In a list, the default 0 means that the element
 * does not apply.
 */
export function toDefaults({ defaults, elements, lookups }: Snapshot): CompiledDefault[] {
  const byId = new Map(elements.map((element) => [element.id, element]));
  return defaults
    .flatMap(({ elementId, vehicleType, value }) => {
      const element = byId.get(elementId);
      if (!element?.decoded || element.isPrivate) return [];
      const { lookup } = element;
      if (lookup === null) return [{ elementId, vehicleType, value: oneLine(value) }];
      const listed = lookups.get(lookup)?.get(value);
      const words = value === "0" ? "Not Applicable" : oneLine(listed ?? value);
      return [{ elementId, vehicleType, value: listValue(words, value) }];
    })
    .sort((one, other) => one.vehicleType - other.vehicleType || one.elementId - other.elementId);
}

/** What is added to vehicles of some models that already have the values of the key. */
export interface CompiledSpecification {
  readonly models: readonly string[];
  readonly make: string;
  readonly vehicleTypeId: number;
  readonly years: readonly number[];
  readonly key: readonly Fact[];
  readonly facts: readonly Fact[];
}

/** The specifications that can apply: NHTSA uses a pattern only if it has a key. */
export function toSpecifications(snapshot: Snapshot, toFact: FactReader): CompiledSpecification[] {
  const read = (row: SpecificationValueRow): Fact[] => {
    const { elementId, attribute, changedOn } = row;
    const fact = toFact({ id: 0, key: "", elementId, attribute, changedOn });
    return fact === undefined ? [] : [fact];
  };
  return snapshot.specifications.flatMap(({ makeId, vehicleTypeId, modelIds, years, rows }) => {
    const key = rows.filter(({ isKey }) => isKey);
    const facts = rows.filter(({ isKey }) => !isKey).flatMap(read);
    const readKey = key.flatMap(read);
    if (key.length === 0 || readKey.length < key.length || facts.length === 0) return [];
    const models = modelIds.map((id) => {
      const make = snapshot.makes.get(snapshot.makeOfModel.get(id) ?? -1) ?? "";
      return modelValue(oneLine(snapshot.models.get(id) ?? ""), oneLine(make));
    });
    const make = oneLine(snapshot.makes.get(makeId) ?? "");
    return [{ models, make, vehicleTypeId, years, key: readKey, facts }];
  });
}
