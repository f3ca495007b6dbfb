import type * as z from "zod";
import { StoreError, type StoreIssue } from "../../errors.ts";
import { show } from "./wording.ts";

/** Reads what was sent against its schema; throws with every fault at once, and with nothing else. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = parse(schema, value);
  if ("data" in parsed) return parsed.data;
  throw new StoreError(parsed.issues);
}

type Parsed<Value> = { readonly data: Value } | { readonly issues: readonly StoreIssue[] };

/** The words for what is wrong are found within the guard: a revoked proxy throws when it is described, too. */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): Parsed<z.infer<Schema>> {
  try {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return { data: parsed.data };
    return { issues: parsed.error.issues.flatMap((issue) => describe(issue)) };
  } catch {
    const message = "The command cannot be read: looking at one of its properties throws.";
    return { issues: [{ code: "invalid_type", path: [], message }] };
  }
}

function describe(issue: z.core.$ZodIssue): StoreIssue[] {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  const name = path.length === 0 ? "The command" : path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      code: "unknown_field",
      path: [...path, key],
      message: `${show(key)} is not a field ${path.length === 0 ? "here" : `of ${name}`}. Leave it out.`,
    }));
  }
  if (issue.input === undefined && path.length > 0) {
    return [{ code: "missing_field", path, message: `${name} is missing. ${issue.message}.` }];
  }
  const code =
    issue.code === "invalid_type" && typeof issue.input !== "number"
      ? "invalid_type"
      : "invalid_value";
  return [{ code, path, message: `${name} cannot be ${show(issue.input)}. ${issue.message}.` }];
}
