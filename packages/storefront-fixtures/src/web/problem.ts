import { categories } from "@almanac/kernel/errors/category";
import type { StoreError } from "../errors.ts";

/** RFC 9457, with the fields that all Almanac services add. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly Readonly<Record<string, unknown>>[];
}

/** What all problems of a code share: the status and the title. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** The handler's own problems. */
const problemKinds = {
  malformed_json: { status: 400, title: "The body is not JSON" },
  not_found: categories.not_found,
  method_not_allowed: { status: 405, title: "The method is not allowed here" },
  pre_launch: { status: 503, title: "This service is not live yet" },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export function problemOf(code: string, { status, title }: ProblemKind, detail: string): Problem {
  return { type: `/problems/${code.replaceAll("_", "-")}`, title, status, detail, code };
}

/** A problem of the handler itself. */
export function handlerProblem(code: keyof typeof problemKinds, detail: string): Problem {
  return problemOf(code, problemKinds[code], detail);
}

/** Converts an error of the library to a problem. `pointer` is RFC 6901. */
export function storeProblem(error: StoreError): Problem {
  return {
    ...problemOf(error.code, categories[error.category], error.message),
    errors: error.issues.map(({ code, path, message, ...more }) => ({
      pointer: path
        .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
        .join(""),
      code,
      detail: message,
      ...more,
    })),
  };
}
