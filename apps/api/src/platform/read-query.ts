import type { Context } from "hono";
import * as z from "zod";
import type { Operation } from "./operation.ts";
import type { Fault } from "./problem.ts";
import { schemaFaults } from "./schema-faults.ts";

/** The query as sent, each parameter at most once, and every fault of it. */
export interface ReadQuery {
  readonly query: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
}

const noQuery: ReadQuery = { query: {}, faults: [] };
const noParameters = z.strictObject({});

/** An operation without a schema for its query takes no parameters. */
export function readQuery(
  context: Context,
  { query: schema = noParameters, libraryJudgesQuery = false }: Operation,
): ReadQuery {
  // Most requests have no query, and taking an address apart is not free.
  const hasQuery = context.req.raw.url.includes("?");
  if (!hasQuery && schema === noParameters) return noQuery;
  const given = hasQuery ? Object.entries(context.req.queries()) : [];
  const faults: Fault[] = given
    .filter(([name, values]) => values.length > 1 && Object.hasOwn(schema.shape, name))
    .map(([name, values]) => ({
      parameter: name,
      code: "invalid_value",
      detail: `${name} was given ${values.length} times; give it once.`,
    }));
  const query = Object.fromEntries(given.map(([name, values]) => [name, values[0] ?? ""]));
  if (libraryJudgesQuery && faults.length === 0) return { query, faults };
  const parsed = schema.safeParse(query);
  if (!parsed.success) faults.push(...schemaFaults(parsed.error, "parameter", query));
  return { query, faults };
}
