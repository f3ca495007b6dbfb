import type { Message } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/shop.ts";
import { returnStock } from "./reserve-stock.ts";
import { showCheckout } from "./show-checkout.ts";
import { type StoredCheckout, saveCheckout } from "./stored-checkout.ts";

/** Ends a checkout without an order. */
export function closeCheckout(
  turn: Turn,
  stored: StoredCheckout,
  outcome: Message[],
): StoredCheckout {
  if (stored.reserved) returnStock(turn, stored.lines);
  const { review: _, ...rest } = stored;
  const shown = showCheckout(turn, { ...rest, outcome });
  const kept = shown.messages.filter(
    ({ type, code }) => type !== "error" || code === "session_expired",
  );
  return saveCheckout(
    turn,
    { ...rest, outcome, final: { ...shown, messages: kept, status: "canceled" } },
    "checkout.canceled",
  );
}

/** Finds a checkout; cancels it first if it has expired. */
export function freshen(turn: Turn, stored: StoredCheckout): StoredCheckout {
  const { shop } = turn;
  if (stored.final || shop.now() < Date.parse(stored.expires_at)) return stored;
  return expireCheckout(turn, stored);
}

/** Cancels a checkout that has expired. */
export function expireCheckout(turn: Turn, stored: StoredCheckout): StoredCheckout {
  return closeCheckout(turn, stored, [
    {
      type: "error",
      code: "session_expired",
      content: `The checkout expired at ${stored.expires_at}. Start a new one.`,
      severity: "unrecoverable",
    },
  ]);
}

/** Throws for a checkout that has ended. */
export function requireOpenCheckout(stored: StoredCheckout): void {
  if (!stored.final) return;
  refuse(
    "checkout_not_modifiable",
    `Checkout ${stored.id} is ${stored.final.status} and cannot be changed. Start a new one.`,
    ["checkout_id"],
  );
}
