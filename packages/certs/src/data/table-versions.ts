import type { DataVersion } from "@almanac/kernel/data-version";

/** The versions of the tables in this folder. Each table names its sources; a registry without a version has the day of the reading. */
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
