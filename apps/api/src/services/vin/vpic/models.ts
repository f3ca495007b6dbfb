import type { Catalogue, CatalogueModel, CatalogueName } from "@almanac/vin";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import {
  listed,
  makeNumber,
  type ResultShape,
  resultsReturned,
  toInteger,
  type VpicAnswer,
  type VpicCall,
  type VpicEndpoint,
  type VpicRecord,
} from "./endpoint.ts";
import { meansRow, typeFields } from "./read-path.ts";

const fields = ["Make_ID", "Make_Name", "Model_ID", "Model_Name"];
const typed = [...fields, "VehicleTypeId", "VehicleTypeName"];

export const modelEndpoints: readonly VpicEndpoint[] = [
  listed({
    name: "GetModelsForMake",
    units: 2,
    part: "the name of a make, or a part of it",
    searched: "Make:",
    item: "ModelsForMake",
    fields,
    list: (catalogue, text) => allModels(catalogue, catalogue.makes().filter(meansRow(text))),
  }),
  listed({
    name: "GetModelsForMakeId",
    ...makeNumber,
    searched: "Make:",
    item: "ModelsForMakeId",
    fields,
    list: (catalogue, id) => allModels(catalogue, makesOf(catalogue, Number(id))),
  }),
  // Below, the models in a model year, of a type of vehicle, or both.
  {
    name: "GetModelsForMakeYear",
    units: 2,
    answer: (call) => modelsOfYear(call, "make", "Make"),
  },
  { name: "GetModelsForMakeIdYear", answer: (call) => modelsOfYear(call, "makeid", "Make ID") },
];

function makesOf(catalogue: Catalogue, id: number): readonly CatalogueName[] {
  return [catalogue.findMake(id)].flatMap((make) => make ?? []);
}

function allModels(catalogue: Catalogue, makes: readonly CatalogueName[]): VpicRecord[] {
  const results = makes.flatMap((make) =>
    catalogue.models(make.id).map((model) => modelRecord(make, model)),
  );
  return sortByModel(results);
}

function modelsOfYear(call: VpicCall, key: string, label: string): VpicAnswer {
  const { catalogue } = call;
  const parts = readPairs(call, key);
  const make = parts.get(key) ?? "";
  const yearText = parts.get("modelyear");
  const typeText = parts.get("vehicletype");
  const year = toInteger(yearText, "modelyear");
  const number = key === "makeid" ? toInteger(make, "makeId") : undefined;
  const makes =
    number === undefined ? catalogue.makes().filter(meansRow(make)) : makesOf(catalogue, number);
  const types =
    typeText === undefined ? undefined : catalogue.vehicleTypes().filter(meansRow(typeText));
  const results = makes.flatMap((each) =>
    catalogue.models(each.id).flatMap((model) => recordsOf(each, model, year, types)),
  );
  const criteria = [
    `${label}:${make}`,
    ...(yearText === undefined ? [] : [`ModelYear:${yearText}`]),
    ...(typeText === undefined ? [] : [`VehicleType:${typeText}`]),
  ];
  const shape: ResultShape = {
    item: key === "make" ? "ModelsForMakeYear" : "ModelsForMakeIdYear",
    fields: types === undefined ? fields : typed,
  };
  const searchCriteria = criteria.join(" | ");
  return { message: resultsReturned, searchCriteria, results: sortByModel(results), shape };
}

/** One record, or one for each type of vehicle that was asked for. */
function recordsOf(
  make: CatalogueName,
  model: CatalogueModel,
  year: number | undefined,
  types: readonly CatalogueName[] | undefined,
): VpicRecord[] {
  const ofYear = model.years.filter(
    ({ from, to = 2999 }) => year === undefined || (year >= from && year <= to),
  );
  if (types === undefined) return ofYear.length > 0 ? [modelRecord(make, model)] : [];
  return types
    .filter(({ id }) => ofYear.some(({ vehicleTypeId }) => vehicleTypeId === id))
    .map((type) => ({ ...modelRecord(make, model), ...typeFields(type) }));
}

/** Reads `make/Honda/modelyear/2020/vehicletype/car`, in any order and letter case. */
function readPairs({ path }: VpicCall, key: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (let at = 0; at + 1 < path.length; at += 2) {
    pairs.set((path[at] ?? "").toLowerCase(), path[at + 1] ?? "");
  }
  const isKnown = [...pairs].every(
    ([name, value]) => [key, "modelyear", "vehicletype"].includes(name) && value !== "",
  );
  if (isKnown && path.length % 2 === 0 && pairs.has(key) && pairs.size > 1) return pairs;
  throw platformProblem(
    "not_found",
    `After its name, this endpoint has ${key}/..., then modelyear/..., vehicletype/... or both.`,
  );
}

function modelRecord(make: CatalogueName, model: CatalogueName): VpicRecord {
  return {
    Make_ID: make.id,
    Make_Name: make.name.toUpperCase(),
    Model_ID: model.id,
    Model_Name: model.name,
  };
}

function sortByModel(records: VpicRecord[]): VpicRecord[] {
  return records.sort((one, other) => Number(one.Model_ID) - Number(other.Model_ID));
}
