import { present } from "@almanac/kernel/objects/objects";
import type { CommandOf } from "../../schema/command.ts";
import { mergeLines } from "../cart/merge-lines.ts";
import { readMethods } from "../delivery/read-methods.ts";
import type { Turn } from "../engine/turn.ts";
import { keepInstruments } from "../payment/keep-instruments.ts";
import { agreeOnPrices, type StoredCheckout } from "./stored-checkout.ts";

export type Fields = Omit<CommandOf<"update_checkout">, "type" | "checkout_id">;

/** Sets the fields that were sent, at present prices; the others stay unchanged. */
export function applyCheckoutFields(
  turn: Turn,
  stored: StoredCheckout,
  fields: Fields,
): StoredCheckout {
  const { shop } = turn;
  const { lines, fulfillment, payment, ...plain } = fields;
  const merged = lines && mergeLines(turn, stored, lines);
  const kept = merged?.lines ?? stored.lines;
  return {
    ...stored,
    ...present(plain),
    lines: agreeOnPrices(shop, kept, stored.market),
    ...(merged ? { lineCount: merged.lineCount, notes: merged.messages } : {}),
    ...(fulfillment ? { methods: readMethods(fulfillment.methods, stored) } : {}),
    ...(payment ? { instruments: keepInstruments(payment) } : {}),
  };
}
