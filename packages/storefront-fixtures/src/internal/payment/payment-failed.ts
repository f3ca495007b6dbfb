import type { Message } from "../../types.ts";
import { recoverableError } from "../engine/recoverable-error.ts";

/** The message of a failed payment. */
export function paymentFailed(reason: string, content: string): Message {
  return recoverableError("payment_failed", "$.payment.instruments", `${content} (${reason})`);
}
