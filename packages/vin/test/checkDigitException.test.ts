import { describe, expect, test } from "vitest";
import { findCheckDigitException } from "../src/internal/vin/check-digit.ts";
import { decodeVin, safeDecodeVin } from "../src/node/index.ts";

const noList = { length: 0, hasSorted: () => false };

const now = () => Date.UTC(2026, 10, 22);
const codesOf = (vin: string) => decodeVin(vin, { now }).warnings.map(({ code }) => code);

describe("a VIN whose wrong check digit NHTSA excepts", () => {
  test.each([
    ["KMTGE4S1PRU008142", "the first serial of a family with a letter at position 9"],
    ["KMTGE4S1PRU008188", "the last serial of that family"],
    ["PFDKB4AE5SF000130", "a family whose digit is off by eight"],
    ["VKD2C700VRP001817", "a VIN that the list names by itself"],
  ])("%s decodes without a fault: %s", (vin) => {
    const vehicle = decodeVin(vin, { now });
    expect(vehicle.checkDigit.valid).toBe(false);
    expect(vehicle.vpicCodes ?? []).not.toContain(1);
    expect(vehicle.vpicCodes ?? []).not.toContain(400);
    expect(codesOf(vin)).not.toContain("check_digit");
    expect(codesOf(vin)).not.toContain("check_digit_exception");
    expect(safeDecodeVin(vin, { now, strict: true }).success).toBe(true);
  });

  test.each([
    ["KMTGE4S1PRU008182", "the one serial that a complete family leaves out"],
    ["ZACCJADH0FPB70446", "a Jeep Renegade, whose family is wider than the list"],
  ])("%s has a warning that its family is excepted: %s", (vin) => {
    expect(codesOf(vin)).toContain("check_digit_exception");
    expect(codesOf(vin)).not.toContain("check_digit");
    expect(decodeVin(vin, { now }).vpicCodes).toContain(0);
  });

  test("has the model that NHTSA declares", () => {
    expect(decodeVin("KMTGE4S1PRU008142", { now })).toMatchObject({
      make: "Genesis",
      year: 2024,
      vpicCodes: [0],
    });
  });

  test.each([
    ["KMTGE4S1PRU008141", "one serial before the first"],
    ["KMTGE4S1PRU008189", "one serial after the last"],
    ["ZACCJADH0FPB52183", "one serial before the first of another family"],
    ["1P9PB4439SL881036", "the serial of one listed VIN with the digit of another"],
  ])("does not include %s: %s", (vin) => {
    expect(findCheckDigitException(vin, noList)).toBeUndefined();
  });

  test("does not share its answer with another VIN of the same type, in either order", () => {
    const listed = "ZACCJADH0FPB70446";
    const other = "ZACCJADH0FPB99999";
    expect(codesOf(listed)).toContain("check_digit_exception");
    expect(codesOf(other)).toContain("check_digit");
    expect(codesOf(listed)).toContain("check_digit_exception");
    expect(decodeVin(other, { now }).vpicCodes).toContain(1);
  });
});
