import type { DataVersion } from "@almanac/kernel/sources/data-version";

/**
 * The versions of the tables in this folder. The fixtures are invented; the other two are recalled,
 * and were not read.
 */
export const tableVersions: readonly DataVersion[] = [
  { table: "fixtures", version: "fixture version 1", sourceDate: "2026-11-20" },
  { table: "currencies", version: "ISO 4217, recalled", sourceDate: "2026-11-20" },
  { table: "test-cards", version: "Stripe, recalled", sourceDate: "2026-11-20" },
];
