import type { CommandOf } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import type { Turn } from "../engine/turn.ts";
import { getOffer } from "./offer.ts";
import { putStock } from "./stock.ts";

export function setStock(
  turn: Turn,
  { variant_id: id, stock }: CommandOf<"set_stock">,
): CommandResults["set_stock"] {
  const { variant } = getOffer(turn.shop, id, ["variant_id"]);
  putStock(turn, variant.id, stock);
  return { variant_id: variant.id, stock };
}
