import { responseReturned, resultsReturned, type VpicRecord } from "../answer.ts";
import { noParts, onlyPart, toInteger, type VpicEndpoint } from "../endpoint.ts";
import { meansRow } from "../match-name.ts";
import { typeFields } from "../names.ts";
import { typesOfMakes } from "../types-of-makes.ts";

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
