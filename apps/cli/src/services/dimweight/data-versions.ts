import { dataVersion } from "@almanac/dimweight";
import type { DataVersion } from "../data-version.ts";

export function dataVersions(): DataVersion[] {
  return [{ table: "carrier rules", version: dataVersion(), sourceDate: dataVersion() }];
}
