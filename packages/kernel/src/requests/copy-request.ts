/**
 * An object with more names than this is not copied whole, because no request has so many fields.
 */
const mostNames = 64;

/** The number of unknown names that are kept and repeated; the others are counted. */
const keptNames = 20;

/**
 * The field of a copy that counts its omitted names. A global symbol, because each built file has a
 * copy of this module.
 */
const omitted = Symbol.for("@almanac/omitted-names");

/** The names of an object that are not fields: the first ones, and the number of the others. */
export interface UnknownNames {
  readonly names: readonly string[];
  readonly more: number;
}

/**
 * Copies the fields of any object to a new object: its own fields, and those that it inherits from
 * a class or a prototype. Returns undefined for a list, and for a value that is not an object.
 *
 * A request is copied before it is read. Each getter then runs only once, and the values that are
 * checked are the values that are used. Throws what a getter or a proxy throws; {@link read} turns
 * that into an issue.
 *
 * Of an object with more than 64 names, only the fields are read. The copy has its first 20 unknown
 * names, without their values, and the number of the others: see {@link unknownNames}.
 *
 * @param fields The fields to look for. A field of a prototype that is not enumerable is found only
 * by its name.
 */
export function copyRequest(
  value: unknown,
  fields: readonly string[],
): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  const names = isPlain ? Object.keys(value) : namesWithInherited(value);
  if (names.length > mostNames) return copyFields(value, names, fields);
  if (isPlain) return { ...value };
  const all = new Set([...fields.filter((name) => name in value), ...names]);
  return Object.fromEntries([...all].map((name) => [name, Reflect.get(value, name)]));
}

function namesWithInherited(value: object): string[] {
  const names: string[] = [];
  for (const name in value) names.push(name);
  return names;
}

function copyFields(
  value: object,
  names: readonly string[],
  fields: readonly string[],
): Record<string, unknown> {
  const known = new Set(fields);
  const entries: [name: PropertyKey, value: unknown][] = fields
    .filter((name) => name in value)
    .map((name) => [name, Reflect.get(value, name)]);
  let unknown = 0;
  for (const name of names) {
    if (known.has(name)) continue;
    unknown += 1;
    if (unknown <= keptNames) entries.push([name, undefined]);
  }
  const more = Math.max(0, unknown - keptNames) + omittedNames(value);
  return Object.fromEntries([...entries, [omitted, more]]);
}

/** The number of names that the copy of an object does not have. */
export function omittedNames(copy: object): number {
  const count: unknown = Reflect.get(copy, omitted);
  return typeof count === "number" ? count : 0;
}

/** The names of a copied object that are not fields. */
export function unknownNames(copy: object, fields: readonly string[]): UnknownNames {
  const known = new Set(fields);
  const unknown = Object.keys(copy).filter((name) => !known.has(name));
  return firstNames(unknown, omittedNames(copy));
}

/** The first names, and the number of the others. `more` are names that were counted before. */
export function firstNames(names: readonly string[], more = 0): UnknownNames {
  return { names: names.slice(0, keptNames), more: more + Math.max(0, names.length - keptNames) };
}

/**
 * Copies a list. If it is longer than `most`, only `most` + 1 elements are copied, which is enough
 * to see that it is too long.
 */
export function copyList(list: readonly unknown[], most: number): unknown[] {
  const length = Math.min(list.length, most + 1);
  return Array.from({ length }, (_, index) => list[index]);
}
