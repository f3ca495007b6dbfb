import { fieldsOf } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import type { CommandOf } from "../../commands.ts";
import { paymentHandlerId } from "../../data/payment-tokens.ts";
import { commandSchemas } from "../../schema/command.ts";
import {
  cancelRequestSchema,
  completeRequestSchema,
  productQuerySchema,
} from "../../schema/seed-requests.ts";
import type { Store } from "../../store.ts";
import { toListedProduct, toProductPage } from "../../toListedProduct.ts";
import { toSeedCart } from "../../toSeedCart.ts";
import { toSeedCheckout, toSeedOrder } from "../../toSeedCheckout.ts";
import type { CartAction, CommandMeta, ProductQuery } from "../../types.ts";
import { actionIssues } from "../cart/change-cart.ts";
import { read } from "../engine/read-input.ts";
import type { Shop } from "../engine/shop.ts";
import { exponentOf } from "../values/money.ts";
import { type Execute, readId, startCheckout } from "./start-checkout.ts";

type SeedMethods = Pick<
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
  | "cancelOrder"
>;

/**
 * The operations of the service description, and those that complete it. Each consists of commands.
 */
export function seedMethods(shop: Shop, execute: Execute): SeedMethods {
  const seed = (meta: CommandMeta = {}): CommandMeta => ({ surface: "seed", ...meta });
  return {
    changeCart: (request, meta) => toSeedCart(execute(asCommand(request), seed(meta))),
    getCart: (id, meta) =>
      toSeedCart(execute({ type: "get_cart", cart_id: readId(id, "cart_id") }, seed(meta))),
    clearCart: (id, meta) =>
      toSeedCart(execute({ type: "clear_cart", cart_id: readId(id, "cart_id") }, seed(meta))),
    listProducts: (query, meta) => {
      const asked = read(productQuerySchema, query ?? {});
      return toProductPage(execute(searchFor(shop, asked), seed(meta)));
    },
    getProduct: (id, meta) =>
      toListedProduct(execute({ type: "get_product", id: readId(id, "id") }, seed(meta)).product),
    startCheckout: (id, request, meta) => startCheckout(execute, id, request, seed(meta)),
    getCheckout: (id, meta) =>
      toSeedCheckout(
        execute({ type: "get_checkout", checkout_id: readId(id, "checkout_id") }, seed(meta)),
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
            checkout_id: readId(id, "checkout_id"),
            payment: { instruments: [instrument] },
          },
          seed(meta),
        ),
      );
    },
    getOrder: (id, meta) =>
      toSeedOrder(execute({ type: "get_order", order_id: readId(id, "order_id") }, seed(meta))),
    cancelOrder: (id, request, meta) => {
      const { reason } = read(cancelRequestSchema, request ?? {});
      const asked = {
        order_id: readId(id, "order_id"),
        ...(reason === undefined ? {} : { reason }),
      };
      return toSeedOrder(execute({ type: "cancel_order", ...asked }, seed(meta)));
    },
  };
}

/** The names of an action, in the order in which messages list them. */
const actionSchema = z
  .strictObject({
    action: z.unknown(),
    product_id: z.unknown(),
    quantity: z.unknown(),
    cart_id: z.unknown(),
  })
  .partial();
const cartIdSchema = commandSchemas.change_cart.pick({ cart_id: true });

/**
 * Reads the names of a request; the command checks the values. A request with unknown names never
 * becomes a command, so its other issues are listed here if its cart id is wrong.
 */
function asCommand(request: CartAction): CommandOf<"change_cart"> {
  const fields = read(actionSchema, request, "The request", (unknown, copy) => {
    const { cart_id } = fieldsOf(copy);
    read(cartIdSchema, { cart_id }, "The request", (ofCart) => [
      ...unknown,
      ...ofCart,
      ...actionIssues(copy),
    ]);
    return unknown;
  });
  return { ...fields, type: "change_cart" } as CommandOf<"change_cart">;
}

function searchFor(shop: Shop, query: ProductQuery) {
  const { q, category, brand, tag, sort, cursor, market, in_stock, limit, min_rating } = query;
  const { currency } = shop.marketOf(market);
  const unit = 10 ** exponentOf(currency);
  const min =
    query.min_price === undefined ? undefined : Math.ceil(Number(query.min_price) * unit - 1e-6);
  const max =
    query.max_price === undefined ? undefined : Math.floor(Number(query.max_price) * unit + 1e-6);
  const rating = min_rating === undefined ? undefined : Number(min_rating);
  const filters = {
    ...(category === undefined ? {} : { categories: [category] }),
    ...(brand === undefined ? {} : { brand }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(in_stock === undefined ? {} : { in_stock: String(in_stock) === "true" }),
    ...(rating === undefined ? {} : { rating_min: rating }),
    ...(min === undefined && max === undefined
      ? {}
      : {
          price: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
        }),
  };
  return {
    type: "search_catalog" as const,
    ...(q === undefined ? {} : { query: q }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(sort === undefined ? {} : { sort }),
    ...(cursor === undefined ? {} : { cursor }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
    ...(market === undefined ? {} : { market }),
  };
}
