import type { Catalogue, CatalogueName } from "@almanac/vin";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import {
  noParts,
  onlyPart,
  responseReturned,
  resultsReturned,
  toInteger,
  type VpicEndpoint,
  type VpicRecord,
} from "./endpoint.ts";
import { meansRow, nameOf, typeFields } from "./read-path.ts";

/** All makes. */
export const getAllMakes: VpicEndpoint = {
  name: "GetAllMakes",
  answer(call) {
    noParts(call);
    return {
      message: responseReturned,
      searchCriteria: null,
      results: call.catalogue.makes().map(({ id, name }) => makeRecord(id, name)),
      shape: { item: "AllVehicleMakes", fields: ["Make_ID", "Make_Name"] },
    };
  },
};

/** The makes of a manufacturer, by its number or a part of its name. */
export const getMakeForManufacturer: VpicEndpoint = {
  name: "GetMakeForManufacturer",
  units: 2,
  answer(call) {
    const text = onlyPart(call, "the number or a part of the name of a manufacturer");
    const { catalogue } = call;
    const results = catalogue
      .manufacturers()
      .filter(meansRow(text))
      .flatMap(({ name, makeIds }) =>
        makeIds.map((id): VpicRecord => {
          return { ...makeRecord(id, catalogue.findMake(id)?.name ?? ""), Mfr_Name: name };
        }),
      );
    results.sort((one, other) => Number(one.Make_ID) - Number(other.Make_ID));
    return {
      message: resultsReturned,
      searchCriteria: `Manufacturer:${text}`,
      results,
      shape: { item: "MakesForMfg", fields: ["Mfr_Name", "Make_ID", "Make_Name"] },
    };
  },
};

/** The makes that build a type of vehicle, by its number or a part of its name. */
export const getMakesForVehicleType: VpicEndpoint = {
  name: "GetMakesForVehicleType",
  units: 2,
  answer(call) {
    const text = onlyPart(call, "the number or a part of the name of a type of vehicle");
    const isMeant = meansRow(text);
    const types = typesOfMakes(call.catalogue);
    const results = call.catalogue.makes().flatMap(({ id, name }) =>
      (types.get(id) ?? []).filter(isMeant).map(
        (type): VpicRecord => ({
          MakeId: id,
          MakeName: name.toUpperCase(),
          ...typeFields(type),
        }),
      ),
    );
    return {
      message: responseReturned,
      searchCriteria: `Vehicle Type: ${text}`,
      results,
      shape: { item: "MakesForVehicleType", fields: makeAndType },
    };
  },
};

/** The types of vehicle of every make whose name contains the text. */
export const getVehicleTypesForMake: VpicEndpoint = {
  name: "GetVehicleTypesForMake",
  units: 2,
  answer(call) {
    const text = onlyPart(call, "the name of a make, or a part of it");
    const types = typesOfMakes(call.catalogue);
    const results = call.catalogue
      .makes()
      .filter(meansRow(text))
      .flatMap(({ id, name }) =>
        (types.get(id) ?? []).map((type): VpicRecord => {
          return { MakeId: id, MakeName: name.toUpperCase(), ...typeFields(type) };
        }),
      );
    return {
      message: responseReturned,
      searchCriteria: `Make: ${text}`,
      results,
      shape: { item: "VehicleTypesForMake", fields: makeAndType },
    };
  },
};

/** The types of vehicle of one make. */
export const getVehicleTypesForMakeId: VpicEndpoint = {
  name: "GetVehicleTypesForMakeId",
  answer(call) {
    const id = toInteger(onlyPart(call, "the number of a make"), "The number of a make") ?? 0;
    return {
      message: responseReturned,
      searchCriteria: `Make ID: ${id}`,
      results: (typesOfMakes(call.catalogue).get(id) ?? []).map(typeFields),
      shape: { item: "VehicleTypesForMakeIds", fields: ["VehicleTypeId", "VehicleTypeName"] },
    };
  },
};

const makeAndType = ["MakeId", "MakeName", "VehicleTypeId", "VehicleTypeName"];

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

const pageSize = 100;

/** The manufacturers, 100 a page. */
export const getAllManufacturers: VpicEndpoint = {
  name: "GetAllManufacturers",
  answer(call) {
    noParts(call);
    if (call.parameters.has("manufacturertype")) {
      throw platformProblem(
        "not_found",
        "The data do not say which type of manufacturer a company is. Leave out ManufacturerType.",
      );
    }
    const page = toInteger(call.parameters.get("page"), "page") ?? 1;
    const first = Math.max(0, page - 1) * pageSize;
    const rows = call.catalogue.manufacturers().slice(first, first + pageSize);
    return {
      message: responseReturned,
      searchCriteria: null,
      results: describeAll(call.catalogue, rows),
      shape: {
        item: "Manufacturers",
        fields: ["Mfr_ID", "Mfr_Name", "Mfr_CommonName", "Country", "VehicleTypes"],
      },
    };
  },
};

/**
 * Country and types of vehicle come from the codes of a manufacturer. Which type is the primary one
 * is not known.
 */
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
