import { hasFields } from "./fields-of.ts";

/** The value at a path of own fields, such as `["engine", "capacityCc"]`, or undefined. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  let value = data;
  for (const part of path) {
    if (!hasFields(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}
