import type { Message } from "../../types.ts";

/** The message of a payment that did not go through. */
export function paymentFailed(reason: string, content: string): Message {
  return {
    type: "error",
    code: "payment_failed",
    content: `${content} (${reason})`,
    path: "$.payment.instruments",
    severity: "recoverable",
  };
}
