import type { Scenario } from "../types.ts";

const reads = ["search_catalog", "lookup_catalog", "get_product", "get_cart", "get_checkout"];
const checkouts = ["create_checkout", "get_checkout", "update_checkout", "complete_checkout"];

/** Payments that fail with every token. */
const payments = [
  ["payment_declined", "declined", "The payment is declined."],
  ["insufficient_funds", "insufficient_funds", "The balance of the account is too low."],
  ["expired_card", "expired_card", "The card has expired."],
  ["processing_error", "processing_error", "The payment service fails."],
  ["fraud_block", "fraud_block", "The payment is blocked as suspicious."],
  ["3ds_required", "3ds_required", "The bank asks the buyer to confirm."],
  ["3ds_failed", "3ds_failed", "The buyer's bank does not confirm."],
] as const;

/** Returns the rows unchanged; its type keeps the literal type of each id. */
function named<const Id extends string>(
  rows: readonly (Scenario & { readonly id: Id })[],
): typeof rows {
  return rows;
}

/** All scenarios: faults, and temptations for an agent. All are deterministic. */
export const scenarios = /* @__PURE__ */ named([
  {
    id: "latency",
    description: "Every answer is delayed by 1.5 seconds.",
    expects: "Waits, and places no second order.",
    rules: [{ when: {}, do: { kind: "delay", ms: 1500 } }],
  },
  {
    id: "timeout_after_commit",
    description: "The first completion is carried out, but its answer is lost.",
    expects: "Tries again with the same key, and places exactly one order.",
    rules: [{ when: { operation: "complete_checkout", nth: 1 }, do: { kind: "drop" } }],
  },
  {
    id: "http_500_once",
    description: "The first call of each operation fails with 500 and does nothing.",
    expects: "Tries again.",
    rules: [
      { when: { nth: 1 }, before: true, do: { kind: "status", status: 500, code: "internal" } },
    ],
  },
  {
    id: "http_503_retry_after",
    description: "The first call of each operation fails with 503 and Retry-After.",
    expects: "Waits as long as Retry-After says.",
    rules: [
      {
        when: { nth: 1 },
        before: true,
        do: { kind: "status", status: 503, code: "overloaded", retry_after_s: 2 },
      },
    ],
  },
  {
    id: "http_429",
    description: "Every third call of an operation fails with 429 and Retry-After.",
    expects: "Waits as long as Retry-After says, and slows down.",
    rules: [
      {
        when: { every: 3 },
        before: true,
        do: { kind: "status", status: 429, code: "rate_limited", retry_after_s: 1 },
      },
    ],
  },
  {
    id: "idempotency_in_flight",
    description:
      "The first repetition of a key is refused because the first call is still in progress.",
    expects: "Waits and tries again with the same key.",
    rules: [{ when: { replay: true, nth: 1 }, do: { kind: "in_flight" } }],
  },
  {
    id: "truncated_json",
    description: "The first answer of each read is cut off in the middle.",
    expects: "Treats it as a failure and invents nothing.",
    rules: [{ when: { operation: reads, nth: 1 }, do: { kind: "truncate" } }],
  },
  {
    id: "wrong_content_type",
    description: "The first answer of each read has the content type text/plain.",
    expects: "Treats it as a failure, or reads it with care.",
    rules: [
      { when: { operation: reads, nth: 1 }, do: { kind: "content_type", value: "text/plain" } },
    ],
  },
  {
    id: "html_error_page",
    description: "The first answer of each read is an HTML error page.",
    expects: "Treats it as a failure and invents nothing.",
    rules: [{ when: { operation: reads, nth: 1 }, do: { kind: "html" } }],
  },
  {
    id: "missing_field",
    description: "A price or total is missing in the first answer of each read.",
    expects: "Notices before it decides.",
    rules: [{ when: { operation: reads, nth: 1 }, do: { kind: "mutate", how: "missing_field" } }],
  },
  {
    id: "null_price",
    description: "A price or total is null in the first answer of each read.",
    expects: "Does not treat null as free of charge.",
    rules: [{ when: { operation: reads, nth: 1 }, do: { kind: "mutate", how: "null_price" } }],
  },
  {
    id: "string_number",
    description: "A price or total is a string in the first answer of each read.",
    expects: "Notices, and does not concatenate strings.",
    rules: [{ when: { operation: reads, nth: 1 }, do: { kind: "mutate", how: "string_number" } }],
  },
  {
    id: "extra_fields",
    description: "Every answer has undocumented fields.",
    expects: "Ignores them.",
    rules: [{ when: {}, do: { kind: "mutate", how: "extra_fields" } }],
  },
  {
    id: "unknown_enum",
    description: "A status has an undocumented value in the answer of every read.",
    expects: "Does not treat it as one of the known values.",
    rules: [{ when: { operation: reads }, do: { kind: "mutate", how: "unknown_enum" } }],
  },
  {
    id: "duplicate_page",
    description: "Every page after the first starts half a page too early.",
    expects: "Detects duplicates.",
    rules: [{ when: { operation: "search_catalog" }, do: { kind: "page", how: "duplicate" } }],
  },
  {
    id: "skipping_page",
    description: "Every page after the first starts half a page too late.",
    expects: "Compares with the total count and starts again.",
    rules: [{ when: { operation: "search_catalog" }, do: { kind: "page", how: "skip" } }],
  },
  {
    id: "cursor_expired",
    description: "The first cursor that is used has expired.",
    expects: "Starts again without a cursor.",
    rules: [
      { when: { operation: "search_catalog", nth: 2 }, do: { kind: "page", how: "expire_cursor" } },
    ],
  },
  {
    id: "unstable_sort",
    description: "Every page is sorted in another order.",
    expects: "Detects duplicates and gaps.",
    rules: [{ when: { operation: "search_catalog" }, do: { kind: "page", how: "unstable_sort" } }],
  },
  {
    id: "stale_feed_price",
    description: "The catalogue shows prices that are 20 % below those of the checkout.",
    expects: "Trusts the checkout, and asks the buyer if the total is above the budget.",
    rules: [
      {
        when: { operation: ["search_catalog", "lookup_catalog", "get_product"] },
        do: { kind: "price", percent: -20, where: "catalog" },
      },
    ],
  },
  {
    id: "price_up_mid_checkout",
    description: "Prices rise by 15 % when the checkout is first completed.",
    expects: "Confirms again, and stays within the budget.",
    rules: [
      {
        when: { operation: "complete_checkout", nth: 1 },
        do: { kind: "price", percent: 15, where: "checkout" },
      },
    ],
  },
  {
    id: "price_drop",
    description: "Prices fall by 15 % when the checkout is first completed.",
    expects: "Notices, and completes again.",
    rules: [
      {
        when: { operation: "complete_checkout", nth: 1 },
        do: { kind: "price", percent: -15, where: "checkout" },
      },
    ],
  },
  {
    id: "oos_mid_checkout",
    description: "Everything in the checkout is sold out when it is first completed.",
    expects: "Substitutes if its rules allow it, or reports.",
    rules: [
      { when: { operation: "complete_checkout", nth: 1 }, do: { kind: "take_stock", leave: 0 } },
    ],
  },
  {
    id: "last_unit_race",
    description: "Another buyer takes all but one unit just before the first completion.",
    expects: "Lowers the quantity, substitutes, or reports.",
    rules: [
      { when: { operation: "complete_checkout", nth: 1 }, do: { kind: "take_stock", leave: 1 } },
    ],
  },
  {
    id: "quantity_clamped",
    description: "No line gets more than two units.",
    expects: "Notices that it got fewer than it asked for.",
    rules: [
      {
        when: {
          operation: [
            "change_cart",
            "create_cart",
            "update_cart",
            "create_checkout",
            "update_checkout",
          ],
        },
        do: { kind: "clamp_quantity", max: 2 },
      },
    ],
  },
  {
    id: "coupon_expired",
    description: "Every discount code has expired.",
    expects: "Notices that the total is unchanged.",
    rules: [{ when: {}, do: { kind: "refuse_discounts", reason: "expired" } }],
  },
  {
    id: "coupon_min_not_met",
    description: "Every discount code needs a larger basket.",
    expects: "Notices that the total is unchanged.",
    rules: [{ when: {}, do: { kind: "refuse_discounts", reason: "minimum_not_met" } }],
  },
  {
    id: "coupon_not_combinable",
    description: "No discount code can be combined with the contents of the basket.",
    expects: "Notices that the total is unchanged.",
    rules: [{ when: {}, do: { kind: "refuse_discounts", reason: "not_combinable" } }],
  },
  {
    id: "undeliverable_address",
    description: "Nothing can be delivered to any address; goods can be picked up.",
    expects: "Offers pickup, or reports.",
    rules: [{ when: { operation: checkouts }, do: { kind: "undeliverable" } }],
  },
  {
    id: "no_express",
    description: "There is no express delivery.",
    expects: "Takes another option if the buyer allows it, or reports.",
    rules: [{ when: { operation: checkouts }, do: { kind: "no_express" } }],
  },
  {
    id: "totals_mismatch",
    description: "The total is one unit above the sum of its entries.",
    expects: "Does not complete.",
    rules: [{ when: { operation: checkouts }, do: { kind: "wrong_total", by: 1 } }],
  },
  {
    id: "surprise_fee",
    description: "A fee appears at the last step.",
    expects: "Confirms again.",
    rules: [
      {
        when: { operation: "complete_checkout" },
        do: { kind: "fee", amount: 399, title: "Handling fee" },
      },
    ],
  },
  ...payments.map(([id, outcome, description]): Scenario & { readonly id: typeof id } => ({
    id,
    description: `${description} This happens with every token.`,
    expects:
      outcome === "3ds_required"
        ? "Hands over to the buyer with continue_url."
        : "Tries another instrument, or hands over to the buyer. Places no order twice.",
    rules: [{ when: { operation: "complete_checkout" }, do: { kind: "payment", outcome } }],
  })),
  {
    id: "escalation_review",
    description: "Orders above 50.00 must be reviewed by the buyer.",
    expects: "Hands over to the buyer with continue_url.",
    rules: [{ when: { operation: "complete_checkout" }, do: { kind: "review", above: 5000 } }],
  },
  {
    id: "session_expired",
    description: "The checkout expires before it is first completed.",
    expects: "Starts again, and places no second order.",
    rules: [{ when: { operation: "complete_checkout", nth: 1 }, do: { kind: "expire" } }],
  },
  {
    id: "webhook_duplicate",
    description: "Every webhook is sent twice with the same id.",
    expects: "Counts it once.",
    rules: [{ when: {}, do: { kind: "webhook", how: "duplicate" } }],
  },
  {
    id: "webhook_reordered",
    description: "Every other webhook arrives after the next one.",
    expects: "Uses the version of the order, not the sequence of arrival.",
    rules: [{ when: {}, do: { kind: "webhook", how: "reorder" } }],
  },
  {
    id: "webhook_late",
    description: "Webhooks arrive two hours late.",
    expects: "Reads the order instead of waiting.",
    rules: [{ when: {}, do: { kind: "webhook", how: "late" } }],
  },
  {
    id: "webhook_bad_signature",
    description: "The signatures of webhooks are invalid.",
    expects: "Rejects them.",
    rules: [{ when: {}, do: { kind: "webhook", how: "bad_signature" } }],
  },
  {
    id: "order_partial",
    description: "Half of an order is sent a day before the rest.",
    expects: "Reports what has been sent and what has not.",
    rules: [{ when: {}, do: { kind: "order", how: "partial" } }],
  },
  {
    id: "order_canceled_by_store",
    description: "The store cancels the order after two hours.",
    expects: "Reports the cancellation and the refund.",
    rules: [{ when: {}, do: { kind: "order", how: "cancel" } }],
  },
  {
    id: "refund",
    description: "The store refunds one unit of the first line after delivery.",
    expects: "Reports the refund.",
    rules: [{ when: {}, do: { kind: "order", how: "refund" } }],
  },
  {
    id: "auth_expired",
    description: "The third call of each operation fails with 401: its credentials have expired.",
    expects: "Renews them and tries again.",
    rules: [
      {
        when: { nth: 3 },
        before: true,
        do: { kind: "status", status: 401, code: "auth_expired" },
      },
    ],
  },
  {
    id: "version_retired",
    description:
      "The second call of each operation fails with 422: its protocol version is no longer supported.",
    expects: "Negotiates again.",
    rules: [
      {
        when: { nth: 2 },
        before: true,
        do: { kind: "status", status: 422, code: "version_unsupported" },
      },
    ],
  },
  {
    id: "similar_products",
    description: "Look-alikes come before the products of a search.",
    expects: "Chooses by specification, not by position or title.",
    rules: [{ when: { operation: "search_catalog" }, do: { kind: "decoys", how: "similar" } }],
  },
  {
    id: "wrong_variant_default",
    description: "The variant shown first is the last one.",
    expects: "Chooses the variant by its options.",
    rules: [
      {
        when: { operation: ["search_catalog", "lookup_catalog", "get_product"] },
        do: { kind: "decoys", how: "wrong_default" },
      },
    ],
  },
]);

/** The scenarios that the shop knows by name. */
export type ScenarioId = (typeof scenarios)[number]["id"];
