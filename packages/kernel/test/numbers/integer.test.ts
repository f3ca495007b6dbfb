import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  floorQuotient,
  type Integer,
  isSafe,
  narrow,
  negative,
  plus,
  powerOfTen,
  shareHalfUp,
  times,
} from "../../src/numbers/integer.ts";

/** Whole numbers around the limit of safe integers and far from it, as doubles where they fit. */
const integer: fc.Arbitrary<Integer> = fc
  .oneof(
    fc.bigInt({ min: -(1n << 20n), max: 1n << 20n }),
    fc.bigInt({ min: (1n << 53n) - 40n, max: (1n << 53n) + 40n }),
    fc.bigInt({ min: -(1n << 53n) - 40n, max: -(1n << 53n) + 40n }),
    fc.bigInt({ min: -(1n << 120n), max: 1n << 120n }),
  )
  .map((value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value));
const positive = integer.filter((value) => value > 0);

function holds<Inputs>(property: fc.IProperty<Inputs>, numRuns = 5000): void {
  void fc.assert(property, { numRuns });
}

test("products, sums and quotients of doubles and bigints equal those of bigints", () => {
  holds(
    fc.property(integer, integer, positive, (a, b, divisor) => {
      expect(BigInt(times(a, b))).toBe(BigInt(a) * BigInt(b));
      expect(BigInt(plus(a, b))).toBe(BigInt(a) + BigInt(b));
      expect(BigInt(negative(a))).toBe(-BigInt(a));
      const quotient = BigInt(floorQuotient(a, divisor));
      const rest = BigInt(a) - quotient * BigInt(divisor);
      expect(rest >= 0n && rest < BigInt(divisor)).toBe(true);
    }),
  );
});

test("a result is a number if it is a safe integer, and a bigint otherwise", () => {
  holds(
    fc.property(integer, positive, (a, b) => {
      for (const value of [times(a, b), plus(a, b), floorQuotient(a, b)]) {
        expect(typeof value === "number").toBe(Number.isSafeInteger(Number(value)));
      }
    }),
  );
});

test("a quotient just below a whole number is rounded down, up to the last safe integer", () => {
  const divisor = fc.integer({ min: 2, max: 2 ** 52 });
  holds(
    fc.property(divisor, fc.nat(1000), (b, back) => {
      const whole = Math.floor(Number.MAX_SAFE_INTEGER / b) - (back % 3);
      if (whole < 1) return;
      expect(floorQuotient(whole * b, b)).toBe(whole);
      expect(floorQuotient(whole * b - 1, b)).toBe(whole - 1);
    }),
  );
});

test("the last safe integer is exact and the next one is not, on both sides of zero", () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect([most, -most].map(isSafe)).toEqual([true, true]);
  expect([most + 1, -most - 1].map(isSafe)).toEqual([false, false]);
  expect([BigInt(most), -BigInt(most)].map(narrow)).toEqual([most, -most]);
  const beyond = [BigInt(most) + 1n, -BigInt(most) - 1n];
  expect(beyond.map(narrow)).toEqual(beyond);
});

test("no result is minus zero", () => {
  expect(Object.is(negative(0), 0)).toBe(true);
});

test("powers of ten are exact", () => {
  for (let exponent = 0; exponent <= 15; exponent++) {
    expect(powerOfTen(exponent)).toBe(Number(10n ** BigInt(exponent)));
  }
});

test("a share is rounded to the nearest whole number, halves up, beyond 2^53 too", () => {
  expect([shareHalfUp(10, 1, 4), shareHalfUp(9, 1, 4), shareHalfUp(7, 1, 2)]).toEqual([3, 2, 4]);
  const most = Number.MAX_SAFE_INTEGER;
  expect(shareHalfUp(most, 9_999, 10_000)).toBe(9006298534815517);
});
