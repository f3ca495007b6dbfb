type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of any object, as an object of its own: its own fields, and those that it has from a class or a prototype.
 * Undefined for a value that is not an object, or is a list.
 *
 * A request is copied before it is read, so that a getter is asked once and the values that were checked are the values
 * that are used. Throws what a getter or a proxy throws; {@link read} turns that into an issue.
 *
 * @param fields The fields to look for. Fields of a prototype are found only by name when they are not enumerable.
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
  return Object.fromEntries([...names].map((name) => [name, (value as Fields)[name]]));
}

/**
 * A list of its own. Of a list that is longer than `most`, one element more than that is copied, which is enough to see
 * that it is too long.
 */
export function copyList(list: readonly unknown[], most: number): unknown[] {
  const length = Math.min(list.length, most + 1);
  return Array.from({ length }, (_, index) => list[index]);
}
