import { describe, expect, test } from "vitest";
import { calculateDimWeight } from "../src/index.ts";
import { expectedFor } from "./oracle.ts";
import { everyRule } from "./select.ts";

const cube = { lengthCm: 10, widthCm: 10, heightCm: 10 };

/** The smallest change in four decimals that a double of this size can represent. */
const tiny = 0.0001;
const aside = [-tiny, 0, tiny] as const;

describe.for(everyRule)("$id", ({ rule, select }) => {
  const imperial = rule.divisorUnit === "in3/lb";

  /** The weight step that applies to a weight, or 0 if no step applies. */
  function stepFor(weight: number): number {
    if (rule.weightRounding.mode === "none") return 0;
    const { increment, coarser } = rule.weightRounding;
    return Number(coarser && weight > Number(coarser.above) ? coarser.increment : increment);
  }

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
    const step = stepFor(7);
    expect(rounded).toEqual(step === 0 ? [6.9999, 7, 7.0001] : [7, 7, 7 + step]);
  });

  test("the dimensional weight rounds on both sides of its step", () => {
    // Height and width keep the sides on the grid, so one more unit of length gives the smallest
    // larger parcel.
    const divisor =
      rule.divisorUnit === "kg/m3" ? 1e6 / Number(rule.divisor) : Number(rule.divisor);
    const length = Math.ceil((80 * divisor) / 2500);
    const weights = [length - 1, length, length + 1].map((side) => {
      const counted = rule.applies.kind === "actual-at-least" ? Number(rule.applies.value) : 1;
      const { native } = calculate([side, 50, 50], counted).explanation ?? {};
      const exact = native?.dimensionalWeight ?? 0;
      const step = stepFor(exact);
      const billed = native?.billableWeight ?? 0;
      expect(billed).toBeGreaterThanOrEqual(exact);
      expect(billed - exact).toBeLessThan(step === 0 ? tiny : step);
      return exact;
    });
    expect(weights[0]).toBeLessThan(80);
    expect(weights[1]).toBeGreaterThanOrEqual(80);
  });

  test("a warning names a maximum from just above it", () => {
    const { maxWeight, maxLength, maxLengthPlusGirth } = rule.limits ?? {};
    const warned = (code: string, length: number, weight: number) =>
      aside.map((change) => {
        const [longest, heaviest] = code === "over_max_weight" ? [0, change] : [change, 0];
        const { warnings } = calculate([add(length, longest), 1, 1], add(weight, heaviest));
        return warnings.some((each) => each.code === code);
      });
    const girth = 4;
    const most = [
      ["over_max_weight", 1, maxWeight],
      ["over_max_length", maxLength, 1],
      ["over_max_length_plus_girth", maxLengthPlusGirth && Number(maxLengthPlusGirth) - girth, 1],
    ] as const;
    for (const [code, length, weight] of most) {
      const isLimited = length != null && weight != null;
      const seen = warned(code, Number(length ?? 100), Number(weight ?? 100));
      expect(seen, code).toEqual([false, false, isLimited]);
    }
  });

  test("a warning says that the start of the rule is not known, and only then", () => {
    const codes = calculate([10, 10, 10], 1).warnings.map(({ code }) => code);
    expect(codes.includes("start_unknown")).toBe(rule.effectiveFrom === null);
  });

  test("a parcel exactly at the limit is not oversized", () => {
    // Whole sides, so that none is rounded, with exactly this dimensional weight.
    const density = rule.divisorUnit === "kg/m3";
    const divisor = Number(rule.divisor);
    const width = [50, 33, 1].find((candidate) => divisor % candidate === 0) ?? 1;
    const whole = density ? ([50, 50, 40] as const) : ([divisor / width, width, 100] as const);
    const weight = density ? divisor / 10 : 100;
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
] as const)(
  "$carrier on $asOf bills the volume of $sides in: $counts",
  ({ carrier, asOf, sides, counts }) => {
    const [lengthIn = 0, widthIn = 0, heightIn = 0] = sides;
    const request = { lengthIn, widthIn, heightIn, weightLb: 1, carrier, asOf, explain: true };
    expect(calculateDimWeight(request).explanation?.applies.met).toBe(counts);
  },
);

test.for([
  { carrier: "correios", lengthCm: 30, weightKg: 1, counts: false },
  { carrier: "correios", lengthCm: 30.0001, weightKg: 1, counts: true },
  { carrier: "chronopost", profile: "road", lengthCm: 40, weightKg: 4, counts: true },
  { carrier: "chronopost", profile: "road", lengthCm: 40, weightKg: 4.0001, counts: false },
] as const)(
  "$carrier bills the volume at $lengthCm cm and $weightKg kg: $counts",
  ({ counts, lengthCm, ...rest }) => {
    const [widthCm, heightCm] = rest.carrier === "correios" ? [40, 25] : [50, 20];
    const { explanation } = calculateDimWeight({
      ...rest,
      lengthCm,
      widthCm,
      heightCm,
      explain: true,
    });
    expect(explanation?.applies.met).toBe(counts);
  },
);

test.for([
  { weightKg: 19.5, billed: 19.5 },
  { weightKg: 19.5001, billed: 20 },
  { weightKg: 20, billed: 20 },
  { weightKg: 20.0001, billed: 21 },
  { weightKg: 21, billed: 21 },
  { weightKg: 21.2, billed: 22 },
])(
  "ups my_express bills $weightKg kg as $billed kg: half kilograms up to 20 kg, whole kilograms above",
  (row) => {
    const request = { ...cube, weightKg: row.weightKg };
    const selected = { carrier: "ups", profile: "my_express" } as const;
    expect(calculateDimWeight({ ...request, ...selected }).billableWeightKg).toBe(row.billed);
  },
);

test.for([
  { carrier: "ups", profile: "my_expedited", weightKg: 2.1, billed: 3 },
  { carrier: "sf_express", profile: "intl", weightKg: 20.1, billed: 21 },
  { carrier: "sf_express", profile: "hk_local", weightKg: 120.1, billed: 120.5 },
  { carrier: "sf_express", profile: "cn_hk", weightKg: 99.6, billed: 100 },
  { carrier: "sf_express", profile: "cn_hk", weightKg: 100.1, billed: 101 },
  { carrier: "sf_express", profile: "cn_crossborder", weightKg: 19.6, billed: 20 },
  { carrier: "sf_express", profile: "cn_domestic", weightKg: 3.2, billed: 3.5 },
  { carrier: "postnord_no", profile: "groupage", weightKg: 1000, billed: 1000 },
  { carrier: "postnord_no", profile: "groupage", weightKg: 1000.1, billed: 1100 },
] as const)("$carrier $profile bills $weightKg kg as $billed kg", ({ billed, ...request }) => {
  expect(calculateDimWeight({ ...cube, ...request }).billableWeightKg).toBe(billed);
});

test.for([
  { weightKg: 2, billed: 2, dimensional: 0 },
  { weightKg: 31.4999, billed: 31.4999, dimensional: 0 },
  { weightKg: 31.5, billed: 60, dimensional: 60 },
])("dpd baltics bills a large parcel of $weightKg kg as $billed kg", (row) => {
  const request = { lengthCm: 60, widthCm: 80, heightCm: 50, weightKg: row.weightKg };
  const result = calculateDimWeight({
    ...request,
    carrier: "dpd",
    profile: "baltics",
    explain: true,
  });
  expect(result.billableWeightKg).toBe(row.billed);
  expect(result.dimensionalWeightKg).toBe(row.dimensional);
  if (row.dimensional === 0) {
    expect(result.explanation?.headroom.sides.map(({ growth }) => growth)).toEqual([
      null,
      null,
      null,
    ]);
  }
});

test("a new rule applies from its first day", () => {
  const parcel = {
    lengthCm: 40.2,
    widthCm: 30,
    heightCm: 20,
    weightKg: 2,
    carrier: "ups",
  } as const;
  const ruleOn = (asOf: string) => calculateDimWeight({ ...parcel, asOf }).ruleId;
  expect(ruleOn("2025-08-17")).toBe("ups.metric@before-2025-08-18");
  expect(ruleOn("2025-08-18")).toBe("ups.metric@2025-08-18");
  const midnight = Date.UTC(2025, 7, 18);
  const ruleAt = (nowMs: number) => calculateDimWeight(parcel, { now: () => nowMs }).ruleId;
  expect(ruleAt(midnight - 1)).toBe("ups.metric@before-2025-08-18");
  expect(ruleAt(midnight)).toBe("ups.metric@2025-08-18");
});

/** Rounds to four decimals, so that sums of doubles stay on the grid. */
function add(value: number, change: number): number {
  return Math.round((value + change) * 10_000) / 10_000;
}
