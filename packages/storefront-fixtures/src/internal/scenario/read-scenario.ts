import { scenarioSchema } from "../../schema/scenario.ts";
import type { Scenario } from "../../types.ts";
import { read } from "../engine/read.ts";
import { scenarioNamed } from "./fire-rules.ts";

/** A scenario by its id or as data; null is none. */
export function readScenario(wanted: unknown): Scenario | null {
  if (wanted === null || wanted === undefined) return null;
  return typeof wanted === "string"
    ? scenarioNamed(wanted)
    : read(scenarioSchema, wanted, "The scenario");
}
