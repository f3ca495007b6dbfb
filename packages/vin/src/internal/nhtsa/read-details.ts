import {
  type DetailField,
  type DetailGroup,
  detailFields,
  engineDetailFields,
} from "../../data/detail-fields.ts";
import type { Vehicle } from "../../types.ts";
import type { Matched } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { isDoubtful } from "./missing-elements.ts";
import { formulaValue } from "./vpic-facts.ts";

type DetailValue = string | number | boolean | readonly string[];

/** The fields of an answer that come only from NHTSA's vPIC; a group is an object. */
export interface Details {
  readonly vehicle: Pick<Vehicle, "driveType" | DetailGroup>;
  readonly engine: Readonly<Record<string, unknown>>;
}

type Placed = DetailField & { readonly place: number };

// purity: a cache that changes no answer.
const fieldsOf = new WeakMap<Vpic, readonly (readonly Placed[])[]>();

/** Reads the details of a vehicle. A field without a value is absent, and so is a group without fields. */
export function readDetails(vpic: Vpic, matched: Matched, matchText: string): Details {
  const known = fieldsOf.get(vpic) ?? [
    placed(vpic, detailFields),
    placed(vpic, engineDetailFields),
  ];
  fieldsOf.set(vpic, known);
  const [vehicle = [], engine = []] = known.map((fields) => read(vpic, matched, matchText, fields));
  return { vehicle, engine } as Details;
}

/** The fields of which the tables have rows. */
function placed({ elements }: Vpic, fields: readonly DetailField[]): Placed[] {
  return fields
    .map((field) => ({ ...field, place: elements.placeOf(field.element) }))
    .filter(({ place }) => place >= 0 && place < elements.count);
}

function read(vpic: Vpic, matched: Matched, matchText: string, fields: readonly Placed[]) {
  const details: Record<string, unknown> = {};
  for (const field of fields) {
    const value = (matched.values[field.place] ?? 0) - 1;
    if (value < 0 || isDoubtful(vpic, field.place, matched.entries[field.place])) continue;
    const known = toDetail(vpic, matched, matchText, field, value);
    if (known === undefined) continue;
    const { group } = field;
    if (group === undefined) details[field.field] = known;
    else details[group] = { ...(details[group] as object | undefined), [field.field]: known };
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
  const { place } = field;
  if ("values" in field) return field.values[elements.valueId(place, value)];
  const text = formulaValue(elements.textOf(place, value), matchText);
  if (text === "" || text === "Not Applicable") return undefined;
  if (field.kind === "text") return text;
  if (field.kind === "texts") {
    const others = further.filter(({ element }) => element === place);
    return [...new Set([text, ...others.map((each) => elements.textOf(place, each.value))])];
  }
  const number = Number(text);
  const fits = field.kind === "count" ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits && number > 0 ? number : undefined;
}
