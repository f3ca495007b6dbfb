import { type Scenario, scenarioSchema } from "../scenario-schema.ts";
import { read } from "./read.ts";
import { scenarioNamed } from "./scenario.ts";

/** A scenario by its id or as data; null is none. */
export function readScenario(wanted: unknown): Scenario | null {
  if (wanted === null || wanted === undefined) return null;
  return typeof wanted === "string" ? scenarioNamed(wanted) : read(scenarioSchema, wanted);
}
