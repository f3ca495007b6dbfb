import { describe, expect, test } from "vitest";
import { calculateDimWeight } from "../src/index.ts";

describe("numbers that doubles cannot represent exactly", () => {
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

  test("every whole inch up to 300, written in centimetres, is not rounded up", () => {
    const inches = Array.from({ length: 300 }, (_, index) => index + 1);
    const written = inches.map((count) => (count * 254) / 100);
    expect(written.map(roundedLength)).toEqual(inches);
    const wrong = inches.filter(
      (count, index) => Math.ceil((written[index] ?? 0) / 2.54) !== count,
    );
    expect(wrong).toEqual([13, 26, 52, 59, 104, 115, 118, 205, 208, 211, 230, 233, 236, 255]);
  });

  test("every hundredth of a centimetre up to 300 cm keeps its value", () => {
    const hundredths = Array.from({ length: 30_000 }, (_, index) => index + 1);
    const exact = (count: number) => Number((BigInt(count) + 253n) / 254n);
    const accepted = hundredths.filter((count) => count >= 10);
    expect(accepted.every((count) => roundedLength(count / 100) === exact(count))).toBe(true);
    const wrong = hundredths.filter((count) => Math.ceil(count / 100 / 2.54) !== exact(count));
    expect(wrong).toEqual([3302, 6604, 13208, 14986, 26416, 29210, 29972]);
  });

  test("a length slightly above a whole inch is rounded up to the next inch", () => {
    expect(roundedLength(33.02)).toBe(13);
    expect(roundedLength(33.0200000001)).toBe(14);
    expect(roundedLength(33.0199999999)).toBe(13);
  });

  test("every whole pound up to 400, written in kilograms with all decimals, is not rounded up", () => {
    const pounds = Array.from({ length: 400 }, (_, index) => index + 1);
    const written = pounds.map((count) => (count * 45_359_237) / 100_000_000);
    expect(written.map(billedPounds)).toEqual(pounds);
  });

  test("a pound rounded to grams, such as 0.454 kg, can be more than a pound: 202 of 400 are", () => {
    expect(billedPounds(0.454)).toBe(2);
    const pounds = Array.from({ length: 400 }, (_, index) => index + 1);
    const longer = pounds.filter((count) => {
      const grams = Math.round((count * 45_359_237) / 100_000);
      return billedPounds(grams / 1000) === count + 1;
    });
    expect(longer).toHaveLength(202);
  });

  test("the product of inches and 2.54 in doubles is read as its exact decimal", () => {
    const counts = Array.from({ length: 300 }, (_, index) => index + 1);
    // A product such as 3 * 2.54 = 7.62 is exact in decimal, one such as 7.619999999999999 is less
    // than 3 in.
    const expected = counts.map((count) => {
      const [whole = "", fraction = ""] = String(count * 2.54).split(".");
      const digits = BigInt(whole + fraction) * 100n;
      const scale = 254n * 10n ** BigInt(fraction.length);
      return Number((digits + scale - 1n) / scale);
    });
    expect(counts.map((count) => roundedLength(count * 2.54))).toEqual(expected);
  });

  test("the rounded factor of printed tables would make every whole inch too long", () => {
    const inches = Array.from({ length: 300 }, (_, index) => index + 1);
    const wrong = inches.filter((count) => Math.ceil(((count * 254) / 100) * 0.393701) !== count);
    expect(wrong).toHaveLength(300);
  });
});
