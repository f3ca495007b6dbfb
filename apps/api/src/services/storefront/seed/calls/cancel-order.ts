import { cancelRequestSchema, seedOrderSchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { asSent } from "../as-sent.ts";
import { orderParams, writeLimits, writing } from "../documentation.ts";
import { conditions } from "../preconditions.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { versionHeaders } from "../version-headers.ts";

export function cancelOrder(context: SeedContext): Operation {
  return {
    method: "post",
    path: "/v1/orders/{order_id}/cancel",
    operationId: "cancelOrder",
    summary: "Cancel an order before anything was sent",
    description: `Refunds the whole amount and returns the units to the stock. Once a unit was sent or downloaded, the answer is 409 order_not_modifiable. ${writeLimits}`,
    params: orderParams,
    body: cancelRequestSchema,
    replies: { 200: { description: "The canceled order", schema: seedOrderSchema } },
    ...writing({ not_found: ["order_not_found"], conflict: ["order_not_modifiable"] }),
    async handle(call) {
      const id = call.params.order_id ?? "";
      const { answer, replayed } = await runInShop(context, call, {
        operation: "cancel_order",
        place: "body",
        meta: conditions(call.headers, `/v1/orders/${id}/cancel`, call.body),
        run: (store, meta) => store.cancelOrder(id, asSent(call.body), meta),
      });
      return { body: answer, headers: versionHeaders(answer, replayed) };
    },
  };
}
