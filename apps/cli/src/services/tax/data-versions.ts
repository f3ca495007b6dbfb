import { jurisdiction, jurisdictions } from "@almanac/tax";
import type { DataVersion } from "../data-version.ts";

/** One table per jurisdiction. Its version is the newest tax year. */
export function dataVersions(): DataVersion[] {
  return jurisdictions().map(({ jurisdiction: code, years }) => {
    const figures = jurisdiction(code).figures;
    const days = figures.flatMap(({ sources }) => sources.map(({ read_on }) => read_on)).sort();
    return { table: code, version: years.at(-1)?.tax_year ?? "", sourceDate: days.at(-1) ?? "" };
  });
}
