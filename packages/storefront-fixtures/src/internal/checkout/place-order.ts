import type { Checkout } from "../../schema/checkout.ts";
import type { Shop } from "../engine/shop.ts";
import { createOrder } from "../order/create-order.ts";
import { takeStock } from "./reserve-stock.ts";
import { showCheckout } from "./show-checkout.ts";
import { type StoredCheckout, saveCheckout } from "./stored-checkout.ts";

export function placeOrder(shop: Shop, stored: StoredCheckout): Checkout {
  if (!stored.reserved) takeStock(shop, stored.lines);
  const ready = showCheckout(shop, { ...stored, reserved: true });
  for (const { code } of ready.discounts.applied) {
    if (code === undefined) continue;
    const key = code.toUpperCase();
    const count = shop.records.get<{ count: number }>("usage", key)?.count ?? 0;
    shop.records.put("usage", key, { count: count + 1 });
  }
  const order = createOrder(shop, ready);
  if (stored.cart_id !== undefined) shop.records.delete("cart", stored.cart_id);
  const final: Checkout = { ...ready, status: "completed", order_id: order.id };
  const saved = saveCheckout(shop, { ...stored, reserved: false, final }, "checkout.completed");
  return showCheckout(shop, saved);
}
