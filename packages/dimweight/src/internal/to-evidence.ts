import type { Rounding, WeightRounding } from "../data/rule.ts";
import type { DimWeightExplanation } from "../types.ts";
import type { RuleRow } from "./ready-rule.ts";

/**
 * The sources, dates and notes of a rule for an answer. They are copies, so that no caller can
 * change the tables.
 */
export function toEvidence(rule: RuleRow): DimWeightExplanation["rule"] {
  return {
    id: rule.id,
    profile: rule.profile,
    effectiveFrom: rule.effectiveFrom,
    effectiveTo: rule.effectiveTo,
    confidence: { ...rule.confidence },
    ...(rule.disputed === undefined ? {} : { disputed: rule.disputed }),
    sources: rule.sources.map((source) => ({ ...source })),
    notes: [...rule.notes],
  };
}

/** A rounding with its increment as a number. */
export function toRounding<Unit extends string>(
  rounding: Rounding<Unit>,
): { mode: Rounding<Unit>["mode"]; increment?: number; unit?: Unit } {
  return rounding.mode === "none"
    ? { mode: "none" }
    : { mode: rounding.mode, increment: Number(rounding.increment), unit: rounding.unit };
}

/** A weight rounding with its increments as numbers. */
export function toWeightRounding(rounding: WeightRounding): DimWeightExplanation["weightRounding"] {
  const step = toRounding(rounding);
  if (rounding.mode === "none" || !rounding.coarser) return step;
  const { above, increment } = rounding.coarser;
  return { ...step, coarser: { above: Number(above), increment: Number(increment) } };
}
