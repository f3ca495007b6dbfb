/**
 * The codes of {@link StoreError} by category: `invalid` input is malformed, `unsupported` input is well-formed but this
 * shop has no rules for it, a `conflict` is with the present state, a `precondition` is a version that has passed.
 *
 * @example
 * storeErrorCodes.not_found.includes("cart_not_found"); // => true
 */
export const storeErrorCodes = {
  invalid: [
    "invalid_request",
    "missing_field",
    "invalid_type",
    "invalid_value",
    "unknown_field",
    "invalid_action",
    "invalid_quantity",
    "invalid_cursor",
    "variant_required",
    "unknown_scenario",
  ],
  unsupported: ["unsupported_market", "unsupported_fixture_version", "unsupported_snapshot"],
  not_found: [
    "product_not_found",
    "cart_not_found",
    "line_not_found",
    "checkout_not_found",
    "order_not_found",
    "webhook_not_found",
  ],
  conflict: [
    "insufficient_stock",
    "cart_not_modifiable",
    "checkout_not_modifiable",
    "order_not_modifiable",
    "idempotency_conflict",
    "idempotency_in_flight",
    "cursor_expired",
  ],
  precondition: ["version_mismatch"],
  overloaded: ["too_many_carts", "scenario_fault"],
} as const;

/** `invalid`, `unsupported`, `not_found`, `conflict`, `precondition` or `overloaded`. */
export type StoreErrorCategory = keyof typeof storeErrorCodes;

/** Every code that an error or one of its issues can have. */
export type StoreErrorCode = (typeof storeErrorCodes)[StoreErrorCategory][number];

/** One problem of a command: which field, what is wrong with it, and what is allowed. */
export interface StoreIssue {
  readonly code: StoreErrorCode;
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** Units that can still be had, with `insufficient_stock`. */
  readonly available?: number;
  /** The variants to choose from, with `variant_required`. */
  readonly variant_ids?: readonly string[];
}

/** zod's result shape: the answer, or the error that the throwing twin would throw. */
export type SafeResult<Answer> =
  | { readonly success: true; readonly data: Answer; readonly error?: never }
  | { readonly success: false; readonly error: StoreError; readonly data?: never };

/**
 * The one error of this library. `issues` lists every problem of the command; `code` is the code they share, else
 * `invalid_request`.
 *
 * @example
 * createStore().dispatch({ type: "get_cart", cart_id: "nobody" }).result.error.code; // => "cart_not_found"
 */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  readonly category: StoreErrorCategory;
  readonly issues: readonly StoreIssue[];

  constructor(issues: readonly StoreIssue[]) {
    super(summarise(issues));
    const codes = new Set(issues.map((issue) => issue.code));
    const [first = "invalid_request"] = codes;
    this.code = codes.size === 1 ? first : "invalid_request";
    this.category = categoryOf(this.code);
    this.issues = issues;
  }
}

function categoryOf(code: StoreErrorCode): StoreErrorCategory {
  for (const [category, codes] of Object.entries(storeErrorCodes)) {
    if (codes.some((known: string) => known === code)) return category as StoreErrorCategory;
  }
  return "invalid";
}

const shownIssues = 10;

function summarise(issues: readonly StoreIssue[]): string {
  const shown = issues.slice(0, shownIssues).map((issue) => issue.message);
  const rest = issues.length - shown.length;
  return [...shown, ...(rest > 0 ? [`And ${rest} more problems.`] : [])].join(" ");
}
