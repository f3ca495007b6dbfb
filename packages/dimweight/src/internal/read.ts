import type * as z from "zod";
import type { DimWeightIssue } from "../errors.ts";
import { listed, show, suggestion } from "./wording.ts";

type Path = DimWeightIssue["path"];

/** What was read: the request, or nothing, and then at least one issue. */
export interface Reading<Request> {
  readonly request: Request | undefined;
  readonly issues: readonly DimWeightIssue[];
}

const metricFields = ["lengthCm", "widthCm", "heightCm", "weightKg"];
const imperialFields = ["lengthIn", "widthIn", "heightIn", "weightLb"];

/** Reads a parcel against the shape it was meant for: inches and pounds as soon as one of their fields is there. */
export function readParcel<Metric extends z.ZodObject, Imperial extends z.ZodObject>(
  shapes: { readonly metric: Metric; readonly imperial: Imperial },
  value: unknown,
  path: Path = [],
): Reading<z.infer<Metric> | z.infer<Imperial>> {
  const given = imperialFields.filter((field) => fieldOf(value, field) !== undefined);
  if (given.length === 0) return readObject(shapes.metric, value, path);
  const foreign = metricFields.filter((field) => fieldOf(value, field) !== undefined);
  const reading = readObject(shapes.imperial, value, path);
  if (foreign.length === 0) return reading;
  // A measure given in the other unit is neither missing nor unknown: the mixture is its fault.
  const told = foreign.flatMap((field) => [field, imperialFields[metricFields.indexOf(field)]]);
  const others = reading.issues.filter((issue) => !told.includes(String(issue.path[path.length])));
  const mixed = foreign.map((field) => ({
    code: "invalid_value" as const,
    path: [...path, field],
    message: `${field} cannot be mixed with ${listed(given)}. Send ${listed(metricFields)} or ${listed(imperialFields)}.`,
  }));
  return { request: undefined, issues: [...mixed, ...others] };
}

export function readObject<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
  path: Path = [],
): Reading<z.infer<Schema>> {
  try {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return { request: parsed.data, issues: [] };
    const names = Object.keys(schema.shape);
    return {
      request: undefined,
      issues: parsed.error.issues.flatMap((issue) => describe(issue, names, path)),
    };
  } catch {
    const message = "The request cannot be read: a property throws.";
    return { request: undefined, issues: [{ code: "invalid_type", path, message }] };
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

function describe(
  issue: z.core.$ZodIssue,
  names: readonly string[],
  prefix: Path,
): DimWeightIssue[] {
  // JSON has no symbols, and a schema of ours no symbol keys.
  const path = [...prefix, ...(issue.path as Path)];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      code: "unknown_field",
      path: [...path, key],
      message: `${show(key)} is no field${suggestion(key, names)}. Known: ${listed(names)}.`,
    }));
  }
  const name = path.length === 0 ? "The request" : path.join(".");
  const allowed = path.length === prefix.length ? "an object" : issue.message;
  const given = issue.input;
  if (given === undefined && path.length > 0) {
    return [{ code: "missing_field", path, message: `${name} is missing: send ${allowed}.` }];
  }
  // NaN and the infinities are numbers, only out of every range.
  const isNumber = typeof given === "number";
  const isWrongType = issue.code === "invalid_type" && !(issue.expected === "number" && isNumber);
  const code = isWrongType ? "invalid_type" : "invalid_value";
  return [{ code, path, message: `${name} must be ${allowed}, not ${show(given)}.` }];
}
