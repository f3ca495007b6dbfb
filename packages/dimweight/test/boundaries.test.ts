import { describe, expect, test } from "vitest";
import { calculateDimWeight } from "../src/index.ts";
import { expectedFor } from "./oracle.ts";
import { everyRule } from "./select.ts";

/** The smallest change that a double of this size can carry in four decimals. */
const tiny = 0.0001;
const aside = [-tiny, 0, tiny] as const;

describe.for(everyRule)("$id", ({ rule, select }) => {
  const imperial = rule.divisorUnit === "in3/lb";

  /** Calculates in the units of the rule. */
  function calculate(sides: readonly [number, number, number], weight: number) {
    const [length, width, height] = sides;
    const parcel = imperial
      ? { lengthIn: length, widthIn: width, heightIn: height, weightLb: weight }
      : { lengthCm: length, widthCm: width, heightCm: height, weightKg: weight };
    const result = calculateDimWeight({ ...parcel, ...select, explain: true });
    expect(result).toMatchObject(expectedFor(rule, sides, weight, imperial));
    return result;
  }

  test("a side rounds on both sides of its boundary", () => {
    const boundary = rule.dimensionRounding.mode === "half-up" ? 30.5 : 30;
    const rounded = aside.map(
      (change) => calculate([add(boundary, change), 20, 10], 1).explanation?.sides[0]?.after,
    );
    const expected = { none: [29.9999, 30, 30.0001], ceil: [30, 30, 31], "half-up": [30, 31, 31] };
    expect(rounded).toEqual(expected[rule.dimensionRounding.mode]);
  });

  test("the actual weight rounds on both sides of its step", () => {
    const rounded = aside.map(
      (change) => calculate([1, 1, 1], add(7, change)).explanation?.native.billableWeight,
    );
    const step = rule.weightRounding.mode === "none" ? 0 : Number(rule.weightRounding.increment);
    expect(rounded).toEqual(step === 0 ? [6.9999, 7, 7.0001] : [7, 7, 7 + step]);
  });

  test("the dimensional weight rounds on both sides of its step", () => {
    // As tall and wide as keeps the sides on the grid: one more unit of length is the smallest larger parcel.
    const divisor =
      rule.divisorUnit === "kg/m3" ? 1e6 / Number(rule.divisor) : Number(rule.divisor);
    const length = Math.ceil((80 * divisor) / 2500);
    const weights = [length - 1, length, length + 1].map((side) => {
      const { native } = calculate([side, 50, 50], 1).explanation ?? {};
      const exact = native?.dimensionalWeight ?? 0;
      const step = rule.weightRounding.mode === "none" ? 0 : Number(rule.weightRounding.increment);
      const billed = native?.billableWeight ?? 0;
      expect(billed).toBeGreaterThanOrEqual(exact);
      expect(billed - exact).toBeLessThan(step === 0 ? tiny : step);
      return exact;
    });
    expect(weights[0]).toBeLessThan(80);
    expect(weights[1]).toBeGreaterThanOrEqual(80);
  });

  test("oversized is strict", () => {
    // Whole sides, so that none is rounded, of exactly this many units of dimensional weight.
    const density = rule.divisorUnit === "kg/m3";
    const sides = density
      ? ([50, 50, 40] as const)
      : ([Number(rule.divisor) / 50, 50, 100] as const);
    const weight = density ? Number(rule.divisor) / 10 : 100;
    const whole = sides.every(Number.isInteger) ? sides : ([Number(rule.divisor), 10, 10] as const);
    const flags = aside.map((change) => calculate(whole, add(weight, change)).oversized);
    expect(flags).toEqual(
      rule.applies.kind === "dimensional-at-least-times-actual"
        ? [false, false, false]
        : [true, false, false],
    );
  });
});

test.for([
  { carrier: "usps", asOf: "2026-07-12", sides: [12, 12, 12], counts: false },
  { carrier: "usps", asOf: "2026-07-12", sides: [12.0001, 12, 12], counts: true },
  { carrier: "usps", asOf: "2026-07-11", sides: [12.4999, 12, 12], counts: false },
  { carrier: "usps", asOf: "2026-07-11", sides: [12.5, 12, 12], counts: true },
  { carrier: "gls_us", asOf: "2026-11-20", sides: [17.9999, 18, 16], counts: false },
  { carrier: "gls_us", asOf: "2026-11-20", sides: [18, 18, 16], counts: true },
])("$carrier on $asOf counts $sides in: $counts", ({ carrier, asOf, sides, counts }) => {
  const [lengthIn, widthIn, heightIn] = sides;
  const request = { lengthIn, widthIn, heightIn, weightLb: 1, carrier, asOf, explain: true };
  expect(calculateDimWeight(request).explanation?.applies.met).toBe(counts);
});

test.for([
  { carrier: "correios", lengthCm: 30, weightKg: 1, counts: false },
  { carrier: "correios", lengthCm: 30.0001, weightKg: 1, counts: true },
  { carrier: "chronopost", profile: "road", lengthCm: 40, weightKg: 4, counts: true },
  { carrier: "chronopost", profile: "road", lengthCm: 40, weightKg: 4.0001, counts: false },
])("$carrier counts $lengthCm cm and $weightKg kg: $counts", ({ counts, lengthCm, ...rest }) => {
  const [widthCm, heightCm] = rest.carrier === "correios" ? [40, 25] : [50, 20];
  const { explanation } = calculateDimWeight({
    ...rest,
    lengthCm,
    widthCm,
    heightCm,
    explain: true,
  });
  expect(explanation?.applies.met).toBe(counts);
});

test("a rule changes on its day", () => {
  const parcel = { lengthCm: 40.2, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "ups" };
  const ruleOn = (asOf: string) => calculateDimWeight({ ...parcel, asOf }).ruleId;
  expect(ruleOn("2025-08-17")).toBe("ups.metric@before-2025-08-18");
  expect(ruleOn("2025-08-18")).toBe("ups.metric@2025-08-18");
  const midnight = Date.UTC(2025, 7, 18);
  const ruleAt = (nowMs: number) => calculateDimWeight(parcel, { now: () => nowMs }).ruleId;
  expect(ruleAt(midnight - 1)).toBe("ups.metric@before-2025-08-18");
  expect(ruleAt(midnight)).toBe("ups.metric@2025-08-18");
});

/** Four decimals are enough here, and no sum of doubles may leave the grid. */
function add(value: number, change: number): number {
  return Math.round((value + change) * 10_000) / 10_000;
}
