import type { CommandOf } from "../../schema/command.ts";
import type { Turn } from "../engine/turn.ts";
import { mergeLines } from "./merge-lines.ts";
import type { StoredCart } from "./stored-cart.ts";

type CartFields = Pick<CommandOf<"update_cart">, "lines" | "discount_codes" | "buyer" | "context">;

/** Sets the fields that were sent; the others stay unchanged. */
export function applyCartFields(turn: Turn, cart: StoredCart, fields: CartFields): StoredCart {
  const merged = fields.lines ? mergeLines(turn, cart, fields.lines) : undefined;
  return {
    ...cart,
    ...(merged
      ? { lines: merged.lines, lineCount: merged.lineCount, messages: merged.messages }
      : {}),
    ...(fields.discount_codes ? { discount_codes: fields.discount_codes } : {}),
    ...(fields.buyer ? { buyer: fields.buyer } : {}),
    ...(fields.context ? { context: fields.context } : {}),
  };
}
