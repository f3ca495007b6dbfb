import { describe, expect, test } from "vitest";
import {
  checkDigit,
  decodeVin,
  generateVins,
  safeCheckDigit,
  safeDecodeVin,
  safeParseVin,
  suggestVins,
  VinError,
} from "../src/node/index.ts";

const now = () => Date.UTC(2026, 10, 22);
const right = "1HGCM82633A004352";
const suggestionsFor = (vin: unknown, strict = false) =>
  safeDecodeVin(vin, { now, strict }).error?.suggestions ?? [];

describe("a refusal", () => {
  test.each([
    ["a letter O", "1HGCM82633AO04352", "letter", [12]],
    ["a letter I", "IHGCM82633A004352", "letter", [1]],
    ["a letter Q", "1HGCM82633A0Q4352", "letter", [13]],
    ["hyphens", "1HG-CM82633A-004352", "separator", [4, 13]],
    ["blanks", "1HGCM 82633 A004352", "separator", [6, 12]],
    ["the stars of a bar code", "*1HGCM82633A004352*", "separator", [1, 19]],
    ["an invisible character", "1HGCM826\u200B33A004352", "separator", [9]],
    ["dots and a letter O", "1HGCM82633.AO04352", "letter", [12]],
    ["a character that no VIN contains", "1HGCM82633A00$352", "character", [14]],
    ["a lookalike in the code", "1H6CM82633A004352", "lookalike", [3]],
  ])("suggests the VIN that was meant: %s", (_name, given, reason, positions) => {
    expect(suggestionsFor(given)[0]).toEqual({ vin: right, reason, positions });
    expect(suggestVins(given, { now })[0]?.vin).toBe(right);
  });

  test.each([
    ["the check digit", "1HGCM826X3A004352", "check_digit", [9]],
    ["a swap", "1HGCM82633A004325", "swap", [16, 17]],
    ["a character", "1HGCM82673A004352", "check_digit", [9]],
  ])(
    "with strict, suggests what the check digit confirms: %s",
    (_name, given, reason, positions) => {
      const { error } = safeDecodeVin(given, { now, strict: true });
      expect(error?.code).toBe("invalid_check_digit");
      expect(error?.suggestions).toContainEqual({ vin: right, reason, positions });
    },
  );

  test("suggests the right check digit even if no pattern knows the vehicle", () => {
    const [first, ...others] = suggestionsFor("1ZZZZ00003A000000", true).filter(
      ({ reason }) => reason === "check_digit",
    );
    expect(others).toEqual([]);
    expect(checkDigit(first?.vin ?? "").valid).toBe(true);
  });

  test.each([
    ["far too short", "1HGCM8"],
    ["one too many", "1HGCM82633A0043521"],
    ["far too long", "1".repeat(10_000)],
    ["no text", 42],
    ["nothing", undefined],
    ["two bad characters", "1HGCM82633A0$$352"],
    ["an unknown code without a similar one", "00000000000000000"],
  ])("suggests nothing for %s", (_name, given) => {
    const { error } = safeDecodeVin(given, { now });
    expect(error).toBeInstanceOf(VinError);
    expect(error?.suggestions).toEqual([]);
  });

  test("suggests nothing for a wrong option or a wrong clock", () => {
    expect(safeDecodeVin(right, { year: 1 }).error?.suggestions).toEqual([]);
    const broken = { now: () => Number.NaN };
    expect(safeDecodeVin("1HGCM82633AO04352", broken).error?.suggestions).toEqual([]);
  });

  test("by parseVin or checkDigit suggests how to write the VIN", () => {
    const expected = [{ vin: right, reason: "letter", positions: [12] }];
    expect(safeParseVin("1HGCM82633AO04352").error?.suggestions).toEqual(expected);
    expect(safeCheckDigit("1HGCM82633AO04352").error?.suggestions).toEqual(expected);
  });

  test("searches only when suggestions are read, and then once", () => {
    let searches = 0;
    const suggest = () => {
      searches++;
      return [];
    };
    const error = new VinError([{ code: "invalid_length", path: ["vin"], message: "." }], {
      suggest,
    });
    expect(searches).toBe(0);
    expect([error.suggestions, error.suggestions]).toEqual([[], []]);
    expect(searches).toBe(1);
  });
});

test("a suggestion is never decoded in place of the input", () => {
  expect(safeDecodeVin("1HGCM82633AO04352", { now }).success).toBe(false);
  expect(decodeVin("1HGCM826X3A004352", { now }).vin).toBe("1HGCM826X3A004352");
});

test("for one mistake in an invented VIN with an American code, the VIN is among the suggestions", () => {
  const invented = generateVins({ count: 120, seed: 31 }).vehicles;
  const vehicles = invented.filter(({ vin }) => /^[1-5]/.test(vin)).slice(0, 40);
  expect(vehicles).toHaveLength(40);
  const missing = vehicles.flatMap(({ vin }, index) => {
    const at = 3 + (index % 14);
    const one = vin[at] ?? "";
    const other = vin[at + 1] ?? "";
    const isSwap = index % 2 === 0 && other !== "" && one !== other;
    const wrong = isSwap
      ? vin.slice(0, at) + other + one + vin.slice(at + 2)
      : vin.slice(0, at) + (one === "3" ? "8" : "3") + vin.slice(at + 1);
    if (checkDigit(wrong).valid) return [];
    const found = suggestVins(wrong, { now }).map((each) => each.vin);
    // At most ten are given, of which those with a more likely mistake come first.
    return found.includes(vin) || found.length === 10 ? [] : [`${wrong} for ${vin}`];
  });
  expect(missing).toEqual([]);
});
