import { describe, expect, test } from "vitest";
import { extent } from "../../../../test/sample-or-everything.ts";
import {
  decodeVin,
  generateVins,
  matchVin,
  safeDecodeVin,
  safeMatchVin,
  type Vehicle,
} from "../../src/node/index.ts";
import published from "../cases/vpic-answers.json" with { type: "json" };
import { createRandom } from "../node/generate-vins.ts";

const now = () => Date.UTC(2026, 10, 22);
const modelsOf = (pattern: string) =>
  matchVin(pattern, { now }).candidates.map(({ make, model }) => `${make} ${model}`);

describe("a partial VIN", () => {
  test("has the models of every VIN that matches it", () => {
    expect(matchVin("5uxwx7c5*ba", { now })).toMatchObject({
      pattern: "5UXWX7C5*BA******",
      makes: ["BMW"],
      years: [2011],
      candidates: [
        { make: "BMW", model: "X3", years: [2011], bodyTypes: ["suv"], market: "north-america" },
      ],
      country: "US",
    });
    expect(modelsOf("5YJ")).toEqual(
      expect.arrayContaining(["Tesla Model S", "Tesla Model 3", "Tesla Model X", "Tesla Model Y"]),
    );
    expect(modelsOf("5YJ3")).toEqual(["Tesla Model 3"]);
  });

  test("lists the characters that patterns allow at unknown positions", () => {
    const { possibleValues } = matchVin("5YJ*E1EA7KF", { now });
    expect(possibleValues).toEqual([{ position: 4, characters: expect.stringContaining("3") }]);
  });

  test("has the check digit if only that is unknown", () => {
    expect(matchVin("1HGCM826*3A004352", { now }).checkDigit).toBe("3");
    expect(matchVin("1HGCM826*3A00435*", { now })).not.toHaveProperty("checkDigit");
  });

  test("has two years of the cycle only if position 7 is unknown", () => {
    expect(matchVin("1HGCM8*633A", { now }).years).toEqual([2003]);
    expect(matchVin("1HGCP2***B", { now }).years).toEqual([2011, 1981]);
    expect(matchVin("1HGCP2F**B", { now }).years).toEqual([2011]);
    expect(matchVin("1HGCP25**B", { now }).years).toEqual([1981]);
  });

  test.each([
    ["WVWZZZ1K*AW000001", [2010]],
    ["KMHDH41E*CU123456", [2012]],
    ["WVWZZZ1KZAW00000*", [2010]],
    ["WVWZZZ1KZ*W000001", Array.from({ length: 31 }, (_, each) => 2022 - each)],
  ])("%s has the years of every VIN that it can be", (pattern, years) => {
    const elsewhere = matchVin(pattern, { now }).candidates.filter(
      ({ market }) => market === "elsewhere",
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const each of elsewhere) expect(each.years).toEqual(years);
  });

  test("is read by the maker's scheme outside North America", () => {
    const { candidates } = matchVin("WVWZZZ1K", { now });
    expect(candidates).toMatchObject([
      { make: "Volkswagen", model: "Golf", market: "elsewhere" },
      { make: "Volkswagen", model: "Jetta", market: "elsewhere" },
    ]);
    expect(matchVin("TMBZZZNX", { now }).makes).toEqual(["Škoda"]);
  });

  test.each([
    ["VSSZZZ*R2*R", ["SEAT", "Cupra"], undefined],
    ["VSSZZZ5F", ["SEAT", "Cupra"], undefined],
    ["VSSZZZ5FZK", ["SEAT", "Cupra"], undefined],
    ["VSSZZZKR2*R", ["Cupra"], "Cupra"],
    ["VSSZZZ6J", ["SEAT"], "SEAT"],
  ])(
    "%s has the makes %j, and gives a make to its models only if it is decided",
    (pattern, makes, make) => {
      const found = matchVin(pattern, { now });
      expect(found.makes).toEqual(makes);
      expect(found.candidates[0]?.make).toBe(make);
    },
  );

  test("of a maker of few vehicles has the names of all possible makers", () => {
    const { makes, candidates } = matchVin("1A9", { now });
    expect(makes.length).toBeGreaterThan(100);
    expect(candidates).toEqual([]);
  });

  test.each([
    ["*HGCM826", "invalid_character", [1]],
    ["1HGCM82O", "invalid_character", [8]],
    ["1hg\u00df", "invalid_character", [4]],
    ["1H", "invalid_length", undefined],
    ["1HGCM82633A0043521", "invalid_length", undefined],
    ["000*", "unknown_wmi", undefined],
    [17, "invalid_type", undefined],
    [undefined, "missing_field", undefined],
  ])("%s is refused: %s", (pattern, code, positions) => {
    const { error } = safeMatchVin(pattern, { now });
    expect(error?.code).toBe(code);
    expect(error?.issues[0]?.positions).toEqual(positions);
  });

  test("reports a clock that gives no time, besides the pattern", () => {
    const { error } = safeMatchVin("*", { now: () => Number.NaN });
    expect(error?.issues.map(({ path }) => path)).toEqual([["pattern"], ["now"]]);
  });
});

test("the years contain those of every VIN that fits, if one character is unknown", () => {
  const random = createRandom(79);
  const { vehicles } = generateVins({
    count: extent.times(30, 300),
    seed: 22,
    market: "elsewhere",
  });
  const missing = vehicles.flatMap(({ vin }) => {
    const at = 3 + random(14);
    const pattern = `${vin.slice(0, at)}*${vin.slice(at + 1)}`;
    const { years } = matchVin(pattern, { now });
    if (years.length === 0) return [];
    return [..."0123456789ABCDEFGHJKLMNPRSTUVWXYZ"].flatMap((symbol) => {
      const { data } = safeDecodeVin(pattern.replace("*", symbol), { now });
      const year = data?.year;
      return year === undefined || years.includes(year) ? [] : [`${pattern} ${symbol}: ${year}`];
    });
  });
  expect(missing).toEqual([]);
});

/** Replaces one to six characters after the code by stars, or cuts the end off. */
function blur(vin: string, random: (below: number) => number): string {
  const symbols = [...vin];
  for (let each = random(6); each >= 0; each--) symbols[3 + random(14)] = "*";
  return symbols.join("").slice(0, random(3) === 0 ? 11 : 17);
}

/** The reason why the candidates of a blurred VIN do not contain the vehicle of the whole VIN. */
function lost(pattern: string, { make, model, year }: Pick<Vehicle, "make" | "model" | "year">) {
  const { candidates, makes } = matchVin(pattern, { now });
  // Of many makers of few vehicles, only the names are given.
  const isShared = pattern[2] === "9" && pattern.padEnd(17, "*").slice(11, 14).includes("*");
  if (isShared && candidates.length === 0 && makes.includes(make ?? "")) return [];
  const isFound = candidates.some(
    (each) =>
      (each.make ?? make) === make &&
      each.model === model &&
      (each.years.length === 0 || year === undefined || each.years.includes(year)),
  );
  return isFound ? [] : [`${pattern}: ${year} ${make} ${model}`];
}

test("the candidates contain the vehicle of the whole VIN: invented VINs of both markets", () => {
  const random = createRandom(77);
  for (const market of ["north-america", "elsewhere"] as const) {
    const { vehicles } = generateVins({ count: extent.times(80, 400), seed: 21, market });
    expect(vehicles.flatMap((each) => lost(blur(each.vin, random), each))).toEqual([]);
  }
});

test("the candidates contain the vehicle of the whole VIN: VINs of published answers", () => {
  const random = createRandom(78);
  const vins = [...extent.oneIn(10, Object.keys(vinsIn(published)))];
  const clean = vins.flatMap((vin) => {
    const vehicle = decodeVin(vin, { now });
    const isClean = vehicle.vpicCodes?.includes(0) === true && vehicle.model !== undefined;
    return isClean ? [vehicle] : [];
  });
  expect(clean.length).toBeGreaterThan(extent.times(60, 300));
  expect(clean.flatMap((each) => lost(blur(each.vin, random), each))).toEqual([]);
});

function vinsIn(value: unknown): Record<string, true> {
  const found: Record<string, true> = {};
  for (const vin of JSON.stringify(value).match(/(?<=")[A-HJ-NPR-Z0-9]{17}(?=")/g) ?? []) {
    found[vin] = true;
  }
  return found;
}
