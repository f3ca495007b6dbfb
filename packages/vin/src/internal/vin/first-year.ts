import { firstYearOfBrands, firstYearOfCodes } from "../../data/first-years.ts";
import { firstYear } from "./year-code.ts";

/**
 * The first year in which a WMI can occur: its documented lower bound, or the year of its block. Russia has had Z6-Z0
 * since 1992. Brazil got 92-99 after 9A-9E, and no vehicle before 1999 is known with these codes.
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
