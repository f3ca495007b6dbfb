import type { CommandOf, CommandType } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import { cancelCart, clearCart, createCart, getCart, updateCart } from "../cart/cart-commands.ts";
import { changeCart } from "../cart/change-cart.ts";
import { getProduct, lookupCatalog } from "../catalog/get-product.ts";
import { setPrice, setStock } from "../catalog/offer.ts";
import { searchCatalog } from "../catalog/search-catalog.ts";
import {
  cancelCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from "../checkout/checkout-commands.ts";
import { completeCheckout, resolveEscalation } from "../checkout/complete-checkout.ts";
import {
  advanceOrder,
  cancelOrder,
  getOrder,
  listOrders,
  refundOrder,
} from "../order/order-commands.ts";
import { progressOrders } from "../order/progress-orders.ts";
import { setScenario } from "../scenario/set-scenario.ts";
import { settleWebhook } from "../webhook/webhooks.ts";
import type { Turn } from "./shop.ts";

type Handlers = {
  readonly [Type in CommandType]: (turn: Turn, command: CommandOf<Type>) => CommandResults[Type];
};

/** The handler of each command. Its file has the name of the command, in the folder of its noun. */
export const handlers: Handlers = {
  search_catalog: searchCatalog,
  lookup_catalog: lookupCatalog,
  get_product: getProduct,
  create_cart: createCart,
  change_cart: changeCart,
  get_cart: getCart,
  update_cart: updateCart,
  clear_cart: clearCart,
  cancel_cart: cancelCart,
  create_checkout: createCheckout,
  get_checkout: getCheckout,
  update_checkout: updateCheckout,
  complete_checkout: completeCheckout,
  cancel_checkout: cancelCheckout,
  resolve_escalation: resolveEscalation,
  get_order: getOrder,
  list_orders: listOrders,
  advance_order: advanceOrder,
  cancel_order: cancelOrder,
  refund_order: refundOrder,
  advance_clock: advanceClock,
  set_stock: setStock,
  set_price: setPrice,
  set_scenario: setScenario,
  settle_webhook: settleWebhook,
};

/** Moves the virtual clock forward, and carries out what becomes due on the way. */
function advanceClock(
  turn: Turn,
  { ms }: CommandOf<"advance_clock">,
): CommandResults["advance_clock"] {
  const { shop } = turn;
  const past = shop.records.get<{ ms: number }>("meta", "clock")?.ms ?? 0;
  shop.records.put("meta", "clock", { ms: past + ms });
  progressOrders(turn);
  turn.emit("clock.advanced", "clock", { now: shop.iso() });
  return { now: shop.iso() };
}
