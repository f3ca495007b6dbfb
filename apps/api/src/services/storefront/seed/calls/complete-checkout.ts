import { completeRequestSchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { asSent } from "../as-sent.ts";
import { checkoutParams, checkoutReply, limits, writeHeaders, writing } from "../documentation.ts";
import { conditions } from "../preconditions.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { versionHeaders } from "../version-headers.ts";

export function completeCheckout(context: SeedContext): Operation {
  return {
    method: "post",
    path: "/v1/checkouts/{checkout_id}/complete",
    operationId: "completeCheckout",
    summary: "Pay with a test token or a test card",
    description: `${limits} A refused payment is answered with 200, the reason in messages and no order. ${writeHeaders}`,
    params: checkoutParams,
    body: completeRequestSchema,
    replies: { 200: checkoutReply("The checkout, with order_id once it is completed") },
    ...writing({
      not_found: ["checkout_not_found", "product_not_found"],
      conflict: ["insufficient_stock", "checkout_not_modifiable"],
    }),
    async handle(call) {
      const id = call.params.checkout_id ?? "";
      const { answer, replayed } = await runInShop(context, call, {
        operation: "complete_checkout",
        place: "body",
        meta: conditions(call.headers, `/v1/checkouts/${id}/complete`, call.body),
        run: (store, meta) => store.completeCheckout(id, asSent(call.body), meta),
      });
      return { body: answer, headers: versionHeaders(answer, replayed) };
    },
  };
}
