import type { Checkout, CheckoutStatus } from "../../schema/checkout.ts";
import type { Message } from "../../schema/message.ts";
import { type PricedLine, priceLines, showLine, stockMessages, titleOf } from "../cart/lines.ts";
import { addUp, amountOf } from "../cart/totals.ts";
import { deliveryDiscount, planDelivery } from "../delivery/plan-delivery.ts";
import { applyDiscounts } from "../discount/apply-discounts.ts";
import { addAmounts, multiply } from "../engine/money.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredCheckout } from "./stored-checkout.ts";
import { taxOn } from "./taxes.ts";

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

/** A payment that failed leaves a checkout as ready as it was; any other error does not. */
function statusOf(stored: StoredCheckout, messages: readonly Message[]): CheckoutStatus {
  const errors = messages.filter(({ type, code }) => type === "error" && code !== "payment_failed");
  if (stored.lines.length === 0) return "incomplete";
  if (errors.length === 0) return "ready_for_complete";
  return errors.every(
    ({ severity }) => severity === "requires_buyer_input" || severity === "requires_buyer_review",
  )
    ? "requires_escalation"
    : "incomplete";
}

function missingBuyer(shop: Shop, { buyer, lines }: StoredCheckout): Message[] {
  const messages: Message[] = [];
  const complain = (code: string, path: string, content: string) =>
    messages.push({ type: "error", code, content, path, severity: "recoverable" });
  if (lines.length === 0) complain("missing", "$.line_items", "The checkout has no lines.");
  const email = buyer?.email;
  if (email === undefined || email === "") {
    if (shop.settings.strictBuyer)
      complain("missing", "$.buyer.email", "The buyer's e-mail is missing.");
  } else if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    complain("invalid", "$.buyer.email", "The buyer's e-mail must have the form name@host.");
  }
  return messages;
}

function notices(shop: Shop, priced: readonly PricedLine[]): Message[] {
  return priced.flatMap(({ offer, place }): Message[] => {
    const { product } = offer;
    const path = `$.line_items[${place}]`;
    const disclosed = product.disclosures
      .filter(({ code }) => code !== "hazmat")
      .map(
        ({ code, content }): Message => ({
          type: "warning",
          code,
          content,
          path,
          presentation: "disclosure",
        }),
      );
    if (!product.status || product.readyInDays === undefined) return disclosed;
    const from = new Date(shop.settings.startAt + product.readyInDays * 86_400_000).toISOString();
    const content = `${titleOf(offer)} is sent from ${from.slice(0, 10)}.`;
    return [...disclosed, { type: "warning", code: "delayed_fulfillment", content, path }];
  });
}

function reviewMessages({ review }: StoredCheckout): Message[] {
  if (!review) return [];
  return review.code === "requires_3ds"
    ? [
        {
          type: "error",
          code: "requires_3ds",
          content:
            "The bank wants the buyer to confirm the payment. Hand over to the page behind continue_url.",
          path: "$.payment.instruments",
          severity: "requires_buyer_input",
        },
      ]
    : [
        {
          type: "error",
          code: "buyer_review",
          content:
            "An order of this size must be reviewed by the buyer on the page behind continue_url.",
          severity: "requires_buyer_review",
        },
      ];
}

function info(code: string, content: string): Message {
  return { type: "info", code, content };
}
