import { type Issue, requestCodes } from "@almanac/kernel/errors/issue";
import { type CodeOf, LibraryError } from "@almanac/kernel/errors/library-error";
import type { SafeResult as Result } from "@almanac/kernel/errors/result";

/**
 * The codes of {@link VinError} by category. `invalid`: the input is malformed. `unsupported`: no
 * table has the make, the model or the vehicle. `not_found`: the VIN is well-formed, but no table
 * knows its maker. `unavailable`: the tables themselves cannot be used.
 *
 * @example
 * vinErrorCodes.not_found; // => ["unknown_wmi", "not_found"]
 */
export const vinErrorCodes = {
  invalid: [
    ...requestCodes,
    "invalid_length",
    "invalid_character",
    "invalid_check_digit",
    "invalid_year_code",
  ],
  unsupported: ["unsupported_make", "unsupported_model", "unsupported_vehicle"],
  not_found: ["unknown_wmi", "not_found"],
  unavailable: ["missing_data", "damaged_data"],
} as const;

/** `invalid`, `unsupported`, `not_found` or `unavailable`. */
export type VinErrorCategory = keyof typeof vinErrorCodes;

/** Every code that an error or one of its issues can have. */
export type VinErrorCode = CodeOf<typeof vinErrorCodes>;

/** One issue: the path (`["vin"]` or an option), what is wrong with it, and what is allowed. */
export interface VinIssue extends Issue<VinErrorCode> {
  /** Positions of the VIN that are wrong, from 1. */
  readonly positions?: readonly number[];
  /**
   * The kind of number that was probably given instead, if the text has a known form that is not
   * a VIN.
   */
  readonly hint?: string;
}

/** A VIN that was probably meant. */
export interface VinSuggestion {
  /** A well-formed VIN. */
  readonly vin: string;
  /**
   * `separator`: the text has blanks, hyphens or similar characters. `letter`: I, O or Q was
   * written for 1 or 0. `pattern`: the maker's patterns allow only this at the wrong position.
   * `swap`: two neighbouring characters change places. `lookalike`: a similar character.
   * `check_digit`: the check digit of the other characters. `character`: any other character.
   */
  readonly reason:
    | "separator"
    | "letter"
    | "pattern"
    | "swap"
    | "lookalike"
    | "check_digit"
    | "character";
  /**
   * 1-based positions that change: of the text without blanks around it for `separator`, else of
   * the VIN.
   */
  readonly positions: readonly number[];
}

/** Options of a {@link VinError}, besides its issues. */
export interface VinErrorOptions extends ErrorOptions {
  /** Finds the VINs that were probably meant. */
  readonly suggest?: () => readonly VinSuggestion[];
}

/** The answer, or the error that the throwing form of the operation would throw. */
export type SafeResult<Answer> = Result<Answer, VinError>;

/**
 * The only error class of this library. `issues` lists everything that is wrong with the request.
 * `code` is the code that all issues share, or else `invalid_request`.
 *
 * @example
 * safeDecodeVin("1HGCM82633A00435").error.code; // => "invalid_length"
 */
export class VinError extends LibraryError<typeof vinErrorCodes, VinIssue> {
  /** The brand by which another copy of this library recognises the class. */
  static readonly library = "VinError";
  /** The name of the class. */
  declare readonly name: "VinError";

  /** Finds `suggestions` when they are first read, because that takes longer than a decode. */
  readonly #suggest: (() => readonly VinSuggestion[]) | undefined;
  #suggestions: readonly VinSuggestion[] | undefined;

  constructor(issues: readonly VinIssue[], options?: VinErrorOptions) {
    super(new.target.library, vinErrorCodes, issues, options);
    this.#suggest = options?.suggest;
  }

  /**
   * VINs that were probably meant, the most likely first, at most ten. They never replace the
   * input. They are searched for when this property is first read.
   */
  get suggestions(): readonly VinSuggestion[] {
    this.#suggestions ??= this.#suggest?.() ?? [];
    return this.#suggestions;
  }
}
