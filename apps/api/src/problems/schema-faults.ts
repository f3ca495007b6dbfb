import { invalidType, invalidValue, missingField, nameOf } from "@almanac/kernel/errors/issue";
import { shortPath } from "@almanac/kernel/errors/report-limits";
import { areNotFields, listed } from "@almanac/kernel/messages/wording";
import { fieldsOf, valueAt } from "@almanac/kernel/objects/objects";
import { firstNames, omittedNames } from "@almanac/kernel/requests/copy-request";
import { type Form, formsOf, narrowToSchema } from "@almanac/kernel/requests/narrow-to-schema";
import type * as z from "zod";
import { type FieldPlace, jsonPointer } from "./library-problem.ts";
import type { Fault } from "./problem.ts";
import { invalidRequest } from "./problem-kinds.ts";

type Path = readonly (string | number)[];

/** A value that a schema has checked, and the part of the HTTP request that has the value. */
interface Judged {
  readonly schema: z.ZodType;
  readonly given: unknown;
  readonly place: FieldPlace;
}

/** What a schema accepts, or every fault, worded as in the libraries. */
type Checked<Data> =
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
 * If several forms are allowed, takes the faults of the form with the fewest. If the value has the
 * type of none of them, keeps the issue, which lists the forms.
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

/**
 * A body, or the arguments of a tool, checked with a schema. Throws the problem that lists
 * every fault.
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const { success, data, faults } = checkSchema(schema, given, "body");
  if (!success) throw invalidRequest(faults);
  return data;
}

type Issue = z.core.$ZodIssue;

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const formats: Readonly<Record<string, string>> = {
  email: "an email address such as ada@example.com",
  url: "an address such as https://example.com",
  datetime: "a time such as 2026-01-31T12:00:00Z",
  date: "a date such as 2026-01-31",
  uuid: "a UUID",
};

/** What a limit on the size of each type counts, in words. */
const counted: Readonly<Record<string, readonly [value: string, unit: string]>> = {
  string: ["a text", "character"],
  array: ["a list", "item"],
  set: ["a list", "item"],
  object: ["an object", "field"],
};

/**
 * What a schema allows at the place of a fault, such as `a whole number`. It completes "must be
 * ..." and "Send ...". Undefined if the message of the schema is already a whole sentence.
 */
export function allowedBy(issue: Issue): string | undefined {
  // A message that the author of the schema wrote is better than a general one.
  if (!/^(?:Invalid|Too small|Too big|Unrecognized)\b/.test(issue.message)) {
    return phraseIn(issue.message);
  }
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected;
    case "invalid_value":
      return listed(issue.values.map(String), "or");
    case "too_small":
      return limit("at least", issue.minimum, issue.origin, issue.inclusive ?? true);
    case "too_big":
      return limit("at most", issue.maximum, issue.origin, issue.inclusive ?? true);
    case "not_multiple_of":
      return `a multiple of ${issue.divisor}`;
    case "invalid_format":
      if (issue.format === "regex") {
        return `a text that matches ${issue.pattern ?? "the documented pattern"}`;
      }
      return formats[issue.format] ?? `a valid ${issue.format}`;
    case "invalid_union":
      return unionOf(issue.errors);
    default:
      return "one of the documented forms";
  }
}

/** Accepts both forms of a message: "a whole number from 1 to 50" and "must be any". */
function phraseIn(message: string): string | undefined {
  const text = message.replace(/\.$/, "");
  if (/^must be\b/.test(text)) return text.replace(/^must be\s+/, "");
  return /^(?:an?|true|one|whole|[0-9])\b/i.test(text) ? text : undefined;
}

function limit(
  bound: "at least" | "at most",
  value: number | bigint,
  origin: string,
  inclusive: boolean,
): string {
  const [name, unit] = counted[origin] ?? [];
  if (name !== undefined)
    return `${name} of ${bound} ${value} ${unit}${Number(value) === 1 ? "" : "s"}`;
  const number = types[origin] ?? "a value";
  if (inclusive) return `${number} of ${bound} ${value}`;
  return `${number} ${bound === "at least" ? "above" : "below"} ${value}`;
}

function unionOf(branches: readonly (readonly Issue[])[]): string {
  const rules = branches.flatMap(([first]) =>
    first === undefined || first.path.length > 0 ? [] : (allowedBy(first) ?? []),
  );
  return listed([...new Set(rules)], "or") || "one of the documented forms";
}

/**
 * The field names of the object at a path. If the object can have several forms, those of
 * all forms.
 */
function fieldsAt(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const objects = path.reduce(
    (definitions, part) => definitions.flatMap((each) => stepInto(each, part)),
    formsOf(schema),
  );
  return [...new Set(objects.flatMap(({ shape = {} }) => Object.keys(shape)))];
}

function stepInto({ shape, element, valueType }: Form, part: string | number): readonly Form[] {
  const next = shape?.[part] ?? element ?? valueType;
  return next === undefined ? [] : formsOf(next);
}
