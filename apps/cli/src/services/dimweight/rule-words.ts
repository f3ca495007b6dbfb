import type { carriers } from "@almanac/dimweight";
import { formatNumber } from "../../text/numbers.ts";

export type Carrier = ReturnType<typeof carriers>[number];
export type CarrierRule = Carrier["rules"][number];

/** A unit as people write it: `cm³/kg` for `cm3/kg`. */
function unitSign(unit: string): string {
  return unit.replace("3", "³");
}

export function divisorWords(rule: Pick<CarrierRule, "divisor" | "divisorUnit">): string {
  return `${formatNumber(rule.divisor)} ${unitSign(rule.divisorUnit)}`;
}

export function roundingWords({
  mode,
  increment,
  unit,
}: CarrierRule["dimensionRounding"] | CarrierRule["weightRounding"]): string {
  if (mode === "none" || increment === undefined) return "as given";
  const direction = mode === "ceil" ? "up to" : "nearest";
  return `${direction} ${increment === 1 ? "whole" : formatNumber(increment)} ${unit}`;
}

/**
 * Like {@link roundingWords}, and adds the larger increment for heavy parcels if the carrier
 * has one.
 */
export function weightRoundingWords(rounding: CarrierRule["weightRounding"]): string {
  const { coarser, unit } = rounding;
  if (!coarser) return roundingWords(rounding);
  const heavy = roundingWords({ ...rounding, increment: coarser.increment });
  return `${roundingWords(rounding)}, above ${formatNumber(coarser.above)} ${unit} ${heavy}`;
}

export function appliesWords(applies: CarrierRule["applies"]): string {
  const { kind, value = 0 } = applies;
  const amount = formatNumber(value);
  const unit = unitSign(applies.unit ?? "");
  switch (kind) {
    case "always":
      return "every parcel";
    case "volume-above":
      return `volume above ${amount} ${unit}`;
    case "volume-at-least":
      return `volume of ${amount} ${unit} or more`;
    case "dimensional-above":
      return `dimensional weight above ${amount} ${unit}`;
    case "actual-at-least":
      return `actual weight of ${amount} ${unit} or more`;
    case "dimensional-at-least-times-actual":
      return `dimensional weight at least ${amount} times the actual`;
  }
}

export function inForceWords(from: string | null, to: string | null): string {
  if (from !== null && to !== null) return `${from} to ${to}`;
  if (from !== null) return `since ${from}`;
  return to === null ? "undated" : `until ${to}`;
}
