import type { Message } from "../../types.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

export function reviewMessages({ review }: StoredCheckout): Message[] {
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
