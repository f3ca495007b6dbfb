import type { Message } from "../../types.ts";
import type { StoredLine } from "../cart/priced-lines.ts";
import type { Turn } from "../engine/shop.ts";
import { reserveStock, returnStock } from "./reserve-stock.ts";
import { agreeOnPrices, type StoredCheckout, saveCheckout } from "./stored-checkout.ts";

/** What a checkout copies of its cart. */
interface LinkedCart {
  readonly lines: readonly StoredLine[];
  readonly lineCount: number;
  readonly discount_codes: readonly string[];
  readonly messages?: readonly Message[];
}

/** Copies lines and discount codes of a cart to its open checkout. */
export function copyCartToCheckout(turn: Turn, checkoutId: string, cart: LinkedCart): void {
  const { shop } = turn;
  const checkout = shop.records.get<StoredCheckout>("checkout", checkoutId);
  if (!checkout || checkout.final) return;
  if (checkout.reserved) returnStock(turn, checkout.lines);
  const followed: StoredCheckout = {
    ...checkout,
    lines: agreeOnPrices(shop, cart.lines, checkout.market),
    lineCount: cart.lineCount,
    discount_codes: cart.discount_codes,
    notes: cart.messages ?? [],
    outcome: [],
  };
  saveCheckout(turn, shop.settings.reserveOnCheckout ? reserveStock(turn, followed) : followed);
}
