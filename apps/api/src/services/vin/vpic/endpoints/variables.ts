import type { Catalogue, CatalogueName } from "@almanac/vin";
import { resultsReturned } from "../answer.ts";
import { noParts, onlyPart, type VpicEndpoint } from "../endpoint.ts";
import { variablesOf } from "../variables.ts";

/** All variables of DecodeVinExtended, by number. */
export const getVehicleVariableList: VpicEndpoint = {
  name: "GetVehicleVariableList",
  answer(call) {
    noParts(call);
    const variables = [...variablesOf(call.catalogue).extended];
    variables.sort((one, other) => one.id - other.id);
    return {
      message: resultsReturned,
      searchCriteria: null,
      results: variables.map(({ id, name, group, dataType, description }) => ({
        DataType: dataType,
        Description: description,
        GroupName: group === "" ? null : group,
        ID: id,
        Name: name,
      })),
      shape: {
        item: "VehicleVariable",
        fields: ["ID", "Name", "GroupName", "Description", "DataType"],
      },
    };
  },
};

/** The values of one variable, by its number or its whole name. */
export const getVehicleVariableValuesList: VpicEndpoint = {
  name: "GetVehicleVariableValuesList",
  answer(call) {
    const text = onlyPart(call, "the number or the whole name of a variable");
    const wanted = plain(text);
    const variable = variablesOf(call.catalogue).extended.find(
      ({ id, name }) => String(id) === text || plain(name) === wanted,
    );
    const values = variable ? valuesOf(call.catalogue, variable.list) : [];
    return {
      message: resultsReturned,
      searchCriteria: `Variable:${text}`,
      results: values.map(({ id, name }) => ({
        ElementName: variable?.name ?? "",
        Id: id,
        Name: name,
      })),
      shape: { item: "VehicleVariableValues", fields: ["ElementName", "Id", "Name"] },
    };
  },
};

/** Ignores case, blanks and punctuation, which NHTSA has changed in names. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** The lists that the catalogue holds under names of their own. */
function valuesOf(catalogue: Catalogue, list: string): readonly CatalogueName[] {
  if (list === "make") return catalogue.makes();
  if (list === "manufacturer") return catalogue.manufacturers();
  if (list === "country") return catalogue.countries();
  if (list === "model") return catalogue.makes().flatMap(({ id }) => catalogue.models(id));
  return catalogue.values(list);
}
