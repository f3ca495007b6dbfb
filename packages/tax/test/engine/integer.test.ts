import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { floorQuotient, negative, plus, times } from "../../src/engine/numbers/integer.ts";

const largest = Number.MAX_SAFE_INTEGER;

/** Whole numbers of every length, most of them close to where doubles end. */
const near = fc
  .tuple(fc.constantFrom(0, 1, 2 ** 26, 2 ** 31, 2 ** 52, largest), fc.integer({ min: -9, max: 9 }))
  .map(([base, offset]) => Math.min(largest, base + offset));
const safe = fc.oneof(near, fc.maxSafeInteger());
const positive = safe.filter((value) => value > 0);

/** As long division of bigints does it. */
function floored(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return quotient * b > a ? quotient - 1n : quotient;
}

function isNarrow(value: number | bigint): boolean {
  return typeof value === "number"
    ? Number.isSafeInteger(value)
    : value > BigInt(largest) || value < -BigInt(largest);
}

describe("doubles and bigints come to the same whole number, in the shorter of both", () => {
  test("sums and products", () => {
    fc.assert(
      fc.property(safe, safe, (a, b) => {
        const [sum, product] = [plus(a, b), times(a, b)];
        expect(BigInt(sum)).toBe(BigInt(a) + BigInt(b));
        expect(BigInt(product)).toBe(BigInt(a) * BigInt(b));
        expect(isNarrow(sum) && isNarrow(product)).toBe(true);
        expect(BigInt(plus(sum, negative(b)))).toBe(BigInt(a));
      }),
      { numRuns: 2000 },
    );
  });

  test("quotients are taken down, never across a whole number", () => {
    fc.assert(
      fc.property(safe, positive, (a, b) => {
        for (const dividend of [a, -a]) {
          expect(BigInt(floorQuotient(dividend, b))).toBe(floored(BigInt(dividend), BigInt(b)));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("quotients one below a whole number, where a double has no digit to spare", () => {
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        const multiple = a - (a % b);
        fc.pre(multiple > 0);
        for (const dividend of [multiple - 1, multiple, -multiple, 1 - multiple]) {
          expect(BigInt(floorQuotient(dividend, b))).toBe(floored(BigInt(dividend), BigInt(b)));
        }
        expect(floorQuotient(BigInt(multiple) - 1n, b)).toBe(floorQuotient(multiple - 1, b));
      }),
      { numRuns: 2000 },
    );
  });
});
