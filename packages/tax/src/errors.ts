import { type Issue, requestCodes } from "@almanac/kernel/errors/issue";
import { type CodeOf, LibraryError } from "@almanac/kernel/errors/library-error";
import type { SafeResult as Result } from "@almanac/kernel/errors/result";

/**
 * The codes of {@link TaxError} by category: `invalid` input is malformed, `unsupported` input is
 * well-formed but no rules are loaded for it.
 *
 * @example
 * taxErrorCodes.unsupported.includes("unsupported_tax_year"); // => true
 */
export const taxErrorCodes = {
  invalid: requestCodes,
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
export type TaxErrorCode = CodeOf<typeof taxErrorCodes>;

/** One fault of a request: which field, what is wrong with it, and what is allowed. */
export type TaxIssue = Issue<TaxErrorCode>;

/** The answer, or the error that the throwing form of the operation throws. */
export type SafeResult<Answer> = Result<Answer, TaxError>;

/**
 * The only error class of this library. `issues` lists every fault of the request. `code` is the
 * code that all issues share, or else `invalid_request`.
 *
 * @example
 * safeCalculateTax({ jurisdiction: "US" }).error.code; // => "missing_field"
 */
export class TaxError extends LibraryError<typeof taxErrorCodes, TaxIssue> {
  static readonly library = "TaxError";
  declare readonly name: "TaxError";

  constructor(issues: readonly TaxIssue[]) {
    super(new.target.library, taxErrorCodes, issues);
  }
}

/** The issue of one field. */
export function issueOf(code: TaxErrorCode, field: string, message: string): TaxIssue {
  return { code, path: [field], message };
}

/** Throws the error of one field. The safe forms of the operations return it. */
export function refuse(code: TaxErrorCode, field: string, message: string): never {
  throw new TaxError([issueOf(code, field, message)]);
}
