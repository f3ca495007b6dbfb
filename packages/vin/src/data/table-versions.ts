import type { DataVersion } from "@almanac/kernel/sources/data-version";

/** The versions of tables whose rows have no date of their own. Each table names its sources. */
export const tableVersions: readonly DataVersion[] = [
  { table: "world-wmi", version: "2026-11-20", sourceDate: "2026-11-20" },
];
