import {
  add,
  divide,
  type Exact,
  exact,
  isGreater,
  multiply,
  roundTo,
  subtract,
  toNumber,
} from "@almanac/kernel/numbers/exact";
import type { DimWeightExplanation } from "../types.ts";
import { convertLength, type Evaluation, inKg, type Parcel } from "./evaluate.ts";
import { sideNames } from "./parcel.ts";
import type { ReadyRule } from "./ready-rule.ts";

type Headroom = DimWeightExplanation["headroom"];

/**
 * A limit below which the billable weight stays the same. `open`: the limit itself already
 * changes it.
 */
interface Bound {
  readonly value: Exact;
  readonly open: boolean;
}

const decimals = 6;
const half = exact("0.5");
const gramsPerKg = exact(1000);

/**
 * How much the parcel can grow, one measure at a time, before its billable weight increases.
 * Figures are rounded down, so that they never promise too much.
 */
export function findHeadroom(parcel: Parcel, rule: ReadyRule, evaluation: Evaluation): Headroom {
  const { actual, billable } = evaluation;
  const left = multiply(inKg(subtract(billable, actual), rule), gramsPerKg);
  return {
    nextBillableWeightKg: nextBillableKg(billable, rule),
    gramsLeft: toNumber(left, decimals, "floor"),
    sides: sideNames.map((side, index) => ({
      side,
      ...growthOf(index, parcel, rule, evaluation),
      unit: parcel.imperial ? "in" : "cm",
    })),
  };
}

function nextBillableKg(billable: Exact, rule: ReadyRule): number | null {
  const { weightStep, coarserStep } = rule;
  const step = coarserStep && !isGreater(coarserStep.above, billable) ? coarserStep : weightStep;
  return step ? toNumber(inKg(add(billable, step.size), rule), 4) : null;
}

function growthOf(
  index: number,
  parcel: Parcel,
  rule: ReadyRule,
  evaluation: Evaluation,
): { growth: number | null; inclusive: boolean } {
  const side = evaluation.sides[index];
  const area = evaluation.roundedSides
    .filter((_, other) => other !== index)
    .reduce((product, other) => multiply(product, other));
  if (!side || Number(area.numerator) === 0) return { growth: null, inclusive: false };
  // The rule counts volume only from an actual weight on. Below it, a side can grow without limit.
  if (rule.row.applies.kind === "actual-at-least" && !evaluation.applies) {
    return { growth: null, inclusive: false };
  }
  const volume = largestVolume(rule, evaluation);
  const bound = unroundedBound({ value: divide(volume.value, area), open: volume.open }, rule);
  const room = convertLength(subtract(bound.value, side), rule.imperial, parcel.imperial);
  const growth = toNumber(room, decimals, "floor");
  // The digits that were cut off are headroom too, so growing by exactly the cut figure
  // changes nothing.
  return { growth, inclusive: !bound.open || isGreater(room, exact(growth)) };
}

/**
 * The largest volume that does not increase the billable weight, because of its dimensional weight
 * or because the rule does not apply yet.
 */
function largestVolume(rule: ReadyRule, evaluation: Evaluation): Bound {
  const byWeight = { value: divide(evaluation.billable, rule.weightPerVolume), open: false };
  const exempt = exemptVolume(rule, evaluation);
  return exempt && isGreater(exempt.value, byWeight.value) ? exempt : byWeight;
}

function exemptVolume({ row, threshold, weightPerVolume }: ReadyRule, { actual }: Evaluation) {
  switch (row.applies.kind) {
    case "always":
    case "actual-at-least":
      return undefined;
    case "volume-above":
      return { value: threshold, open: false };
    case "volume-at-least":
      return { value: threshold, open: true };
    case "dimensional-above":
      return { value: divide(threshold, weightPerVolume), open: false };
    case "dimensional-at-least-times-actual":
      return { value: divide(multiply(threshold, actual), weightPerVolume), open: true };
  }
}

/** The greatest length of a side that stays within a bound after rounding. */
function unroundedBound(rounded: Bound, { sideStep }: ReadyRule): Bound {
  if (!sideStep) return rounded;
  const { size, mode } = sideStep;
  let largest = roundTo(rounded.value, size, "floor");
  if (rounded.open && !isGreater(rounded.value, largest)) largest = subtract(largest, size);
  return mode === "ceil"
    ? { value: largest, open: false }
    : { value: add(largest, multiply(size, half)), open: true };
}
