type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: an object, which may be a list. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** The fields of a value that may be anything. What is not an object has none. */
export function fieldsOf(value: unknown): Fields {
  return hasFields(value) ? value : {};
}

/** The text in a field of any value; undefined if there is none. */
export function textIn(value: unknown, field: string): string | undefined {
  const found = fieldsOf(value)[field];
  return typeof found === "string" ? found : undefined;
}
