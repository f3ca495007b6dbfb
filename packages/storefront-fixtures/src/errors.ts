import { type Issue, requestCodes } from "@almanac/kernel/errors/issue";
import { type CodeOf, LibraryError } from "@almanac/kernel/errors/library-error";
import type { SafeResult as Result } from "@almanac/kernel/errors/result";

/**
 * The codes of {@link StoreError} by category. `invalid` input is malformed, `unsupported` input is
 * well-formed but this shop has no rules for it, a `conflict` contradicts the present state, and a
 * failed `precondition` names a version that is no longer the present one.
 *
 * @example
 * storeErrorCodes.not_found.includes("cart_not_found"); // => true
 */
export const storeErrorCodes = {
  invalid: [
    ...requestCodes,
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
export type StoreErrorCode = CodeOf<typeof storeErrorCodes>;

/** One issue of a command: which field, what is wrong with it, and what is allowed. */
export interface StoreIssue extends Issue<StoreErrorCode> {
  /** Units that can still be bought; with `insufficient_stock`. */
  readonly available?: number;
  /** Ids of the variants to choose from; with `variant_required`. */
  readonly variant_ids?: readonly string[];
}

/** The answer, or the error that the throwing form of the operation would throw. */
export type SafeResult<Answer> = Result<Answer, StoreError>;

/**
 * The one error of this library. `issues` lists every issue of the command; `code` is their common
 * code, or `invalid_request`.
 *
 * @example
 * createStore().dispatch({ type: "get_cart", cart_id: "missing" }).result.error.code; // => "cart_not_found"
 */
export class StoreError extends LibraryError<typeof storeErrorCodes, StoreIssue> {
  /** Names the library, also to other copies of it. */
  static readonly library = "StoreError";
  /** The name of the class. */
  declare readonly name: "StoreError";

  constructor(issues: readonly StoreIssue[]) {
    super(new.target.library, storeErrorCodes, issues);
  }
}
