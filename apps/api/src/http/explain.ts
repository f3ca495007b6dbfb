import * as z from "zod";

/** `?explain=true` asks for the explanation as `explain: true` in the body does. */
export const explainQuery = z.strictObject({
  explain: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "Adds `explanation`: the rule, every step and the sources" }),
});

/** The body with what the query asks for; a body that says so itself is left as it is. */
export function withExplain(body: unknown, query: Readonly<Record<string, string>>): unknown {
  if (query.explain !== "true" || typeof body !== "object" || body === null) return body;
  return Array.isArray(body) || Object.hasOwn(body, "explain") ? body : { ...body, explain: true };
}
