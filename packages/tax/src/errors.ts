/**
 * The codes of {@link TaxError} by category: `invalid` input is malformed, `unsupported` input is well-formed but no rules
 * are loaded for it.
 *
 * @example
 * taxErrorCodes.unsupported.includes("unsupported_tax_year"); // => true
 */
export const taxErrorCodes = {
  invalid: ["invalid_request", "missing_field", "invalid_type", "invalid_value", "unknown_field"],
  unsupported: [
    "unsupported_jurisdiction",
    "unsupported_tax_year",
    "unsupported_filing_status",
    "unsupported_input",
  ],
} as const;

/** `invalid` or `unsupported`. */
export type TaxErrorCategory = keyof typeof taxErrorCodes;

/** Every code that an error or one of its issues can have. */
export type TaxErrorCode = (typeof taxErrorCodes)[TaxErrorCategory][number];

/** One problem of a request: which field, what is wrong with it, and what is allowed. */
export interface TaxIssue {
  readonly code: TaxErrorCode;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** zod's result shape: the answer, or the error that the throwing twin would throw. */
export type SafeResult<Answer> =
  | { readonly success: true; readonly data: Answer; readonly error?: never }
  | { readonly success: false; readonly error: TaxError; readonly data?: never };

/**
 * The one error of this library. `issues` lists every problem of the request; `code` is the code they share, else
 * `invalid_request`.
 *
 * @example
 * safeCalculateTax({ jurisdiction: "US" }).error.code; // => "missing_field"
 */
export class TaxError extends Error {
  override readonly name = "TaxError";
  readonly code: TaxErrorCode;
  readonly category: TaxErrorCategory;
  readonly issues: readonly TaxIssue[];

  /** The root and the subpaths are published as separate files: an error of either is one of both. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "TaxError" && "issues" in value;
  }

  constructor(issues: readonly TaxIssue[]) {
    super(summarise(issues));
    const codes = new Set(issues.map((issue) => issue.code));
    const [first = "invalid_request"] = codes;
    this.code = codes.size === 1 ? first : "invalid_request";
    this.category = taxErrorCodes.invalid.some((code) => code === this.code)
      ? "invalid"
      : "unsupported";
    this.issues = issues;
  }
}

const shownIssues = 10;

function summarise(issues: readonly TaxIssue[]): string {
  const shown = issues.slice(0, shownIssues).map((issue) => issue.message);
  const rest = issues.length - shown.length;
  return [...shown, ...(rest > 0 ? [`And ${rest} more problems.`] : [])].join(" ");
}
