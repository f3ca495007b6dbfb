import type { Catalogue, CatalogueName } from "@almanac/vin";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import {
  listed,
  makeNumber,
  resultsReturned,
  toInteger,
  type VpicEndpoint,
  type VpicRecord,
} from "./endpoint.ts";
import { meansRow, nameOf, typeFields } from "./read-path.ts";

const pageSize = 100;
const makeAndType = ["MakeId", "MakeName", "VehicleTypeId", "VehicleTypeName"];

export const makeEndpoints: readonly VpicEndpoint[] = [
  listed({
    name: "GetAllMakes",
    item: "AllVehicleMakes",
    fields: ["Make_ID", "Make_Name"],
    list: (catalogue) => catalogue.makes().map(({ id, name }) => makeRecord(id, name)),
  }),
  listed({
    name: "GetAllManufacturers",
    item: "Manufacturers",
    fields: ["Mfr_ID", "Mfr_Name", "Mfr_CommonName", "Country", "VehicleTypes"],
    list(catalogue, _part, { parameters }) {
      if (parameters.has("manufacturertype")) {
        throw platformProblem(
          "not_found",
          "The data do not say which type of manufacturer a company is. Leave out ManufacturerType.",
        );
      }
      const page = toInteger(parameters.get("page"), "page") ?? 1;
      const first = Math.max(0, page - 1) * pageSize;
      return describeAll(catalogue, catalogue.manufacturers().slice(first, first + pageSize));
    },
  }),
  listed({
    name: "GetMakeForManufacturer",
    units: 2,
    part: "the number or a part of the name of a manufacturer",
    searched: "Manufacturer:",
    message: resultsReturned,
    item: "MakesForMfg",
    fields: ["Mfr_Name", "Make_ID", "Make_Name"],
    list: (catalogue, text) =>
      catalogue
        .manufacturers()
        .filter(meansRow(text))
        .flatMap(({ name, makeIds }) =>
          makeIds.map((id) => ({
            ...makeRecord(id, catalogue.findMake(id)?.name ?? ""),
            Mfr_Name: name,
          })),
        )
        .sort((one, other) => one.Make_ID - other.Make_ID),
  }),
  listed({
    name: "GetMakesForVehicleType",
    units: 2,
    part: "the number or a part of the name of a type of vehicle",
    searched: "Vehicle Type: ",
    item: "MakesForVehicleType",
    fields: makeAndType,
    list: (catalogue, text) => withTypes(catalogue, catalogue.makes(), meansRow(text)),
  }),
  // The types of vehicle of every make whose name contains the text.
  listed({
    name: "GetVehicleTypesForMake",
    units: 2,
    part: "the name of a make, or a part of it",
    searched: "Make: ",
    item: "VehicleTypesForMake",
    fields: makeAndType,
    list: (catalogue, text) => withTypes(catalogue, catalogue.makes().filter(meansRow(text))),
  }),
  listed({
    name: "GetVehicleTypesForMakeId",
    ...makeNumber,
    searched: "Make ID: ",
    item: "VehicleTypesForMakeIds",
    fields: ["VehicleTypeId", "VehicleTypeName"],
    list: (catalogue, id) => (typesOfMakes(catalogue).get(Number(id)) ?? []).map(typeFields),
  }),
];

/** Each make with each of its types of vehicle that is meant. */
function withTypes(
  catalogue: Catalogue,
  makes: readonly CatalogueName[],
  isMeant: (type: CatalogueName) => boolean = () => true,
): VpicRecord[] {
  const types = typesOfMakes(catalogue);
  return makes.flatMap(({ id, name }) =>
    (types.get(id) ?? [])
      .filter(isMeant)
      .map((type) => ({ MakeId: id, MakeName: name.toUpperCase(), ...typeFields(type) })),
  );
}

function makeRecord(id: number, name: string) {
  return { Make_ID: id, Make_Name: name.toUpperCase() };
}

// purity: a cache of what follows from a catalogue, which never changes.
const known = new WeakMap<Catalogue, ReadonlyMap<number, readonly CatalogueName[]>>();

/** The types of vehicle for which a make has a code, by number of the make. */
function typesOfMakes(catalogue: Catalogue): ReadonlyMap<number, readonly CatalogueName[]> {
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

/** From the codes of a manufacturer. Which type is the primary one is not known. */
function describeAll(catalogue: Catalogue, rows: readonly CatalogueName[]): VpicRecord[] {
  const wanted = new Set(rows.map(({ id }) => id));
  const codes = catalogue.wmis().filter(({ manufacturerId = -1 }) => wanted.has(manufacturerId));
  return rows.map(({ id, name }): VpicRecord => {
    const own = codes.filter(({ manufacturerId }) => manufacturerId === id);
    const countries = new Set(own.flatMap(({ countryId }) => countryId ?? []));
    const types = new Set(own.flatMap(({ vehicleTypeId }) => vehicleTypeId ?? []));
    const [country, ...others] = countries;
    return {
      Country: others.length > 0 ? null : nameOf(catalogue.countries(), country),
      Mfr_CommonName: null,
      Mfr_ID: id,
      Mfr_Name: name,
      VehicleTypes: [...types]
        .sort((one, other) => one - other)
        .map((type) => ({ IsPrimary: null, Name: nameOf(catalogue.vehicleTypes(), type) })),
    };
  });
}
