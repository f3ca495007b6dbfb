import { describe, expect, test } from "vitest";
import { decodeVin, safeDecodeVin } from "../src/node/index.ts";

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
    expect(safeDecodeVin(vin, { now, strict: true }).success).toBe(true);
  });

  test("has the model that NHTSA declares", () => {
    expect(decodeVin("KMTGE4S1PRU008142", { now })).toMatchObject({
      make: "Genesis",
      year: 2024,
      vpicCodes: [0],
    });
  });

  test.each([
    ["ZACCJADH0FPB70446", "a Jeep Renegade that the list does not name"],
    ["1P9PB4439SL881036", "the serial of one listed VIN with the digit of another"],
  ])("does not include %s: %s", (vin) => {
    expect(codesOf(vin)).toContain("check_digit");
  });

  test("does not share its answer with another VIN of the same type, in either order", () => {
    const listed = "ZACCJABT0FPB71014";
    const other = "ZACCJABT0FPB99999";
    expect(codesOf(listed)).not.toContain("check_digit");
    expect(codesOf(other)).toContain("check_digit");
    expect(codesOf(listed)).not.toContain("check_digit");
    expect(decodeVin(other, { now }).vpicCodes).toContain(1);
  });
});
