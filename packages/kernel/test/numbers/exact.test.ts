import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  compare,
  countSteps,
  divide,
  type Exact,
  exact,
  isGreater,
  lowestTerms,
  multiply,
  one,
  ratio,
  roundTo,
  subtract,
  toNumber,
  zero,
} from "../../src/numbers/exact.ts";

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** A decimal, read from its digits. */
function fractionOf(text: string): Fraction {
  const [mantissa = "", exponent = "0"] = text.split("e");
  const [whole = "", rest = ""] = mantissa.split(".");
  const places = rest.length - Number(exponent);
  return {
    top: BigInt(whole + rest) * 10n ** BigInt(Math.max(0, -places)),
    bottom: 10n ** BigInt(Math.max(0, places)),
  };
}

function isSame(value: Exact, { top, bottom }: Fraction): boolean {
  return BigInt(value.numerator) * bottom === top * BigInt(value.denominator);
}

const number = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((digits) => digits / 10_000),
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
);

test("sums, differences, products, quotients and comparisons are exact", () => {
  void fc.assert(
    fc.property(number, number, (first, second) => {
      const [a, b] = [exact(first), exact(second)];
      const [x, y] = [fractionOf(String(first)), fractionOf(String(second))];
      const left = x.top * y.bottom;
      const right = y.top * x.bottom;
      const bottom = x.bottom * y.bottom;
      expect(isSame(add(a, b), { top: left + right, bottom })).toBe(true);
      expect(isSame(subtract(a, b), { top: left - right, bottom })).toBe(true);
      expect(isSame(multiply(a, b), { top: x.top * y.top, bottom })).toBe(true);
      expect(compare(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0);
      expect(isGreater(a, b)).toBe(left > right);
      if (y.top !== 0n) expect(isSame(divide(a, b), { top: left, bottom: right })).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test("sums and differences are exact beyond the largest safe integer, with bigints on either side", () => {
  const most = exact(Number.MAX_SAFE_INTEGER);
  const large: Exact = { numerator: 1n << 60n, denominator: 1 };
  expect(add(most, most).numerator).toBe((1n << 54n) - 2n);
  expect(subtract(most, exact(-Number.MAX_SAFE_INTEGER)).numerator).toBe((1n << 54n) - 2n);
  expect([add(large, one), add(one, large)].map(({ numerator }) => numerator)).toEqual([
    (1n << 60n) + 1n,
    (1n << 60n) + 1n,
  ]);
  expect(subtract(large, one).numerator).toBe((1n << 60n) - 1n);
  expect(subtract(one, large).numerator).toBe(1n - (1n << 60n));
});

test("fractions without a common factor are added over the product of their denominators", () => {
  expect(add(ratio(1, 3), ratio(1, 2))).toEqual({ numerator: 5, denominator: 6 });
  expect(isGreater(one, one)).toBe(false);
});

test("a denominator is always positive", () => {
  for (const value of [
    divide(one, exact(-3)),
    divide(exact(-1), exact(-3)),
    divide(zero, exact(-3)),
  ]) {
    expect(value.denominator > 0).toBe(true);
  }
});

describe("a number is the shortest decimal that denotes it", () => {
  test.for([
    [0.1, 1n, 10n],
    [-0.1, -1n, 10n],
    [1e-7, 1n, 10_000_000n],
    [1.5e-7, 15n, 100_000_000n],
    [1e21, 1_000_000_000_000_000_000_000n, 1n],
    [0.30000000000000004, 30000000000000004n, 100000000000000000n],
  ] as const)("%s", ([value, top, bottom]) => {
    expect(isSame(exact(value), { top, bottom })).toBe(true);
  });

  test("a number and its text give the same exact value", () => {
    void fc.assert(
      fc.property(number, (value) => {
        expect(compare(exact(value), exact(String(value)))).toBe(0);
      }),
      { numRuns: 3000 },
    );
  });

  test("a number of four decimals comes back unchanged", () => {
    void fc.assert(
      fc.property(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), (digits) => {
        expect(toNumber(exact(digits / 10_000), 4)).toBe(digits / 10_000);
      }),
    );
  });
});

describe("rounding", () => {
  test.for([
    [2.345, "half_up", 2.35],
    [2.345, "half_even", 2.34],
    [2.355, "half_even", 2.36],
    [2.346, "half_even", 2.35],
    [2.341, "ceil", 2.35],
    [2.349, "floor", 2.34],
    [-2.345, "half_up", -2.34],
    [-2.341, "floor", -2.35],
    [-2.349, "ceil", -2.34],
  ] as const)("%s %s to hundredths is %s", ([value, mode, expected]) => {
    expect(toNumber(roundTo(exact(value), exact(0.01), mode), 2)).toBe(expected);
  });

  test("counts the same steps as bigint arithmetic", () => {
    const top = fc.bigInt({ min: 0n, max: 1n << 80n });
    const bottom = fc.bigInt({ min: 1n, max: 1n << 70n });
    void fc.assert(
      fc.property(top, bottom, (n, d) => {
        const value = { numerator: n, denominator: d };
        expect(BigInt(countSteps(value, one, "floor"))).toBe(n / d);
        expect(BigInt(countSteps(value, one, "ceil"))).toBe((n + d - 1n) / d);
        expect(BigInt(countSteps(value, one, "half_up"))).toBe((2n * n + d) / (2n * d));
      }),
    );
  });

  test("a third becomes the nearest double of its decimals", () => {
    expect(toNumber(ratio(1, 3), 4)).toBe(0.3333);
    expect(toNumber(ratio(2, 3), 4)).toBe(0.6667);
    expect(toNumber(exact("1234567890123.0625"), 6)).toBe(1234567890123.0625);
  });

  test("a negative zero becomes zero", () => {
    const rounded = roundTo(exact(-0), exact(0.01), "half_up");
    const zeros = [toNumber(exact(-0.4), 0), toNumber(exact(-0), 0), toNumber(rounded, 2)];
    expect(zeros).toEqual([0, 0, 0]);
  });

  test("an amount of a trillion and one cent keeps its cent", () => {
    const value = add(exact(1e12), exact(0.01));
    expect(toNumber(multiply(value, exact(0.37)), 4)).toBe(370000000000.0037);
    expect(toNumber(value, 2)).toBe(1000000000000.01);
  });

  test("whole numbers and decimals that are too large for an exact double are the nearest one", () => {
    expect(toNumber(multiply(exact(9e15), exact(9e15)), 2)).toBe(8.1e31);
    expect(toNumber(ratio(1, 3), 20)).toBe(1 / 3);
    expect(countSteps(one, exact("0.00000000000000000001"), "floor")).toBe(10n ** 20n);
  });
});

test("the digits of a long sum do not grow with every term", () => {
  let total = exact(0.30000000000000004);
  for (let term = 1; term <= 500; term++) {
    total = add(add(total, ratio(1, 3)), ratio(1, 7));
  }
  expect(String(total.denominator).length).toBeLessThan(100);
  expect(compare(total, add(exact("0.30000000000000004"), ratio(5000, 21)))).toBe(0);
});

test("a quotient can be compared", () => {
  expect(compare(divide(one, ratio(2, 1)), ratio(1, 3))).toBe(1);
  expect(compare(divide(one, ratio(-2, 1)), ratio(-1, 3))).toBe(-1);
});

test("a fraction in lowest terms has the same value and the shortest numbers", () => {
  expect(lowestTerms(ratio(-250, 1000))).toEqual({ numerator: -1, denominator: 4 });
  expect(lowestTerms({ numerator: 12n * 10n ** 40n, denominator: 16n * 10n ** 40n })).toEqual({
    numerator: 3,
    denominator: 4,
  });
  expect(lowestTerms(zero)).toEqual(zero);
});
