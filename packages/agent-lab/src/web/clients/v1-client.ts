import { fieldsOf } from "@almanac/kernel/objects/objects";
import { exponentOf } from "@almanac/storefront-fixtures/parts";
import type { AgentTools, RunShop } from "../agent.ts";
import { type Fields, listOf, numberOf, readPage, send, textOf } from "./send.ts";
import {
  CallError,
  type SeenCheckout,
  type SeenOrder,
  type SeenProduct,
  type ShopClient,
} from "./shop-client.ts";

/** Speaks the calls under `/v1`. */
// long: one entry for each call.
export function createV1Client(shop: RunShop, tools: AgentTools, attempts: number): ShopClient {
  const base = `${shop.base_url}/v1`;
  /**
   * The cart of each checkout. Lines and delivery option of a checkout are changed through
   * its cart.
   */
  const cartIds = new Map<string, string>();
  let keys = 0;
  const call = (
    method: string,
    path: string,
    body?: unknown,
    isComplete?: (document: Fields) => boolean,
    key?: string,
  ) => {
    keys += 1;
    const idempotency = method === "POST" ? { "Idempotency-Key": key ?? `call-${keys}` } : {};
    const policy = { attempts, ...(isComplete === undefined ? {} : { isComplete }) };
    return send(tools, { method, url: `${base}${path}`, headers: idempotency, body }, policy);
  };
  return {
    shop: shop.name,
    async search({ words, category, sort }) {
      const query = new URLSearchParams({
        ...(words === undefined ? {} : { q: words }),
        ...(category === undefined ? {} : { category }),
        ...(sort === undefined ? {} : { sort }),
        limit: "50",
      });
      const page = await call("GET", `/products?${query}`, undefined, hasPrices);
      return listOf(page.products).map(productOf);
    },
    async product(id) {
      const document = await call(
        "GET",
        `/products/${encodeURIComponent(id)}`,
        undefined,
        isWholeProduct,
      );
      return productOf(document);
    },
    async createCart(lines) {
      let cart: Fields = {};
      for (const { variantId, quantity } of lines) {
        const id = textOf(cart.cart_id);
        const body = { action: "add", product_id: variantId, quantity };
        cart = await call("POST", id === "" ? "/carts" : `/carts/${id}`, body);
      }
      return { id: textOf(cart.cart_id), lines: linesOf(cart) };
    },
    async startCheckout(cartId, { email, firstName, lastName, address, codes }) {
      const body = {
        email,
        first_name: firstName,
        last_name: lastName,
        address,
        ...(codes.length === 0 ? {} : { discount_codes: codes }),
      };
      const document = await call("POST", `/carts/${cartId}/checkout`, body, isWholeCheckout);
      cartIds.set(textOf(document.checkout_id), cartId);
      return checkoutOf(document);
    },
    async readCheckout(id) {
      return checkoutOf(await call("GET", `/checkouts/${id}`, undefined, isWholeCheckout));
    },
    // Changes the cart, because the shop copies its lines to the checkout.
    async setLines(checkout, lines) {
      const cart = cartIds.get(checkout.id) ?? "";
      for (const { variantId, quantity } of checkout.lines) {
        const wanted = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
        if (wanted === quantity) continue;
        const body = { action: "update", product_id: variantId, quantity: wanted };
        await call("POST", `/carts/${cart}`, body);
      }
      return checkoutOf(await call("POST", `/carts/${cart}/checkout`, {}, isWholeCheckout));
    },
    async chooseDelivery(checkout, optionId) {
      const body = { delivery_option: optionId };
      const path = `/carts/${cartIds.get(checkout.id) ?? ""}/checkout`;
      return checkoutOf(await call("POST", path, body, isWholeCheckout));
    },
    async complete(checkoutId, token, key) {
      const body = { payment_token: token };
      const path = `/checkouts/${checkoutId}/complete`;
      return checkoutOf(await call("POST", path, body, undefined, key));
    },
    async cancelCheckout() {
      throw new CallError(405, "not_offered");
    },
    read: (url) => readPage(tools, shop, url),
    async order(id) {
      return orderOf(await call("GET", `/orders/${id}`));
    },
    async cancelOrder(id) {
      return orderOf(await call("POST", `/orders/${id}/cancel`, {}));
    },
  };
}

const hasPrices = (page: Fields) =>
  Array.isArray(page.products) && listOf(page.products).every(isWholeProduct);

const isWholeProduct = (product: Fields) =>
  typeof product.price === "number" &&
  listOf(product.variants).every(
    ({ price, available }) => typeof price === "number" && typeof available === "boolean",
  );

const statuses = new Set([
  "incomplete",
  "requires_escalation",
  "ready_for_complete",
  "complete_in_progress",
  "completed",
  "canceled",
]);

const isWholeCheckout = (checkout: Fields) =>
  typeof checkout.total === "number" && statuses.has(textOf(checkout.status));

/** The nearest minor units of a decimal amount. */
function minor(value: unknown, currency: string): number {
  return Math.round(numberOf(value) * 10 ** exponentOf(currency));
}

function productOf(product: Fields): SeenProduct {
  const currency = textOf(product.currency);
  return {
    id: textOf(product.id),
    title: textOf(product.name),
    brand: textOf(product.brand),
    category: textOf(Array.isArray(product.categories) ? product.categories[0] : ""),
    pictureUrl: textOf(product.image_url),
    reviews: [],
    listing: JSON.stringify(product),
    rating: numberOf(fieldsOf(product.rating).value),
    currency,
    variants: listOf(product.variants).map((variant) => ({
      id: textOf(variant.id),
      options: optionsOf(variant),
      price: minor(variant.price, currency),
      available: variant.available === true,
      unitPrice: Number.NaN,
    })),
  };
}

/** The chosen options of a variant. */
export function optionsOf(variant: Fields) {
  return listOf(variant.options).map(({ name, label }) => ({
    name: textOf(name),
    label: textOf(label),
  }));
}

function linesOf(document: Fields) {
  return listOf(document.items).map(({ product_id, quantity }) => ({
    variantId: textOf(product_id),
    quantity: numberOf(quantity),
  }));
}

function checkoutOf(checkout: Fields): SeenCheckout {
  const currency = textOf(checkout.currency);
  const amount = (name: string) => minor(checkout[name], currency);
  const items = amount("subtotal") - amount("discount");
  return {
    id: textOf(checkout.checkout_id),
    status: textOf(checkout.status),
    currency,
    lines: linesOf(checkout),
    items,
    total: amount("total"),
    parts: items + amount("delivery") + amount("tax") + amount("fee"),
    discount: amount("discount"),
    deliveries: listOf(checkout.delivery_options).map((option) => ({
      id: textOf(option.id),
      title: textOf(option.title),
      price: minor(option.price, currency),
      selected: option.selected === true,
    })),
    messages: messagesOf(checkout),
    orderId: typeof checkout.order_id === "string" ? checkout.order_id : undefined,
    returnsUrl: "",
  };
}

export function messagesOf(document: Fields): SeenCheckout["messages"] {
  return listOf(document.messages).map(({ type, code, content }) => ({
    type: textOf(type),
    code: textOf(code),
    content: textOf(content),
  }));
}

function orderOf(order: Fields): SeenOrder {
  const currency = textOf(order.currency);
  const sum = (name: string) =>
    listOf(order.items).reduce((total, item) => total + numberOf(item[name]), 0);
  return {
    stage: textOf(order.status),
    titles: listOf(order.items).map(({ name }) => textOf(name)),
    units: sum("quantity"),
    sent: sum("fulfilled"),
    refunded: minor(order.refunded, currency),
    currency,
    tracking: listOf(order.events).flatMap(({ tracking_number }) =>
      typeof tracking_number === "string" ? [tracking_number] : [],
    ),
  };
}
