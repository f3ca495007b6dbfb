import type * as z from "zod";
import { allowedBy } from "./allowed-by.ts";
import { jsonPointer } from "./library-problem.ts";
import type { Fault } from "./problem.ts";

type Path = readonly (string | number)[];

/**
 * Zod's issues as faults, in the words that our libraries use: what is allowed and what was given, one fault per unknown
 * field, missing told apart from wrong. `given` is what the schema was asked about.
 */
export function schemaFaults(
  error: z.ZodError,
  place: "body" | "parameter",
  given: unknown,
): Fault[] {
  return error.issues.flatMap(nearestBranch).flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        ...locate([...path, key], place),
        code: "unknown_field",
        detail: `${key} is not a known ${place === "body" ? "field" : "parameter"}.`,
      }));
    }
    const name = nameOf(path);
    const value = valueAt(given, path);
    const allowed = allowedBy(issue);
    if (value === undefined) {
      const detail = `${name} is missing; it ${allowed}.`;
      return [{ ...locate(path, place), code: "missing_field", detail }];
    }
    const code = issue.code === "invalid_type" ? "invalid_type" : "invalid_value";
    const detail = `${name} ${allowed}; ${shown(value)} was given.`;
    return [{ ...locate(path, place), code, detail }];
  });
}

/** The faults of a file, a line each. */
export function faultLines(error: z.ZodError, given: unknown): string {
  return schemaFaults(error, "body", given)
    .map(({ detail }) => `  ${detail}`)
    .join("\n");
}

/** Of several forms, the one that the least is wrong with; where all are of another type, the forms themselves. */
function nearestBranch(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest] = issue.errors
    .filter((branch) => branch.length > 0 && branch.every(isInside))
    .toSorted((left, right) => left.length - right.length);
  return (nearest ?? [issue]).map((each) =>
    each === issue ? each : { ...each, path: [...issue.path, ...each.path] },
  );
}

function isInside({ code, path }: z.core.$ZodIssue): boolean {
  return path.length > 0 || code === "unrecognized_keys";
}

/** `services[0].name`, or what has no name. */
function nameOf(path: Path): string {
  if (path.length === 0) return "The request";
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${part}`,
    )
    .join("");
}

function valueAt(given: unknown, path: Path): unknown {
  let value = given;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[part];
  }
  return value;
}

/** Long values are cut, and structures are named rather than repeated. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function locate(path: Path, place: "body" | "parameter"): Partial<Fault> {
  if (place === "body") return { pointer: jsonPointer(path) };
  return path.length > 0 ? { parameter: path.join(".") } : {};
}
