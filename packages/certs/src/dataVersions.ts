import type { DataVersion } from "@almanac/kernel/sources/data-version";
import { tableVersions } from "./data/table-versions.ts";

/**
 * How old the tables are that a report uses: address rules, algorithms, names of attributes,
 * and ports.
 *
 * @example
 * dataVersions().map(({ table }) => table); // => ["address-rules", "algorithms", "attribute-names", "ports"]
 */
export function dataVersions(): DataVersion[] {
  return tableVersions.map((each) => ({ ...each }));
}
