import { paymentHandlerId } from "../../data/payment-tokens.ts";
import type { CommandMeta } from "../../schema/command.ts";
import {
  checkoutRequestSchema,
  completeRequestSchema,
  type ProductQuery,
  productQuerySchema,
  type SeedCheckout,
} from "../../schema.ts";
import type { Store } from "../../store.ts";
import { toListedProduct, toProductPage } from "../../toListedProduct.ts";
import { toSeedCart } from "../../toSeedCart.ts";
import { toSeedCheckout, toSeedOrder } from "../../toSeedCheckout.ts";
import { pageLimits } from "../catalog/search-catalog.ts";
import { textDigest } from "../engine/digest.ts";
import { fault } from "../engine/fail.ts";
import { exponentOf } from "../engine/money.ts";
import { read } from "../engine/read.ts";
import type { Shop } from "../engine/shop.ts";

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

type Execute = Store["execute"];

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

function textOf(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw fault("invalid_type", `${field} must be a text.`, [field]);
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
  if (rating !== undefined && rating > 5) {
    throw fault("invalid_value", `min_rating must be a number from 0 to 5, not ${rating}.`, [
      "min_rating",
    ]);
  }
  if (limit !== undefined && Number(limit) > pageLimits.most) {
    throw fault("invalid_value", `limit must be at most ${pageLimits.most}, not ${limit}.`, [
      "limit",
    ]);
  }
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

/**
 * One call in place of three: starts the checkout of a cart, names the address and chooses the delivery that was asked
 * for, else the cheapest.
 */
function startCheckout(
  execute: Execute,
  cartId: unknown,
  request: unknown,
  meta: CommandMeta,
): SeedCheckout {
  const { email, first_name, last_name, address, delivery_option, discount_codes } = read(
    checkoutRequestSchema,
    request ?? {},
  );
  const buyer = {
    ...(email === undefined ? {} : { email }),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
  const created = execute({ type: "create_checkout", cart_id: textOf(cartId, "cart_id") }, meta);
  if (created.status === "completed" || created.status === "canceled")
    return toSeedCheckout(created);
  const method = created.fulfillment.methods[0];
  const place = address && { id: "dest_1", ...address };
  const wanted = {
    type: "update_checkout" as const,
    checkout_id: created.id,
    ...(Object.keys(buyer).length === 0 ? {} : { buyer }),
    ...(discount_codes ? { discount_codes } : {}),
  };
  const addressed = execute(
    {
      ...wanted,
      ...(place && method
        ? {
            fulfillment: {
              methods: [
                { id: method.id, destinations: [place], selected_destination_id: place.id },
              ],
            },
          }
        : {}),
    },
    stepOf(meta, 2),
  );
  const group = addressed.fulfillment.methods[0]?.groups[0];
  const options = group?.options ?? [];
  if (options.length === 0 || !method) return toSeedCheckout(addressed);
  const cheapest = [...options].sort((a, b) => priceOf(a) - priceOf(b))[0];
  if (delivery_option !== undefined && !options.some(({ id }) => id === delivery_option)) {
    throw fault(
      "invalid_value",
      `delivery_option must be one of ${options.map(({ id }) => id).join(", ")}, not ${JSON.stringify(delivery_option)}.`,
      ["delivery_option"],
    );
  }
  const chosen = delivery_option ?? group?.selected_option_id ?? cheapest?.id ?? null;
  const chosenMethod = { id: method.id, groups: [{ selected_option_id: chosen }] };
  return toSeedCheckout(
    execute(
      {
        type: "update_checkout",
        checkout_id: created.id,
        fulfillment: { methods: [chosenMethod] },
      },
      stepOf(meta, 3),
    ),
  );
}

/** The meta of a later step of one request: a key of its own under that of the request, so that a repetition repeats it, too. */
function stepOf(
  { idempotency_key: key, if_match: _, ...meta }: CommandMeta,
  step: number,
): CommandMeta {
  return key === undefined ? meta : { ...meta, idempotency_key: textDigest(`${step}\n${key}`) };
}

function priceOf({ totals }: { totals: readonly { type: string; amount: number }[] }): number {
  return totals.find(({ type }) => type === "total")?.amount ?? 0;
}
