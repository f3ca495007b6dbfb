import fc from "fast-check";
import { expect, test } from "vitest";
import {
  add,
  compare,
  countSteps,
  divide,
  exact,
  multiply,
  roundTo,
  subtract,
  toNumber,
} from "../../src/engine/amounts.ts";

/** A decimal with up to six places, and the same number as a fraction of bigints. */
const decimal = fc
  .tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => ({ text: Number(digits) / 10 ** places, digits, places }))
  .filter(
    ({ text, digits, places }) => Number(text.toFixed(places)) * 10 ** places === Number(digits),
  )
  .map(({ text }) => ({ value: exact(text), fraction: fractionOf(text) }));

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

function fractionOf(value: number): Fraction {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", rest = ""] = mantissa.split(".");
  const places = rest.length - Number(exponent);
  return {
    top: BigInt(whole + rest) * 10n ** BigInt(Math.max(0, -places)),
    bottom: 10n ** BigInt(Math.max(0, places)),
  };
}

function same(value: ReturnType<typeof exact>, { top, bottom }: Fraction): boolean {
  return BigInt(value.numerator) * bottom === top * BigInt(value.denominator);
}

test("sums, differences, products, quotients and comparisons are exact", () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const [x, y] = [a.fraction, b.fraction];
      expect(same(a.value, x)).toBe(true);
      const cross = x.top * y.bottom;
      const other = y.top * x.bottom;
      const bottom = x.bottom * y.bottom;
      expect(same(add(a.value, b.value), { top: cross + other, bottom })).toBe(true);
      expect(same(subtract(a.value, b.value), { top: cross - other, bottom })).toBe(true);
      expect(same(multiply(a.value, b.value), { top: x.top * y.top, bottom })).toBe(true);
      expect(Math.sign(compare(a.value, b.value))).toBe(cross < other ? -1 : cross > other ? 1 : 0);
      if (y.top !== 0n) {
        expect(same(divide(a.value, b.value), { top: cross, bottom: other })).toBe(true);
      }
    }),
  );
});

test("each rounding mode goes in its direction, also below zero", () => {
  const step = exact(0.01);
  const cases = [
    [2.345, "half_up", 2.35],
    [2.345, "half_even", 2.34],
    [2.355, "half_even", 2.36],
    [2.341, "ceil", 2.35],
    [2.349, "floor", 2.34],
    [-2.345, "half_up", -2.34],
    [-2.341, "floor", -2.35],
  ] as const;
  for (const [value, mode, expected] of cases) {
    expect(toNumber(roundTo(exact(value), step, mode), 2), `${value} ${mode}`).toBe(expected);
  }
  expect(toNumber(countSteps(exact(2501), exact(2500), "ceil"), 0)).toBe(2);
});

test("an amount of a trillion and one cent keeps its cent", () => {
  const value = add(exact(1e12), exact(0.01));
  expect(toNumber(multiply(value, exact(0.37)), 4)).toBe(370000000000.0037);
  expect(toNumber(value, 2)).toBe(1000000000000.01);
});
