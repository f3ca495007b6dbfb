import type { ErrorKind } from "./error-kinds.ts";

/** One thing that is wrong with a command line, named by the option or argument that was typed. */
export interface CommandIssue {
  /** Stable and the same as in the API. */
  readonly code: string;
  /** The option or argument as it is typed: `--length`, `<size>`. */
  readonly parameter?: string;
  /** What is wrong with which value; begins with the parameter. */
  readonly what: string;
  /** What would be right. */
  readonly allowed?: string;
  /** The nearest right value. */
  readonly suggestion?: string | undefined;
  /** The command to look at next. */
  readonly see?: string;
}

/** All issues of one command line, reported together. */
export class AlmanacError extends Error {
  readonly category: ErrorKind;
  readonly code: string;
  readonly issues: readonly CommandIssue[];
  /** Where the answer to the question is "no" although the words that asked it are wrong; else the category's code. */
  readonly exit: number | undefined;

  constructor(
    category: ErrorKind,
    issues: readonly CommandIssue[],
    options?: ErrorOptions & { readonly exit?: number },
  ) {
    super(issues.map((issue) => issue.what).join("; "), options);
    this.name = "AlmanacError";
    this.category = category;
    this.issues = issues;
    this.exit = options?.exit;
    const codes = new Set(issues.map((issue) => issue.code));
    const [common = "invalid_request"] = codes;
    this.code = codes.size === 1 ? common : "invalid_request";
  }
}
