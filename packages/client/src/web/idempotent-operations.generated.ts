// Written by scripts/update-client.ts from the OpenAPI document. Do not edit.

/** The operations that honour an Idempotency-Key. */
export const honoursIdempotencyKey: ReadonlySet<string> = new Set([
  "POST /v1/carts",
  "DELETE /v1/carts/{cart_id}",
  "POST /v1/carts/{cart_id}",
  "POST /v1/carts/{cart_id}/checkout",
  "POST /v1/checkouts/{checkout_id}/complete",
  "POST /v1/orders/{order_id}/cancel",
  "POST /early-access",
]);
