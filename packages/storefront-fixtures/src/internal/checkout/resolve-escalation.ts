import type { CommandOf } from "../../schema/command.ts";
import type { Checkout } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/turn.ts";
import { paymentFailed } from "../payment/payment-failed.ts";
import { freshen, requireOpenCheckout } from "./close-checkout.ts";
import { placeOrder } from "./place-order.ts";
import { shortagesOf } from "./shortages.ts";
import { showCheckout } from "./show-checkout.ts";
import { findCheckout, saveCheckout } from "./stored-checkout.ts";

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
