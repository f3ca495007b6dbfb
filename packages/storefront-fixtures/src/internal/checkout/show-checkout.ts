import type { Checkout, Message } from "../../types.ts";
import { sumTotals } from "../cart/cart.ts";
import { outOfStockLineErrors, type PricedLine, showLine } from "../cart/priced-lines.ts";
import { titleOf } from "../catalog/offer.ts";
import { recoverableError } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import type { StoredCheckout } from "./stored-checkout.ts";
import { type Sums, sumUpCheckout } from "./sum-up-checkout.ts";

/**
 * A checkout as answers show it: lines, delivery, discounts, tax, totals, and messages about what
 * is missing.
 */
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

/** A failed payment leaves the checkout ready; any other error makes it incomplete. */
function statusOf(stored: StoredCheckout, messages: readonly Message[]): Checkout["status"] {
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
    messages.push(recoverableError(code, path, content));
  if (lines.length === 0)
    complain("missing", "$.line_items", "The checkout has no lines. Add at least one.");
  const email = buyer?.email;
  if (email === undefined || email === "") {
    if (shop.settings.strictBuyer)
      complain("missing", "$.buyer.email", "The buyer's e-mail is missing.");
  } else if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    complain("invalid", "$.buyer.email", "The buyer's e-mail must have the form name@host.");
  }
  return messages;
}

function productNotices(shop: Shop, priced: readonly PricedLine[]): Message[] {
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
