/** A value as it was given, safe to print and never long. */
export function show(value: unknown): string {
  if (typeof value === "string") {
    const cut = value.length > 60 ? `${value.slice(0, 60)}...` : value;
    return JSON.stringify(cut).replaceAll(
      /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u00ad]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  }
  if (value === null || typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  return isList(value) ? "a list" : `a ${typeof value}`;
}

/** A revoked proxy throws when it is asked whether it is a list. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

export function listed(values: readonly (string | number)[]): string {
  return values.length < 2
    ? values.join("")
    : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}
