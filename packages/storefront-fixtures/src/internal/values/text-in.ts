import { fieldsOf } from "@almanac/kernel/objects/fields-of";

/** The text in a field of any value; undefined if there is none. */
export function textIn(value: unknown, field: string): string | undefined {
  const found = fieldsOf(value)[field];
  return typeof found === "string" ? found : undefined;
}
