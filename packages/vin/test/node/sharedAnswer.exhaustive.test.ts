import { loadData } from "@almanac/vin-data/node";
import { describe, expect, test } from "vitest";
import { createDecoder, type DecodeVinOptions, type Vehicle } from "../../src/index.ts";
import { computeCheckDigit } from "../../src/internal/check-digit.ts";
import { replaceAt, symbols } from "../../src/internal/symbols.ts";
import { makerModules } from "../../src/makers/registry.ts";
import { createRandom, vinsOfEverySchema } from "./generate-vins.ts";
import { withSnapshot } from "./open-snapshot.ts";
import { Oracle } from "./oracle.ts";

const now = () => Date.UTC(2026, 10, 20);
const oracle = withSnapshot((query) => new Oracle(query));
const data = loadData();
const decoder = createDecoder(data);

/** With an explanation every answer is worked out anew. */
function decodeAnew(vin: string, options: DecodeVinOptions = { now }): string {
  const { data: answer, error } = decoder.safeDecodeVin(vin, { ...options, explain: true });
  if (answer === undefined) return JSON.stringify(error?.issues);
  const { explanation: _, ...vehicle } = answer;
  return JSON.stringify(vehicle);
}

function decodeAgain(vin: string, options: DecodeVinOptions = { now }): string {
  const { data: answer, error } = decoder.safeDecodeVin(vin, options);
  return JSON.stringify(answer ?? error?.issues);
}

/** The same type with other serial numbers, of digits and with a letter, and with a wrong check digit. */
function siblingsOf(vin: string, random: (below: number) => number): string[] {
  const digits = vin.slice(0, 14) + String(random(1000)).padStart(3, "0");
  const letter = replaceAt(digits, 13 + random(5), symbols[10 + random(23)] ?? "A");
  const plant = replaceAt(digits, 12, String(random(10)));
  return [...[vin, digits, letter, plant].map(putRight), digits, replaceAt(plant, 9, "Z")];
}

function putRight(vin: string): string {
  return replaceAt(vin, 9, computeCheckDigit(vin));
}

/** A VIN of each code that a maker's module reads, of any characters. */
function* vinsOfEveryMaker(random: (below: number) => number): Generator<string> {
  for (const wmi of makerModules.flatMap(({ wmis }) => wmis)) {
    const kinds = random(2) === 0 ? 10 : 33;
    const slots = Array.from({ length: 14 }, (_, at) => symbols[random(at > 8 ? 10 : kinds)]);
    yield replaceAt(wmi + slots.join(""), 10, symbols[1 + random(31)] ?? "A");
  }
}

describe("an answer that was given before, to another VIN of the type", () => {
  test("is to the letter the one that is worked out anew", () => {
    const random = createRandom(11);
    let asked = 0;
    const ask = (vin: string) => {
      for (const type of [vin, replaceAt(vin, 4 + random(8), symbols[random(33)] ?? "0")]) {
        for (const sibling of siblingsOf(type, random)) {
          asked++;
          const again = decodeAgain(sibling);
          if (again !== decodeAnew(sibling)) expect(again, sibling).toBe(decodeAnew(sibling));
        }
      }
    };
    for (const { schema, vin } of vinsOfEverySchema(oracle, 20_261_121)) {
      if (schema % 24 === 0) ask(vin);
    }
    for (const vin of vinsOfEveryMaker(random)) ask(vin);
    expect(asked).toBeGreaterThan(14_000);
  });

  test("is that of the same settings, in whatever order they are asked for", () => {
    const random = createRandom(12);
    const vins = ["1HGCM82633A004352", "WDDGF4HB1CA000000", "3AKJHHDR9JSJV5535"];
    vins.push("WF06XXGCC6EG60000", "JHMFA3F2XCS000000", "1FTFW1ET5DFC10312", "9BWDE61J124000000");
    const settings: DecodeVinOptions[] = [
      { now },
      { now: () => Date.UTC(2000, 0, 1) },
      { now, strict: true },
      { now, year: 1995 },
      { now, year: 2012, strict: true },
    ];
    for (let each = 0; each < 2000; each++) {
      const type = vins[random(vins.length)] ?? "";
      const [vin = type] = siblingsOf(type, random).slice(random(6));
      const options = settings[random(settings.length)] ?? { now };
      expect(decodeAgain(vin, options), vin).toBe(decodeAnew(vin, options));
    }
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
