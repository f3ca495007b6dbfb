import type { AlmanacError, Fault } from "./almanac-error.ts";
import { categories } from "./categories.ts";

/** The API's error body (RFC 9457), as --json and --ndjson print it on stderr. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors: readonly { parameter?: string; code: string; detail: string }[];
}

export function toProblem(error: AlmanacError): Problem {
  const { status, title } = categories[error.category];
  return {
    type: `/problems/${error.code.replaceAll("_", "-")}`,
    title,
    status,
    detail: error.faults.map(describe).join(" "),
    code: error.code,
    errors: error.faults.map((fault) => ({
      ...(fault.parameter === undefined ? {} : { parameter: fault.parameter }),
      code: fault.code,
      detail: describe(fault),
    })),
  };
}

function describe(fault: Fault): string {
  const allowed = fault.allowed === undefined ? "" : ` Allowed: ${fault.allowed}.`;
  const suggestion = fault.suggestion === undefined ? "" : ` Did you mean "${fault.suggestion}"?`;
  return `${fault.what}.${allowed}${suggestion}`;
}
