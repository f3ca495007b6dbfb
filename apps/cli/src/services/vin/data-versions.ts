import { coverage } from "@almanac/vin";
import type { DataVersion } from "../data-version.ts";

/** Reads the data file, which can be damaged. */
export function dataVersions(): DataVersion[] {
  const { dataVersion, vpic } = coverage();
  return [{ table: "vpic", version: dataVersion, sourceDate: vpic.newestRow }];
}
