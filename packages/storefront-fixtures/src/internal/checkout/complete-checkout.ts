import type { CommandOf } from "../../schema/command.ts";
import type { Checkout, Message } from "../../types.ts";
import { findOffer } from "../catalog/offer.ts";
import { priceNow } from "../catalog/price.ts";
import { recoverableError } from "../engine/recoverable-error.ts";
import type { Shop } from "../engine/shop.ts";
import type { Turn } from "../engine/turn.ts";
import { judgePayment } from "../payment/judge-payment.ts";
import { keepInstruments } from "../payment/keep-instruments.ts";
import { paymentFailed } from "../payment/payment-failed.ts";
import { freshen, requireOpenCheckout } from "./close-checkout.ts";
import { placeOrder } from "./place-order.ts";
import { shortagesOf } from "./shortages.ts";
import { showCheckout, totalOf } from "./show-checkout.ts";
import {
  agreeOnPrices,
  findCheckout,
  type StoredCheckout,
  saveCheckout,
} from "./stored-checkout.ts";

/**
 * Completes a checkout, or returns it with messages that say why not. The checkout must be open, ready, unchanged in
 * price since the last answer, in stock, and paid; this is also the order of the checks. If one fails, the checkout
 * stays open.
 */
export function completeCheckout(turn: Turn, command: CommandOf<"complete_checkout">): Checkout {
  const { shop } = turn;
  const found = freshen(turn, findCheckout(shop, command.checkout_id));
  requireOpenCheckout(found);
  const stored: StoredCheckout = {
    ...found,
    outcome: [],
    instruments: keepInstruments(command.payment),
    ...(command.webhook_url === undefined ? {} : { webhook_url: command.webhook_url }),
  };
  const changed = changesSince(turn, stored);
  if (changed) return showCheckout(turn, saveCheckout(turn, changed));
  const shown = showCheckout(turn, stored);
  if (shown.status !== "ready_for_complete") return showCheckout(turn, saveCheckout(turn, stored));
  if (!stored.reserved && shortagesOf(shop, stored.lines).length > 0) {
    return showCheckout(
      turn,
      saveCheckout(turn, { ...stored, outcome: partsMissing(shop, stored) }),
    );
  }
  return pay(turn, stored, shown, command);
}

function pay(
  turn: Turn,
  stored: StoredCheckout,
  shown: Checkout,
  { payment }: CommandOf<"complete_checkout">,
): Checkout {
  const total = totalOf(shown);
  const judgement =
    total === 0 && payment.instruments.length === 0
      ? { kind: "success" as const }
      : judgePayment(turn, payment);
  if (judgement.kind === "failure") {
    return showCheckout(
      turn,
      saveCheckout(
        turn,
        { ...stored, outcome: [paymentFailed(judgement.reason, judgement.content)] },
        "payment.failed",
      ),
    );
  }
  if (judgement.kind === "challenge") {
    const challenged = { ...stored, review: { code: "requires_3ds" as const } };
    return showCheckout(turn, saveCheckout(turn, challenged, "checkout.escalated"));
  }
  const limit = turn.effect("review")?.above;
  if (limit !== undefined && total > limit) {
    const escalated = { ...stored, review: { code: "buyer_review" as const } };
    return showCheckout(turn, saveCheckout(turn, escalated, "checkout.escalated"));
  }
  return placeOrder(turn, stored);
}

/** If prices or fees differ from the last answer, returns the checkout with a warning instead of completing it. */
function changesSince(turn: Turn, stored: StoredCheckout): StoredCheckout | undefined {
  const { shop } = turn;
  const moved = stored.lines.filter((line) => {
    const offer = findOffer(shop, line.variant_id);
    return offer && priceNow(shop, offer, stored.market).amount !== line.price;
  });
  const fee = stored.fee ? undefined : turn.effect("fee");
  if (moved.length === 0 && !fee) return undefined;
  const content = fee
    ? `${fee.title} was added. Check the totals, and complete again if the buyer still agrees.`
    : `The price of ${moved.length === 1 ? "a line" : `${moved.length} lines`} has changed. Check the totals, and complete again if the buyer still agrees.`;
  return {
    ...stored,
    lines: agreeOnPrices(shop, stored.lines, stored.market),
    ...(fee ? { fee: { title: fee.title, amount: fee.amount } } : {}),
    outcome: [{ type: "warning", code: "price_changed", content, path: "$.totals" }],
  };
}

/** An error for each missing part of a bundle. Missing lines are reported by `outOfStockLineErrors`. */
function partsMissing(shop: Shop, stored: StoredCheckout): Message[] {
  const own = new Set(stored.lines.map(({ variant_id }) => variant_id));
  return shortagesOf(shop, stored.lines)
    .filter(({ offer }) => !own.has(offer.variant.id))
    .map(({ offer }) => {
      const content = `${offer.product.title}, part of a bundle, is out of stock.`;
      return recoverableError("out_of_stock", "$.line_items", content);
    });
}
