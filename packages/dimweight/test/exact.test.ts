import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateDimWeight } from "../src/index.ts";
import {
  add,
  countSteps,
  decimal,
  divideWhole,
  type Fraction,
  isGreater,
  plusWhole,
  subtract,
  timesWhole,
  toNumber,
} from "../src/internal/exact.ts";
import { holds, measure } from "./arbitraries.ts";

/** Whole numbers around the limit of safe integers and far from it, as doubles where they fit. */
const whole = fc
  .oneof(
    fc.bigInt({ min: 0n, max: 1n << 20n }),
    fc.bigInt({ min: (1n << 53n) - 40n, max: (1n << 53n) + 40n }),
    fc.bigInt({ min: 0n, max: 1n << 120n }),
  )
  .map((value) => (value <= Number.MAX_SAFE_INTEGER ? Number(value) : value));
const positive = whole.filter((value) => value > 0);
const fraction: fc.Arbitrary<Fraction> = fc.record({ numerator: whole, denominator: positive });

describe("doubles and bigints are one arithmetic", () => {
  test("product, sum and quotient equal those of bigints", () => {
    holds(
      fc.property(whole, positive, (a, b) => {
        expect(BigInt(timesWhole(a, b))).toBe(BigInt(a) * BigInt(b));
        expect(BigInt(plusWhole(a, b))).toBe(BigInt(a) + BigInt(b));
        expect(BigInt(divideWhole(a, b))).toBe(BigInt(a) / BigInt(b));
      }),
      5000,
    );
  });

  test("a quotient just under a whole number stays under it, up to the last safe integer", () => {
    const divisor = fc.integer({ min: 2, max: 2 ** 52 });
    holds(
      fc.property(divisor, fc.nat(1000), (b, back) => {
        const whole = Math.floor(Number.MAX_SAFE_INTEGER / b) - (back % 3);
        if (whole < 1) return;
        const multiple = whole * b;
        expect(divideWhole(multiple, b)).toBe(whole);
        expect(divideWhole(multiple - 1, b)).toBe(whole - 1);
      }),
      5000,
    );
  });

  test("a double stands for a safe integer only", () => {
    holds(
      fc.property(whole, positive, (a, b) => {
        for (const value of [timesWhole(a, b), plusWhole(a, b), divideWhole(a, b)]) {
          expect(typeof value === "bigint" || Number.isSafeInteger(value)).toBe(true);
        }
      }),
    );
  });

  test("fractions compare, add and subtract as bigints do", () => {
    holds(
      fc.property(fraction, fraction, (a, b) => {
        const cross = (x: Fraction, y: Fraction) => BigInt(x.numerator) * BigInt(y.denominator);
        expect(isGreater(a, b)).toBe(cross(a, b) > cross(b, a));
        const sum = add(a, b);
        expect(isGreater(sum, a)).toBe(BigInt(b.numerator) > 0n);
        const back = subtract(sum, b);
        expect(isGreater(back, a) || isGreater(a, back)).toBe(false);
      }),
    );
  });

  test("steps are the nearest ones", () => {
    const step = { numerator: 1, denominator: 1 };
    holds(
      fc.property(fraction, (value) => {
        const [n, d] = [BigInt(value.numerator), BigInt(value.denominator)];
        expect(BigInt(countSteps(value, step, "down"))).toBe(n / d);
        expect(BigInt(countSteps(value, step, "ceil"))).toBe((n + d - 1n) / d);
        expect(BigInt(countSteps(value, step, "half-up"))).toBe((2n * n + d) / (2n * d));
      }),
    );
  });
});

describe("a number is the shortest decimal that denotes it", () => {
  test.for([
    [0.1, 1n, 10n],
    [1e-7, 1n, 10_000_000n],
    [1.5e-7, 15n, 100_000_000n],
    [1e21, 1_000_000_000_000_000_000_000n, 1n],
    [1.25e22, 12_500_000_000_000_000_000_000n, 1n],
    [0.30000000000000004, 30000000000000004n, 100000000000000000n],
  ] as const)("%s", ([value, numerator, denominator]) => {
    const read = decimal(value);
    expect(BigInt(read.numerator) * denominator).toBe(numerator * BigInt(read.denominator));
  });

  test("by whichever way it is read", () => {
    holds(
      fc.property(measure(0.001, 10_000), (value) => {
        const [quick, slow] = [decimal(value), decimal(String(value))];
        expect(isGreater(quick, slow) || isGreater(slow, quick)).toBe(false);
      }),
      5000,
    );
  });

  test("and is given back as it came", () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (digits) => {
        const value = digits / 10_000;
        expect(toNumber(decimal(value), 4)).toBe(value);
      }),
    );
  });
});

describe("numbers that doubles get wrong", () => {
  const roundedLength = (lengthCm: number) =>
    calculateDimWeight({
      lengthCm,
      widthCm: 2.54,
      heightCm: 2.54,
      weightKg: 1,
      carrier: "dhl",
      profile: "us",
      explain: true,
    }).explanation?.sides[0]?.after;
  const billedPounds = (weightKg: number) =>
    calculateDimWeight({
      lengthCm: 1,
      widthCm: 1,
      heightCm: 1,
      weightKg,
      carrier: "dhl",
      profile: "us",
      explain: true,
    }).explanation?.native.billableWeight;

  test("every exact inch up to 300, written in centimetres, stays itself", () => {
    const inches = Array.from({ length: 300 }, (_, index) => index + 1);
    const written = inches.map((count) => (count * 254) / 100);
    expect(written.map(roundedLength)).toEqual(inches);
    const wrong = inches.filter(
      (count, index) => Math.ceil((written[index] ?? 0) / 2.54) !== count,
    );
    expect(wrong).toEqual([13, 26, 52, 59, 104, 115, 118, 205, 208, 211, 230, 233, 236, 255]);
  });

  test("and so does every hundredth of a centimetre up to 300 cm", () => {
    const hundredths = Array.from({ length: 30_000 }, (_, index) => index + 1);
    const exact = (count: number) => Number((BigInt(count) + 253n) / 254n);
    const accepted = hundredths.filter((count) => count >= 10);
    expect(accepted.every((count) => roundedLength(count / 100) === exact(count))).toBe(true);
    const wrong = hundredths.filter((count) => Math.ceil(count / 100 / 2.54) !== exact(count));
    expect(wrong).toEqual([3302, 6604, 13208, 14986, 26416, 29210, 29972]);
  });

  test("a hair over an exact inch is the next inch", () => {
    expect(roundedLength(33.02)).toBe(13);
    expect(roundedLength(33.0200000001)).toBe(14);
    expect(roundedLength(33.0199999999)).toBe(13);
  });

  test("every exact pound up to 400, written out in kilograms, stays itself", () => {
    const pounds = Array.from({ length: 400 }, (_, index) => index + 1);
    const written = pounds.map((count) => (count * 45_359_237) / 100_000_000);
    expect(written.map(billedPounds)).toEqual(pounds);
  });

  test("a pound written as 0.454 kg is more than a pound, and 202 of 400 are", () => {
    expect(billedPounds(0.454)).toBe(2);
    const pounds = Array.from({ length: 400 }, (_, index) => index + 1);
    const longer = pounds.filter((count) => {
      const grams = Math.round((count * 45_359_237) / 100_000);
      return billedPounds(grams / 1000) === count + 1;
    });
    expect(longer).toHaveLength(202);
  });

  test("the product of inches and 2.54 in doubles is taken at its word", () => {
    const counts = Array.from({ length: 300 }, (_, index) => index + 1);
    // A product such as 3 * 2.54 = 7.62 is exact in decimal, one such as 7.619999999999999 is less than 3 in.
    const expected = counts.map((count) => {
      const [whole = "", fraction = ""] = String(count * 2.54).split(".");
      const digits = BigInt(whole + fraction) * 100n;
      const scale = 254n * 10n ** BigInt(fraction.length);
      return Number((digits + scale - 1n) / scale);
    });
    expect(counts.map((count) => roundedLength(count * 2.54))).toEqual(expected);
  });

  test("the inverse printed in tables would make every exact inch too long", () => {
    const inches = Array.from({ length: 300 }, (_, index) => index + 1);
    const wrong = inches.filter((count) => Math.ceil(((count * 254) / 100) * 0.393701) !== count);
    expect(wrong).toHaveLength(300);
  });
});
