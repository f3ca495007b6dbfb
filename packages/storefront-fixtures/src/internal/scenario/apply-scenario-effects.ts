import { shareHalfUp } from "@almanac/kernel/numbers/integer";
import { findOffer, type Offer, priceNow, putPrice, putStock, stockOf } from "../catalog/offer.ts";
import { expireCheckout } from "../checkout/close-checkout.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import { linesOfCommand } from "./fire-rules.ts";

/**
 * The maximum of `set_price`. A rule that fires repeatedly must not raise a price until amounts are
 * no longer exact.
 */
const highestPrice = 1e12;

/**
 * Applies the effects of the scenario that precede the command. They remain even if the
 * command fails.
 */
export function applyScenarioEffects(turn: Turn, command: Readonly<Record<string, unknown>>): void {
  const { shop } = turn;
  const price = turn.effect("price");
  const taken = turn.effect("take_stock");
  const checkout =
    typeof command.checkout_id === "string"
      ? shop.records.get<StoredCheckout>("checkout", command.checkout_id)
      : undefined;
  if (price?.where === "checkout" && checkout && !checkout.final) {
    for (const offer of offersIn(shop, command)) {
      const { amount } = priceNow(shop, offer, checkout.market);
      putPrice(
        shop,
        offer.variant.id,
        checkout.market,
        Math.min(highestPrice, shareHalfUp(amount, 100 + price.percent, 100)),
      );
    }
  }
  if (taken) {
    for (const offer of offersIn(shop, command)) {
      const left = Math.min(taken.leave, stockOf(shop, offer.variant));
      putStock(turn, offer.variant.id, left);
    }
  }
  if (turn.effect("expire") && checkout && !checkout.final) expireCheckout(turn, checkout);
}

function offersIn(shop: Shop, command: Readonly<Record<string, unknown>>): Offer[] {
  const named = typeof command.product_id === "string" ? [command.product_id] : [];
  const ids = new Set([
    ...named,
    ...linesOfCommand(shop, command).map(({ variant_id }) => variant_id),
  ]);
  return [...ids].map((id) => findOffer(shop, id)).filter((offer) => offer !== undefined);
}
