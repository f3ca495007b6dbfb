import { cartActionSchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { cartAction } from "../cart-action.ts";
import { cartReply, cartWriting, writeLimits } from "../documentation.ts";
import type { SeedContext } from "../run-in-shop.ts";

export function changeCart(context: SeedContext): Operation {
  return {
    method: "post",
    path: "/v1/carts",
    operationId: "changeCart",
    summary: "Add, update or remove a line; the first add creates the cart",
    description: writeLimits,
    body: cartActionSchema,
    replies: { 200: cartReply("The cart"), 201: cartReply("The new cart") },
    ...cartWriting,
    handle: (call) => cartAction(context, call, "/v1/carts", call.body),
  };
}
