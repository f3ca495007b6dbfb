import type { Catalogue, CatalogueName } from "@almanac/vin";

// purity: a cache of what follows from a catalogue, which never changes.
const known = new WeakMap<Catalogue, ReadonlyMap<number, readonly CatalogueName[]>>();

/** The types of vehicle for which a make has a code, by number of the make. */
export function typesOfMakes(catalogue: Catalogue): ReadonlyMap<number, readonly CatalogueName[]> {
  const found = known.get(catalogue);
  if (found) return found;
  const typesById = new Map(catalogue.vehicleTypes().map((type) => [type.id, type]));
  const sets = new Map<number, Set<CatalogueName>>();
  for (const { makeIds, vehicleTypeId } of catalogue.wmis()) {
    const type = typesById.get(vehicleTypeId ?? -1);
    for (const make of type ? makeIds : []) {
      const types = sets.get(make) ?? new Set<CatalogueName>();
      if (type) sets.set(make, types.add(type));
    }
  }
  const types = new Map(
    [...sets].map(([make, set]) => [make, [...set].sort((one, other) => one.id - other.id)]),
  );
  known.set(catalogue, types);
  return types;
}
