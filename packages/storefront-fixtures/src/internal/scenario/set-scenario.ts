import type { CommandOf } from "../../schema/command.ts";
import { scenarioSchema } from "../../schema/scenario.ts";
import type { CommandResults } from "../../store-results.ts";
import type { Scenario } from "../../types.ts";
import { read } from "../engine/read-input.ts";
import type { Turn } from "../engine/shop.ts";
import { scenarioNamed } from "./fire-rules.ts";

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

/** Reads a scenario, given by id or as data; null is no scenario. */
export function readScenario(wanted: unknown): Scenario | null {
  if (wanted === null || wanted === undefined) return null;
  return typeof wanted === "string"
    ? scenarioNamed(wanted)
    : read(scenarioSchema, wanted, "The scenario");
}
