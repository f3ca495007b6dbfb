type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: an object, which may be a list. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** The fields of a value that may be anything. What is not an object has none. */
export function fieldsOf(value: unknown): Fields {
  return hasFields(value) ? value : {};
}

/** Reads a field of any value. Returns undefined if the field is missing or is not a text. */
export function textIn(value: unknown, field: string): string | undefined {
  const found = fieldsOf(value)[field];
  return typeof found === "string" ? found : undefined;
}

/** The value at a path of own fields, such as `["engine", "capacityCc"]`, or undefined. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  let value = data;
  for (const part of path) {
    if (!hasFields(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

/**
 * The keys of a table of the code. TypeScript knows them only as texts, because an object may
 * have more fields than its type names, so this is for tables whose fields are all known, never
 * for input.
 */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // All fields of the table are known.
  return Object.keys(table) as (keyof Table & string)[];
}

/** The keys and values of a table of the code. Like `keysOf`, it must not be used for input. */
export function entriesOf<Table extends object>(
  table: Table,
): [key: keyof Table & string, value: Table[keyof Table & string]][] {
  // All fields of the table are known.
  return Object.entries(table) as [keyof Table & string, Table[keyof Table & string]][];
}

/** A table with the same keys, and for each value what a function makes of it. */
export function mapValues<Key extends string, Value, Result>(
  table: Readonly<Record<Key, Value>>,
  change: (value: Value) => Result,
): Record<Key, Result> {
  const entries = entriesOf(table).map(([key, value]) => [key, change(value)]);
  // The entries have exactly the keys of the table.
  return Object.fromEntries(entries) as Record<Key, Result>;
}

/** A table with a row for each key. */
export function tableOf<Key extends string, Row>(
  keys: readonly Key[],
  rowOf: (key: Key) => Row,
): Record<Key, Row> {
  const entries = keys.map((key) => [key, rowOf(key)]);
  // The entries have exactly these keys.
  return Object.fromEntries(entries) as Record<Key, Row>;
}

/** A type whose optional members may be absent but never `undefined`. */
export type Present<Value> = {
  [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name];
} & {
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<
    Value[Name],
    undefined
  >;
};

/** Removes members that are `undefined`. */
export function present<Value extends object>(value: Value): Present<Value> {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // Only members that are `undefined`, which `Present` makes optional, have been removed.
  return Object.fromEntries(members) as Present<Value>;
}

/**
 * Freezes a value and everything in it, and returns it. A part that is already frozen is assumed to
 * be frozen at every depth.
 *
 * @example
 * Object.isFrozen(deepFreeze({ rules: [] }).rules); // => true
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // A loop without a list of the parts: an answer of a library is frozen in a few microseconds.
  if (Array.isArray(value)) for (const part of value) deepFreeze(part);
  else for (const field in value) deepFreeze(value[field]);
  return value;
}
