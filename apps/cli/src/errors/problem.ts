import { isLibraryError } from "@almanac/kernel/errors/library-error";
import { AlmanacError, type CommandIssue } from "./almanac-error.ts";
import { errorKinds } from "./exit-codes.ts";

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

/** The error of a library in the words of the library, or undefined for any other value. */
export function fromLibrary(error: unknown): AlmanacError | undefined {
  if (!isLibraryError(error)) return undefined;
  const own = error.issues.map(({ code, path, message }): CommandIssue => {
    const parameter = path.join(".");
    const what = message.replace(/\.$/, "");
    return { code, what, ...(parameter === "" ? {} : { parameter }) };
  });
  return own.length === 0 ? undefined : new AlmanacError(error.category, own, { cause: error });
}

/** Throws an error that is not about the request: it ends the command. */
export function problemOfLibrary(error: unknown): Problem {
  const known = fromLibrary(error);
  if (known === undefined || known.category === "unavailable") throw error;
  return toProblem(known);
}
