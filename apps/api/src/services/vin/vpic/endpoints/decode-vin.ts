import { decodeElements, type ElementValue } from "@almanac/vin";
import { decoded, type ResultShape, type VpicAnswer, type VpicRecord } from "../answer.ts";
import { onlyPart, toYear, type VpicCall, type VpicEndpoint } from "../endpoint.ts";
import { variablesOf } from "../variables.ts";

const additionalErrorText = 156;
const shape: ResultShape = {
  item: "DecodedVariable",
  fields: ["VariableId", "Variable", "ValueId", "Value"],
};

/** One result for each variable. Variables without a value are listed too. */
export const decodeVin: VpicEndpoint = {
  name: "DecodeVin",
  answer: (call) => list(call, "listed"),
};

/** Like DecodeVin, with NHTSA's internal variables, for which the data have no values. */
export const decodeVinExtended: VpicEndpoint = {
  name: "DecodeVinExtended",
  answer: (call) => list(call, "extended"),
};

function list(call: VpicCall, which: "listed" | "extended"): VpicAnswer {
  const { vin, elements } = decodePart(call);
  const byId = new Map(elements.map((element) => [element.id, element]));
  const results = variablesOf(call.catalogue)[which].map(({ id, name, dataType }): VpicRecord => {
    return { Variable: name, VariableId: id, ...valueFields(byId.get(id), dataType) };
  });
  return { message: decoded, searchCriteria: `VIN:${vin}`, results, shape };
}

/**
 * Null for a variable without a value. Only a variable with a list of values has ids: the id of any other is empty, with
 * a value or without.
 */
function valueFields(element: ElementValue | undefined, dataType: string) {
  if (element === undefined) return { Value: null, ValueId: dataType === "lookup" ? null : "" };
  const { id, value, valueId } = element;
  return { Value: id === additionalErrorText && value === "" ? null : value, ValueId: valueId };
}

/** Decodes the VIN in the path, with the model year of the query. */
export function decodePart(call: VpicCall) {
  const vin = onlyPart(call, "a VIN, whole or partial, such as 5UXWX7C5*BA");
  return decode(call, vin, toYear(call.parameters.get("modelyear"), "modelyear"));
}

/** Decodes one VIN. */
export function decode({ decoder, now }: VpicCall, vin: string, year?: number) {
  return decodeElements(decoder, vin, year === undefined ? { now } : { now, year });
}
