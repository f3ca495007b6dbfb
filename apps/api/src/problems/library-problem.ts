import type { Category } from "@almanac/kernel/errors/category";
import type { Issue } from "@almanac/kernel/errors/issue";
import { isLibraryError as isOfKernel } from "@almanac/kernel/errors/library-error";
import { asParameters } from "@almanac/kernel/messages/wording";
import type { Log } from "../observe/log.ts";
import { isStoreOutage, outageReason } from "../store/outage.ts";
import { type Fault, type Problem, ProblemError, problemPath } from "./problem.ts";
import { categoryKinds, platformProblem } from "./problem-kinds.ts";

/** The shape that the errors of all our libraries share. */
export interface LibraryError extends Error {
  readonly code: string;
  readonly category: Category;
  readonly issues: readonly Issue[];
  /** The phase that a lookup reached, if the error is from a lookup. */
  readonly phase?: string;
  /**
   * What was probably meant, if the library can find it. Finding it can take a few milliseconds.
   */
  readonly suggestions?: readonly Suggestion[];
}

type Suggestion = NonNullable<Problem["suggestions"]>[number];

/** Whether a value is the error of one of our libraries. */
export function isLibraryError(error: unknown): error is LibraryError {
  return isOfKernel(error);
}

/** Which part of an HTTP request has the fields of a library's request. */
export type FieldPlace = "body" | "parameter";

/**
 * Converts a library's error to a problem. `base` is the path of the library's request in the body;
 * in a batch, that is the path of the row.
 */
export function libraryProblem(
  error: LibraryError,
  place: FieldPlace,
  base: readonly (string | number)[] = [],
): ProblemError {
  const { status, title } = categoryKinds[error.category];
  // Finding suggestions for every row of a batch would take too long.
  const suggestions = base.length === 0 ? (error.suggestions ?? []) : [];
  return new ProblemError({
    type: problemPath(error.code),
    title,
    status,
    detail: place === "parameter" ? asParameters(error.message) : error.message,
    code: error.code,
    ...(error.phase === undefined ? {} : { phase: error.phase }),
    ...(suggestions.length === 0 ? {} : { suggestions: [...suggestions] }),
    errors: error.issues.map((issue) => faultOf(issue, place, base)),
  });
}

function faultOf(issue: Issue, place: FieldPlace, base: readonly (string | number)[]): Fault {
  const where =
    place === "body"
      ? { pointer: jsonPointer([...base, ...issue.path]) }
      : issue.path.length > 0
        ? { parameter: issue.path.join(".") }
        : {};
  const isUnknown = place === "parameter" && issue.code === "unknown_field";
  const detail = isUnknown ? asParameters(issue.message) : issue.message;
  return { ...where, code: issue.code, detail };
}

/** RFC 6901. The empty pointer is the whole document. */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path
    .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** The problem of any error. One that is our own fault is logged. */
export function problemOf(
  error: unknown,
  place: FieldPlace | undefined,
  where: Readonly<Record<string, string>>,
  log: Pick<Log, "warn" | "error">,
): ProblemError {
  if (error instanceof ProblemError) return error;
  return isLibraryError(error)
    ? libraryProblem(error, place ?? "body")
    : internalErrorProblem(error, where, log);
}

/** The problem for an unexpected error. The caller does not see its cause, which is logged. */
export function internalErrorProblem(
  error: unknown,
  where: Readonly<Record<string, string>>,
  log: Pick<Log, "warn" | "error">,
): ProblemError {
  if (isStoreOutage(error)) {
    log.warn(
      { ...where, reason: outageReason(error), error: describe(error) },
      "the store is unavailable",
    );
    return platformProblem(
      "unavailable",
      "The store cannot do this at the moment. Try again shortly.",
      { headers: { "Retry-After": "2" } },
    );
  }
  log.error({ ...where, error: describe(error) }, "unexpected error");
  return platformProblem("internal", "Something broke on our side. It has been logged.");
}

/** The stack says where. The message may contain what the caller sent, so it is not logged. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}
