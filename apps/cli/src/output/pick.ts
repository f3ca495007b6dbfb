import { hasFields } from "@almanac/kernel/objects/fields-of";
import { valueAt as valueAtPath } from "@almanac/kernel/objects/value-at";

/** The value at a path such as `engine.capacityCc`, or undefined. */
export function valueAt(data: unknown, path: string): unknown {
  return valueAtPath(data, path.split("."));
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
      const next: Record<string, unknown> =
        hasFields(inner) && !Array.isArray(inner) ? { ...inner } : {};
      place[name] = next;
      place = next;
    }
    place[last] = value;
  }
  return picked;
}
