import {
  type Catalogue,
  decodeElements,
  type ElementAnswer,
  type ElementValue,
} from "@almanac/vin";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { yieldAfter } from "../../../work/turns.ts";
import {
  decoded,
  onlyPart,
  type ResultShape,
  toYear,
  type VpicAnswer,
  type VpicCall,
  type VpicEndpoint,
  type VpicRecord,
} from "./endpoint.ts";
import { variablesOf } from "./variables.ts";

const additionalErrorText = 156;
const shape: ResultShape = {
  item: "DecodedVariable",
  fields: ["VariableId", "Variable", "ValueId", "Value"],
};

export const decodeEndpoints: readonly VpicEndpoint[] = [
  // One result for each variable. Variables without a value are listed too.
  { name: "DecodeVin", answer: (call) => list(call, "listed") },
  // With NHTSA's internal variables, for which the data have no values.
  { name: "DecodeVinExtended", answer: (call) => list(call, "extended") },
  // One flat result, with every variable under its code.
  { name: "DecodeVinValues", answer: (call) => one(call, "listed") },
  // The same keys. The original also has internal variables; the data do not.
  { name: "DecodeVinValuesExtended", answer: (call) => one(call, "extended") },
  { name: "DecodeVINValuesBatch", method: "POST", answer: batch },
];

type Which = "listed" | "extended";

function list(call: VpicCall, which: Which): VpicAnswer {
  const { vin, elements } = decodePart(call);
  const byId = new Map(elements.map((element) => [element.id, element]));
  const results = variablesOf(call.catalogue)[which].map(({ id, name, dataType }): VpicRecord => {
    return { Variable: name, VariableId: id, ...valueFields(byId.get(id), dataType) };
  });
  return { message: decoded, searchCriteria: `VIN:${vin}`, results, shape };
}

/**
 * Null for a variable without a value. Only a variable with a list of values has ids: the id of any
 * other is empty, with a value or without.
 */
function valueFields(element: ElementValue | undefined, dataType: string) {
  if (element === undefined) return { Value: null, ValueId: dataType === "lookup" ? null : "" };
  const { id, value, valueId } = element;
  return { Value: id === additionalErrorText && value === "" ? null : value, ValueId: valueId };
}

/** Decodes the VIN in the path, with the model year of the query. */
function decodePart(call: VpicCall) {
  const vin = onlyPart(call, "a VIN, whole or partial, such as 5UXWX7C5*BA");
  return decode(call, vin, toYear(call.parameters.get("modelyear"), "modelyear"));
}

function decode({ decoder, now }: VpicCall, vin: string, year?: number) {
  return decodeElements(decoder, vin, year === undefined ? { now } : { now, year });
}

const makeVariable = 26;
const modelVariable = 28;
const manufacturerVariable = 27;
const mostVins = 50;
/** After so long, other requests have a turn. */
const turnMs = 5;

/** Up to 50 VINs, each with its model year or without: `vin[,year][;vin[,year]]...`. */
async function batch(call: VpicCall): Promise<VpicAnswer> {
  const rows = readRows(call.parameters.get("data") ?? "");
  await call.reserve(rows.length);
  const results: VpicRecord[] = [];
  const pause = yieldAfter(turnMs);
  for (const { vin, year } of rows) {
    await pause();
    call.resume();
    results.push(flat(call.catalogue, decode(call, vin, year)));
  }
  return { message: decoded, searchCriteria: "", results, shape: shapeOf(call.catalogue) };
}

/** The original counts the variables of a flat result, and not the results. */
function one(call: VpicCall, counted: Which): VpicAnswer {
  const answer = decodePart(call);
  return {
    count: variablesOf(call.catalogue)[counted].length,
    message: decoded,
    searchCriteria: `VIN(s): ${answer.vin}`,
    results: [flat(call.catalogue, answer)],
    shape: shapeOf(call.catalogue),
  };
}

function flat(catalogue: Catalogue, { vin, elements }: ElementAnswer): VpicRecord {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const idOf = (variable: number) => byId.get(variable)?.valueId ?? "";
  const record: Record<string, string> = {
    VIN: vin,
    MakeID: idOf(makeVariable),
    ModelID: idOf(modelVariable),
    ManufacturerId: idOf(manufacturerVariable),
  };
  for (const { id, code } of variablesOf(catalogue).flat) record[code] = byId.get(id)?.value ?? "";
  return record;
}

function shapeOf(catalogue: Catalogue): ResultShape {
  const codes = variablesOf(catalogue).flat.map(({ code }) => code);
  const fields = [...codes, "VIN", "MakeID", "ModelID", "ManufacturerId"].sort();
  return { item: "DecodedVINValues", fields };
}

function readRows(data: string) {
  const rows = data.split(";").filter((row) => row.trim() !== "");
  if (rows.length === 0 || rows.length > mostVins) {
    throw platformProblem(
      "invalid_request",
      `DATA holds 1 to ${mostVins} VINs, separated by semicolons, each with or without a model year after a comma; ${rows.length} were given.`,
    );
  }
  return rows.map((row) => {
    const [vin = "", year, ...others] = row.split(",").map((part) => part.trim());
    if (others.length > 0) {
      throw platformProblem(
        "invalid_request",
        "A row of DATA is a VIN, or a VIN, a comma and a year.",
      );
    }
    return { vin, year: toYear(year === "" ? undefined : year, "The year of a row of DATA") };
  });
}
