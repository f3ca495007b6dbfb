/**
 * Copies the fields of any object to a new object: its own fields, and those that it inherits from a class or a
 * prototype. Returns undefined for a list, and for a value that is not an object.
 *
 * A request is copied before it is read. Each getter then runs only once, and the values that are checked are the
 * values that are used. Throws what a getter or a proxy throws; {@link read} turns that into an issue.
 *
 * @param fields The fields to look for. A field of a prototype that is not enumerable is found only by its name.
 */
export function copyRequest(
  value: unknown,
  fields: readonly string[],
): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return { ...value };
  const names = new Set(fields.filter((name) => name in value));
  for (const name in value) names.add(name);
  return Object.fromEntries([...names].map((name) => [name, Reflect.get(value, name)]));
}

/**
 * Copies a list. If it is longer than `most`, only `most` + 1 elements are copied, which is enough to see that it is
 * too long.
 */
export function copyList(list: readonly unknown[], most: number): unknown[] {
  const length = Math.min(list.length, most + 1);
  return Array.from({ length }, (_, index) => list[index]);
}
