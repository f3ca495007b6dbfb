import { loadData } from "@almanac/vin-data/node";
import { expect } from "vitest";
import { createDecoder, type DecodeVinOptions } from "../../src/index.ts";
import { computeCheckDigit } from "../../src/internal/vin/check-digit.ts";
import { replaceAt, symbols } from "../../src/internal/vin/vin-characters.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { createRandom } from "./generate-vins.ts";

const makerModules = allMakers();

export const now = () => Date.UTC(2026, 10, 20);
export const data = loadData();
export const decoder = createDecoder(data);

/** Decodes without the cache: an answer with an explanation is never cached. */
export function decodeAnew(vin: string, options: DecodeVinOptions = { now }): string {
  const { data: answer, error } = decoder.safeDecodeVin(vin, { ...options, explain: true });
  if (answer === undefined) return JSON.stringify(error?.issues);
  const { explanation: _, ...vehicle } = answer;
  return JSON.stringify(vehicle);
}

export function decodeAgain(vin: string, options: DecodeVinOptions = { now }): string {
  const { data: answer, error } = decoder.safeDecodeVin(vin, options);
  return JSON.stringify(answer ?? error?.issues);
}

/**
 * VINs of the same type: with other serial numbers (digits, or with a letter), and with a wrong
 * check digit.
 */
export function siblingsOf(vin: string, random: (below: number) => number): string[] {
  const digits = vin.slice(0, 14) + String(random(1000)).padStart(3, "0");
  const letter = replaceAt(digits, 13 + random(5), symbols[10 + random(23)] ?? "A");
  const plant = replaceAt(digits, 12, String(random(10)));
  return [...[vin, digits, letter, plant].map(putRight), digits, replaceAt(plant, 9, "Z")];
}

function putRight(vin: string): string {
  return replaceAt(vin, 9, computeCheckDigit(vin));
}

/** A VIN with random characters for each code that a maker's module reads. */
export function* vinsOfEveryMaker(random: (below: number) => number): Generator<string> {
  for (const wmi of makerModules.flatMap(({ wmis }) => wmis)) {
    const kinds = random(2) === 0 ? 10 : 33;
    const slots = Array.from({ length: 14 }, (_, at) => symbols[random(at > 8 ? 10 : kinds)]);
    yield replaceAt(wmi + slots.join(""), 10, symbols[1 + random(31)] ?? "A");
  }
}

/**
 * Decodes each VIN, a related VIN, and VINs of the same types, twice each. Returns how many
 * were decoded.
 */
export function compareAnswers(vins: Iterable<string>, random: (below: number) => number): number {
  let compared = 0;
  for (const vin of vins) {
    for (const type of [vin, replaceAt(vin, 4 + random(8), symbols[random(33)] ?? "0")]) {
      for (const sibling of siblingsOf(type, random)) {
        compared++;
        const again = decodeAgain(sibling);
        if (again !== decodeAnew(sibling)) expect(again, sibling).toBe(decodeAnew(sibling));
      }
    }
  }
  return compared;
}

/** Decodes VINs of a few types with random options, `times` times. */
export function compareSettings(times: number): void {
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
  for (let each = 0; each < times; each++) {
    const type = vins[random(vins.length)] ?? "";
    const [vin = type] = siblingsOf(type, random).slice(random(6));
    const options = settings[random(settings.length)] ?? { now };
    expect(decodeAgain(vin, options), vin).toBe(decodeAnew(vin, options));
  }
}
