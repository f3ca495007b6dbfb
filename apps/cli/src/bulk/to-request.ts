import { fieldsOf } from "@almanac/kernel/objects/objects";
import { parseDecimal, toExactNumber } from "../text/numbers.ts";
import type { BulkPlan, CellKind, RequestField } from "./bulk-service.ts";
import type { InputRecord } from "./read/chunks.ts";

export type Request = Record<string, unknown>;

/** A double distinguishes all decimals of up to 15 significant digits (IEEE 754). */
const exactDigits = 15;
/**
 * These powers of ten are exact doubles, so a short whole number divided by a power of ten is the
 * double nearest to the decimal.
 */
const powersOfTen = Array.from({ length: exactDigits + 1 }, (_, exponent) => 10 ** exponent);
const [zero, nine, point] = [0x30, 0x39, 0x2e];

/** Turns records into requests. Calls `onUnknown` for a JSON field that no request has. */
export function createToRequest(
  plan: BulkPlan,
  fields: readonly RequestField[],
  onUnknown: (name: string) => void,
): (record: InputRecord) => Request {
  const { constants } = plan;
  if (plan.format === "lines") {
    const [name = ""] = Object.values(plan.fieldOf);
    return ({ text }) => ({ ...constants, [name]: text });
  }
  if (plan.isRequest) return ({ value }) => ({ ...constants, ...fieldsOf(value) });
  if (plan.format === "ndjson") return ({ value }) => fromObject(fieldsOf(value), plan, onUnknown);
  const readers = plan.header.flatMap((column, index) => {
    const name = own(plan.fieldOf, column);
    const field = fields.find((each) => each.name === name);
    return field === undefined ? [] : [{ index, name: field.name, kind: field.kind }];
  });
  return ({ cells = [] }) => {
    const request: Request = { ...constants };
    for (const { index, name, kind } of readers) {
      const text = cells[index] ?? "";
      if (text !== "") request[name] = readCell(text, kind);
    }
    return request;
  };
}

function fromObject(value: object, plan: BulkPlan, onUnknown: (name: string) => void): Request {
  const request: Request = { ...plan.constants };
  for (const [name, field] of Object.entries(value)) {
    const target = own(plan.fieldOf, name);
    if (target === undefined) onUnknown(name);
    else request[target] = field;
  }
  return request;
}

/** A text that does not fit the kind stays a text, for the library to reject. */
export function readCell(text: string, kind: CellKind): unknown {
  switch (kind) {
    case "number":
      return readNumber(text);
    case "numbers":
      return text.split(/[;,\s]+/).map((part) => readNumber(part));
    case "flag":
      return text === "true" ? true : text === "false" ? false : text.trim();
    case "year":
      return /^\d{4}$/.test(text.trim()) ? Number(text) : text.trim();
    case "values":
      return readValues(text);
    case "text":
      return text.trim();
  }
}

/** `name=value;name=value` as an object. A value is a number or a flag if it looks like one. */
function readValues(text: string): unknown {
  const pairs = text.split(";").map((pair) => /^\s*([^=]+?)\s*=\s*(.*?)\s*$/s.exec(pair));
  if (pairs.includes(null)) return text;
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = "", value = ""] = pair ?? [];
      return [name, value === "true" ? true : value === "false" ? false : readNumber(value)];
    }),
  );
}

function readNumber(text: string): number | string {
  const short = readShortDecimal(text);
  if (short !== undefined) return short;
  const decimal = parseDecimal(text.trim());
  return (decimal && toExactNumber(decimal)) ?? text;
}

/**
 * The number of a text such as `12` or `12.50`. Undefined for a longer text or one of another form.
 */
function readShortDecimal(text: string): number | undefined {
  const { length } = text;
  if (length === 0 || length > exactDigits) return undefined;
  let digits = 0;
  let pointAt = -1;
  for (let place = 0; place < length; place++) {
    const character = text.charCodeAt(place);
    if (character >= zero && character <= nine) digits = digits * 10 + (character - zero);
    else if (character === point && pointAt < 0 && place > 0) pointAt = place;
    else return undefined;
  }
  if (pointAt < 0) return digits;
  const decimals = length - 1 - pointAt;
  return decimals === 0 ? undefined : digits / (powersOfTen[decimals] ?? 1);
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
