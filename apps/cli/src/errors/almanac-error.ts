import type { ErrorKind } from "./error-kinds.ts";

/** One fault in a command line. It names the option or argument that the user typed. */
export interface CommandIssue {
  /** Never changes, and is the same as in the API. */
  readonly code: string;
  /** The option or argument as the help writes it: `--length`, `<size>`. */
  readonly parameter?: string;
  /** Says which value is wrong and why. Begins with the parameter. */
  readonly what: string;
  /** The values that would be accepted. */
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
  /** Overrides the exit code of the category. An invalid VIN, for example, is an answer of "no" (1). */
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
