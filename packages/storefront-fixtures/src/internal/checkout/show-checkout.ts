import type { Checkout, Message } from "../../types.ts";
import { outOfStockLineErrors } from "../cart/out-of-stock-line-errors.ts";
import { showLine } from "../cart/show-line.ts";
import { sumTotals } from "../cart/sum-totals.ts";
import type { Shop } from "../engine/shop.ts";
import type { Turn } from "../engine/turn.ts";
import { statusOf } from "./checkout-status.ts";
import { missingBuyer } from "./missing-buyer.ts";
import { productNotices } from "./product-notices.ts";
import { reviewMessages } from "./review-messages.ts";
import type { StoredCheckout } from "./stored-checkout.ts";
import { type Sums, sumUpCheckout } from "./sum-up-checkout.ts";

/** A checkout as answers show it: lines, delivery, discounts, tax, totals, and messages about what is missing. */
export function showCheckout(turn: Turn, stored: StoredCheckout): Checkout {
  if (stored.final) return stored.final;
  const { shop } = turn;
  const sums = sumUpCheckout(turn, stored);
  const { priced, discounted, delivery } = sums;
  const messages = messagesOf(shop, stored, sums);
  return {
    id: stored.id,
    version: stored.version,
    status: statusOf(stored, messages),
    market: stored.market,
    currency: stored.currency,
    ...(stored.cart_id === undefined ? {} : { cart_id: stored.cart_id }),
    line_items: priced.flatMap((line, at) => showLine(shop, line, discounted.offLine[at] ?? 0)),
    ...(stored.buyer ? { buyer: stored.buyer } : {}),
    ...(stored.context ? { context: stored.context } : {}),
    fulfillment: { methods: delivery.methods, available_methods: delivery.available },
    discounts: { codes: [...stored.discount_codes], applied: sums.applied },
    totals: sums.totals,
    messages,
    payment: { instruments: stored.instruments },
    ...(stored.webhook_url === undefined ? {} : { webhook_url: stored.webhook_url }),
    ...(stored.attribution ? { attribution: stored.attribution } : {}),
    expires_at: stored.expires_at,
    created_at: stored.created_at,
    updated_at: stored.updated_at,
  };
}

export function totalOf(checkout: Pick<Checkout, "totals">): number {
  return sumTotals(checkout.totals, "total");
}

function messagesOf(shop: Shop, stored: StoredCheckout, sums: Sums): Message[] {
  const { priced, taxIncluded } = sums;
  return [
    ...sums.gone,
    ...stored.notes,
    ...(stored.reserved ? [] : outOfStockLineErrors(shop, priced)),
    ...missingBuyer(shop, stored),
    ...sums.delivery.messages,
    ...sums.discounted.messages,
    ...productNotices(shop, priced),
    ...(taxIncluded > 0
      ? [info("tax_included", `Prices include tax of ${taxIncluded} minor units (mock rates).`)]
      : []),
    ...stored.outcome,
    ...reviewMessages(stored),
  ];
}

function info(code: string, content: string): Message {
  return { type: "info", code, content };
}
