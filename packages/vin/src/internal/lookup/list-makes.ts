import { success } from "@almanac/kernel/errors/result";
import type { VehicleType } from "../../data/value-lists.ts";
import { vehicleTypeById } from "../../data/vpic-values.ts";
import type { SafeResult } from "../../errors.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import { makesRequestFields } from "../../request-fields.ts";
import type { Makes } from "../../types.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import { readRequest } from "../vin/read-request.ts";
import { foldName, makesElsewhere } from "./makes-elsewhere.ts";

/** Lists makes by name: those that NHTSA lists, and those of the makers' schemes. */
export function listMakes(
  makers: MakerIndex,
  catalogue: Catalogue,
  input: unknown,
): SafeResult<Makes> {
  const read = readRequest(makesRequestFields, input);
  if (!read.success) return read;
  const { vehicleType, contains = "" } = read.data;
  const wanted = foldName(contains);
  const makes = allMakes(makers, catalogue).filter(
    ({ name, vehicleTypes: types }) =>
      foldName(name).includes(wanted) && (vehicleType === undefined || types.includes(vehicleType)),
  );
  const { dataVersion } = catalogue;
  return success({ makes, count: makes.length, dataVersion });
}

type Make = Makes["makes"][number];

// purity: a cache that changes no answer.
const known = new WeakMap<MakerIndex, WeakMap<Catalogue, readonly Make[]>>();

/** Every make, by name. */
export function allMakes(makers: MakerIndex, catalogue: Catalogue): readonly Make[] {
  const lists = known.get(makers) ?? new WeakMap<Catalogue, readonly Make[]>();
  known.set(makers, lists);
  const list = lists.get(catalogue) ?? collect(makers, catalogue);
  lists.set(catalogue, list);
  return list;
}

function collect(makers: MakerIndex, catalogue: Catalogue): readonly Make[] {
  const types = typesByMake(catalogue);
  const makes = new Map<string, Make>();
  for (const { id, name } of catalogue.makes()) {
    const shown = displayMake(name);
    makes.set(foldName(shown), { name: shown, id, vehicleTypes: [...(types.get(id) ?? [])] });
  }
  for (const [key, { name, vehicleTypes: own }] of makesElsewhere(makers)) {
    const { id, vehicleTypes: listed = [] } = makes.get(key) ?? {};
    // A scheme writes the name with its accents, as the answers of decodeVin do.
    const make = { name, ...(id === undefined ? {} : { id }) };
    makes.set(key, { ...make, vehicleTypes: [...new Set([...listed, ...own])] });
  }
  const sorted = [...makes.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, make]) => make);
}

function typesByMake(catalogue: Catalogue): ReadonlyMap<number, ReadonlySet<VehicleType>> {
  const types = new Map<number, Set<VehicleType>>();
  for (const { makeIds, vehicleTypeId = 0 } of catalogue.wmis()) {
    const type = vehicleTypeById[vehicleTypeId];
    if (type === undefined) continue;
    for (const id of makeIds) types.set(id, (types.get(id) ?? new Set()).add(type));
  }
  return types;
}
