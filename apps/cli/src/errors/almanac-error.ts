import { resolve } from "node:path";
import { nearestName } from "@almanac/kernel/messages/nearest";
import { listed, mustBe } from "@almanac/kernel/messages/wording";
import { printable, quoted } from "../text/printable.ts";
import type { ErrorKind } from "./exit-codes.ts";

/** One fault in a command line. It names the option or argument that the user typed. */
export interface CommandIssue {
  /** Never changes, and is the same as in the API. */
  readonly code: string;
  /** The option or argument as the help writes it: `--length`, `<size>`. */
  readonly parameter?: string;
  /** Says which value is wrong and why. Begins with the parameter. */
  readonly what: string;
  readonly allowed?: string;
  /** The accepted value that is most similar to the one that was typed. */
  readonly suggestion?: string | undefined;
  /** The command that helps the user to correct it: `almanac help dim`. */
  readonly see?: string;
}

/** All issues of one command line, reported together. */
export class AlmanacError extends Error {
  readonly category: ErrorKind;
  readonly code: string;
  readonly issues: readonly CommandIssue[];
  /**
   * Overrides the exit code of the category. An invalid VIN, for example, is an answer of "no" (1).
   */
  readonly exit: number | undefined;
  /** What was probably meant, if the library found it. */
  readonly suggestions: readonly object[];

  constructor(
    category: ErrorKind,
    issues: readonly CommandIssue[],
    options?: ErrorOptions & { readonly exit?: number; readonly suggestions?: readonly object[] },
  ) {
    super(issues.map((issue) => issue.what).join("; "), options);
    this.name = "AlmanacError";
    this.category = category;
    this.issues = issues;
    this.exit = options?.exit;
    this.suggestions = options?.suggestions ?? [];
    const codes = new Set(issues.map((issue) => issue.code));
    const [common = "invalid_request"] = codes;
    this.code = codes.size === 1 ? common : "invalid_request";
  }
}

/** Throws a usage error (exit code 2) with the given issues. */
export function refuse(...issues: readonly CommandIssue[]): never {
  throw new AlmanacError("invalid", issues);
}

/** A fault of an option or argument, in a sentence that begins with its name. */
export function fault(
  code: string,
  parameter: string,
  why: string,
  more: Partial<CommandIssue> = {},
): CommandIssue {
  return { code, parameter, what: `${parameter} ${why}`, ...more };
}

/** The fault of an option or argument that was not given. */
export function missingField(parameter: string, allowed: string, see?: string): CommandIssue {
  const more = { allowed, ...(see === undefined ? {} : { see }) };
  return fault("missing_field", parameter, "is missing", more);
}

/** The fault of a value that is an option and an argument. */
export function givenTwice(parameter: string, argument: string, see: string): CommandIssue {
  const why = `is given twice, as an option and as ${argument}`;
  return fault("invalid_value", parameter, why, { allowed: "one of the two", see });
}

/**
 * The fault of an option or argument that does not accept its value, in the sentence of the
 * libraries: `--port must be a whole number from 0 to 65535, not "x"`.
 *
 * @param allowed Completes "must be ...".
 * @param more The other parts of the issue. Default of `code`: `invalid_value`.
 */
export function wrongValue(
  parameter: string,
  allowed: string,
  given: unknown,
  more: Partial<Pick<CommandIssue, "code" | "suggestion" | "see">> = {},
): CommandIssue {
  const what = mustBe(parameter, allowed, given).replace(/\.$/, "");
  return { code: "invalid_value", parameter, what, ...more };
}

/**
 * The fault of an option or argument that accepts only a few words, with the word that was
 * probably meant.
 */
export function wrongWord(
  parameter: string,
  words: readonly string[],
  given: string,
  more: Pick<CommandIssue, "see"> = {},
): CommandIssue {
  const suggestion = nearestName(given, words);
  return wrongValue(parameter, listed(words, "or"), given, { suggestion, ...more });
}

/** Moves what is allowed to a separate line, from a sentence that ends with `Send 2025 or 2026`. */
export function inTwoLines(message: string): Pick<CommandIssue, "what" | "allowed"> {
  const [, what = message, choices] = /^(.+)\. Send ([^.]+)$/.exec(message) ?? [];
  return choices === undefined ? { what } : { what, allowed: choices };
}

/** The usual reasons, by the code of Node. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "you may not read it",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
};

/**
 * Why a file cannot be read. Names the whole path, because the user may expect the file in
 * another folder.
 */
export function whyUnreadable(path: string, error: unknown): string {
  const code = codeOf(error);
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : `the system reports ${code}`;
  const whole = resolve(path);
  const tried = whole === path ? "" : ` (tried ${printable(whole)})`;
  return `${quoted(path)} cannot be read: ${reason}${tried}`;
}

/** The error of an argument whose file cannot be read. */
export function unreadable(
  parameter: string,
  path: string,
  error: unknown,
  more: Pick<CommandIssue, "allowed" | "see">,
): AlmanacError {
  const what = whyUnreadable(path, error);
  const issue = { code: "invalid_value", parameter, what, ...more };
  return new AlmanacError("invalid", [issue], { cause: error });
}

/** The error of a file or folder that cannot be written. */
export function unwritable(
  path: string,
  error: unknown,
  issue: Required<Pick<CommandIssue, "parameter" | "allowed" | "see">>,
): AlmanacError {
  const what = `${quoted(path)} cannot be written (${codeOf(error)})`;
  return new AlmanacError("unavailable", [{ code: "output_failure", what, ...issue }], {
    cause: error,
  });
}

/** The code of an error of Node: `ENOENT`. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
