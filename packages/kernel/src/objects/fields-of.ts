type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: an object, which may be a list. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** The fields of a value that may be anything. What is not an object has none. */
export function fieldsOf(value: unknown): Fields {
  return hasFields(value) ? value : {};
}
