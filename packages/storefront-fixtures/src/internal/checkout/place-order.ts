import type { Checkout } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { createOrder } from "../order/create-order.ts";
import { releaseBeyondShare } from "../order/share-stock.ts";
import { takeStock } from "./reserve-stock.ts";
import { showCheckout } from "./show-checkout.ts";
import { type StoredCheckout, saveCheckout } from "./stored-checkout.ts";

export function placeOrder(turn: Turn, stored: StoredCheckout): Checkout {
  const { shop } = turn;
  if (!stored.reserved) takeStock(turn, stored.lines);
  const ready = showCheckout(turn, { ...stored, reserved: true });
  for (const { code } of ready.discounts.applied) {
    if (code === undefined) continue;
    const key = code.toUpperCase();
    const count = shop.records.get<{ count: number }>("usage", key)?.count ?? 0;
    shop.records.put("usage", key, { count: count + 1 });
  }
  const order = createOrder(turn, ready);
  releaseBeyondShare(turn, order.id);
  if (stored.cart_id !== undefined) shop.records.delete("cart", stored.cart_id);
  const final: Checkout = { ...ready, status: "completed", order_id: order.id };
  const saved = saveCheckout(turn, { ...stored, reserved: false, final }, "checkout.completed");
  return showCheckout(turn, saved);
}
