/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Copies a JSON value; undefined if it is not plain JSON, or nested too deeply. */
export function copyJson(value: unknown, levels = 20): Json | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "object" || levels === 0) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => copyJson(item, levels - 1));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const copy: Record<string, Json> = Object.create(null);
  for (const [key, part] of Object.entries(value)) {
    const copied = copyJson(part, levels - 1);
    if (copied === undefined) return undefined;
    copy[key] = copied;
  }
  return { ...copy };
}
