import type { Checkout } from "../../schema/checkout.ts";
import type { Message } from "../../schema/message.ts";
import { priceLines, showLine, stockMessages } from "../cart/lines.ts";
import { addUp, amountOf } from "../cart/totals.ts";
import { deliveryDiscount, planDelivery } from "../delivery/plan-delivery.ts";
import { applyDiscounts } from "../discount/apply-discounts.ts";
import { addAmounts, multiply } from "../engine/money.ts";
import type { Shop } from "../engine/shop.ts";
import { statusOf } from "./checkout-status.ts";
import { missingBuyer } from "./missing-buyer.ts";
import { notices } from "./notices.ts";
import { reviewMessages } from "./review-messages.ts";
import type { StoredCheckout } from "./stored-checkout.ts";
import { taxOn } from "./tax-on.ts";

/** A checkout as it is answered: lines, delivery, discounts, tax and sums, and what is still missing. */
export function showCheckout(shop: Shop, stored: StoredCheckout): Checkout {
  if (stored.final) return stored.final;
  const { market } = stored;
  const { priced, messages: gone } = priceLines(shop, stored.lines, market);
  const discounted = applyDiscounts(
    { shop, market, priced, email: stored.buyer?.email },
    stored.discount_codes,
  );
  const net = priced.map(
    ({ line, price }, at) => multiply(price, line.quantity) - (discounted.offLine[at] ?? 0),
  );
  const paidForGoods = addAmounts(net);
  const delivery = planDelivery({ shop, checkout: stored, priced, paidForGoods });
  const offDelivery = deliveryDiscount(discounted.freeDelivery, delivery);
  const taxed = taxOn(
    shop,
    delivery.destination,
    priced.map(({ offer }, at) => ({ taxClass: offer.product.tax_class, amount: net[at] ?? 0 })),
    (delivery.chosen?.amount ?? 0) - offDelivery,
  );
  const totals = addUp({
    priced,
    discounted,
    delivery: delivery.chosen,
    deliveryDiscount: offDelivery,
    taxed,
    fee: stored.fee,
  });
  const wrong = shop.effect("wrong_total")?.by ?? 0;
  const messages = [
    ...gone,
    ...stored.notes,
    ...(stored.reserved ? [] : stockMessages(shop, priced)),
    ...missingBuyer(shop, stored),
    ...delivery.messages,
    ...discounted.messages,
    ...notices(shop, priced),
    ...(taxed.included > 0
      ? [info("tax_included", `Prices include tax of ${taxed.included} minor units (mock rates).`)]
      : []),
    ...stored.outcome,
    ...reviewMessages(stored),
  ];
  const applied =
    discounted.freeDelivery && offDelivery > 0
      ? [
          ...discounted.applied,
          freeDeliveryEntry(discounted.freeDelivery, offDelivery, discounted.applied.length + 1),
        ]
      : discounted.applied;
  return {
    id: stored.id,
    version: stored.version,
    status: statusOf(stored, messages),
    market,
    currency: stored.currency,
    ...(stored.cart_id === undefined ? {} : { cart_id: stored.cart_id }),
    line_items: priced.flatMap((line, at) => showLine(shop, line, discounted.offLine[at] ?? 0)),
    ...(stored.buyer ? { buyer: stored.buyer } : {}),
    ...(stored.context ? { context: stored.context } : {}),
    fulfillment: { methods: delivery.methods, available_methods: delivery.available },
    discounts: { codes: [...stored.discount_codes], applied },
    totals: totals.map((entry) =>
      entry.type === "total" ? { ...entry, amount: entry.amount + wrong } : entry,
    ),
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
  return amountOf(checkout.totals, "total");
}

function freeDeliveryEntry(
  {
    code,
    title,
    automatic = false,
  }: { code: string; title: string; automatic?: boolean | undefined },
  amount: number,
  priority: number,
): Checkout["discounts"]["applied"][number] {
  return {
    ...(automatic ? {} : { code }),
    title,
    amount,
    automatic,
    method: "across",
    priority,
    // Nothing of it goes to a line: it counts as `discount`.
    allocations: [],
  };
}

function info(code: string, content: string): Message {
  return { type: "info", code, content };
}
