import { listedProductSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import type { Operation } from "../../../../http/operation/operation.ts";
import { idText, limits } from "../documentation.ts";
import { type SeedContext, takeTurn } from "../take-turn.ts";
import { withImage } from "../with-image.ts";

export function getProduct(context: SeedContext): Operation {
  return {
    method: "get",
    path: "/v1/products/{product_id}",
    operationId: "getProduct",
    summary: "One product with its variants",
    description: limits,
    params: z.object({ product_id: idText }),
    replies: { 200: { description: "The product", schema: listedProductSchema } },
    problems: [404],
    async handle(call) {
      const { answer, selected } = await takeTurn(context, call, {
        operation: "get_product",
        place: "parameter",
        names: { id: "product_id" },
        run: (store, meta) => store.getProduct(call.params.product_id ?? "", meta),
      });
      return { body: withImage(answer, selected) };
    },
  };
}
