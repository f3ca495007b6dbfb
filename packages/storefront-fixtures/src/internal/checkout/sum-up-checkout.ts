import type { AppliedDiscount, FixtureDiscount, Message, Total } from "../../types.ts";
import { buildTotals } from "../cart/cart.ts";
import { type PricedLine, priceLines } from "../cart/priced-lines.ts";
import { type Delivery, deliveryDiscount, planDelivery } from "../delivery/plan-delivery.ts";
import { applyDiscounts, type DiscountResult } from "../discount/apply-discounts.ts";
import type { Turn } from "../engine/shop.ts";
import { addAmounts, multiply } from "../values/money.ts";
import type { StoredCheckout } from "./stored-checkout.ts";
import { taxOn } from "./tax-on.ts";

/** The calculated amounts of a checkout. */
export interface Sums {
  readonly priced: readonly PricedLine[];
  /** Warnings about lines that are no longer in the catalogue. */
  readonly gone: readonly Message[];
  readonly discounted: DiscountResult;
  readonly delivery: Delivery;
  /** All discounts that apply, including free delivery. */
  readonly applied: AppliedDiscount[];
  /** Tax that the prices include, in minor units. */
  readonly taxIncluded: number;
  readonly totals: Total[];
}

/** Prices the lines, takes off discounts, adds delivery, tax and fee, in this order. */
export function sumUpCheckout(turn: Turn, stored: StoredCheckout): Sums {
  const { shop } = turn;
  const { market } = stored;
  const { priced, messages: gone } = priceLines(shop, stored.lines, market);
  const discounted = applyDiscounts(
    { turn, market, priced, email: stored.buyer?.email },
    stored.discount_codes,
  );
  const net = priced.map(
    ({ line, price }, at) => multiply(price, line.quantity) - (discounted.offLine[at] ?? 0),
  );
  const paidForGoods = addAmounts(net);
  const delivery = planDelivery({ turn, checkout: stored, priced, paidForGoods });
  const offDelivery = deliveryDiscount(discounted.freeDelivery, delivery);
  const taxed = taxOn(
    shop,
    delivery.destination,
    priced.map(({ offer }, at) => ({ taxClass: offer.product.tax_class, amount: net[at] ?? 0 })),
    (delivery.chosen?.amount ?? 0) - offDelivery,
  );
  const totals = buildTotals({
    priced,
    discounted,
    delivery: delivery.chosen,
    deliveryDiscount: offDelivery,
    taxed,
    fee: stored.fee,
  });
  const wrong = turn.effect("wrong_total")?.by ?? 0;
  return {
    priced,
    gone,
    discounted,
    delivery,
    applied: [...discounted.applied, ...freeDeliveryEntry(discounted, offDelivery)],
    taxIncluded: taxed.included,
    totals: totals.map((entry) =>
      entry.type === "total" ? { ...entry, amount: entry.amount + wrong } : entry,
    ),
  };
}

function freeDeliveryEntry(
  { freeDelivery, applied }: DiscountResult,
  amount: number,
): AppliedDiscount[] {
  if (!freeDelivery || amount <= 0) return [];
  const { code, title, automatic = false }: FixtureDiscount = freeDelivery;
  return [
    {
      ...(automatic ? {} : { code }),
      title,
      amount,
      automatic,
      method: "across",
      priority: applied.length + 1,
      // It is not allocated to lines, so it counts as `discount`.
      allocations: [],
    },
  ];
}
