/** A part of a plain value: what is the same in every copy, or how a copy gets it from its VIN. */
type Part = string | number | boolean | undefined | FromVin | PartObject | readonly Part[];
type FromVin = (vin: string) => string;

/** A small object taken apart. */
interface PartObject {
  readonly fields: readonly string[];
  readonly parts: readonly Part[];
}

/** A plain object from which copies are cast that share nothing. */
export interface Mould<Value extends object> {
  /** All fields in their order; over some of them, those that a copy must have for itself, `own` is put. */
  readonly plain: Value;
  readonly own: PartObject;
}

/** Says how copies of a text, found under the field `name`, get it from their VIN; undefined where all have the same. */
export type TextRule = (text: string, name: string) => FromVin | undefined;

/** Parts that many values have in common, by their JSON, and lists of fields: a cast should find them in the cache. */
const shared = new Map<string, unknown>();
const mostShared = 16_384;

function share<Item>(key: string, item: Item): Item {
  const known = shared.get(key);
  if (known !== undefined) return known as Item;
  if (shared.size >= mostShared) shared.clear();
  shared.set(key, item);
  return item;
}

/** Takes a plain object apart. */
export function toMould<Value extends object>(value: Value, textRule: TextRule): Mould<Value> {
  const { fields, parts } = toPartObject(value, textRule);
  const isOwn = (part: Part) => typeof part === "object" || typeof part === "function";
  const plain = { ...value };
  const own = fields.filter((field, each) => isOwn(parts[each]) && put(plain, field, undefined));
  return { plain, own: { fields: share(own.join(), own), parts: parts.filter(isOwn) } };
}

function toPartObject(value: object, textRule: TextRule): PartObject {
  const fields = Object.keys(value);
  const parts = Object.entries(value).map(([name, each]) => toPart(each, name, textRule));
  return { fields: share(fields.join(), fields), parts };
}

function toPart(value: unknown, name: string, textRule: TextRule): Part {
  if (typeof value === "string") return textRule(value, name) ?? value;
  if (typeof value !== "object" || value === null) return value as Part;
  const part = Array.isArray(value)
    ? value.map((each) => toPart(each, name, textRule))
    : toPartObject(value, textRule);
  return isConstant(part) ? share(JSON.stringify(value), part) : part;
}

function isConstant(part: Part): boolean {
  if (typeof part !== "object") return typeof part !== "function";
  return (isList(part) ? part : part.parts).every(isConstant);
}

/** A copy for a VIN. */
export function cast<Value extends object>({ plain, own }: Mould<Value>, vin: string): Value {
  return fill({ ...plain }, own, vin);
}

function fill<Value extends object>(copy: Value, { fields, parts }: PartObject, vin: string) {
  for (let each = 0; each < fields.length; each++) {
    put(copy, fields[each] ?? "", castPart(parts[each], vin));
  }
  return copy;
}

function castPart(part: Part, vin: string): unknown {
  if (typeof part === "function") return part(vin);
  if (typeof part !== "object") return part;
  return isList(part) ? castList(part, vin) : fill({}, part, vin);
}

function castList(list: readonly Part[], vin: string): unknown[] {
  const copy: unknown[] = [];
  for (let each = 0; each < list.length; each++) copy.push(castPart(list[each], vin));
  return copy;
}

function isList(part: object): part is readonly Part[] {
  return Array.isArray(part);
}

/** Writes a field whose name is only known now; in this form it takes a fifth of the time of an assignment by name. */
function put(object: object, field: string, value: unknown): true {
  (object as Record<string, unknown>)[field] = value;
  return true;
}
