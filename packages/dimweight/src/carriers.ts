import { deepFreeze } from "@almanac/kernel/objects/objects";
import { carrierRows } from "./data/carriers.ts";
import type { CarrierTable, RuleRow } from "./internal/ready-rule.ts";
import { toEvidence, toRounding, toWeightRounding } from "./internal/to-evidence.ts";
import type { Carrier, CarrierRule } from "./types.ts";

const tables: readonly CarrierTable[] = carrierRows;

const list: readonly Carrier[] = /* @__PURE__ */ deepFreeze(
  tables.map((row) => ({
    carrier: row.carrier,
    name: row.name,
    defaultProfile: row.defaultProfile,
    rules: row.rules.map((rule) => listRule(rule, row.defaultProfile)),
  })),
);

/**
 * Every carrier with its rules, in the order of the published enumeration: divisor, rounding,
 * dates, limits, confidence and sources. Every call returns the same frozen list, with the figures
 * that {@link calculateDimWeight} applies.
 *
 * @example
 * carriers()[2].rules[0].divisor; // => 5000
 */
export function carriers(): readonly Carrier[] {
  return list;
}

function listRule(rule: RuleRow, defaultProfile: string): CarrierRule {
  const { applies, limits } = rule;
  return {
    ...toEvidence(rule),
    default: rule.profile === defaultProfile,
    divisor: Number(rule.divisor),
    divisorUnit: rule.divisorUnit,
    dimensionRounding: toRounding(rule.dimensionRounding),
    weightRounding: toWeightRounding(rule.weightRounding),
    applies:
      applies.kind === "always" ? { kind: "always" } : { ...applies, value: Number(applies.value) },
    limits: limits && {
      maxWeight: limits.maxWeight === null ? null : Number(limits.maxWeight),
      weightUnit: limits.weightUnit,
      maxLength: limits.maxLength === null ? null : Number(limits.maxLength),
      maxLengthPlusGirth:
        limits.maxLengthPlusGirth === null ? null : Number(limits.maxLengthPlusGirth),
      lengthUnit: limits.lengthUnit,
    },
  };
}
