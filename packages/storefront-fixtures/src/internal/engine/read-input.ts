import { narrowToSchema } from "@almanac/kernel/requests/narrow-to-schema";
import { readSchema } from "@almanac/kernel/requests/read-schema";
import type * as z from "zod";
import { StoreError } from "../../errors.ts";
import { allowedAt, fieldsAt } from "./schema-words.ts";

/**
 * Checks a value against a schema. Throws a `StoreError` that lists every issue, and nothing else.
 *
 * @param subject The name of the value in messages: `The options`.
 */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  subject = "The request",
): z.output<Schema> {
  // zod calls this function only for a part of the schema that has no message.
  const error = ({ path = [] }: { readonly path?: PropertyKey[] | undefined }) =>
    allowedAt(schema, path);
  const worded = {
    safeParse: (given: unknown, context: { readonly reportInput: true }) =>
      schema.safeParse(narrowToSchema(schema, given), { ...context, error }),
  };
  const fieldsOf = (path: readonly PropertyKey[]) => fieldsAt(schema, path);
  const { request, issues } = readSchema(worded, value, fieldsOf, { subject });
  if (issues.length > 0) throw new StoreError(issues);
  // Without an issue, the schema has returned its output.
  return request as z.output<Schema>;
}
