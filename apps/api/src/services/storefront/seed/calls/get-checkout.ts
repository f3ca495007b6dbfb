import type { Operation } from "../../../../http/operation/operation.ts";
import { checkoutParams, checkoutReply, limits, readErrors } from "../documentation.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { versionHeaders } from "../version-headers.ts";

export function getCheckout(context: SeedContext): Operation {
  return {
    method: "get",
    path: "/v1/checkouts/{checkout_id}",
    operationId: "getCheckout",
    summary: "The state of a checkout",
    description: limits,
    params: checkoutParams,
    replies: { 200: checkoutReply("The checkout") },
    errorCodes: readErrors({ not_found: ["checkout_not_found"] }),
    etag: "stored",
    async handle(call) {
      const { answer } = await runInShop(context, call, {
        operation: "get_checkout",
        place: "parameter",
        run: (store, meta) => store.getCheckout(call.params.checkout_id ?? "", meta),
      });
      return { body: answer, headers: versionHeaders(answer, false) };
    },
  };
}
