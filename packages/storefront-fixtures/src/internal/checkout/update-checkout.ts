import type { Checkout } from "../../schema/checkout.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { Shop } from "../engine/shop.ts";
import { freshen, refuseFinal } from "./close-checkout.ts";
import { leadCart } from "./lead-cart.ts";
import { reserveStock, returnStock } from "./reserve-stock.ts";
import { showCheckout } from "./show-checkout.ts";
import { findCheckout, saveCheckout } from "./stored-checkout.ts";
import { withFields } from "./with-fields.ts";

export function updateCheckout(shop: Shop, command: CommandOf<"update_checkout">): Checkout {
  const { type: _, checkout_id: id, ...fields } = command;
  const stored = freshen(shop, findCheckout(shop, id));
  refuseFinal(stored);
  const { review: __, ...rest } = stored;
  if (rest.reserved) returnStock(shop, rest.lines);
  const changed = { ...withFields(shop, rest, fields), outcome: [] };
  const saved = saveCheckout(
    shop,
    shop.settings.reserveOnCheckout ? reserveStock(shop, changed) : changed,
  );
  leadCart(shop, saved);
  return showCheckout(shop, saved);
}
