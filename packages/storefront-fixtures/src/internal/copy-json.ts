/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const deepest = 20;

/** A copy of a value that JSON can hold, at most twenty levels deep; undefined for any other. */
export function copyJson(value: unknown, depth = 0): Json | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "object" || depth >= deepest) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => copyJson(item, depth + 1));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const copy: Record<string, Json> = Object.create(null);
  for (const [key, part] of Object.entries(value)) {
    const copied = copyJson(part, depth + 1);
    if (copied === undefined) return undefined;
    copy[key] = copied;
  }
  return { ...copy };
}
