import { show } from "../messages/show.ts";
import { areNotFields, isMissing, isUnreadable, mustBe } from "../messages/wording.ts";
import type { UnknownNames } from "../requests/copy-request.ts";

/** The place of a value in a request: `["pieces", 0, "lengthCm"]`; empty for the request itself. */
export type IssuePath = readonly (string | number)[];

/** One fault of a request: which field, what is wrong with it, and what is allowed. */
export interface Issue<Code extends string = string> {
  /** What kind of issue it is; stable. */
  readonly code: Code;
  /** Where it is; empty for the request itself. */
  readonly path: IssuePath;
  /** What is wrong and what is allowed, in a sentence for people. */
  readonly message: string;
}

/**
 * The codes of faults that any request can have. `invalid_request` is the code of an error whose
 * issues have several codes.
 */
export const requestCodes = [
  "invalid_request",
  "missing_field",
  "invalid_type",
  "invalid_value",
  "unknown_field",
] as const;

/** The code of a fault that is found while a request is read. */
export type ReadCode = Exclude<(typeof requestCodes)[number], "invalid_request">;

/** A required field is missing. `allowed` completes "Send ...". */
export function missingField(path: IssuePath, allowed: string): Issue<"missing_field"> {
  return { code: "missing_field", path, message: isMissing(nameOf(path), allowed) };
}

/** A value has another type than the field. `allowed` completes "must be ...". */
export function invalidType(
  path: IssuePath,
  allowed: string,
  given: unknown,
  subject?: string,
): Issue<"invalid_type"> {
  return { code: "invalid_type", path, message: mustBe(nameOf(path, subject), allowed, given) };
}

/**
 * A value has the right type, but the field does not accept it. `allowed` completes "must be ...".
 */
export function invalidValue(
  path: IssuePath,
  allowed: string,
  given: unknown,
  subject?: string,
): Issue<"invalid_value"> {
  return { code: "invalid_value", path, message: mustBe(nameOf(path, subject), allowed, given) };
}

/**
 * The object at `path` has unknown fields. There is one issue for each of the first 20, and one at
 * `path` that says how many more there are.
 */
export function unknownFields(
  path: IssuePath,
  unknown: UnknownNames,
  fields: readonly string[],
  subject = "The request",
): Issue<"unknown_field">[] {
  const owner = path.length === 0 ? ownerOf(subject) : nameOf(path);
  return areNotFields(unknown, fields, owner).map((message, index) => {
    const name = unknown.names[index];
    return { code: "unknown_field", path: name === undefined ? path : [...path, name], message };
  });
}

/** A request cannot be read, because a getter or a proxy throws. */
export function unreadable(path: IssuePath, subject?: string): Issue<"invalid_type"> {
  return { code: "invalid_type", path, message: isUnreadable(nameOf(path, subject)) };
}

/**
 * A path as a message names it: `pieces.0.lengthCm`. Parts that are not plain names are quoted
 * and escaped.
 */
export function nameOf(path: IssuePath, subject = "The request"): string {
  if (path.length === 0) return subject;
  return path.map((part) => (/^[\w$-]{1,60}$/.test(`${part}`) ? part : show(part))).join(".");
}

/** `this request`, `the options`. */
function ownerOf(subject: string): string {
  return subject === "The request" ? "this request" : subject.replace(/^The /, "the ");
}
