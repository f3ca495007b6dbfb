import { listed } from "../messages/wording.ts";

/** The values that one field of a request accepts, and the words for them in messages. */
export interface Field<Value = unknown> {
  /** Completes "must be ..." and "Send ...": `a number from 0.1 to 1000`. */
  readonly allowed: string;
  /**
   * Whether the type is right. A value of the right type that is not accepted has the code
   * `invalid_value`, not `invalid_type`.
   */
  readonly isOfType: (value: unknown) => boolean;
  readonly takes: (value: unknown) => value is Value;
}

/** A field that accepts a list of `least` to `most` values. */
export interface ListField<Value = unknown> extends Field<readonly Value[]> {
  readonly element: Field<Value>;
  readonly least: number;
  readonly most: number;
}

/** The value that a field accepts. */
export type ValueOf<Each extends Field> = Each extends Field<infer Value> ? Value : never;

/** Any value. The reader of the next level checks it. */
export function anything(allowed: string): Field {
  const takes = (_value: unknown): _value is unknown => true;
  return { allowed, isOfType: takes, takes };
}

/** Any text. */
export function text(allowed: string): Field<string> {
  return { allowed, isOfType: isText, takes: isText };
}

/** A text that passes a test. */
export function textThat(passes: (text: string) => boolean, allowed: string): Field<string> {
  const takes = (value: unknown): value is string => isText(value) && passes(value);
  return { allowed, isOfType: isText, takes };
}

/** A text that matches a pattern. */
export function textLike(pattern: RegExp, allowed: string): Field<string> {
  return textThat((text) => pattern.test(text), allowed);
}

/** A text of at most `most` characters that is not blank. */
export function name(most: number, allowed: string): Field<string> {
  return textThat((text) => text.trim() !== "" && text.length <= most, allowed);
}

/** True or false. */
export function flag(allowed = "true or false"): Field<boolean> {
  const takes = (value: unknown): value is boolean => typeof value === "boolean";
  return { allowed, isOfType: takes, takes };
}

/**
 * A number from `least` to `most`. NaN and the infinities have the right type, but are out of
 * every range.
 */
export function number(least: number, most: number, allowed: string): Field<number> {
  const takes = (value: unknown): value is number =>
    isNumber(value) && value >= least && value <= most;
  return { allowed, isOfType: isNumber, takes };
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number, allowed: string): Field<number> {
  const { takes: isInRange } = number(least, most, allowed);
  const takes = (value: unknown): value is number => Number.isInteger(value) && isInRange(value);
  return { allowed, isOfType: isNumber, takes };
}

/** One of a few words, or of a few numbers. Anything else is a wrong value, whatever its type. */
export function oneOf<const Word extends string | number>(
  words: readonly Word[],
  allowed = listed(words.map(String), "or"),
): Field<Word> {
  const all: readonly unknown[] = words;
  const takes = (value: unknown): value is Word => all.includes(value);
  return { allowed, isOfType: () => true, takes };
}

/** A value that one of two fields with the same words accepts. */
export function either<First, Second>(
  first: Field<First>,
  second: Field<Second>,
): Field<First | Second> {
  const takes = (value: unknown): value is First | Second =>
    first.takes(value) || second.takes(value);
  const isOfType = (value: unknown) => first.isOfType(value) || second.isOfType(value);
  return { ...first, isOfType, takes };
}

/** A list of `least` to `most` values. */
export function list<Value, Element extends Field<Value>>(
  element: Element & Field<Value>,
  { least = 0, most = Infinity }: { readonly least?: number; readonly most?: number },
  allowed: string,
): ListField<Value> & { readonly element: Element } {
  const takes = (value: unknown): value is readonly Value[] =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every(element.takes);
  return { allowed, element, least, most, isOfType: Array.isArray, takes };
}

/** A field that accepts an object with the fields of a shape. */
export interface GroupField<Value = unknown> extends Field<Value> {
  readonly shape: Shape;
}

/** An object with the fields of a shape, such as the deductions of a request by kind. */
export function group<Each extends Shape>(
  of: Each,
  allowed = "an object",
): GroupField<RequestOf<Each>> {
  const isOfType = (value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const takes = (value: unknown): value is RequestOf<Each> =>
    isOfType(value) && isSound(of, value as Readonly<Record<string, unknown>>);
  return { allowed, shape: of, isOfType, takes };
}

/** Whether a field accepts an object with fields of its own. */
export function isGroup(field: Field): field is GroupField {
  return "shape" in field;
}

/** Whether a field accepts a list. */
export function isList(field: Field): field is ListField {
  return "element" in field;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** A field of a shape, with its name. */
export interface FieldEntry {
  readonly name: string;
  readonly field: Field;
  readonly isRequired: boolean;
}

/** Every field of a request; faults are listed in the order of the fields. */
export interface Shape<Required extends Fields = Fields, Optional extends Fields = Fields> {
  readonly required: Required;
  readonly optional: Optional;
  /** All names, the required ones first. */
  readonly names: readonly string[];
  readonly fields: ReadonlyMap<string, Field>;
  readonly entries: readonly FieldEntry[];
  readonly lists: readonly (readonly [name: string, field: ListField])[];
  readonly groups: readonly (readonly [name: string, field: GroupField])[];
}

/** The type of a request with this shape. */
export type RequestOf<Each extends Shape> = {
  -readonly [Name in keyof Each["required"]]: ValueOf<Each["required"][Name]>;
} & {
  -readonly [Name in keyof Each["optional"]]?: ValueOf<Each["optional"][Name]> | undefined;
};

/** The shape of a request with these fields. */
export function shape<const Required extends Fields, const Optional extends Fields>(
  required: Required,
  optional: Optional,
): Shape<Required, Optional> {
  const all = Object.entries<Field>({ ...required, ...optional });
  const entries = all.map(([name, field]) => {
    return { name, field, isRequired: Object.hasOwn(required, name) };
  });
  const names = all.map(([name]) => name);
  const lists = all.flatMap(([name, field]) => (isList(field) ? [[name, field] as const] : []));
  const groups = all.flatMap(([name, field]) => (isGroup(field) ? [[name, field] as const] : []));
  return { required, optional, names, fields: new Map(all), entries, lists, groups };
}

/**
 * Whether an object has only fields of the shape, with values that they take. Visits only the
 * fields that are present, because most requests have few of the possible fields.
 */
export function isSound(
  { fields, entries }: Shape,
  copy: Readonly<Record<string, unknown>>,
): boolean {
  for (const name of Object.keys(copy)) {
    const field = fields.get(name);
    if (field === undefined) return false;
    const given = copy[name];
    if (given !== undefined && !field.takes(given)) return false;
  }
  for (const { name, isRequired } of entries) {
    // The required fields come first.
    if (!isRequired) break;
    if (copy[name] === undefined) return false;
  }
  return true;
}

/**
 * A request that has one of two shapes. The reader chooses by the names of the fields that
 * are present.
 */
export interface Forms<First extends Shape = Shape, Second extends Shape = Shape> {
  readonly first: First;
  readonly second: Second;
  /** The names of both shapes. */
  readonly names: readonly string[];
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
}

/** A request with one of these shapes. */
export function forms<First extends Shape, Second extends Shape>(
  first: First,
  second: Second,
): Forms<First, Second> {
  return {
    first,
    second,
    names: [...new Set([...first.names, ...second.names])],
    onlyInFirst: first.names.filter((name) => !second.fields.has(name)),
    onlyInSecond: second.names.filter((name) => !first.fields.has(name)),
  };
}
