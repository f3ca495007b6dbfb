import { cartActionSchema } from "@almanac/storefront-fixtures/schema";
import type { Operation } from "../../../../http/operation/operation.ts";
import { invalidRequest } from "../../../../problems/problem-kinds.ts";
import { cartAction } from "../cart-action.ts";
import { cartParams, cartReply, cartWriting, writeLimits } from "../documentation.ts";
import type { SeedContext } from "../run-in-shop.ts";

export function changeCartById(context: SeedContext): Operation {
  return {
    method: "post",
    path: "/v1/carts/{cart_id}",
    operationId: "changeCartById",
    summary: "Add, update or remove a line of the cart in the path",
    description: writeLimits,
    params: cartParams,
    body: cartActionSchema,
    replies: { 200: cartReply("The cart") },
    ...cartWriting,
    handle(call) {
      const id = call.params.cart_id ?? "";
      return cartAction(context, call, `/v1/carts/${id}`, withCartId(call.body, id));
    },
  };
}

/** Puts the cart id of the path into the body. A body that names another cart is refused. */
function withCartId(body: unknown, cartId: string): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  if (!("cart_id" in body) || body.cart_id === undefined) return { ...body, cart_id: cartId };
  if (body.cart_id === cartId) return body;
  const detail = `cart_id differs from the cart in the path, ${JSON.stringify(cartId)}; leave it out of the body.`;
  throw invalidRequest([{ pointer: "/cart_id", code: "invalid_value", detail }]);
}
