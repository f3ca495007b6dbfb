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

// The first two tests use samples: sharedAnswer.exhaustive.test.ts also decodes VINs of
// NHTSA's schemas.
describe("an answer from the cache, given before to another VIN of the type", () => {
  test("equals the answer without the cache", () => {
    const random = createRandom(11);
    expect(compareAnswers(vinsOfEveryMaker(random), random)).toBeGreaterThan(2000);
  });

  test("is the answer for the same options, in any order of requests", () => {
    compareSettings(200);
  });

  test("equals the answer of a new decoder", () => {
    for (const vin of ["1HGCM82633A004352", "WDDGF4HB1CA000000", "2HGES1652YH524163"]) {
      const fresh = createDecoder(data).decodeVin(vin, { now });
      decoder.decodeVin(vin, { now });
      expect(decoder.decodeVin(vin, { now })).toStrictEqual(fresh);
    }
  });

  test("cannot be changed by one caller for the next", () => {
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

  test("gives no year that is too late for the date of the call", () => {
    const vin = "3AKJHHDR9JSJV5535";
    const early = decoder.decodeVin(vin, { now: () => Date.UTC(2000, 0, 1) });
    const late = decoder.decodeVin(vin, { now });
    expect([early.year, late.year]).toEqual([1988, 2018]);
    expect(decoder.decodeVin(vin, { now: () => Date.UTC(2000, 0, 1) })).toEqual(early);
  });
});

/** True if all parts of a value are frozen, at every depth. */
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
