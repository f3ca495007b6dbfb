import type { Category } from "./categories.ts";

/** One problem of the command line, in the words of the person who typed it. */
export interface Fault {
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

/** All problems of one command line, reported together. */
export class AlmanacError extends Error {
  readonly category: Category;
  readonly code: string;
  readonly faults: readonly Fault[];
  /** Where the answer to the question is "no" although the words that asked it are wrong; else the category's code. */
  readonly exit: number | undefined;

  constructor(
    category: Category,
    faults: readonly Fault[],
    options?: ErrorOptions & { readonly exit?: number },
  ) {
    super(faults.map((fault) => fault.what).join("; "), options);
    this.name = "AlmanacError";
    this.category = category;
    this.faults = faults;
    this.exit = options?.exit;
    const codes = new Set(faults.map((fault) => fault.code));
    const [common = "invalid_request"] = codes;
    this.code = codes.size === 1 ? common : "invalid_request";
  }
}
