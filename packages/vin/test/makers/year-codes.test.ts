import { describe, expect, test } from "vitest";
import { readYear, type YearRule, yearsOfCode } from "../../src/internal/maker/maker-year.ts";
import { makerInput } from "./maker-input.ts";

const order = "ABCDEFGHJKLMNPRSTVWXY123456789";

test("the thirty codes of ISO 3779 are read in both cycles", () => {
  for (const [index, code] of [...order].entries()) {
    expect(yearsOfCode(code, 2060), code).toEqual([1980 + index, 2010 + index]);
  }
  for (const code of ["I", "O", "Q", "U", "Z", "0", "", "AB", "é"]) {
    expect(yearsOfCode(code, 2060), code).toEqual([]);
  }
});

test("a code gives no year after the latest and no year before the earliest", () => {
  expect(yearsOfCode("Y", 2028)).toEqual([2000]);
  expect(yearsOfCode("W", 2027)).toEqual([1998]);
  expect(yearsOfCode("W", 2028)).toEqual([1998, 2028]);
  expect(yearsOfCode("W", 2028, 1999)).toEqual([2028]);
});

describe("the cycle of a year is decided", () => {
  const rule: YearRule = { position: 10, sources: "test", grade: "B" };
  const vin = (code: string): string => `WVWZZZ1KZ${code}W000000`;
  const read = (code: string, change: Partial<YearRule> = {}, callerYear?: number) => {
    const year = readYear(makerInput(vin(code), callerYear), { ...rule, ...change });
    return year.status === "encoded"
      ? year.year.value
      : year.status === "ambiguous"
        ? year.years.value
        : year.status;
  };

  test("by no rule, so both years are candidates", () => {
    expect(read("A")).toEqual([1980, 2010]);
    expect(read("5")).toBe(2005);
    expect(read("0")).toBe("unreadable");
  });

  test("by the year that the caller knows, if it is one of them", () => {
    expect(read("A", {}, 2010)).toBe(2010);
    expect(read("A", {}, 1980)).toBe(1980);
    expect(read("A", {}, 2011)).toEqual([1980, 2010]);
  });

  test.each([
    [[2005, 2009], 2010],
    [[1981, 1989], 1980],
    [[1992], 1980],
    [[1993], [1980, 2010]],
    [[1997], [1980, 2010]],
    [[1998], 2010],
    [[1995], [1980, 2010]],
  ] as const)("by the documented years %j, at most twelve years away: %j", (span, expected) => {
    expect(read("A", { span })).toEqual(expected);
  });

  test("by the years that the type allows", () => {
    expect(read("A", { allowed: [2010] })).toBe(2010);
    expect(read("A", { allowed: [] })).toBe("unreadable");
  });

  test("by the block of the code: Russia has had Z6-Z0 since 1992, Brazil 92-99 since about 1999", () => {
    const of = (wmi: string) =>
      readYear(makerInput(`${wmi}ZZZ1KZGW000000`), { position: 10, sources: "test", grade: "B" });
    expect(of("Z6F").status).toBe("encoded");
    expect(of("94D").status).toBe("encoded");
    expect(of("9BW").status).toBe("ambiguous");
    expect(of("ZFA").status).toBe("ambiguous");
  });
});
