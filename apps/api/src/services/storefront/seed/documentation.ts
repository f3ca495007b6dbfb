import { requestCodes } from "@almanac/kernel/errors/issue";
import { keysOf } from "@almanac/kernel/objects/keys-of";
import { storeErrorCodes } from "@almanac/storefront-fixtures";
import { cartSchema, seedCheckoutSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import type { DocumentedOperation, ErrorCodes } from "../../../http/operation/operation.ts";

/** The limits that the descriptions of several operations state. */
export const limits =
  "Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.";

export const writeHeaders =
  "With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).";

export const writeLimits = `${limits} ${writeHeaders}`;

const id = (description: string, example: string) =>
  z.string().min(1).max(200).meta({ description, example });

export const productParams = z.object({
  product_id: id("Id of a product or of one of its variants", "prd_quiet-saucepan_n3j0"),
});
export const cartParams = z.object({
  cart_id: id("Id of a cart, from the answer that created it", "cart_pqabz3bb486wma3zy916aq9zrc"),
});
export const checkoutParams = z.object({
  checkout_id: id(
    "Id of a checkout, from the answer that started it",
    "chk_mgvn2tam2t99nvy7xkrf8nxqs0",
  ),
});
export const orderParams = z.object({
  order_id: id("Id of an order, from the completed checkout", "ord_5qa570eymhhhkhxvjx755dvenc"),
});
export const cartReply = (description: string) => ({ description, schema: cartSchema });
export const checkoutReply = (description: string) => ({ description, schema: seedCheckoutSchema });

/** Errors that every operation of the shop can answer with. A scenario can make any of them fail. */
const everyErrors: ErrorCodes = {
  invalid: [...requestCodes, "unknown_scenario"],
  overloaded: ["scenario_fault"],
};

/** The errors of an operation that reads. */
export function readErrors(more: ErrorCodes): ErrorCodes {
  const categories = keysOf({ ...everyErrors, ...more });
  return Object.fromEntries(
    categories.map((name) => [name, [...(everyErrors[name] ?? []), ...(more[name] ?? [])]]),
  );
}

/** What the document says of every operation that writes. */
export function writing(
  more: ErrorCodes,
): Pick<DocumentedOperation, "conditions" | "etag" | "errorCodes" | "statusOfCode"> {
  return {
    conditions: ["Idempotency-Key", "If-Match"],
    etag: "stored",
    errorCodes: readErrors({
      ...more,
      conflict: ["idempotency_conflict", "idempotency_in_flight", ...(more.conflict ?? [])],
      precondition: storeErrorCodes.precondition,
    }),
    // draft-ietf-httpapi-idempotency-key-header-06, section 2.7
    statusOfCode: { idempotency_conflict: 422 },
  };
}

/** What the document says of an operation that changes a cart. */
export const cartWriting = writing({
  invalid: ["invalid_action", "invalid_quantity", "variant_required"],
  unsupported: ["unsupported_market"],
  not_found: ["product_not_found", "cart_not_found", "line_not_found"],
  conflict: ["insufficient_stock", "cart_not_modifiable"],
  overloaded: ["too_many_carts"],
});
