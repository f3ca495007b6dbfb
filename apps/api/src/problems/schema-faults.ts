import { invalidType, invalidValue, missingField, nameOf } from "@almanac/kernel/errors/issue";
import { shortPath } from "@almanac/kernel/errors/report-limits";
import { areNotFields } from "@almanac/kernel/messages/wording";
import { fieldsOf, valueAt } from "@almanac/kernel/objects/objects";
import { firstNames, omittedNames } from "@almanac/kernel/requests/copy-request";
import { narrowToSchema } from "@almanac/kernel/requests/narrow-to-schema";
import type * as z from "zod";
import { allowedBy } from "./allowed-by.ts";
import { fieldsAt } from "./fields-at.ts";
import { type FieldPlace, jsonPointer } from "./library-problem.ts";
import type { Fault } from "./problem.ts";

type Path = readonly (string | number)[];

/** A value that a schema has checked, and the part of the HTTP request that has the value. */
interface Judged {
  readonly schema: z.ZodType;
  readonly given: unknown;
  readonly place: FieldPlace;
}

/** What a schema accepts, or every fault, worded as in the libraries. */
export type Checked<Data> =
  | { readonly success: true; readonly data: Data; readonly faults: readonly [] }
  | { readonly success: false; readonly data?: undefined; readonly faults: readonly Fault[] };

/** Checks a value with a schema, which never sees an object with too many names. */
export function checkSchema<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: FieldPlace,
): Checked<z.output<Schema>> {
  const given = narrowToSchema(schema, value);
  const { data, error } = schema.safeParse(given);
  return error
    ? { success: false, faults: schemaFaults(error, { schema, given, place }) }
    : { success: true, data, faults: [] };
}

function schemaFaults(error: z.ZodError, judged: Judged): Fault[] {
  return error.issues.flatMap(nearestBranch).flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
    return issue.code === "unrecognized_keys"
      ? unknownFields(path, issue.keys, judged)
      : [faultOf(issue, path, judged)];
  });
}

function unknownFields(
  path: Path,
  keys: readonly string[],
  { schema, given, place }: Judged,
): Fault[] {
  const owner = path.length === 0 ? "this request" : nameOf(path);
  const noun = place === "body" ? "field" : "parameter";
  const unknown = firstNames(keys, omittedNames(fieldsOf(valueAt(given, path))));
  return areNotFields(unknown, fieldsAt(schema, path), owner, noun).map((detail, index) => {
    const name = unknown.names[index];
    const at = name === undefined ? path : [...path, name];
    return { ...locate(at, place), code: "unknown_field", detail };
  });
}

function faultOf(issue: z.core.$ZodIssue, path: Path, { given, place }: Judged): Fault {
  const value = valueAt(given, path);
  const allowed = allowedBy(issue);
  if (allowed === undefined) {
    const detail = `${nameOf(path)} is not valid: ${issue.message.replace(/\.$/, "")}.`;
    return {
      ...locate(path, place),
      code: value === undefined ? "missing_field" : "invalid_value",
      detail,
    };
  }
  const fault = issue.code === "invalid_type" ? invalidType : invalidValue;
  const { code, message } =
    value === undefined ? missingField(path, allowed) : fault(path, allowed, value);
  return { ...locate(path, place), code, detail: message };
}

/** The faults of a file, one per line. */
export function faultLines(faults: readonly Fault[]): string {
  return faults.map(({ detail }) => `  ${detail}`).join("\n");
}

/**
 * If several forms are allowed, takes the faults of the form with the fewest. If the value has the type of none of
 * them, keeps the issue, which lists the forms.
 */
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

function locate(whole: Path, place: FieldPlace): Partial<Fault> {
  const path = shortPath(whole);
  if (place === "body") return { pointer: jsonPointer(path) };
  return path.length > 0 ? { parameter: path.join(".") } : {};
}
