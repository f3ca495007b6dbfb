/** The characters of position 10 from 2010 on (49 CFR 565.15, table VII). They repeat every 30 years. */
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

/** The character of position 10 for a model year. */
export function cycleCodeOf(year: number): string {
  return codes[(((year - 2010) % 30) + 30) % 30] ?? "";
}
