import type { CommandOf } from "../../schema/command.ts";
import type { Checkout } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { freshen } from "./close-checkout.ts";
import { showCheckout } from "./show-checkout.ts";
import { findCheckout } from "./stored-checkout.ts";

export function getCheckout(turn: Turn, { checkout_id: id }: CommandOf<"get_checkout">): Checkout {
  const { shop } = turn;
  return showCheckout(turn, freshen(turn, findCheckout(shop, id)));
}
