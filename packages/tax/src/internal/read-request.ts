import type * as z from "zod";
import type { TaxIssue } from "../errors.ts";
import { type TaxRequest, taxRequestSchema } from "../schema.ts";
import { readPlainRequest } from "./plain-request.ts";
import { listed, show, suggestion } from "./wording.ts";

/** What was read: the request, or nothing, and then at least one issue. */
export interface Reading {
  readonly request: TaxRequest | undefined;
  readonly issues: readonly TaxIssue[];
}

export function readTaxRequest(value: unknown): Reading {
  try {
    const plain = readPlainRequest(value);
    if (plain !== undefined) return { request: plain, issues: [] };
    const parsed = taxRequestSchema.safeParse(value, { reportInput: true });
    if (parsed.success) return { request: parsed.data, issues: [] };
    const names = Object.keys(taxRequestSchema.shape);
    return {
      request: undefined,
      issues: parsed.error.issues.flatMap((issue) => describe(issue, names)),
    };
  } catch {
    const message = "The request cannot be read: looking at one of its properties throws.";
    return { request: undefined, issues: [{ code: "invalid_type", path: [], message }] };
  }
}

/** A property of anything; undefined where there is none, or where looking throws. */
export function fieldOf(value: unknown, field: string): unknown {
  try {
    return typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)[field]
      : undefined;
  } catch {
    return undefined;
  }
}

function describe(issue: z.core.$ZodIssue, names: readonly string[]): TaxIssue[] {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      code: "unknown_field",
      path: [...path, key],
      message: `${show(key)} is not a field here${suggestion(key, names)}. Known are ${listed(names)}.`,
    }));
  }
  const name = path.length === 0 ? "The request" : path.join(".");
  const allowed = path.length === 0 ? "an object" : issue.message;
  const given = issue.input;
  if (given === undefined && path.length > 0) {
    return [{ code: "missing_field", path, message: `${name} is missing: send ${allowed}.` }];
  }
  const code = isTypeFault(issue, given) ? "invalid_type" : "invalid_value";
  return [{ code, path, message: `${name} must be ${allowed}, not ${show(given)}.` }];
}

/** A number that is no finite one, or no whole one, and a year that is none, are of the right type but malformed. */
function isTypeFault(issue: z.core.$ZodIssue, given: unknown): boolean {
  if (issue.code === "invalid_union") return typeof given !== "number" && typeof given !== "string";
  if (issue.code !== "invalid_type") return false;
  return typeof given !== "number" || !["number", "int"].includes(issue.expected);
}
