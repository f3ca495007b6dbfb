import type { CommandOf } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import { progressOrders } from "../order/progress-orders.ts";
import type { Turn } from "./turn.ts";

/** Moves the virtual clock forward, and carries out what becomes due on the way. */
export function advanceClock(
  turn: Turn,
  { ms }: CommandOf<"advance_clock">,
): CommandResults["advance_clock"] {
  const { shop } = turn;
  const past = shop.records.get<{ ms: number }>("meta", "clock")?.ms ?? 0;
  shop.records.put("meta", "clock", { ms: past + ms });
  progressOrders(turn);
  turn.emit("clock.advanced", "clock", { now: shop.iso() });
  return { now: shop.iso() };
}
