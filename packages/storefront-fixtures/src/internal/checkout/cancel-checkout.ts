import type { Checkout } from "../../schema/checkout.ts";
import type { Shop } from "../engine/shop.ts";
import { closeCheckout, freshen, refuseFinal } from "./close-checkout.ts";
import { showCheckout } from "./show-checkout.ts";
import { findCheckout } from "./stored-checkout.ts";

export function cancelCheckout(shop: Shop, id: string): Checkout {
  const stored = freshen(shop, findCheckout(shop, id));
  refuseFinal(stored);
  return showCheckout(shop, closeCheckout(shop, stored, []));
}
