/**
 * The codes of {@link VinError} by category: `invalid` input is malformed, `not_found` is a well-formed VIN of which no
 * table knows the maker, `unavailable` means that the tables themselves cannot be used.
 *
 * @example
 * vinErrorCodes.not_found; // => ["unknown_wmi", "not_found"]
 */
export const vinErrorCodes = {
  invalid: [
    "invalid_request",
    "invalid_type",
    "invalid_value",
    "unknown_field",
    "invalid_length",
    "invalid_character",
    "invalid_check_digit",
    "invalid_year_code",
  ],
  not_found: ["unknown_wmi", "not_found"],
  unavailable: ["missing_data", "damaged_data"],
} as const;

/** `invalid`, `not_found` or `unavailable`. */
export type VinErrorCategory = keyof typeof vinErrorCodes;

/** Every code that an error or one of its issues can have. */
export type VinErrorCode = (typeof vinErrorCodes)[VinErrorCategory][number];

/** One issue of a request: which field, what is wrong with it, and what is allowed. */
export interface VinIssue {
  /** What kind of issue it is. */
  readonly code: VinErrorCode;
  /** `["vin"]`, or the option; empty where the issue is not in the request. */
  readonly path: readonly (string | number)[];
  /** What is wrong and what is allowed, in a sentence. */
  readonly message: string;
  /** 1-based positions of the VIN that are wrong. */
  readonly positions?: readonly number[];
  /** A form that is no VIN but is known: what was probably given instead. */
  readonly hint?: string;
}

/** zod's result shape: the answer, or the error that the throwing twin would throw. */
export type SafeResult<Answer> =
  | { readonly success: true; readonly data: Answer; readonly error?: never }
  | { readonly success: false; readonly error: VinError; readonly data?: never };

/**
 * The one error of this library. `issues` lists everything that is wrong with the request; `code` is the code they share, else
 * `invalid_request`.
 *
 * @example
 * safeDecodeVin("1HGCM82633A00435").error.code; // => "invalid_length"
 */
export class VinError extends Error {
  override readonly name = "VinError";
  readonly code: VinErrorCode;
  readonly category: VinErrorCategory;
  readonly issues: readonly VinIssue[];

  constructor(issues: readonly VinIssue[], options?: ErrorOptions) {
    super(issues.map((issue) => issue.message).join(" "), options);
    const codes = new Set(issues.map((issue) => issue.code));
    const [first = "invalid_request"] = codes;
    this.code = codes.size === 1 ? first : "invalid_request";
    this.category = categoryOf(this.code);
    this.issues = issues;
  }
}

const categories = Object.keys(vinErrorCodes) as VinErrorCategory[];

function categoryOf(code: VinErrorCode): VinErrorCategory {
  const has = (category: VinErrorCategory) => vinErrorCodes[category].some((each) => each === code);
  return categories.find(has) ?? "invalid";
}

/** The failing half of a {@link SafeResult}. */
export function failure(reason: VinError | readonly VinIssue[]): {
  readonly success: false;
  readonly error: VinError;
} {
  return { success: false, error: reason instanceof VinError ? reason : new VinError(reason) };
}

/** The answer, or the error thrown. */
export function unwrap<Answer>(result: SafeResult<Answer>): Answer {
  if (result.success) return result.data;
  throw result.error;
}
