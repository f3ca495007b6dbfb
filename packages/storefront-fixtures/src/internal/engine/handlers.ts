import type { CommandOf, CommandType } from "../../schema/command.ts";
import type { CommandResults } from "../../store.ts";
import { changeCart } from "../cart/change-cart.ts";
import { newCart } from "../cart/new-cart.ts";
import { saveCart } from "../cart/save-cart.ts";
import { showCart } from "../cart/show-cart.ts";
import { getStoredCart } from "../cart/stored-cart.ts";
import { withFields } from "../cart/with-fields.ts";
import { getProduct } from "../catalog/get-product.ts";
import { lookupCatalog } from "../catalog/lookup-catalog.ts";
import { getOffer } from "../catalog/offer.ts";
import { setPrice } from "../catalog/price.ts";
import { searchCatalog } from "../catalog/search-catalog.ts";
import { setStock } from "../catalog/stock.ts";
import { cancelCheckout } from "../checkout/cancel-checkout.ts";
import { completeCheckout } from "../checkout/complete-checkout.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { readCheckout } from "../checkout/get-checkout.ts";
import { resolveEscalation } from "../checkout/resolve-escalation.ts";
import { updateCheckout } from "../checkout/update-checkout.ts";
import { advanceOrder } from "../order/advance-order.ts";
import { cancelOrder } from "../order/cancel-order.ts";
import { progressOrders } from "../order/progress-orders.ts";
import { refundOrder } from "../order/refund-order.ts";
import { findOrder, type StoredOrder } from "../order/stored-order.ts";
import { readScenario } from "../scenario/read-scenario.ts";
import { settleWebhook } from "../webhook/settle-webhook.ts";
import type { Shop } from "./shop.ts";

export type Handlers = {
  readonly [Type in CommandType]: (shop: Shop, command: CommandOf<Type>) => CommandResults[Type];
};

/** What each command does. */
export const handlers: Handlers = {
  search_catalog: searchCatalog,
  lookup_catalog: lookupCatalog,
  get_product: getProduct,
  create_cart: (shop, { market, ...fields }) =>
    showCart(shop, saveCart(shop, withFields(shop, newCart(shop, market), fields))),
  change_cart: changeCart,
  get_cart: (shop, { cart_id }) => showCart(shop, getStoredCart(shop, cart_id)),
  update_cart: (shop, { cart_id, ...fields }) =>
    showCart(shop, saveCart(shop, withFields(shop, getStoredCart(shop, cart_id), fields))),
  clear_cart: (shop, { cart_id }) => {
    const { messages: _, ...cart } = getStoredCart(shop, cart_id);
    return showCart(shop, saveCart(shop, { ...cart, lines: [] }, "cart.cleared"));
  },
  cancel_cart: (shop, { cart_id }) => {
    const shown = showCart(shop, getStoredCart(shop, cart_id));
    shop.records.delete("cart", cart_id);
    shop.emit("cart.canceled", cart_id);
    return shown;
  },
  create_checkout: createCheckout,
  get_checkout: (shop, { checkout_id }) => readCheckout(shop, checkout_id),
  update_checkout: updateCheckout,
  complete_checkout: completeCheckout,
  cancel_checkout: (shop, { checkout_id }) => cancelCheckout(shop, checkout_id),
  resolve_escalation: resolveEscalation,
  get_order: (shop, { order_id }) => findOrder(shop, order_id).order,
  list_orders: (shop) => ({
    orders: shop.records.entries<StoredOrder>("order").map(([, { order }]) => order),
  }),
  advance_order: advanceOrder,
  cancel_order: cancelOrder,
  refund_order: refundOrder,
  advance_clock: (shop, { ms }) => {
    const past = shop.records.get<{ ms: number }>("meta", "clock")?.ms ?? 0;
    shop.records.put("meta", "clock", { ms: past + ms });
    progressOrders(shop);
    shop.emit("clock.advanced", "clock", { now: shop.iso() });
    return { now: shop.iso() };
  },
  set_stock: (shop, { variant_id: id, stock }) => {
    const { variant } = getOffer(shop, id, ["variant_id"]);
    setStock(shop, variant.id, stock);
    return { variant_id: variant.id, stock };
  },
  set_price: (shop, { variant_id: id, amount, market }) => {
    const { variant } = getOffer(shop, id, ["variant_id"]);
    setPrice(shop, variant.id, shop.marketOf(market).id, amount);
    shop.emit("price.changed", variant.id, { amount });
    return { variant_id: variant.id, amount };
  },
  set_scenario: (shop, { scenario: wanted }) => {
    const scenario = readScenario(wanted);
    shop.records.put("meta", "scenario", { scenario });
    for (const [key] of shop.records.entries("fired")) shop.records.delete("fired", key);
    return { scenario };
  },
  settle_webhook: settleWebhook,
};
