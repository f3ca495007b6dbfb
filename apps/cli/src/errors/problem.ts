import type { AlmanacError, CommandIssue } from "./almanac-error.ts";
import { errorKinds } from "./error-kinds.ts";

/** The API's error body (RFC 9457), as --json and --ndjson print it on stderr. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly suggestions?: readonly object[];
  readonly errors: readonly { parameter?: string; code: string; detail: string }[];
}

export function toProblem(error: AlmanacError): Problem {
  const { status, title } = errorKinds[error.category];
  return {
    type: `/problems/${error.code.replaceAll("_", "-")}`,
    title,
    status,
    detail: error.issues.map(describe).join(" "),
    code: error.code,
    ...(error.suggestions.length === 0 ? {} : { suggestions: error.suggestions }),
    errors: error.issues.map((issue) => ({
      ...(issue.parameter === undefined ? {} : { parameter: issue.parameter }),
      code: issue.code,
      detail: describe(issue),
    })),
  };
}

function describe(issue: CommandIssue): string {
  const allowed = issue.allowed === undefined ? "" : ` Allowed: ${issue.allowed}.`;
  const suggestion = issue.suggestion === undefined ? "" : ` Did you mean "${issue.suggestion}"?`;
  return `${issue.what}.${allowed}${suggestion}`;
}
