type Fields = Readonly<Record<string, unknown>>;

/** The value at a path such as `engine.capacityCc`, or undefined. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Fields)[name];
  }
  return value;
}

/** The named fields of an answer, in their own shape: `engine.fuel` becomes `{"engine":{"fuel":...}}`. Unknown ones are absent. */
export function pick(data: unknown, paths: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const path of paths) {
    const value = valueAt(data, path);
    if (value === undefined) continue;
    const names = path.split(".");
    const last = names.pop() ?? path;
    let place = picked;
    for (const name of names) {
      const inner = place[name];
      const next: Record<string, unknown> = isFields(inner) ? { ...inner } : {};
      place[name] = next;
      place = next;
    }
    place[last] = value;
  }
  return picked;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
