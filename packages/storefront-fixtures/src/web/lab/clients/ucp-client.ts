import type { AgentTools, RunShop } from "../agent.ts";
import { type Fields, fieldsOf, listOf, numberOf, send, textOf } from "./send.ts";
import {
  CallError,
  type CheckoutDetails,
  type SeenCheckout,
  type SeenOrder,
  type SeenProduct,
  type ShopClient,
} from "./shop-client.ts";
import { createMcpCall, createRestCall, type UcpCall } from "./ucp-call.ts";
import { messagesOf } from "./v1-client.ts";

/** Speaks UCP, over REST or over MCP. */
export function createUcpClient(
  shop: RunShop,
  tools: AgentTools,
  attempts: number,
  binding: "ucp" | "mcp",
): ShopClient {
  const create = binding === "ucp" ? createRestCall : createMcpCall;
  const call = create(shop, (sent, isComplete) =>
    send(tools, sent, { attempts, ...(isComplete === undefined ? {} : { isComplete }) }),
  );
  return {
    shop: shop.name,
    async search({ words, category, sort }) {
      const body = {
        ...(words === undefined ? {} : { query: words }),
        ...(category === undefined && words !== undefined
          ? {}
          : { filters: category === undefined ? {} : { categories: [category] } }),
        ...(sort === undefined ? {} : { sort }),
        pagination: { limit: 50 },
      };
      const page = await call("search_catalog", { body, isComplete: hasPrices });
      return listOf(page.products).map(productOf);
    },
    async product(id) {
      const isComplete = ({ product }: Fields) => isWholeProduct(fieldsOf(product));
      const detail = await call("get_product", { body: { id }, isComplete });
      return productOf(fieldsOf(detail.product));
    },
    async createCart(lines) {
      const cart = await call("create_cart", { body: { line_items: lines.map(lineOf) } });
      return { id: textOf(cart.id), lines: linesOf(cart) };
    },
    startCheckout: (cartId, details) => startCheckout(call, cartId, details),
    async readCheckout(id) {
      return checkoutOf(await call("get_checkout", { id, isComplete: isWholeCheckout }));
    },
    chooseDelivery: (checkout, optionId) => chooseDelivery(call, checkout, optionId),
    async complete(id, token, key) {
      const instrument = {
        id: "instrument_1",
        handler_id: "mock_payment_handler",
        type: "card",
        selected: true,
        credential: { type: "token", token },
      };
      const body = { payment: { instruments: [instrument] } };
      return checkoutOf(await call("complete_checkout", { id, body, key }));
    },
    async order(id) {
      return orderOf(await call("get_order", { id }));
    },
  };
}

/** Creates the checkout of a cart, and sets buyer, address and the cheapest way of delivery. */
async function startCheckout(
  call: UcpCall,
  cartId: string,
  { email, firstName, lastName, address, codes }: CheckoutDetails,
): Promise<SeenCheckout> {
  const buyer = { email, first_name: firstName, last_name: lastName };
  const created = await call("create_checkout", {
    body: { cart_id: cartId, buyer, ...(codes.length === 0 ? {} : { discounts: { codes } }) },
    isComplete: isWholeCheckout,
  });
  const [method] = listOf(fieldsOf(created.fulfillment).methods);
  if (method === undefined || created.status === "completed") return checkoutOf(created);
  const destination = { id: "dest_1", ...address };
  const addressed = await call("update_checkout", {
    id: textOf(created.id),
    body: {
      line_items: listOf(created.line_items).filter(isOwnLine).map(asLine),
      buyer,
      fulfillment: {
        methods: [
          { id: method.id, destinations: [destination], selected_destination_id: destination.id },
        ],
      },
    },
    isComplete: isWholeCheckout,
  });
  const seen = checkoutOf(addressed);
  const [cheapest] = [...seen.deliveries].sort((a, b) => a.price - b.price);
  if (cheapest === undefined || cheapest.selected) return seen;
  return chooseDelivery(call, seen, cheapest.id);
}

async function chooseDelivery(
  call: UcpCall,
  { id }: SeenCheckout,
  optionId: string,
): Promise<SeenCheckout> {
  const read = await call("get_checkout", { id, isComplete: isWholeCheckout });
  const [method] = listOf(fieldsOf(read.fulfillment).methods);
  const groups = listOf(method?.groups).map((group) => ({
    id: group.id,
    selected_option_id: optionId,
  }));
  return checkoutOf(
    await call("update_checkout", {
      id,
      body: {
        line_items: listOf(read.line_items).filter(isOwnLine).map(asLine),
        fulfillment: { methods: [{ id: method?.id, groups }] },
      },
      isComplete: isWholeCheckout,
    }),
  );
}

const isOwnLine = ({ parent_id }: Fields) => parent_id === undefined;

const asLine = ({ id, item, quantity }: Fields) => ({
  id,
  item: { id: fieldsOf(item).id },
  quantity,
});

function lineOf({ variantId, quantity }: { variantId: string; quantity: number }) {
  return { item: { id: variantId }, quantity };
}

const isPrice = (price: unknown) => typeof fieldsOf(price).amount === "number";

const isWholeProduct = (product: Fields) =>
  isPrice(fieldsOf(product.price_range).min) &&
  listOf(product.variants).every(
    ({ price, availability }) =>
      isPrice(price) && typeof fieldsOf(availability).available === "boolean",
  );

const hasPrices = (page: Fields) =>
  Array.isArray(page.products) && listOf(page.products).every(isWholeProduct);

const statuses =
  /^(?:incomplete|requires_escalation|ready_for_complete|complete_in_progress|completed|canceled)$/;

const isWholeCheckout = (checkout: Fields) =>
  statuses.test(textOf(checkout.status)) &&
  listOf(checkout.totals).some(
    ({ type, amount }) => type === "total" && typeof amount === "number",
  );

function productOf(product: Fields): SeenProduct {
  const currency = textOf(fieldsOf(fieldsOf(product.price_range).min).currency);
  return {
    id: textOf(product.id),
    title: textOf(product.title),
    brand: textOf(fieldsOf(product.metadata).brand),
    rating: numberOf(fieldsOf(product.rating).value),
    currency,
    variants: listOf(product.variants).map((variant) => ({
      id: textOf(variant.id),
      options: listOf(variant.options).map(({ name, label }) => ({
        name: textOf(name),
        label: textOf(label),
      })),
      price: numberOf(fieldsOf(variant.price).amount),
      available: fieldsOf(variant.availability).available === true,
    })),
  };
}

function linesOf(document: Fields) {
  return listOf(document.line_items)
    .filter(isOwnLine)
    .map(({ item, quantity }) => ({
      variantId: textOf(fieldsOf(item).id),
      quantity: numberOf(quantity),
    }));
}

function checkoutOf(checkout: Fields): SeenCheckout {
  if (typeof checkout.id !== "string") throw new CallError(409, codeOf(checkout));
  const totals = listOf(checkout.totals);
  const sum = (...types: string[]) =>
    totals.reduce(
      (total, { type, amount }) =>
        types.includes(textOf(type)) ? total + numberOf(amount) : total,
      0,
    );
  const total = sum("total");
  const parts = totals.reduce(
    (all, { type, amount }) => (type === "total" ? all : all + numberOf(amount)),
    0,
  );
  const groups = listOf(fieldsOf(checkout.fulfillment).methods).flatMap(({ groups }) =>
    listOf(groups),
  );
  const order = fieldsOf(checkout.order);
  return {
    id: checkout.id,
    status: textOf(checkout.status),
    currency: textOf(checkout.currency),
    lines: linesOf(checkout),
    items: sum("subtotal", "items_discount", "discount"),
    total,
    parts,
    discount: -sum("items_discount", "discount"),
    deliveries: groups.flatMap((group) =>
      listOf(group.options).map((option) => ({
        id: textOf(option.id),
        title: textOf(option.title),
        price: listOf(option.totals).reduce(
          (price, { type, amount }) => (type === "total" ? numberOf(amount) : price),
          0,
        ),
        selected: option.id === group.selected_option_id,
      })),
    ),
    messages: messagesOf(checkout),
    orderId: typeof order.id === "string" ? order.id : undefined,
  };
}

/** UCP reports errors of the shop as messages of an answer without the resource. */
function codeOf(document: Fields): string {
  return textOf(listOf(document.messages)[0]?.code);
}

function orderOf(order: Fields): SeenOrder {
  const lines = listOf(order.line_items).filter(isOwnLine);
  const units = (name: string) =>
    lines.reduce((sum, { quantity }) => sum + numberOf(fieldsOf(quantity)[name]), 0);
  const events = listOf(fieldsOf(order.fulfillment).events);
  const refunds = listOf(order.adjustments).flatMap(({ totals }) => listOf(totals));
  return {
    stage: textOf(events.at(-1)?.type) || "placed",
    units: units("total"),
    sent: units("fulfilled"),
    refunded: -refunds.reduce((sum, { amount }) => sum + numberOf(amount), 0),
    currency: textOf(order.currency),
    tracking: events.flatMap(({ tracking_number }) =>
      typeof tracking_number === "string" ? [tracking_number] : [],
    ),
  };
}
