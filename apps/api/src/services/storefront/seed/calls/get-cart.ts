import type { Operation } from "../../../../http/operation/operation.ts";
import { cartParams, cartReply, limits, readErrors } from "../documentation.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { versionHeaders } from "../version-headers.ts";

export function getCart(context: SeedContext): Operation {
  return {
    method: "get",
    path: "/v1/carts/{cart_id}",
    operationId: "getCart",
    summary: "The lines and the running total",
    description: limits,
    params: cartParams,
    replies: { 200: cartReply("The cart") },
    errorCodes: readErrors({ not_found: ["cart_not_found"] }),
    etag: "stored",
    async handle(call) {
      const { answer } = await runInShop(context, call, {
        operation: "get_cart",
        place: "parameter",
        run: (store, meta) => store.getCart(call.params.cart_id ?? "", meta),
      });
      return { body: answer, headers: versionHeaders(answer, false) };
    },
  };
}
