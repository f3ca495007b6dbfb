import { fieldsOf } from "@almanac/kernel/objects/objects";
import type { AgentTools, RunShop } from "../agent.ts";
import {
  checkoutOf,
  hasPrices,
  isOwnLine,
  isWholeCheckout,
  isWholeProduct,
  linesOf,
  orderOf,
  productOf,
} from "./read-ucp.ts";
import { type Fields, listOf, readPage, send, textOf } from "./send.ts";
import {
  CallError,
  type CheckoutDetails,
  type SeenCheckout,
  type SeenLine,
  type ShopClient,
} from "./shop-client.ts";
import { createMcpCall, createRestCall, type UcpCall } from "./ucp-call.ts";

/** Speaks UCP, over REST or over MCP. */
// long: one entry for each call.
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
    setLines: ({ id }, lines) => setLines(call, id, lines),
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
    async cancelCheckout(id) {
      await call("cancel_checkout", { id });
    },
    read: (url) => readPage(tools, shop, url),
    async order(id) {
      return orderOf(await call("get_order", { id }));
    },
    async cancelOrder() {
      // UCP has no operation that cancels an order.
      throw new CallError(405, "not_offered");
    },
  };
}

/** Creates the checkout of a cart, and sets buyer, address and the cheapest delivery option. */
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

async function setLines(
  call: UcpCall,
  id: string,
  lines: readonly SeenLine[],
): Promise<SeenCheckout> {
  const read = await call("get_checkout", { id, isComplete: isWholeCheckout });
  const kept = listOf(read.line_items)
    .filter(isOwnLine)
    .flatMap((line) => {
      const wanted = lines.find(({ variantId }) => variantId === fieldsOf(line.item).id);
      return wanted === undefined ? [] : [{ ...asLine(line), quantity: wanted.quantity }];
    });
  const body = { line_items: kept };
  return checkoutOf(await call("update_checkout", { id, body, isComplete: isWholeCheckout }));
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

const asLine = ({ id, item, quantity }: Fields) => ({
  id,
  item: { id: fieldsOf(item).id },
  quantity,
});

function lineOf({ variantId, quantity }: { variantId: string; quantity: number }) {
  return { item: { id: variantId }, quantity };
}
