import { type Fact, type FactReader, modelValue, tidy } from "./facts.ts";
import type { Snapshot, SpecificationValueRow } from "./snapshot.ts";

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
      return modelValue(tidy(snapshot.models.get(id) ?? ""), tidy(make));
    });
    const make = tidy(snapshot.makes.get(makeId) ?? "");
    return [{ models, make, vehicleTypeId, years, key: readKey, facts }];
  });
}
