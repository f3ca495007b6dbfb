import type { CommandOf } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import type { Turn } from "../engine/turn.ts";
import { getOffer } from "./offer.ts";
import { putPrice } from "./price.ts";

/** Sets the price of a variant in one market; null restores the price of the catalogue. */
export function setPrice(
  turn: Turn,
  { variant_id: id, amount, market }: CommandOf<"set_price">,
): CommandResults["set_price"] {
  const { shop } = turn;
  const { variant } = getOffer(shop, id, ["variant_id"]);
  putPrice(shop, variant.id, shop.marketOf(market).id, amount);
  turn.emit("price.changed", variant.id, { amount });
  return { variant_id: variant.id, amount };
}
