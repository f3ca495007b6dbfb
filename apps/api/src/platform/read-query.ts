import type { Context } from "hono";
import type { Operation } from "./operation.ts";
import type { Fault } from "./problem.ts";
import { platformProblem } from "./problem-kinds.ts";
import { schemaFaults } from "./schema-faults.ts";

export const noQuery: Readonly<Record<string, string>> = {};

/** The query as sent, each parameter at most once, or every fault of it at once. */
export function readQuery(
  context: Context,
  schema: NonNullable<Operation["query"]>,
): Readonly<Record<string, string>> {
  // Most requests have no query, and taking an address apart is not free.
  const hasQuery = context.req.raw.url.includes("?");
  const given = hasQuery ? Object.entries(context.req.queries()) : [];
  const errors: Fault[] = given
    .filter(([name, values]) => values.length > 1 && Object.hasOwn(schema.shape, name))
    .map(([name, values]) => ({
      parameter: name,
      code: "invalid_value",
      detail: `${name} was given ${values.length} times; give it once.`,
    }));
  const query = Object.fromEntries(given.map(([name, values]) => [name, values[0] ?? ""]));
  const parsed = schema.safeParse(query);
  if (!parsed.success) errors.push(...schemaFaults(parsed.error, "parameter"));
  if (errors.length > 0) {
    const detail = errors.map((fault) => fault.detail).join(" ");
    throw platformProblem("invalid_request", detail, { errors });
  }
  return query;
}
