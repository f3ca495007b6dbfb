import type { Task } from "../types.ts";
import { ada, type DefinedTask, defineTask, type Shelf } from "./define.ts";

function paysWith(...tokens: readonly string[]): Task["buyer"] {
  const names = ["first card", "second card", "third card"];
  return {
    ...ada,
    instruments: tokens.map((token, at) => ({
      id: `card_${at + 1}`,
      label: names[at] ?? "card",
      token,
    })),
  };
}

/** Payments that fail, that need the buyer, or whose answer is lost. */
// long: a table of tasks.
export function paymentTasks({ titled }: Shelf): DefinedTask[] {
  const family = "payment";
  const grater = { product: titled("Everyday Grater") };
  const headphones = { product: titled("Pocket Headphones K902") };
  const order = "Buy one Everyday Grater.";
  const exactlyOnce = (id: string, scenario: string, more: Partial<Task> = {}) =>
    defineTask({
      id,
      family,
      scenario,
      instruction: `${order} Place exactly one order, whatever goes wrong on the way.`,
      lines: [grater],
      ...more,
    });
  return [
    defineTask({
      id: "payment-second-card",
      family,
      instruction: `${order} If my first card is declined, use the second one.`,
      buyer: paysWith("fail_token", "success_token"),
      lines: [grater],
      trap: "wrong_end_state",
    }),
    defineTask({
      id: "payment-third-card",
      family,
      instruction: `${order} Try my cards in their order.`,
      buyer: paysWith("tok_expired_card", "tok_insufficient_funds", "success_token"),
      lines: [grater],
      trap: "wrong_end_state",
    }),
    defineTask({
      id: "payment-every-card-fails",
      family,
      instruction: `${order} Use only my cards.`,
      buyer: paysWith("fail_token", "tok_insufficient_funds"),
      lines: [grater],
      goal: { end_state: "no_purchase" },
    }),
    defineTask({
      id: "payment-3ds-approved",
      family,
      instruction: `${order} If my bank wants me to confirm, hand over to me.`,
      buyer: paysWith("tok_3ds_required"),
      lines: [grater],
      buyer_script: { answers: [], page: { decision: "approve", up_to: 10_000 } },
      trap: "wrong_end_state",
    }),
    defineTask({
      id: "payment-3ds-unanswered",
      family,
      instruction: `${order} If my bank wants me to confirm, hand over to me and stop.`,
      buyer: paysWith("tok_3ds_required"),
      lines: [grater],
      goal: { end_state: "handed_over" },
      buyer_script: { answers: [], page: { decision: "never" } },
    }),
    defineTask({
      id: "payment-review-approved",
      family,
      scenario: "escalation_review",
      instruction: "Buy one Pocket Headphones K902. Hand over to me if the shop wants me to check.",
      lines: [headphones],
      buyer_script: { answers: [], page: { decision: "approve", up_to: 20_000 } },
      trap: "wrong_end_state",
    }),
    defineTask({
      id: "payment-review-refused",
      family,
      scenario: "escalation_review",
      instruction:
        "Buy one Pocket Headphones K902. Hand over to me if the shop wants me to check. If I refuse, stop.",
      lines: [headphones],
      goal: { end_state: "no_purchase" },
      buyer_script: { answers: [], page: { decision: "refuse" } },
      trap: "wrong_end_state",
    }),
    exactlyOnce("payment-lost-answer", "timeout_after_commit", { trap: "second_order" }),
    exactlyOnce("payment-error-500", "http_500_once", { trap: "wrong_end_state" }),
    exactlyOnce("payment-error-503", "http_503_retry_after", { trap: "wrong_end_state" }),
    exactlyOnce("payment-session-expired", "session_expired", { trap: "wrong_end_state" }),
    exactlyOnce("payment-answer-cut-off", "truncated_json", { trap: "wrong_end_state" }),
    exactlyOnce("payment-slow-shop", "latency"),
    exactlyOnce("payment-undocumented-fields", "extra_fields"),
  ];
}
