import { readSchema } from "@almanac/kernel/read-schema";
import type * as z from "zod";
import { StoreError } from "../../errors.ts";
import { allowedAt, fieldsAt } from "./schema-words.ts";

/**
 * Reads what was sent against its schema. Throws with every issue at once, and throws nothing else.
 *
 * @param subject What a message calls it: `The options`.
 */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  subject = "The request",
): z.output<Schema> {
  // A schema that has words of its own keeps them: zod asks this function only where it has none.
  const error = ({ path = [] }: { readonly path?: PropertyKey[] | undefined }) =>
    allowedAt(schema, path);
  const worded = {
    safeParse: (given: unknown, context: { readonly reportInput: true }) =>
      schema.safeParse(given, { ...context, error }),
  };
  const fieldsOf = (path: readonly PropertyKey[]) => fieldsAt(schema, path);
  const { request, issues } = readSchema(worded, value, fieldsOf, { subject });
  if (issues.length > 0) throw new StoreError(issues);
  return request as z.output<Schema>;
}
