import {
  decimal,
  divide,
  type Fraction,
  isGreater,
  multiply,
  one,
  roundToStep,
  zero,
} from "./exact.ts";
import type { ReadyRule } from "./rules.ts";

/** 0.45359237 kg and 2.54 cm, both by definition, so every conversion is exact. */
const poundKg = decimal("0.45359237");
const inchesPerCm: Fraction = { numerator: 50, denominator: 127 };
const cmPerInch = divide(one, inchesPerCm);
const poundsPerKg = divide(one, poundKg);

type Sides = readonly [length: Fraction, width: Fraction, height: Fraction];

/** A parcel as it was given: centimetres and kilograms, or inches and pounds. */
export interface Parcel {
  readonly sides: Sides;
  readonly weight: Fraction;
  readonly imperial: boolean;
}

/** What a rule makes of a parcel, all in the units of the rule and exact. */
export interface Evaluation {
  readonly sides: Sides;
  readonly roundedSides: Sides;
  readonly volume: Fraction;
  readonly actual: Fraction;
  /** Volume by divisor, whether or not it counts. */
  readonly computed: Fraction;
  readonly applies: boolean;
  /** What counts: `computed`, or zero where the rule does not apply. */
  readonly dimensional: Fraction;
  readonly oversized: boolean;
  readonly billable: Fraction;
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

export function convertLength(value: Fraction, imperial: boolean, toImperial: boolean): Fraction {
  if (imperial === toImperial) return value;
  return multiply(value, toImperial ? inchesPerCm : cmPerInch);
}

function convertWeight(value: Fraction, imperial: boolean, toImperial: boolean): Fraction {
  if (imperial === toImperial) return value;
  return multiply(value, toImperial ? poundsPerKg : poundKg);
}

function roundSide(side: Fraction, { sideStep }: ReadyRule): Fraction {
  return sideStep ? roundToStep(side, sideStep.size, sideStep.mode) : side;
}

export function roundWeight(weight: Fraction, { weightStep, coarserStep }: ReadyRule): Fraction {
  const step = coarserStep && isGreater(weight, coarserStep.above) ? coarserStep : weightStep;
  return step ? roundToStep(weight, step.size, step.mode) : weight;
}

function meetsThreshold(
  { row, threshold }: ReadyRule,
  volume: Fraction,
  computed: Fraction,
  actual: Fraction,
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

export function inKg(weight: Fraction, rule: ReadyRule): Fraction {
  return convertWeight(weight, rule.imperial, false);
}
