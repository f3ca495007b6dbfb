import type { Rule } from "../src/data/rule.ts";

/**
 * The same rules, computed independently and in another way: unreduced pairs of bigints from the
 * decimal text. Rounding goes from multiple to multiple, and decimals are read from text. It is
 * slow and shares no code with the library.
 */
export interface Expected {
  readonly dimensionalWeightKg: number;
  readonly billableWeightKg: number;
  readonly oversized: boolean;
}

type Ratio = readonly [bigint, bigint];

const inchCm = parse("2.54");
const poundKg = parse("0.45359237");

export function expectedFor(
  rule: Rule,
  sides: readonly number[],
  weight: number,
  imperial: boolean,
): Expected {
  const ruleImperial = rule.divisorUnit === "in3/lb";
  const inRuleLength = (value: Ratio) => convert(value, inchCm, imperial, ruleImperial);
  const inRuleWeight = (value: Ratio) => convert(value, poundKg, imperial, ruleImperial);
  const volume = sides
    .map((side) => roundSide(inRuleLength(parse(plain(side))), rule))
    .reduce(product, [1n, 1n]);
  const actual = inRuleWeight(parse(plain(weight)));
  const divisor = parse(rule.divisor);
  const computed =
    rule.divisorUnit === "kg/m3"
      ? product(product(volume, divisor), [1n, 1_000_000n])
      : product(volume, inverse(divisor));
  const dimensional: Ratio = counts(rule, volume, computed, actual) ? computed : [0n, 1n];
  const larger = less(actual, dimensional) ? dimensional : actual;
  const billable = roundWeight(larger, rule);
  const toKg = (value: Ratio) => (ruleImperial ? product(value, poundKg) : value);
  return {
    dimensionalWeightKg: fourDecimals(toKg(dimensional)),
    billableWeightKg: fourDecimals(toKg(billable)),
    oversized: less(actual, dimensional),
  };
}

/** A double in plain decimal notation, without an exponent. */
function plain(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(40).replace(/0+$/, "") : text;
}

function parse(text: string): Ratio {
  const point = text.indexOf(".");
  if (point < 0) return [BigInt(text), 1n];
  return [BigInt(text.replace(".", "")), BigInt(`1${"0".repeat(text.length - point - 1)}`)];
}

function product(a: Ratio, b: Ratio): Ratio {
  return [a[0] * b[0], a[1] * b[1]];
}

function inverse(value: Ratio): Ratio {
  return [value[1], value[0]];
}

function less(a: Ratio, b: Ratio): boolean {
  return a[0] * b[1] - b[0] * a[1] < 0n;
}

function convert(value: Ratio, size: Ratio, from: boolean, to: boolean): Ratio {
  if (from === to) return value;
  return from ? product(value, size) : product(value, inverse(size));
}

/**
 * The smallest multiple of a step that is not below the value. Starts below it and goes up one step
 * at a time.
 */
function up(value: Ratio, step: Ratio): Ratio {
  let multiple: Ratio = product(step, [(value[0] * step[1]) / (value[1] * step[0]), 1n]);
  while (less(multiple, value))
    multiple = [multiple[0] * step[1] + step[0] * multiple[1], multiple[1] * step[1]];
  return multiple;
}

function roundWeight(weight: Ratio, { weightRounding }: Rule): Ratio {
  if (weightRounding.mode === "none") return weight;
  const { increment, coarser } = weightRounding;
  const isHeavy = coarser !== undefined && less(parse(coarser.above), weight);
  return up(weight, parse(isHeavy ? coarser.increment : increment));
}

function roundSide(side: Ratio, { dimensionRounding }: Rule): Ratio {
  if (dimensionRounding.mode === "none") return side;
  const step = parse(dimensionRounding.increment);
  if (dimensionRounding.mode === "ceil") return up(side, step);
  // The nearest multiple, halves rounded up: the one below only if the value is less than the
  // middle of both.
  const above = up(side, step);
  const below: Ratio = [above[0] * step[1] - step[0] * above[1], above[1] * step[1]];
  const twice = product(side, [2n, 1n]);
  const middle: Ratio = [above[0] * below[1] + below[0] * above[1], above[1] * below[1]];
  return less(twice, middle) ? below : above;
}

function counts(rule: Rule, volume: Ratio, computed: Ratio, actual: Ratio): boolean {
  const { applies } = rule;
  const value = parse("value" in applies ? applies.value : "0");
  switch (applies.kind) {
    case "always":
      return true;
    case "volume-above":
      return less(value, volume);
    case "volume-at-least":
      return !less(volume, value);
    case "dimensional-above":
      return less(value, computed);
    case "actual-at-least":
      return !less(actual, value);
    case "dimensional-at-least-times-actual":
      return !less(computed, product(value, actual));
  }
}

/** Rounds to four decimals, halves up, through the decimal text. */
function fourDecimals([numerator, denominator]: Ratio): number {
  const tenThousandths = (numerator * 100_000n) / denominator;
  const rounded = (tenThousandths + 5n) / 10n;
  const digits = String(rounded).padStart(5, "0");
  return Number(`${digits.slice(0, -4)}.${digits.slice(-4)}`);
}
