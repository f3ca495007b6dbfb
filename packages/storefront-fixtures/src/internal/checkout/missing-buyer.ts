import type { Message } from "../../types.ts";
import { recoverableError } from "../engine/recoverable-error.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

export function missingBuyer(shop: Shop, { buyer, lines }: StoredCheckout): Message[] {
  const messages: Message[] = [];
  const complain = (code: string, path: string, content: string) =>
    messages.push(recoverableError(code, path, content));
  if (lines.length === 0)
    complain("missing", "$.line_items", "The checkout has no lines. Add at least one.");
  const email = buyer?.email;
  if (email === undefined || email === "") {
    if (shop.settings.strictBuyer)
      complain("missing", "$.buyer.email", "The buyer's e-mail is missing.");
  } else if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    complain("invalid", "$.buyer.email", "The buyer's e-mail must have the form name@host.");
  }
  return messages;
}
