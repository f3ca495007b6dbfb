import type * as z from "zod";
import { invalidRequest } from "./problem-kinds.ts";
import { schemaFaults } from "./schema-faults.ts";

/** A body, or the arguments of a tool, checked with a schema. Throws the problem that lists every fault. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (error) throw invalidRequest(schemaFaults(error, { schema, given, place: "body" }));
  return data;
}
