import type * as z from "zod";
import { invalidRequest } from "./problem-kinds.ts";
import { checkSchema } from "./schema-faults.ts";

/** A body, or the arguments of a tool, checked with a schema. Throws the problem that lists every fault. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const { success, data, faults } = checkSchema(schema, given, "body");
  if (!success) throw invalidRequest(faults);
  return data;
}
