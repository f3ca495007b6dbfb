import * as z from "zod";

/** `?explain=true` has the same effect as `explain: true` in the body. */
export const explainQuery = z.strictObject({
  explain: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "Adds `explanation`: the rule, every step and the sources" }),
});

/**
 * Adds `explain` from the query to the body. A body that already has `explain` is not changed. The body was parsed for
 * this request alone, so it is not copied: that would take long for a body with very many names.
 */
export function withExplain(body: unknown, query: Readonly<Record<string, string>>): unknown {
  if (query.explain !== "true" || typeof body !== "object" || body === null) return body;
  return Array.isArray(body) || Object.hasOwn(body, "explain")
    ? body
    : Object.assign(body, { explain: true });
}
