import type { Catalogue, CatalogueName, CatalogueVariable } from "@almanac/vin";
import { listed, resultsReturned, type VpicEndpoint } from "./endpoint.ts";

/**
 * The order of the variables in DecodeVin, by number: as in the recorded answers of January 2024.
 * The newer variables 195, 196 and 200 to 203 come after their groups, and variables of later data
 * at the end.
 */
const order = [
  [142, 143, 144, 156, 191, 196],
  [10, 26, 27, 28, 29, 31, 34, 38, 39, 75, 76, 77, 109, 110, 114, 136, 195],
  [5, 14, 40, 60, 159],
  [25, 49, 54, 111, 112, 184, 185, 190],
  [3, 4],
  [116, 117, 118, 155],
  [115, 119, 120],
  [23, 36],
  [33, 61],
  [37, 63],
  [15, 41, 145],
  [42, 52],
  [1, 2, 48, 57, 58, 59, 72, 132, 133, 134, 137, 138],
  [127, 128],
  [9, 11, 12, 13, 17, 18, 21, 24, 62, 64, 66, 67, 71, 122, 125, 126, 129, 135, 139, 146],
  [78, 79, 121],
  [55, 56, 65, 69, 107],
  [86, 99, 100, 168, 169, 172, 173, 175, 176, 181, 182],
  [81, 87, 88, 101, 102, 103, 104, 105],
  [147, 148, 149, 150],
  [151, 152, 153, 154, 200, 201, 202, 203],
  [170, 171, 174, 177, 178, 179, 180, 183, 192, 193, 194],
].flat();

/** Internal variables that no flat answer of the original has. */
const notFlat = new Set([8, 45, 89, 90, 91, 92, 93, 94, 140, 141]);

interface Variables {
  /** The variables of DecodeVin, in its order. */
  readonly listed: readonly CatalogueVariable[];
  readonly extended: readonly CatalogueVariable[];
  /** The variables of the flat answers, which have all keys in every answer. */
  readonly flat: readonly CatalogueVariable[];
}

// purity: a cache of what follows from a catalogue, which never changes.
const known = new WeakMap<Catalogue, Variables>();

export function variablesOf(catalogue: Catalogue): Variables {
  const found = known.get(catalogue);
  if (found) return found;
  const all = catalogue.variables();
  const decoded = all
    .filter(({ decode }) => decode !== "")
    .toSorted((one, other) => place(one.id) - place(other.id) || one.id - other.id);
  const listed = decoded.filter(({ isPrivate }) => !isPrivate);
  const variables = {
    listed,
    extended: [...listed, ...decoded.filter(({ isPrivate }) => isPrivate)],
    flat: all.filter(({ id, code }) => code !== "" && !notFlat.has(id)),
  };
  known.set(catalogue, variables);
  return variables;
}

function place(id: number): number {
  const at = order.indexOf(id);
  return at < 0 ? order.length : at;
}

export const variableEndpoints: readonly VpicEndpoint[] = [
  listed({
    name: "GetVehicleVariableList",
    message: resultsReturned,
    item: "VehicleVariable",
    fields: ["ID", "Name", "GroupName", "Description", "DataType"],
    list: (catalogue) =>
      variablesOf(catalogue)
        .extended.toSorted((one, other) => one.id - other.id)
        .map(({ id, name, group, dataType, description }) => ({
          DataType: dataType,
          Description: description,
          GroupName: group === "" ? null : group,
          ID: id,
          Name: name,
        })),
  }),
  // The values of one variable, by its number or its whole name.
  listed({
    name: "GetVehicleVariableValuesList",
    part: "the number or the whole name of a variable",
    searched: "Variable:",
    message: resultsReturned,
    item: "VehicleVariableValues",
    fields: ["ElementName", "Id", "Name"],
    list(catalogue, text) {
      const wanted = plain(text);
      const variable = variablesOf(catalogue).extended.find(
        ({ id, name }) => String(id) === text || plain(name) === wanted,
      );
      if (variable === undefined) return [];
      return valuesOf(catalogue, variable.list).map(({ id, name }) => ({
        ElementName: variable.name,
        Id: id,
        Name: name,
      }));
    },
  }),
];

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
