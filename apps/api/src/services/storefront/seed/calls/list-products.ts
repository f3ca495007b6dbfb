import { productPageSchema, productQuerySchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { limits, readErrors } from "../documentation.ts";
import { runInShop, type SeedContext } from "../run-in-shop.ts";
import { withImage } from "../with-image.ts";

export function listProducts(context: SeedContext): Operation {
  return {
    method: "get",
    path: "/v1/products",
    operationId: "listProducts",
    summary: "Products by search, filters and order, page by page",
    description: limits,
    query: productQuerySchema,
    replies: { 200: { description: "One page", schema: productPageSchema } },
    errorCodes: readErrors({
      invalid: ["invalid_cursor"],
      unsupported: ["unsupported_market"],
      conflict: ["cursor_expired"],
    }),
    async handle(call) {
      const { answer, selected } = await runInShop(context, call, {
        operation: "search_catalog",
        place: "parameter",
        run: (store, meta) => store.listProducts(call.query, meta),
      });
      const products = answer.products.map((product) => withImage(product, selected));
      return { body: { ...answer, products } };
    },
  };
}
