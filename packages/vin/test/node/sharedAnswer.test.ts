import { loadData } from "@almanac/vin-data/node";
import { describe, expect, test } from "vitest";
import { createDecoder } from "../../src/index.ts";
import { computeCheckDigit } from "../../src/internal/check-digit.ts";
import { replaceAt, symbols } from "../../src/internal/symbols.ts";
import { createRandom, vinsOfEverySchema } from "./generate-vins.ts";
import { withSnapshot } from "./open-snapshot.ts";
import { Oracle } from "./oracle.ts";

const now = () => Date.UTC(2026, 10, 20);
const oracle = withSnapshot((query) => new Oracle(query));
const decoder = createDecoder(loadData());

/** With an explanation every answer is worked out anew. */
function decodeAnew(vin: string): string {
  const { data, error } = decoder.safeDecodeVin(vin, { now, explain: true });
  if (data === undefined) return JSON.stringify(error?.issues);
  const { explanation: _, ...vehicle } = data;
  return JSON.stringify(vehicle);
}

function decodeAgain(vin: string): string {
  const { data, error } = decoder.safeDecodeVin(vin, { now });
  return JSON.stringify(data ?? error?.issues);
}

/** The same type with other serial numbers, of digits and with a letter, and with a wrong check digit. */
function siblingsOf(vin: string, random: (below: number) => number): string[] {
  const digits = vin.slice(0, 14) + String(random(1000)).padStart(3, "0");
  const letter = replaceAt(digits, 13 + random(5), symbols[10 + random(23)] ?? "A");
  return [...[vin, digits, letter].map(putRight), digits];
}

function putRight(vin: string): string {
  return replaceAt(vin, 9, computeCheckDigit(vin));
}

describe("an answer that was given before, to another VIN of the type", () => {
  test("is to the letter the one that is worked out anew", () => {
    const random = createRandom(11);
    let asked = 0;
    for (const { schema, vin } of vinsOfEverySchema(oracle, 20_261_121)) {
      if (schema % 24 > 0) continue;
      for (const type of [vin, replaceAt(vin, 4 + random(8), symbols[random(33)] ?? "0")]) {
        for (const sibling of siblingsOf(type, random)) {
          asked++;
          const again = decodeAgain(sibling);
          if (again !== decodeAnew(sibling)) expect(again, sibling).toBe(decodeAnew(sibling));
        }
      }
    }
    expect(asked).toBeGreaterThan(8000);
  }, 600_000);

  test("belongs to the caller alone", () => {
    for (const vin of ["1HGCM82633A004352", "WDDGF4HB1CA000000", "2HGES1652YH524163"]) {
      const before = decodeAgain(vin);
      for (let each = 0; each < 3; each++) {
        const vehicle = decoder.decodeVin(vin, { now });
        expect(JSON.stringify(vehicle)).toBe(before);
        spoil(vehicle);
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

function spoil(value: object): void {
  for (const [name, each] of Object.entries(value)) {
    if (typeof each === "object" && each !== null) spoil(each);
    Reflect.set(value, name, "spoilt");
  }
}
