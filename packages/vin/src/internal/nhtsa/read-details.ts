import {
  type DetailField,
  type DetailGroup,
  detailFields,
  engineDetailFields,
} from "../../data/detail-fields.ts";
import type { Vehicle } from "../../types.ts";
import type { Matched } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { formulaValue } from "./vpic-facts.ts";

type DetailValue = string | number | boolean | readonly string[];
type Group = Record<string, DetailValue>;

/** The fields of an answer that come only from NHTSA's vPIC; a group is an object. */
export interface Details {
  readonly vehicle: Pick<Vehicle, "driveType" | "seats" | DetailGroup>;
  readonly engine: Readonly<Record<string, unknown>>;
}

type Placed = DetailField & { readonly element: number };

/** The fields of which the tables have rows. */
interface PlacedFields {
  readonly vehicle: readonly Placed[];
  readonly engine: readonly Placed[];
}

// purity: a cache that changes no answer.
const fieldsOf = new WeakMap<Vpic, PlacedFields>();

/**
 * Reads the details of a vehicle. A field without a value is absent, and so is a group
 * without fields.
 */
export function readDetails(vpic: Vpic, matched: Matched, matchText: string): Details {
  const { vehicle, engine } = fieldsOf.get(vpic) ?? placeFields(vpic);
  return {
    // The table of fields has the groups of the answer, and only these.
    vehicle: read(vpic, matched, matchText, vehicle) as Details["vehicle"],
    engine: read(vpic, matched, matchText, engine),
  };
}

function placeFields(vpic: Vpic): PlacedFields {
  const fields = {
    vehicle: placed(vpic, detailFields),
    engine: placed(vpic, engineDetailFields),
  };
  fieldsOf.set(vpic, fields);
  return fields;
}

function placed({ elements }: Vpic, fields: readonly DetailField[]): Placed[] {
  return fields
    .map((field) => ({ ...field, element: elements.placeOf(field.elementId) }))
    .filter(({ element }) => element >= 0 && element < elements.count);
}

function read(vpic: Vpic, matched: Matched, matchText: string, fields: readonly Placed[]) {
  const details: Record<string, DetailValue | Group> = {};
  for (const field of fields) {
    const value = (matched.values[field.element] ?? 0) - 1;
    if (value < 0) continue;
    const known = toDetail(vpic, matched, matchText, field, value);
    if (known === undefined) continue;
    const { group } = field;
    if (group === undefined) details[field.field] = known;
    else {
      // No field outside a group has the name of a group.
      const parts = (details[group] ?? {}) as Group;
      parts[field.field] = known;
      details[group] = parts;
    }
  }
  return details;
}

function toDetail(
  { elements }: Vpic,
  { further }: Matched,
  matchText: string,
  field: Placed,
  value: number,
): DetailValue | undefined {
  const { element } = field;
  if ("values" in field) return field.values[elements.valueId(element, value)];
  const text = formulaValue(elements.textOf(element, value), matchText).trim();
  if (text === "" || text === "Not Applicable") return undefined;
  if (field.kind === "text") return text;
  if (field.kind === "texts") {
    const others = further.filter((each) => each.element === element);
    return [
      ...new Set([text, ...others.map((each) => elements.textOf(element, each.value).trim())]),
    ];
  }
  const number = Number(text);
  const fits = field.kind === "count" ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits && number > 0 ? number : undefined;
}
