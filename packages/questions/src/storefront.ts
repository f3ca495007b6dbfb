import { requestCodes } from "@almanac/kernel/errors/issue";
import { hasFields, keysOf } from "@almanac/kernel/objects/objects";
import {
  type CommandMeta,
  type Store,
  StoreError,
  storeErrorCodes,
} from "@almanac/storefront-fixtures";
import type { ErrorCodes, Question, Service } from "./question.ts";
import type * as schemas from "./schemas/storefront.ts";

const limits =
  "Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.";

const writeHeaders =
  "With an Idempotency-Key, a repeated request has no further effect. With an ETag in If-Match, a write to an outdated version is refused (412).";

const writeLimits = `${limits} ${writeHeaders}`;

/** A request to a shop: the parameters of its path and of its query by their names, and its body. */
export interface ShopCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A question that a shop answers, because the shop has a state. */
export interface ShopQuestion extends Question<typeof schemas> {
  /** The command of the shop, by which transcripts name the question. */
  readonly command: string;
  answerIn(store: Store, call: ShopCall, meta?: CommandMeta): object;
}

/** What a client sent, as a method of the shop takes it. The shop judges it. */
const sent = <Request>(given: unknown): Request => given as Request;

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
      command: "search_catalog",
      answerIn: (store, { query }, meta) => store.listProducts(query, meta),
    },
    getProduct: {
      at: "GET /v1/products/{product_id}",
      summary: "One product with its variants",
      params: "productParamsSchema",
      answer: "listedProductSchema",
      says: "The product",
      errorCodes: reading({ not_found: ["product_not_found"] }),
      command: "get_product",
      answerIn: (store, { params }, meta) => store.getProduct(params.product_id ?? "", meta),
    },
    changeCart: {
      at: "POST /v1/carts",
      summary: "Add, update or remove a line; the first add creates the cart",
      request: "cartActionSchema",
      answer: "cartSchema",
      says: { 200: "The cart", 201: "The new cart" },
      ...cartWriting,
      command: "change_cart",
      answerIn: (store, { body }, meta) => store.changeCart(sent(body), meta),
    },
    getCart: {
      at: "GET /v1/carts/{cart_id}",
      summary: "The lines and the running total",
      params: "cartParamsSchema",
      answer: "cartSchema",
      says: "The cart",
      state: "read",
      errorCodes: reading({ not_found: ["cart_not_found"] }),
      command: "get_cart",
      answerIn: (store, { params }, meta) => store.getCart(params.cart_id ?? "", meta),
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
      command: "clear_cart",
      answerIn: (store, { params }, meta) => store.clearCart(params.cart_id ?? "", meta),
    },
    changeCartById: {
      at: "POST /v1/carts/{cart_id}",
      summary: "Add, update or remove a line of the cart in the path",
      params: "cartParamsSchema",
      request: "cartActionSchema",
      answer: "cartSchema",
      says: "The cart",
      ...cartWriting,
      command: "change_cart",
      answerIn: (store, { params, body }, meta) =>
        store.changeCart(sent(withCartId(body, params.cart_id)), meta),
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
      command: "create_checkout",
      answerIn: (store, { params, body }, meta) =>
        store.startCheckout(params.cart_id ?? "", sent(body), meta),
    },
    getCheckout: {
      at: "GET /v1/checkouts/{checkout_id}",
      summary: "The state of a checkout",
      params: "checkoutParamsSchema",
      answer: "seedCheckoutSchema",
      says: "The checkout",
      state: "read",
      errorCodes: reading({ not_found: ["checkout_not_found"] }),
      command: "get_checkout",
      answerIn: (store, { params }, meta) => store.getCheckout(params.checkout_id ?? "", meta),
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
      command: "complete_checkout",
      answerIn: (store, { params, body }, meta) =>
        store.completeCheckout(params.checkout_id ?? "", sent(body), meta),
    },
    getOrder: {
      at: "GET /v1/orders/{order_id}",
      summary: "The lines of an order, and the state of its delivery",
      params: "orderParamsSchema",
      answer: "seedOrderSchema",
      says: "The order",
      state: "read",
      errorCodes: reading({ not_found: ["order_not_found"] }),
      command: "get_order",
      answerIn: (store, { params }, meta) => store.getOrder(params.order_id ?? "", meta),
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
      command: "cancel_order",
      answerIn: (store, { params, body }, meta) =>
        store.cancelOrder(params.order_id ?? "", sent(body), meta),
    },
  },
} as const satisfies Service<typeof schemas> & {
  readonly questions: Readonly<Record<string, ShopQuestion>>;
};

/** The body with the cart of the path. The shop refuses a body that is not an object. */
function withCartId(body: unknown, cart_id: string | undefined): unknown {
  return hasFields(body) && !Array.isArray(body) ? { ...body, cart_id } : body;
}
