import type { CommandOf } from "../../schema/command.ts";
import type { Checkout } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { closeCheckout, freshen, requireOpenCheckout } from "./close-checkout.ts";
import { showCheckout } from "./show-checkout.ts";
import { findCheckout } from "./stored-checkout.ts";

export function cancelCheckout(
  turn: Turn,
  { checkout_id: id }: CommandOf<"cancel_checkout">,
): Checkout {
  const { shop } = turn;
  const stored = freshen(turn, findCheckout(shop, id));
  requireOpenCheckout(stored);
  return showCheckout(turn, closeCheckout(turn, stored, []));
}
