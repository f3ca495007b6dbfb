import { deepFreeze } from "@almanac/kernel/objects/objects";
import * as violationData from "./data/violation-codes.ts";
import * as weightData from "./data/weights.ts";

/**
 * The components of the score: the points of each, and what earns them.
 *
 * @example
 * scoreWeights().item[0]; // => 35
 */
export function scoreWeights(): typeof weightData.weightTable {
  return deepFreeze(weightData.weightTable);
}

/**
 * Every violation, with its kind and what it means.
 *
 * @example
 * violations().second_order[0]; // => "safety"
 */
export function violations(): typeof violationData.violationTable {
  return deepFreeze(violationData.violationTable);
}
