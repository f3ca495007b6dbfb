import {
  cartActionSchema,
  cartSchema,
  checkoutRequestSchema,
  completeRequestSchema,
  listedProductSchema,
  productPageSchema,
  productQuerySchema,
  seedCheckoutSchema,
  seedOrderSchema,
} from "@almanac/storefront-fixtures";
import * as z from "zod";
import type { Operation } from "../../../http/operation.ts";
import { createSeedCalls, type SeedContext } from "./calls.ts";

const limits =
  "Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.";

const writeHeaders =
  "Idempotency-Key makes a repetition harmless; If-Match with the ETag refuses a write on a version that has passed (412).";

const text = z.string().min(1).max(200);
const cartParams = z.object({ cart_id: text });
const checkoutParams = z.object({ checkout_id: text });
const cartReply = (description: string) => ({ description, schema: cartSchema });
const checkoutReply = (description: string) => ({ description, schema: seedCheckoutSchema });
const writeProblems = [404, 409, 412, 422];

/** The seed contract under `/v1`, and the checkout beyond it. */
export function seedOperations(context: SeedContext): readonly Operation[] {
  const calls = createSeedCalls(context);
  return [
    {
      method: "get",
      path: "/v1/products",
      operationId: "listProducts",
      summary: "Products by search, filters and order, page by page",
      description: limits,
      query: productQuerySchema,
      replies: { 200: { description: "One page", schema: productPageSchema } },
      problems: [409],
      handle: calls.listProducts,
    },
    {
      method: "get",
      path: "/v1/products/{product_id}",
      operationId: "getProduct",
      summary: "One product with its variants",
      description: limits,
      params: z.object({ product_id: text }),
      replies: { 200: { description: "The product", schema: listedProductSchema } },
      problems: [404],
      handle: calls.getProduct,
    },
    {
      method: "post",
      path: "/v1/carts",
      operationId: "changeCart",
      summary: "Add, update or remove a line; the first add makes the cart",
      description: `${limits} ${writeHeaders}`,
      body: cartActionSchema,
      replies: { 200: cartReply("The cart"), 201: cartReply("The new cart") },
      problems: writeProblems,
      handle: (call) => calls.changeCart(call, undefined),
    },
    {
      method: "post",
      path: "/v1/carts/{cart_id}",
      operationId: "changeCartById",
      summary: "The same, with the cart in the path",
      description: `${limits} ${writeHeaders}`,
      params: cartParams,
      body: cartActionSchema,
      replies: { 200: cartReply("The cart") },
      problems: writeProblems,
      handle: (call) => calls.changeCart(call, call.params.cart_id),
    },
    {
      method: "get",
      path: "/v1/carts/{cart_id}",
      operationId: "getCart",
      summary: "The lines and the running total",
      description: limits,
      params: cartParams,
      replies: { 200: cartReply("The cart") },
      problems: [404],
      handle: calls.getCart,
    },
    {
      method: "delete",
      path: "/v1/carts/{cart_id}",
      operationId: "clearCart",
      summary: "Take everything out; the cart stays",
      description: `${limits} ${writeHeaders}`,
      params: cartParams,
      replies: { 200: cartReply("The emptied cart") },
      problems: writeProblems,
      handle: calls.clearCart,
    },
    {
      method: "post",
      path: "/v1/carts/{cart_id}/checkout",
      operationId: "startCheckout",
      summary: "Start to buy what is in the cart",
      description: `${limits} ${writeHeaders}`,
      params: cartParams,
      body: checkoutRequestSchema,
      replies: {
        200: checkoutReply("The checkout that was already under way"),
        201: checkoutReply("The checkout"),
      },
      problems: writeProblems,
      handle: calls.startCheckout,
    },
    {
      method: "get",
      path: "/v1/checkouts/{checkout_id}",
      operationId: "getCheckout",
      summary: "Where a checkout stands",
      description: limits,
      params: checkoutParams,
      replies: { 200: checkoutReply("The checkout") },
      problems: [404],
      handle: calls.getCheckout,
    },
    {
      method: "post",
      path: "/v1/checkouts/{checkout_id}/complete",
      operationId: "completeCheckout",
      summary: "Pay with a test token or a test card",
      description: `${limits} A refused payment is 200 with the reason in messages and no order. ${writeHeaders}`,
      params: checkoutParams,
      body: completeRequestSchema,
      replies: { 200: checkoutReply("The checkout, with order_id once it is completed") },
      problems: writeProblems,
      handle: calls.completeCheckout,
    },
    {
      method: "get",
      path: "/v1/orders/{order_id}",
      operationId: "getOrder",
      summary: "What was bought, and how far it has come",
      description: limits,
      params: z.object({ order_id: text }),
      replies: { 200: { description: "The order", schema: seedOrderSchema } },
      problems: [404],
      handle: calls.getOrder,
    },
  ];
}
