/**
 * The instant at which a shop opens, in milliseconds: 2026-01-15T12:00:00Z. All reviews are older.
 */
export const openingMs = 1_768_478_400_000;
