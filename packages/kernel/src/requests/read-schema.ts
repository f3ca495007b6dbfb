import type * as z from "zod";
import {
  type Issue,
  type IssuePath,
  invalidType,
  invalidValue,
  missingField,
  type ReadCode,
  unknownFields,
  unreadable,
} from "../errors/issue.ts";
import { fieldsOf as fieldsIn } from "../objects/objects.ts";
import { firstNames, omittedNames } from "./copy-request.ts";
import type { ReadPlace } from "./read-shape.ts";

/** A schema of `zod` or of `zod/mini`. */
interface Schema<Value> {
  safeParse(
    value: unknown,
    context: { readonly reportInput: true },
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: Fault };
}

interface Fault {
  readonly issues: readonly z.core.$ZodIssue[];
}

/** The result of checking a value with a schema: the whole value, or every fault. */
export type SchemaReading<Value> =
  | { readonly request: Value; readonly issues: readonly [] }
  | { readonly request?: undefined; readonly issues: readonly Issue<ReadCode>[] };

/**
 * Checks any value with a zod schema, and words each fault in the sentences of the kernel. Use it
 * for requests with nested fields. A flat request uses a shape instead (field.ts), which needs no
 * zod. The message of each part of the schema completes "must be ...".
 *
 * @param fieldsOf The fields of the object at a path, for the sentence about a field that it does
 * not have.
 */
export function readSchema<Value>(
  schema: Schema<Value>,
  value: unknown,
  fieldsOf: (path: IssuePath) => readonly string[],
  { path = [], subject }: ReadPlace = {},
): SchemaReading<Value> {
  try {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return { request: parsed.data, issues: [] };
    const word = (issue: z.core.$ZodIssue) => toIssues(issue, path, fieldsOf, subject);
    return { issues: parsed.error.issues.flatMap(word) };
  } catch {
    return { issues: [unreadable(path, subject)] };
  }
}

function toIssues(
  issue: z.core.$ZodIssue,
  prefix: IssuePath,
  fieldsOf: (path: IssuePath) => readonly string[],
  subject: string | undefined,
): Issue<ReadCode>[] {
  const own = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  const path = [...prefix, ...own];
  if (issue.code === "unrecognized_keys") {
    const unknown = firstNames(issue.keys, omittedNames(fieldsIn(issue.input)));
    return unknownFields(path, unknown, fieldsOf(own), subject);
  }
  const allowed = own.length === 0 && issue.code === "invalid_type" ? "an object" : issue.message;
  if (issue.input === undefined && path.length > 0) return [missingField(path, allowed)];
  // NaN and the infinities are numbers that are out of every range.
  const isNumber = typeof issue.input === "number";
  const isWrongType = issue.code === "invalid_type" && !(issue.expected === "number" && isNumber);
  return [
    isWrongType
      ? invalidType(path, allowed, issue.input, subject)
      : invalidValue(path, allowed, issue.input, subject),
  ];
}
