import { seedOrderSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import type { Operation } from "../../../../http/operation/operation.ts";
import { idText, limits } from "../documentation.ts";
import { type SeedContext, takeTurn } from "../take-turn.ts";
import { versionHeaders } from "../version-headers.ts";

export function getOrder(context: SeedContext): Operation {
  return {
    method: "get",
    path: "/v1/orders/{order_id}",
    operationId: "getOrder",
    summary: "What was bought, and how far it has come",
    description: limits,
    params: z.object({ order_id: idText }),
    replies: { 200: { description: "The order", schema: seedOrderSchema } },
    problems: [404],
    async handle(call) {
      const { answer } = await takeTurn(context, call, {
        operation: "get_order",
        place: "parameter",
        run: (store, meta) => store.getOrder(call.params.order_id ?? "", meta),
      });
      return { body: answer, headers: versionHeaders(answer, false) };
    },
  };
}
