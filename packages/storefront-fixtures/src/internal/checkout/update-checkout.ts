import type { CommandOf } from "../../schema/command.ts";
import type { Checkout } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { applyCheckoutFields } from "./apply-checkout-fields.ts";
import { freshen, requireOpenCheckout } from "./close-checkout.ts";
import { copyCheckoutToCart } from "./copy-checkout-to-cart.ts";
import { reserveStock, returnStock } from "./reserve-stock.ts";
import { showCheckout } from "./show-checkout.ts";
import { findCheckout, saveCheckout } from "./stored-checkout.ts";

export function updateCheckout(turn: Turn, command: CommandOf<"update_checkout">): Checkout {
  const { shop } = turn;
  const { type: _, checkout_id: id, ...fields } = command;
  const stored = freshen(turn, findCheckout(shop, id));
  requireOpenCheckout(stored);
  const { review: __, ...rest } = stored;
  if (rest.reserved) returnStock(turn, rest.lines);
  const changed = { ...applyCheckoutFields(turn, rest, fields), outcome: [] };
  const saved = saveCheckout(
    turn,
    shop.settings.reserveOnCheckout ? reserveStock(turn, changed) : changed,
  );
  copyCheckoutToCart(shop, saved);
  return showCheckout(turn, saved);
}
