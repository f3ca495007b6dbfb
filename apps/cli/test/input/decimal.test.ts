import fc from "fast-check";
import { expect, test } from "vitest";
import { multiply, parseDecimal, toExactNumber } from "../../src/text/numbers.ts";

function read(text: string): number | undefined {
  const decimal = parseDecimal(text);
  return decimal && toExactNumber(decimal);
}

test.for([
  ["40", 40],
  ["40.50", 40.5],
  [".5", 0.5],
  ["5.", 5],
  ["1e3", 1000],
  ["1E-7", 1e-7],
  ["00012", 12],
  ["+3", 3],
  ["-3", -3],
  ["-0", 0],
  ["0.1", 0.1],
  ["33.02", 33.02],
  ["123456789012345", 123456789012345],
] as const)("%s is read as %d", ([text, expected]) => {
  expect(read(text)).toBe(expected);
});

test.for([
  "",
  " ",
  ".",
  "NaN",
  "Infinity",
  "0x10",
  "1e3x",
  "1_000",
  "1,5",
  "1e",
  "--1",
  "4 0",
  "1e99999",
])("%j is rejected, because it is not a number", (text) =>
  expect(parseDecimal(text)).toBeUndefined(),
);

test.for(["0.1000000000000000000000001", "9007199254740993", "1e400", "1e-400"])(
  "%s is parsed, but not converted to a double, which cannot represent it",
  (text) => {
    expect(parseDecimal(text)).toBeDefined();
    expect(read(text)).toBeUndefined();
  },
);

test("every finite double is equal after it was written as text and read again", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(read(String(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test("multiply is exact", () => {
  const safe = fc.integer({ min: -1e6, max: 1e6 });
  fc.assert(
    fc.property(safe, safe, fc.integer({ min: 0, max: 6 }), (left, right, scale) => {
      const a = parseDecimal(`${left}e-${scale}`);
      const b = parseDecimal(String(right));
      if (a === undefined || b === undefined) throw new Error("integers are decimals");
      const product = multiply(a, b);
      expect(product.digits * 10n ** BigInt(product.exponent + scale)).toBe(
        BigInt(left) * BigInt(right),
      );
    }),
  );
});
