import type { Operation } from "../../../../http/operation/operation.ts";
import { cartParams, cartReply, writeLimits, writing } from "../documentation.ts";
import { conditions } from "../preconditions.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { versionHeaders } from "../version-headers.ts";

export function clearCart(context: SeedContext): Operation {
  return {
    method: "delete",
    path: "/v1/carts/{cart_id}",
    operationId: "clearCart",
    summary: "Remove all lines; the empty cart remains",
    description: writeLimits,
    params: cartParams,
    replies: { 200: cartReply("The emptied cart") },
    ...writing({ not_found: ["cart_not_found"], conflict: ["cart_not_modifiable"] }),
    async handle(call) {
      const id = call.params.cart_id ?? "";
      const { answer, replayed } = await runInShop(context, call, {
        operation: "clear_cart",
        place: "parameter",
        meta: conditions(call.headers, `/v1/carts/${id}`, undefined),
        run: (store, meta) => store.clearCart(id, meta),
      });
      return { body: answer, headers: versionHeaders(answer, replayed) };
    },
  };
}
