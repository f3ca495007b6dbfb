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
