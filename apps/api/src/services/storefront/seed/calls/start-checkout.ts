import { checkoutRequestSchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { asSent } from "../as-sent.ts";
import { cartParams, checkoutReply, writeLimits, writing } from "../documentation.ts";
import { conditions } from "../preconditions.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { versionHeaders } from "../version-headers.ts";

export function startCheckout(context: SeedContext): Operation {
  return {
    method: "post",
    path: "/v1/carts/{cart_id}/checkout",
    operationId: "startCheckout",
    summary: "Start a checkout for the cart",
    description: writeLimits,
    params: cartParams,
    body: checkoutRequestSchema,
    replies: {
      200: checkoutReply("The checkout that was already open"),
      201: checkoutReply("The checkout"),
    },
    ...writing({
      not_found: ["cart_not_found", "product_not_found"],
      conflict: ["insufficient_stock", "cart_not_modifiable", "checkout_not_modifiable"],
    }),
    async handle(call) {
      const id = call.params.cart_id ?? "";
      const { answer, replayed, created } = await runInShop(context, call, {
        operation: "create_checkout",
        place: "body",
        meta: conditions(call.headers, `/v1/carts/${id}/checkout`, call.body),
        run: (store, meta) => store.startCheckout(id, asSent(call.body), meta),
      });
      const headers = versionHeaders(answer, replayed);
      return { status: created ? 201 : 200, body: answer, headers };
    },
  };
}
