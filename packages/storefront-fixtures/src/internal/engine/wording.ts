/** A value as it stands in a message: short, and never an error of its own. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") {
    const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    return JSON.stringify(shown);
  }
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "symbol" || typeof value === "function") return `a ${typeof value}`;
  if (typeof value === "object") {
    if (value === null) return "null";
    return isList(value) ? "a list" : "an object";
  }
  return String(value);
}

/** A revoked proxy throws when it is asked whether it is a list. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
