import type { CommandOf } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import type { Turn } from "../engine/turn.ts";
import { readScenario } from "./read-scenario.ts";

/** Sets the scenario, or none, and resets its counters. */
export function setScenario(
  { shop }: Turn,
  { scenario: wanted }: CommandOf<"set_scenario">,
): CommandResults["set_scenario"] {
  const scenario = readScenario(wanted);
  shop.records.put("meta", "scenario", { scenario });
  for (const [key] of shop.records.entries("fired")) shop.records.delete("fired", key);
  return { scenario };
}
