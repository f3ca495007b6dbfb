import type { DataVersion } from "@almanac/kernel/sources/data-version";

/**
 * The versions of the tables in this folder. Each table names its sources. If a registry has no
 * version, the day on which it was read is used.
 */
export const tableVersions: readonly DataVersion[] = [
  {
    table: "address-rules",
    version: "IANA special registries of 2024-10-22",
    sourceDate: "2026-11-20",
  },
  { table: "algorithms", version: "RFC 9688", sourceDate: "2026-11-20" },
  { table: "attribute-names", version: "RFC 4514", sourceDate: "2026-11-20" },
  { table: "ports", version: "IANA registry of 2026-11-20", sourceDate: "2026-11-20" },
];
