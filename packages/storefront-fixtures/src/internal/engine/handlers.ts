import type { CommandOf, CommandType } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import { cancelCart } from "../cart/cancel-cart.ts";
import { changeCart } from "../cart/change-cart.ts";
import { clearCart } from "../cart/clear-cart.ts";
import { createCart } from "../cart/create-cart.ts";
import { getCart } from "../cart/get-cart.ts";
import { updateCart } from "../cart/update-cart.ts";
import { getProduct } from "../catalog/get-product.ts";
import { lookupCatalog } from "../catalog/lookup-catalog.ts";
import { searchCatalog } from "../catalog/search-catalog.ts";
import { setPrice } from "../catalog/set-price.ts";
import { setStock } from "../catalog/set-stock.ts";
import { cancelCheckout } from "../checkout/cancel-checkout.ts";
import { completeCheckout } from "../checkout/complete-checkout.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { getCheckout } from "../checkout/get-checkout.ts";
import { resolveEscalation } from "../checkout/resolve-escalation.ts";
import { updateCheckout } from "../checkout/update-checkout.ts";
import { advanceOrder } from "../order/advance-order.ts";
import { cancelOrder } from "../order/cancel-order.ts";
import { getOrder } from "../order/get-order.ts";
import { listOrders } from "../order/list-orders.ts";
import { refundOrder } from "../order/refund-order.ts";
import { setScenario } from "../scenario/set-scenario.ts";
import { settleWebhook } from "../webhook/settle-webhook.ts";
import { advanceClock } from "./advance-clock.ts";
import type { Turn } from "./turn.ts";

export type Handlers = {
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
