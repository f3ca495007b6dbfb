import { paymentHandlerId } from "../../data/payment-tokens.ts";
import type { CommandMeta } from "../../schema/command-meta.ts";
import { completeRequestSchema, productQuerySchema } from "../../schema.ts";
import type { Store } from "../../store.ts";
import { toListedProduct, toProductPage } from "../../toListedProduct.ts";
import { toSeedCart } from "../../toSeedCart.ts";
import { toSeedCheckout, toSeedOrder } from "../../toSeedCheckout.ts";
import { fault } from "../engine/fail.ts";
import { read } from "../engine/read.ts";
import type { Shop } from "../engine/shop.ts";
import { searchFor } from "./search-for.ts";
import { type Execute, startCheckout } from "./start-checkout.ts";
import { textOf } from "./text-of.ts";

export type SeedMethods = Pick<
  Store,
  | "changeCart"
  | "getCart"
  | "clearCart"
  | "listProducts"
  | "getProduct"
  | "startCheckout"
  | "getCheckout"
  | "completeCheckout"
  | "getOrder"
>;

/** The operations of the service description and its completion, each made of commands. */
export function seedMethods(shop: Shop, execute: Execute): SeedMethods {
  const seed = (meta: CommandMeta = {}): CommandMeta => ({ surface: "seed", ...meta });
  return {
    changeCart: (request, meta) =>
      toSeedCart(execute(withType("change_cart", request), seed(meta))),
    getCart: (id, meta) =>
      toSeedCart(execute({ type: "get_cart", cart_id: textOf(id, "cart_id") }, seed(meta))),
    clearCart: (id, meta) =>
      toSeedCart(execute({ type: "clear_cart", cart_id: textOf(id, "cart_id") }, seed(meta))),
    listProducts: (query, meta) => {
      const asked = read(productQuerySchema, query ?? {});
      return toProductPage(execute(searchFor(shop, asked), seed(meta)));
    },
    getProduct: (id, meta) =>
      toListedProduct(execute({ type: "get_product", id: textOf(id, "id") }, seed(meta)).product),
    startCheckout: (id, request, meta) => startCheckout(execute, id, request, seed(meta)),
    getCheckout: (id, meta) =>
      toSeedCheckout(
        execute({ type: "get_checkout", checkout_id: textOf(id, "checkout_id") }, seed(meta)),
      ),
    completeCheckout: (id, request, meta) => {
      const { payment_token: token } = read(completeRequestSchema, request);
      const instrument = {
        handler_id: paymentHandlerId,
        selected: true,
        credential: { type: "token", token },
      };
      return toSeedCheckout(
        execute(
          {
            type: "complete_checkout",
            checkout_id: textOf(id, "checkout_id"),
            payment: { instruments: [instrument] },
          },
          seed(meta),
        ),
      );
    },
    getOrder: (id, meta) =>
      toSeedOrder(execute({ type: "get_order", order_id: textOf(id, "order_id") }, seed(meta))),
  };
}

/** A request as a command; whatever it is, the command's schema judges it. */
function withType(type: "change_cart", request: unknown) {
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    throw fault("invalid_type", "The request must be an object.");
  }
  try {
    return { ...request, type };
  } catch {
    throw fault(
      "invalid_type",
      "The request cannot be read: looking at one of its properties throws.",
    );
  }
}
