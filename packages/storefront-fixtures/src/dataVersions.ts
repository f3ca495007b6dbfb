import type { DataVersion } from "@almanac/kernel/sources/data-version";
import { tableVersions } from "./data/table-versions.ts";

/**
 * How old the tables of the shop are: its invented fixtures, the decimals of currencies, and the
 * test cards.
 *
 * @example
 * dataVersions().map(({ table }) => table); // => ["fixtures", "currencies", "test-cards"]
 */
export function dataVersions(): DataVersion[] {
  return tableVersions.map((each) => ({ ...each }));
}
