import { requestCodes } from "@almanac/kernel/errors/issue";
import { keysOf } from "@almanac/kernel/objects/objects";
import { StoreError, storeErrorCodes } from "@almanac/storefront-fixtures";
import type { ErrorCodes, Service } from "./question.ts";
import type * as schemas from "./schemas/storefront.ts";

const limits =
  "Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.";

const writeHeaders =
  "With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).";

const writeLimits = `${limits} ${writeHeaders}`;

/** The errors of an operation that reads. A scenario can make any of them fail. */
function reading(more: ErrorCodes): ErrorCodes {
  const every: ErrorCodes = {
    invalid: [...requestCodes, "unknown_scenario"],
    overloaded: ["scenario_fault"],
  };
  const categories = keysOf({ ...every, ...more });
  return Object.fromEntries(
    categories.map((name) => [name, [...(every[name] ?? []), ...(more[name] ?? [])]]),
  );
}

/** The errors of an operation that writes. */
function writing(more: ErrorCodes): ErrorCodes {
  return reading({
    ...more,
    conflict: ["idempotency_conflict", "idempotency_in_flight", ...(more.conflict ?? [])],
    precondition: storeErrorCodes.precondition,
  });
}

const cartWriting = {
  limits: writeLimits,
  state: "written",
  errorCodes: writing({
    invalid: ["invalid_action", "invalid_quantity", "variant_required"],
    unsupported: ["unsupported_market"],
    not_found: ["product_not_found", "cart_not_found", "line_not_found"],
    conflict: ["insufficient_stock", "cart_not_modifiable"],
    overloaded: ["too_many_carts"],
  }),
} as const;

/**
 * A mock merchant: the seed contract, and the checkout, which is not part of that contract. Run in
 * this order, the examples of the documentation end with an order, because `changeCartById` adds
 * again what `clearCart` removes.
 */
export const storefront = {
  id: "storefront",
  title: "Mock storefront",
  says:
    "A mock merchant that shopping agents can query and shop against: a seeded catalogue, carts, checkout and orders, " +
    "over plain HTTP, UCP and MCP. All data is synthetic: no payment is taken, nothing is shipped, no merchant is checked.",
  limits,
  errorCodes: storeErrorCodes,
  errorClass: StoreError,
  questions: {
    listProducts: {
      at: "GET /v1/products",
      summary: "Products by search, filters and order, page by page",
      query: "productQuerySchema",
      answer: "productPageSchema",
      says: "One page",
      errorCodes: reading({
        invalid: ["invalid_cursor"],
        unsupported: ["unsupported_market"],
        conflict: ["cursor_expired"],
      }),
    },
    getProduct: {
      at: "GET /v1/products/{product_id}",
      summary: "One product with its variants",
      params: "productParamsSchema",
      answer: "listedProductSchema",
      says: "The product",
      errorCodes: reading({ not_found: ["product_not_found"] }),
    },
    changeCart: {
      at: "POST /v1/carts",
      summary: "Add, update or remove a line; the first add creates the cart",
      request: "cartActionSchema",
      answer: "cartSchema",
      says: { 200: "The cart", 201: "The new cart" },
      ...cartWriting,
    },
    getCart: {
      at: "GET /v1/carts/{cart_id}",
      summary: "The lines and the running total",
      params: "cartParamsSchema",
      answer: "cartSchema",
      says: "The cart",
      state: "read",
      errorCodes: reading({ not_found: ["cart_not_found"] }),
    },
    clearCart: {
      at: "DELETE /v1/carts/{cart_id}",
      summary: "Remove all lines; the empty cart remains",
      limits: writeLimits,
      params: "cartParamsSchema",
      answer: "cartSchema",
      says: "The emptied cart",
      state: "written",
      errorCodes: writing({ not_found: ["cart_not_found"], conflict: ["cart_not_modifiable"] }),
    },
    changeCartById: {
      at: "POST /v1/carts/{cart_id}",
      summary: "Add, update or remove a line of the cart in the path",
      params: "cartParamsSchema",
      request: "cartActionSchema",
      answer: "cartSchema",
      says: "The cart",
      ...cartWriting,
    },
    startCheckout: {
      at: "POST /v1/carts/{cart_id}/checkout",
      summary: "Start a checkout for the cart",
      limits: writeLimits,
      params: "cartParamsSchema",
      request: "checkoutRequestSchema",
      answer: "seedCheckoutSchema",
      says: { 200: "The checkout that was already open", 201: "The checkout" },
      state: "written",
      errorCodes: writing({
        not_found: ["cart_not_found", "product_not_found"],
        conflict: ["insufficient_stock", "cart_not_modifiable", "checkout_not_modifiable"],
      }),
    },
    getCheckout: {
      at: "GET /v1/checkouts/{checkout_id}",
      summary: "The state of a checkout",
      params: "checkoutParamsSchema",
      answer: "seedCheckoutSchema",
      says: "The checkout",
      state: "read",
      errorCodes: reading({ not_found: ["checkout_not_found"] }),
    },
    completeCheckout: {
      at: "POST /v1/checkouts/{checkout_id}/complete",
      summary: "Pay with a test token or a test card",
      limits: `${limits} A refused payment is answered with 200, the reason in messages and no order. ${writeHeaders}`,
      params: "checkoutParamsSchema",
      request: "completeRequestSchema",
      answer: "seedCheckoutSchema",
      says: "The checkout, with order_id once it is completed",
      state: "written",
      errorCodes: writing({
        not_found: ["checkout_not_found", "product_not_found"],
        conflict: ["insufficient_stock", "checkout_not_modifiable"],
      }),
    },
    getOrder: {
      at: "GET /v1/orders/{order_id}",
      summary: "The lines of an order, and the state of its delivery",
      params: "orderParamsSchema",
      answer: "seedOrderSchema",
      says: "The order",
      state: "read",
      errorCodes: reading({ not_found: ["order_not_found"] }),
    },
    cancelOrder: {
      at: "POST /v1/orders/{order_id}/cancel",
      summary: "Cancel an order before anything was sent",
      limits: `Refunds the whole amount and returns the units to the stock. Once a unit was sent or downloaded, the answer is 409 order_not_modifiable. ${writeLimits}`,
      params: "orderParamsSchema",
      request: "cancelRequestSchema",
      answer: "seedOrderSchema",
      says: "The canceled order",
      state: "written",
      errorCodes: writing({
        not_found: ["order_not_found"],
        conflict: ["order_not_modifiable"],
      }),
    },
  },
} as const satisfies Service<typeof schemas>;
