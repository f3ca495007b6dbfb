import { describe, expect, test } from "vitest";
import { createDecoder, type Vehicle } from "../../src/index.ts";
import { createRandom } from "./generate-vins.ts";
import {
  compareAnswers,
  compareSettings,
  data,
  decodeAgain,
  decoder,
  now,
  vinsOfEveryMaker,
} from "./same-type.ts";

// Samples in the first two tests: sharedAnswer.exhaustive.test.ts asks for VINs of NHTSA's schemas too.
describe("an answer that was given before, to another VIN of the type", () => {
  test("is to the letter the one that is worked out anew", () => {
    const random = createRandom(11);
    expect(compareAnswers(vinsOfEveryMaker(random), random)).toBeGreaterThan(2000);
  });

  test("is that of the same settings, in whatever order they are asked for", () => {
    compareSettings(200);
  });

  test("is what a decoder says that has not been asked before", () => {
    for (const vin of ["1HGCM82633A004352", "WDDGF4HB1CA000000", "2HGES1652YH524163"]) {
      const fresh = createDecoder(data).decodeVin(vin, { now });
      decoder.decodeVin(vin, { now });
      expect(decoder.decodeVin(vin, { now })).toStrictEqual(fresh);
    }
  });

  test("cannot be changed for the next caller", () => {
    const vins = ["1HGCM82633A004352", "WDDGF4HB1CA000000", "2HGES1652YH524163"];
    for (const vin of [...vins, "1HGCM82673A004352", "WVWZZZAUZDW000000", "2HKRD285111V57617"]) {
      const before = decodeAgain(vin);
      for (const settings of [{ now }, { now }, { now, year: 2003 }, { now, explain: true }]) {
        const vehicle = decoder.decodeVin(vin, settings);
        expect(isFrozen(vehicle)).toBe(true);
        spoil(vehicle);
        expect(decodeAgain(vin)).toBe(before);
      }
    }
  });

  test("says no year that the day of the call rules out", () => {
    const vin = "3AKJHHDR9JSJV5535";
    const early = decoder.decodeVin(vin, { now: () => Date.UTC(2000, 0, 1) });
    const late = decoder.decodeVin(vin, { now });
    expect([early.year, late.year]).toEqual([1988, 2018]);
    expect(decoder.decodeVin(vin, { now: () => Date.UTC(2000, 0, 1) })).toEqual(early);
  });
});

/** Whether all parts of a value are frozen, at every depth. */
function isFrozen(value: Vehicle | object): boolean {
  const parts = Object.values(value).filter((part) => typeof part === "object");
  return parts.every((part) => Object.isFrozen(part) && isFrozen(part));
}

function spoil(value: object): void {
  for (const [name, each] of Object.entries(value)) {
    if (typeof each === "object" && each !== null) spoil(each);
    Reflect.set(value, name, "spoilt");
  }
}
