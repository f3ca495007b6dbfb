import { type Exact, toNumber } from "@almanac/kernel/numbers/exact";
import type { DimWeightExplanation } from "../types.ts";
import { type Evaluation, inKg, type Parcel, roundWeight } from "./evaluate.ts";
import { findHeadroom } from "./find-headroom.ts";
import { sideNames } from "./parcel.ts";
import type { ReadyRule } from "./ready-rule.ts";
import { toEvidence, toRounding, toWeightRounding } from "./to-evidence.ts";

/** Explains an evaluation figure by figure, with the rule and its sources. */
export function explain(
  parcel: Parcel,
  rule: ReadyRule,
  evaluation: Evaluation,
): DimWeightExplanation {
  const { sides, roundedSides, actual, computed, dimensional, billable } = evaluation;
  const roundedActual = roundWeight(actual, rule);
  const roundedDimensional = roundWeight(dimensional, rule);
  const units = rule.imperial ? (["in", "lb"] as const) : (["cm", "kg"] as const);
  const before = sides.map(inFull);
  const after = roundedSides.map(inFull);
  return {
    rule: toEvidence(rule.row),
    lengthUnit: units[0],
    weightUnit: units[1],
    sides: sideNames.map((side, index) => ({
      side,
      before: before[index] ?? 0,
      after: after[index] ?? 0,
    })),
    dimensionRounding: toRounding(rule.row.dimensionRounding),
    volume: inFull(evaluation.volume),
    computedDimensionalWeightKg: toNumber(inKg(computed, rule), 4),
    applies: { met: evaluation.applies, why: reason(rule, evaluation) },
    roundedDimensionalWeightKg: toNumber(inKg(roundedDimensional, rule), 4),
    roundedActualWeightKg: toNumber(inKg(roundedActual, rule), 4),
    weightRounding: toWeightRounding(rule.row.weightRounding),
    native: {
      actualWeight: inFull(actual),
      dimensionalWeight: inFull(dimensional),
      roundedActualWeight: inFull(roundedActual),
      roundedDimensionalWeight: inFull(roundedDimensional),
      billableWeight: inFull(billable),
    },
    steps: [
      `Sides: ${before.join(" x ")} ${units[0]}, ${stepWords(rule.row.dimensionRounding)}: ${after.join(" x ")} ${units[0]}.`,
      `Volume: ${after.join(" x ")} = ${inFull(evaluation.volume)} ${units[0]}3.`,
      `Dimensional weight: ${inFull(evaluation.volume)} ${quotient(rule)} = ${inFull(computed)} ${units[1]}. ${reason(rule, evaluation)}`,
      `Larger weight: ${inFull(dimensional)} ${units[1]} dimensional, ${inFull(actual)} ${units[1]} actual: ${evaluation.oversized ? "dimensional" : "actual"}.`,
      `Billable weight: ${stepWords(rule.row.weightRounding)}: ${inFull(billable)} ${units[1]}.`,
    ],
    headroom: findHeadroom(parcel, rule, evaluation),
  };
}

function inFull(value: Exact): number {
  return toNumber(value, 6);
}

function quotient({ row }: ReadyRule): string {
  return row.divisorUnit === "kg/m3" ? `x ${row.divisor} / 1000000` : `/ ${row.divisor}`;
}

function stepWords(rounding: ReadyRule["row"]["dimensionRounding" | "weightRounding"]): string {
  if (rounding.mode === "none") return "not rounded";
  const direction = rounding.mode === "ceil" ? "up to the next" : "to the nearest";
  const usual = `${direction} ${rounding.increment} ${rounding.unit}`;
  if (!("coarser" in rounding) || !rounding.coarser) return usual;
  const { above, increment } = rounding.coarser;
  return `${usual}, above ${above} ${rounding.unit} ${direction} ${increment} ${rounding.unit}`;
}

/**
 * Says why the weight counts or not. The name of each kind of threshold, without hyphens, is part
 * of the sentence.
 */
function reason({ row: { applies } }: ReadyRule, evaluation: Evaluation): string {
  if (applies.kind === "always") return "It always counts.";
  const unit = "unit" in applies ? ` ${applies.unit}` : "";
  const condition = `${applies.kind.replaceAll("-", " ")} ${applies.value}${unit}`;
  return `It ${evaluation.applies ? "counts" : "does not count"}: the rule is for ${condition}.`;
}
