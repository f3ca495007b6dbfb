import { describe, expect, test } from "vitest";
import { firstYearOfBrands, firstYearOfCodes } from "../src/data/first-years.ts";
import { firstYearOfBrand, firstYearOfCode } from "../src/internal/vin/year-code.ts";
import { checkDigit, decodeVin, parseVin } from "../src/node/index.ts";

const now = () => Date.UTC(2026, 10, 22);
const withDigit = (vin: string) => vin.slice(0, 8) + checkDigit(vin).expected + vin.slice(9);

describe("no vehicle is older than its code", () => {
  test("of two years of the cycle, the one before the plant opened is excluded", () => {
    // Hyundai in Nošovice: since 2008, so L is 2020 and not 1990.
    expect(decodeVin("TMAD281AALJ000001", { now })).toMatchObject({ year: 2020 });
  });

  test("both years stay if the code is old enough", () => {
    // Hyundai in İzmit: since 1997, so V is 1997 or 2027.
    expect(decodeVin("NLHAA51AAVZ000001", { now })).toMatchObject({ yearCandidates: [1997, 2027] });
  });

  test("outside North America, no model year is two years ahead of the calendar", () => {
    expect(decodeVin("NLHAA51AAWZ000001", { now })).toMatchObject({ year: 1998 });
  });

  test("a bound never gives a year if no rule says that position 10 is a year", () => {
    // Polestar of Torslanda has no maker's module, so 2018 remains a candidate and is not decided.
    const vehicle = decodeVin("YSMYKEAE7JB000001", { now });
    expect(vehicle.year).toBeUndefined();
    expect(vehicle.yearCandidates).toEqual([2018]);
  });

  test("a code at position 10 that means only earlier years gives no year", () => {
    const vehicle = decodeVin("TMAD281AA5J000001", { now });
    expect(vehicle.year).toBeUndefined();
    expect(vehicle.yearCandidates).toBeUndefined();
    expect(vehicle.warnings.find(({ code }) => code === "year_code")?.message).toContain(
      "no year that this type can have",
    );
  });

  test("parseVin excludes the same years", () => {
    const yearsOf = (vin: string) => parseVin(vin, { now }).yearCandidates;
    expect(yearsOf("TMAD281AALJ000001")).toEqual([2020]);
    expect(yearsOf("NLHAA51AAWZ000001")).toEqual([2028, 1998]);
    expect(yearsOf("TMAD281AA5J000001")).toEqual([]);
  });

  test("NHTSA's choice of the cycle respects it too", () => {
    // Kia of Mexico, 3KP: since model year 2017.
    expect(decodeVin(withDigit("3KPA24AD0HE000001"), { now })).toMatchObject({ year: 2017 });
    expect(decodeVin(withDigit("3KPA2410065000001"), { now }).year).toBeUndefined();
  });
});

test("every bound is a model year before today, and a code's own bound wins over that of its block", () => {
  for (const [key, year] of [...firstYearOfCodes, ...firstYearOfBrands]) {
    expect(key).toMatch(/^[0-9A-HJ-NPR-Z]{3}$|^[A-Z][a-zA-Z]+$/);
    expect(year).toBeGreaterThan(1980);
    expect(year).toBeLessThanOrEqual(2026);
  }
  expect(firstYearOfCode("93Y")).toBe(1998);
  expect(firstYearOfCode("9BW")).toBe(1980);
  expect(firstYearOfCode("94Z")).toBe(1999);
  expect(firstYearOfCode("Z6F")).toBe(1992);
  expect(firstYearOfBrand("Polestar")).toBe(2017);
  expect(firstYearOfBrand(undefined)).toBe(1980);
});

describe("the letter at position 7 if no maker's module decides", () => {
  // Acura, 2012: an undeclared model whose position 7 is declared.
  const right = "JH4KB2F53CYGD5525";

  test("means 2010 or later for a Japanese code that is registered as light and has the right check digit", () => {
    expect(checkDigit(right).valid).toBe(true);
    expect(decodeVin(right, { now })).toMatchObject({ year: 2012 });
  });

  test.each([
    [withDigit("JF2GTHNC0TH200001"), 2026],
    [withDigit("JH4NA1MB1R9TN0460"), 2024],
    [withDigit("JF1ZZ7L20E0070266"), 2014],
    ["JA4AJUAU9TU006882", 2026],
  ])("means so for a Subaru too, and if no schema or pattern is declared: %s", (vin, year) => {
    expect(decodeVin(vin, { now })).toMatchObject({ year });
  });

  test.each([
    [`${right.slice(0, 8)}4${right.slice(9)}`, "the check digit is wrong"],
    [withDigit("JH4KB2553CYGD5525"), "position 7 is a digit"],
  ])("gives %s no year: %s", (vin) => {
    expect(decodeVin(vin, { now }).year).toBeUndefined();
  });
});

test("a motorcycle that Dafra assembles has its brand by the model code, and candidates without one", () => {
  expect(decodeVin("95VCA0L2AEM000001", { now })).toMatchObject({
    make: "Dafra",
    model: "Speed 150",
    vehicleType: "motorcycle",
    year: 2014,
  });
  expect(decodeVin("95V3B1L2ALM000001", { now })).toMatchObject({
    make: "Bajaj",
    model: "Dominar 400",
  });
  const other = decodeVin("95VZZ0L2AEM000001", { now });
  expect(other.make).toBeUndefined();
  expect(other.makeCandidates).toEqual(["Dafra", "Bajaj", "BMW"]);
});

test("a Model Y from Shanghai has a body", () => {
  expect(decodeVin("LRWYGCEK1NC000001", { now })).toMatchObject({
    model: "Model Y",
    bodyType: "suv",
  });
});
