import { scenarioSchema } from "../../schema/scenario.ts";
import type { Scenario } from "../../types.ts";
import { read } from "../engine/read-input.ts";
import { scenarioNamed } from "./fire-rules.ts";

/** Reads a scenario, given by id or as data; null is no scenario. */
export function readScenario(wanted: unknown): Scenario | null {
  if (wanted === null || wanted === undefined) return null;
  return typeof wanted === "string"
    ? scenarioNamed(wanted)
    : read(scenarioSchema, wanted, "The scenario");
}
