import type { Checkout } from "../../schema/checkout.ts";
import type { Shop } from "../engine/shop.ts";
import { freshen } from "./close-checkout.ts";
import { showCheckout } from "./show-checkout.ts";
import { findCheckout } from "./stored-checkout.ts";

export function readCheckout(shop: Shop, id: string): Checkout {
  return showCheckout(shop, freshen(shop, findCheckout(shop, id)));
}
