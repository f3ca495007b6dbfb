import type { Checkout } from "../../schema/checkout.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { Message } from "../../schema/message.ts";
import { findOffer, priceNow } from "../catalog/offer.ts";
import { fault } from "../engine/fail.ts";
import type { Shop } from "../engine/shop.ts";
import { createOrder } from "../order/create-order.ts";
import { judgePayment } from "../payment/judge-payment.ts";
import { keepInstruments } from "./change-checkout.ts";
import { freshen, refuseFinal } from "./close-checkout.ts";
import { shortagesOf, takeStock } from "./reserve-stock.ts";
import { showCheckout, totalOf } from "./show-checkout.ts";
import {
  agreeOnPrices,
  findCheckout,
  type StoredCheckout,
  saveCheckout,
} from "./stored-checkout.ts";

/**
 * Completes a checkout, or tells why not. In this order: it must be open, ready, at the prices last answered, in stock,
 * and paid. Whatever fails leaves it open.
 */
export function completeCheckout(shop: Shop, command: CommandOf<"complete_checkout">): Checkout {
  const found = freshen(shop, findCheckout(shop, command.checkout_id));
  refuseFinal(found);
  const stored: StoredCheckout = {
    ...found,
    outcome: [],
    instruments: keepInstruments(command.payment),
    ...(command.webhook_url === undefined ? {} : { webhook_url: command.webhook_url }),
  };
  const changed = changesSince(shop, stored);
  if (changed) return showCheckout(shop, saveCheckout(shop, changed));
  const shown = showCheckout(shop, stored);
  if (shown.status !== "ready_for_complete") return showCheckout(shop, saveCheckout(shop, stored));
  if (!stored.reserved && shortagesOf(shop, stored.lines).length > 0) {
    return showCheckout(
      shop,
      saveCheckout(shop, { ...stored, outcome: partsMissing(shop, stored) }),
    );
  }
  return pay(shop, stored, shown, command);
}

function pay(
  shop: Shop,
  stored: StoredCheckout,
  shown: Checkout,
  { payment }: CommandOf<"complete_checkout">,
): Checkout {
  const total = totalOf(shown);
  const judgement =
    total === 0 && payment.instruments.length === 0
      ? { kind: "success" as const }
      : judgePayment(shop, payment);
  if (judgement.kind === "failure") {
    return showCheckout(
      shop,
      saveCheckout(
        shop,
        { ...stored, outcome: [failed(judgement.reason, judgement.content)] },
        "payment.failed",
      ),
    );
  }
  if (judgement.kind === "challenge") {
    const challenged = { ...stored, review: { code: "requires_3ds" as const } };
    return showCheckout(shop, saveCheckout(shop, challenged, "checkout.escalated"));
  }
  const limit = shop.effect("review")?.above;
  if (limit !== undefined && total > limit) {
    const escalated = { ...stored, review: { code: "buyer_review" as const } };
    return showCheckout(shop, saveCheckout(shop, escalated, "checkout.escalated"));
  }
  return placeOrder(shop, stored);
}

/** What the buyer decides on the page behind `continue_url`. */
export function resolveEscalation(shop: Shop, command: CommandOf<"resolve_escalation">): Checkout {
  const stored = freshen(shop, findCheckout(shop, command.checkout_id));
  refuseFinal(stored);
  if (!stored.review) {
    throw fault("checkout_not_modifiable", `Checkout ${stored.id} waits for no decision.`, [
      "checkout_id",
    ]);
  }
  const { review, ...rest } = stored;
  if (!command.approve) {
    const reason = review.code === "requires_3ds" ? "3ds_failed" : "buyer_refused";
    const outcome = [failed(reason, "The buyer did not confirm. Nothing was charged.")];
    return showCheckout(shop, saveCheckout(shop, { ...rest, outcome }, "payment.failed"));
  }
  const open = { ...rest, outcome: [] };
  const ready = showCheckout(shop, open).status === "ready_for_complete";
  const short = !open.reserved && shortagesOf(shop, open.lines).length > 0;
  return ready && !short ? placeOrder(shop, open) : showCheckout(shop, saveCheckout(shop, open));
}

function placeOrder(shop: Shop, stored: StoredCheckout): Checkout {
  if (!stored.reserved) takeStock(shop, stored.lines);
  const ready = showCheckout(shop, { ...stored, reserved: true });
  for (const { code } of ready.discounts.applied) {
    if (code === undefined) continue;
    const key = code.toUpperCase();
    const count = shop.records.get<{ count: number }>("usage", key)?.count ?? 0;
    shop.records.put("usage", key, { count: count + 1 });
  }
  const order = createOrder(shop, ready);
  if (stored.cart_id !== undefined) shop.records.delete("cart", stored.cart_id);
  const final: Checkout = { ...ready, status: "completed", order_id: order.id };
  const saved = saveCheckout(shop, { ...stored, reserved: false, final }, "checkout.completed");
  return showCheckout(shop, saved);
}

/** A checkout whose prices or fees are not those of the last answer: told, and not completed. */
function changesSince(shop: Shop, stored: StoredCheckout): StoredCheckout | undefined {
  const moved = stored.lines.filter((line) => {
    const offer = findOffer(shop, line.variant_id);
    return offer && priceNow(shop, offer, stored.market).amount !== line.price;
  });
  const fee = stored.fee ? undefined : shop.effect("fee");
  if (moved.length === 0 && !fee) return undefined;
  const content = fee
    ? `${fee.title} was added. Look at the totals and complete again if they still suit the buyer.`
    : `The price of ${moved.length === 1 ? "a line" : `${moved.length} lines`} has changed. Look at the totals and complete again if they still suit the buyer.`;
  return {
    ...stored,
    lines: agreeOnPrices(shop, stored.lines, stored.market),
    ...(fee ? { fee: { title: fee.title, amount: fee.amount } } : {}),
    outcome: [{ type: "warning", code: "price_changed", content, path: "$.totals" }],
  };
}

/** The part of a bundle that is missing; what is missing of a line tells itself. */
function partsMissing(shop: Shop, stored: StoredCheckout): Message[] {
  const own = new Set(stored.lines.map(({ variant_id }) => variant_id));
  return shortagesOf(shop, stored.lines)
    .filter(({ offer }) => !own.has(offer.variant.id))
    .map(({ offer }) => ({
      type: "error",
      code: "out_of_stock",
      content: `${offer.product.title}, part of a bundle, is out of stock.`,
      path: "$.line_items",
      severity: "recoverable",
    }));
}

function failed(reason: string, content: string): Message {
  return {
    type: "error",
    code: "payment_failed",
    content: `${content} (${reason})`,
    path: "$.payment.instruments",
    severity: "recoverable",
  };
}
