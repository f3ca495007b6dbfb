import { describe, expect, test } from "vitest";
import { fordMonth } from "../../src/makers/ford/rules.ts";
import { readMaker, yearOf } from "./maker-input.ts";

/**
 * The letters of January to December, as printed on fiesta1.de. The table repeats every four years.
 */
const printed: readonly (readonly [year: number, letters: string])[] = [
  [2000, "BRAGCKDELYST"],
  [2001, "JUMPBRAGCKDE"],
  [2002, "LYSTJUMPBRAG"],
  [2003, "CKDELYSTJUMP"],
  [2012, "BRAGCKDELYST"],
  [2013, "JUMPBRAGCKDE"],
  [2026, "LYSTJUMPBRAG"],
  [2027, "CKDELYSTJUMP"],
];

describe("the month letters of Ford", () => {
  test.each(printed)("of %i are read as printed", (year, letters) => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") {
      const at = letters.indexOf(letter);
      expect(fordMonth(letter, year), letter).toBe(at < 0 ? undefined : at + 1);
    }
  });

  test("do not include four letters in any one year", () => {
    for (const letter of "LYST") expect(fordMonth(letter, 2013)).toBeUndefined();
    expect(fordMonth("", 2013)).toBeUndefined();
  });

  // Vehicles whose month is known from advertisements.
  test.each([
    ["C", 2014, undefined],
    ["K", 2017, 10],
    ["G", 2014, 12],
    ["G", 2013, 8],
    ["U", 2007, 10],
    ["P", 1989, 4],
    ["K", 2004, 6],
  ])("give the month of %s in %i", (letter, year, month) => {
    expect(fordMonth(letter, year)).toBe(month);
  });
});

test("a Ford of Europe has the year of build at 11 and the month at 12, and the body letter at 10 is not a year", () => {
  const focus = readMaker("WF06XXGCC6EG60000")?.reading;
  expect(focus?.year).toMatchObject({ status: "encoded", year: { value: 2014 } });
  expect(focus?.buildMonth?.value).toBe(12);
});

test("K means 1989 on a car from Genk, so the car is a Sierra: Genk closed in 2014 and built the Sierra to 1992", () => {
  expect(readMaker("WF0FXXGBBFKP30000")?.reading.model?.value).toBe("Sierra");
  expect(yearOf("WF0FXXGBBFKP30000")).toBe(1989);
  expect(readMaker("WF0FXXGBBFBP30000")?.reading.model?.value).toBe("Mondeo");
  expect(yearOf("WF0FXXGBBFBP30000")).toBe(2011);
});

test("a Transit Connect for the US is decoded from NHTSA's tables", () => {
  expect(readMaker("NM0LS7E77G1234567")?.reading.market).not.toBe("elsewhere");
});
