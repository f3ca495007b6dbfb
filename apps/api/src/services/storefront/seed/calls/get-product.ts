import { listedProductSchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { limits, productParams, readErrors } from "../documentation.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { withImage } from "../with-image.ts";

export function getProduct(context: SeedContext): Operation {
  return {
    method: "get",
    path: "/v1/products/{product_id}",
    operationId: "getProduct",
    summary: "One product with its variants",
    description: limits,
    params: productParams,
    replies: { 200: { description: "The product", schema: listedProductSchema } },
    errorCodes: readErrors({ not_found: ["product_not_found"] }),
    async handle(call) {
      const { answer, selected } = await runInShop(context, call, {
        operation: "get_product",
        place: "parameter",
        names: { id: "product_id" },
        run: (store, meta) => store.getProduct(call.params.product_id ?? "", meta),
      });
      return { body: withImage(answer, selected) };
    },
  };
}
