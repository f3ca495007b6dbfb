import type { CommandOf } from "../../schema/command.ts";
import type { Checkout, Message } from "../../types.ts";
import { findOffer, priceNow } from "../catalog/offer.ts";
import { recoverableError, refuse } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import { createOrder } from "../order/create-order.ts";
import { releaseBeyondShare } from "../order/share-stock.ts";
import { judgePayment, keepInstruments, paymentFailed } from "../payment/judge-payment.ts";
import { freshen, requireOpenCheckout } from "./close-checkout.ts";
import { shortagesOf, takeStock } from "./reserve-stock.ts";
import { showCheckout, totalOf } from "./show-checkout.ts";
import {
  agreeOnPrices,
  findCheckout,
  type StoredCheckout,
  saveCheckout,
} from "./stored-checkout.ts";

/**
 * Completes a checkout, or returns it with messages that say why not. The checkout must be open,
 * ready, unchanged in price since the last answer, in stock, and paid; this is also the order of
 * the checks. If one fails, the checkout stays open.
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

/**
 * If prices or fees differ from the last answer, returns the checkout with a warning instead of
 * completing it.
 */
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

/**
 * An error for each missing part of a bundle. Missing lines are reported by `outOfStockLineErrors`.
 */
function partsMissing(shop: Shop, stored: StoredCheckout): Message[] {
  const own = new Set(stored.lines.map(({ variant_id }) => variant_id));
  return shortagesOf(shop, stored.lines)
    .filter(({ offer }) => !own.has(offer.variant.id))
    .map(({ offer }) => {
      const content = `${offer.product.title}, part of a bundle, is out of stock.`;
      return recoverableError("out_of_stock", "$.line_items", content);
    });
}

/** Applies the decision that the buyer makes on the page behind `continue_url`. */
export function resolveEscalation(turn: Turn, command: CommandOf<"resolve_escalation">): Checkout {
  const { shop } = turn;
  const stored = freshen(turn, findCheckout(shop, command.checkout_id));
  requireOpenCheckout(stored);
  if (!stored.review) {
    refuse("checkout_not_modifiable", `Checkout ${stored.id} is not waiting for a decision.`, [
      "checkout_id",
    ]);
  }
  const { review, ...rest } = stored;
  if (!command.approve) {
    const reason = review.code === "requires_3ds" ? "3ds_failed" : "buyer_refused";
    const outcome = [paymentFailed(reason, "The buyer did not confirm. Nothing was charged.")];
    return showCheckout(turn, saveCheckout(turn, { ...rest, outcome }, "payment.failed"));
  }
  const open = { ...rest, outcome: [] };
  const ready = showCheckout(turn, open).status === "ready_for_complete";
  const short = !open.reserved && shortagesOf(shop, open.lines).length > 0;
  return ready && !short ? placeOrder(turn, open) : showCheckout(turn, saveCheckout(turn, open));
}

function placeOrder(turn: Turn, stored: StoredCheckout): Checkout {
  const { shop } = turn;
  if (!stored.reserved) takeStock(turn, stored.lines);
  const ready = showCheckout(turn, { ...stored, reserved: true });
  for (const { code } of ready.discounts.applied) {
    if (code === undefined) continue;
    const key = code.toUpperCase();
    const count = shop.records.get<{ count: number }>("usage", key)?.count ?? 0;
    shop.records.put("usage", key, { count: count + 1 });
  }
  const order = createOrder(turn, ready);
  releaseBeyondShare(turn, order.id);
  if (stored.cart_id !== undefined) shop.records.delete("cart", stored.cart_id);
  const final: Checkout = { ...ready, status: "completed", order_id: order.id };
  const saved = saveCheckout(turn, { ...stored, reserved: false, final }, "checkout.completed");
  return showCheckout(turn, saved);
}
