import { seedOrderSchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { limits, orderParams, readErrors } from "../documentation.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { versionHeaders } from "../version-headers.ts";

export function getOrder(context: SeedContext): Operation {
  return {
    method: "get",
    path: "/v1/orders/{order_id}",
    operationId: "getOrder",
    summary: "The lines of an order, and the state of its delivery",
    description: limits,
    params: orderParams,
    replies: { 200: { description: "The order", schema: seedOrderSchema } },
    errorCodes: readErrors({ not_found: ["order_not_found"] }),
    etag: "stored",
    async handle(call) {
      const { answer } = await runInShop(context, call, {
        operation: "get_order",
        place: "parameter",
        run: (store, meta) => store.getOrder(call.params.order_id ?? "", meta),
      });
      return { body: answer, headers: versionHeaders(answer, false) };
    },
  };
}
