import { firstYearOfBrands, firstYearOfCodes } from "../../data/first-years.ts";

/**
 * The characters of position 10 from 2010 on (49 CFR 565.15, table VII). They repeat every
 * 30 years.
 */
const codes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** VINs of 17 characters exist from model year 1981 on; vPIC reads position 10 from 1980 on. */
export const firstYear = 1980;

/** The year of a code in the cycle 2010 to 2039; undefined if the character is not a year code. */
export function cycleYear(code: string): number | undefined {
  const index = codes.indexOf(code);
  return code.length !== 1 || index < 0 ? undefined : 2010 + index;
}

/** Every year that a code can mean, up to the latest possible year, newest first. */
export function candidateYears(code: string, latestYear: number): number[] {
  const year = cycleYear(code);
  return year === undefined ? [] : [year, year - 30].filter((each) => each <= latestYear);
}

/**
 * The latest model year outside North America. Only there may a model year begin two calendar years
 * ahead.
 */
export function latestYearElsewhere(latestYear: number): number {
  return latestYear - 1;
}

/** The character of position 10 for a model year. */
export function cycleCodeOf(year: number): string {
  return codes[(((year - 2010) % 30) + 30) % 30] ?? "";
}

/**
 * The first year in which a WMI can occur: its documented lower bound, or the year of its block.
 * Russia has had Z6-Z0 since 1992. Brazil got 92-99 after 9A-9E, and no vehicle before 1999 is
 * known with these codes.
 */
export function firstYearOfCode(wmi: string): number {
  const documented = firstYearOfCodes.get(wmi);
  if (documented !== undefined) return documented;
  const second = wmi[1] ?? " ";
  if (wmi[0] === "Z" && "06789".includes(second)) return 1992;
  return wmi[0] === "9" && "23456789".includes(second) ? 1999 : firstYear;
}

/** The first year in which a brand can occur. */
export function firstYearOfBrand(brand: string | undefined): number {
  return firstYearOfBrands.get(brand ?? "") ?? firstYear;
}
