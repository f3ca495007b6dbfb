import { type Issue, requestCodes } from "@almanac/kernel/errors/issue";
import { type CodeOf, LibraryError } from "@almanac/kernel/errors/library-error";
import type { SafeResult as Result } from "@almanac/kernel/errors/result";

/**
 * The codes of {@link DimWeightError} by category: `invalid` input is malformed, `unsupported`
 * input is well-formed but no rule is known for it.
 *
 * @example
 * dimWeightErrorCodes.unsupported.includes("unsupported_carrier"); // => true
 */
export const dimWeightErrorCodes = {
  invalid: requestCodes,
  unsupported: ["unsupported_carrier", "unsupported_profile", "unsupported_date"],
} as const;

/** `invalid` or `unsupported`. */
export type DimWeightErrorCategory = keyof typeof dimWeightErrorCodes;

/** Every code that an error or one of its issues can have. */
export type DimWeightErrorCode = CodeOf<typeof dimWeightErrorCodes>;

/** One fault of a request: which field, what is wrong with it, and what is allowed. */
export type DimWeightIssue = Issue<DimWeightErrorCode>;

/** The answer, or the error that the throwing form of the operation throws. */
export type SafeResult<Answer> = Result<Answer, DimWeightError>;

/**
 * The only error class of this library. `issues` lists every fault of the request. `code` is the
 * code that all issues share, or else `invalid_request`.
 *
 * @example
 * safeCalculateDimWeight({ lengthCm: 40 }).error.issues.length; // => 4
 */
export class DimWeightError extends LibraryError<typeof dimWeightErrorCodes, DimWeightIssue> {
  static readonly library = "DimWeightError";
  declare readonly name: "DimWeightError";

  constructor(issues: readonly DimWeightIssue[]) {
    super(new.target.library, dimWeightErrorCodes, issues);
  }
}
