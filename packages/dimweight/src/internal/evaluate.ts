import {
  divide,
  type Exact,
  exact,
  isGreater,
  multiply,
  one,
  roundTo,
  zero,
} from "@almanac/kernel/numbers/exact";
import type { ReadyRule } from "./ready-rule.ts";

/** 0.45359237 kg and 2.54 cm, both by definition, so every conversion is exact. */
const poundKg = exact("0.45359237");
const inchesPerCm: Exact = { numerator: 50, denominator: 127 };
const cmPerInch = divide(one, inchesPerCm);
const poundsPerKg = divide(one, poundKg);

type Sides = readonly [length: Exact, width: Exact, height: Exact];

/** A parcel as it was given: centimetres and kilograms, or inches and pounds. */
export interface Parcel {
  readonly sides: Sides;
  readonly weight: Exact;
  readonly imperial: boolean;
}

/** The result of applying a rule to a parcel, exact and in the units of the rule. */
export interface Evaluation {
  readonly sides: Sides;
  readonly roundedSides: Sides;
  readonly volume: Exact;
  readonly actual: Exact;
  /** The volume divided by the divisor, even if it does not count. */
  readonly computed: Exact;
  readonly applies: boolean;
  /** The weight that counts: `computed`, or zero if the rule does not apply. */
  readonly dimensional: Exact;
  readonly oversized: boolean;
  readonly billable: Exact;
}

export function evaluate(parcel: Parcel, rule: ReadyRule): Evaluation {
  const [length, width, height] = parcel.sides;
  const sides: Sides = [
    convertLength(length, parcel.imperial, rule.imperial),
    convertLength(width, parcel.imperial, rule.imperial),
    convertLength(height, parcel.imperial, rule.imperial),
  ];
  const roundedSides: Sides = [
    roundSide(sides[0], rule),
    roundSide(sides[1], rule),
    roundSide(sides[2], rule),
  ];
  const volume = multiply(multiply(roundedSides[0], roundedSides[1]), roundedSides[2]);
  const actual = convertWeight(parcel.weight, parcel.imperial, rule.imperial);
  const computed = multiply(volume, rule.weightPerVolume);
  const applies = meetsThreshold(rule, volume, computed, actual);
  const dimensional = applies ? computed : zero;
  const oversized = isGreater(dimensional, actual);
  const billable = roundWeight(oversized ? dimensional : actual, rule);
  return {
    sides,
    roundedSides,
    volume,
    actual,
    computed,
    applies,
    dimensional,
    oversized,
    billable,
  };
}

export function convertLength(value: Exact, imperial: boolean, toImperial: boolean): Exact {
  if (imperial === toImperial) return value;
  return multiply(value, toImperial ? inchesPerCm : cmPerInch);
}

function convertWeight(value: Exact, imperial: boolean, toImperial: boolean): Exact {
  if (imperial === toImperial) return value;
  return multiply(value, toImperial ? poundsPerKg : poundKg);
}

function roundSide(side: Exact, { sideStep }: ReadyRule): Exact {
  return sideStep ? roundTo(side, sideStep.size, sideStep.mode) : side;
}

export function roundWeight(weight: Exact, { weightStep, coarserStep }: ReadyRule): Exact {
  const step = coarserStep && isGreater(weight, coarserStep.above) ? coarserStep : weightStep;
  return step ? roundTo(weight, step.size, step.mode) : weight;
}

function meetsThreshold(
  { row, threshold }: ReadyRule,
  volume: Exact,
  computed: Exact,
  actual: Exact,
): boolean {
  switch (row.applies.kind) {
    case "always":
      return true;
    case "volume-above":
      return isGreater(volume, threshold);
    case "volume-at-least":
      return !isGreater(threshold, volume);
    case "dimensional-above":
      return isGreater(computed, threshold);
    case "actual-at-least":
      return !isGreater(threshold, actual);
    case "dimensional-at-least-times-actual":
      return !isGreater(multiply(threshold, actual), computed);
  }
}

export function inKg(weight: Exact, rule: ReadyRule): Exact {
  return convertWeight(weight, rule.imperial, false);
}
