/**
 * The codes of {@link DimWeightError} by category: `invalid` input is malformed, `unsupported` input is well-formed but no
 * rule is known for it.
 *
 * @example
 * dimWeightErrorCodes.unsupported.includes("unsupported_carrier"); // => true
 */
export const dimWeightErrorCodes = {
  invalid: ["invalid_request", "missing_field", "invalid_type", "invalid_value", "unknown_field"],
  unsupported: ["unsupported_carrier", "unsupported_profile", "unsupported_date"],
} as const;

/** `invalid` or `unsupported`. */
export type DimWeightErrorCategory = keyof typeof dimWeightErrorCodes;

/** Every code that an error or one of its issues can have. */
export type DimWeightErrorCode = (typeof dimWeightErrorCodes)[DimWeightErrorCategory][number];

/** One problem of a request: which field, what is wrong with it, and what is allowed. */
export interface DimWeightIssue {
  readonly code: DimWeightErrorCode;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** zod's result shape: the answer, or the error that the throwing twin would throw. */
export type SafeResult<Answer> =
  | { readonly success: true; readonly data: Answer; readonly error?: never }
  | { readonly success: false; readonly error: DimWeightError; readonly data?: never };

/**
 * The one error of this library. `issues` lists every problem of the request; `code` is the code they share, else
 * `invalid_request`.
 *
 * @example
 * safeCalculateDimWeight({ lengthCm: 40 }).error.issues.length; // => 4
 */
export class DimWeightError extends Error {
  override readonly name = "DimWeightError";
  readonly code: DimWeightErrorCode;
  readonly category: DimWeightErrorCategory;
  readonly issues: readonly DimWeightIssue[];

  constructor(issues: readonly DimWeightIssue[]) {
    super(summarise(issues));
    const codes = new Set(issues.map((issue) => issue.code));
    const [first = "invalid_request"] = codes;
    this.code = codes.size === 1 ? first : "invalid_request";
    this.category = dimWeightErrorCodes.invalid.some((code) => code === this.code)
      ? "invalid"
      : "unsupported";
    this.issues = issues;
  }
}

const shownIssues = 10;

function summarise(issues: readonly DimWeightIssue[]): string {
  const shown = issues.slice(0, shownIssues).map((issue) => issue.message);
  const rest = issues.length - shown.length;
  if (rest > 0) shown.push(`And ${rest} more.`);
  return shown.join(" ");
}
