import type { Checkout, Message } from "../../types.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

/** A failed payment leaves the checkout ready; any other error makes it incomplete. */
export function statusOf(stored: StoredCheckout, messages: readonly Message[]): Checkout["status"] {
  const errors = messages.filter(({ type, code }) => type === "error" && code !== "payment_failed");
  if (stored.lines.length === 0) return "incomplete";
  if (errors.length === 0) return "ready_for_complete";
  return errors.every(
    ({ severity }) => severity === "requires_buyer_input" || severity === "requires_buyer_review",
  )
    ? "requires_escalation"
    : "incomplete";
}
