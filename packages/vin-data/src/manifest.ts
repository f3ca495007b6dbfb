import json from "./data/manifest.json" with { type: "json" };

/**
 * What the data file holds: the month of the snapshot, the day of its newest row, rows by kind, and the SHA-256 of its
 * bytes before gzip.
 *
 * @example
 * manifest.snapshot; // => "2026-02"
 */
export const manifest: {
  /** Year and month of NHTSA's snapshot, ISO 8601. */
  readonly snapshot: string;
  /** Day on which NHTSA changed the newest row. */
  readonly newestRow: string;
  readonly source: string;
  readonly licence: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly sha256: string;
} = json;
