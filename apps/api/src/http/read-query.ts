import type { Context } from "hono";
import * as z from "zod";
import type { Fault } from "../problems/problem.ts";
import { checkSchema } from "../problems/schema-faults.ts";
import type { Operation } from "./operation/operation.ts";

/** The query as sent, with each parameter at most once, and all its faults. */
interface ReadQuery {
  readonly query: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
}

const noQuery: ReadQuery = { query: {}, faults: [] };
const noParameters = z.strictObject({});
// purity: a cache. The result for no query depends only on the schema.
const withoutQuery = new WeakMap<z.ZodObject, ReadQuery>();

/**
 * Reads the query of a request. An operation without a schema for its query accepts no parameters.
 */
export function readQuery(
  context: Context,
  { query: schema = noParameters, libraryJudgesQuery = false }: Operation,
): ReadQuery {
  // Most requests have no query, so its result is computed once per schema.
  if (!context.req.raw.url.includes("?")) {
    if (libraryJudgesQuery) return noQuery;
    const known = withoutQuery.get(schema) ?? judge(schema, {}, []);
    withoutQuery.set(schema, known);
    return known;
  }
  const given = Object.entries(context.req.queries());
  const faults: Fault[] = given
    .filter(([name, values]) => values.length > 1 && Object.hasOwn(schema.shape, name))
    .map(([name, values]) => ({
      parameter: name,
      code: "invalid_value",
      detail: `${name} was given ${values.length} times. Send it once.`,
    }));
  const query = Object.fromEntries(given.map(([name, values]) => [name, values[0] ?? ""]));
  return libraryJudgesQuery && faults.length === 0
    ? { query, faults }
    : judge(schema, query, faults);
}

function judge(schema: z.ZodObject, query: ReadQuery["query"], found: readonly Fault[]): ReadQuery {
  const { faults } = checkSchema(schema, query, "parameter");
  return { query, faults: [...found, ...faults] };
}

/** `?explain=true` has the same effect as `explain: true` in the body. */
export const explainQuery = z.strictObject({
  explain: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "Adds `explanation`: the rule, every step and the sources" }),
});

/**
 * Adds `explain` from the query to the body. A body that already has `explain` is not changed. The
 * body was parsed for this request alone, so it is not copied: that would take long for a body with
 * very many names.
 */
export function withExplain(body: unknown, query: Readonly<Record<string, string>>): unknown {
  if (query.explain !== "true" || typeof body !== "object" || body === null) return body;
  return Array.isArray(body) || Object.hasOwn(body, "explain")
    ? body
    : Object.assign(body, { explain: true });
}
