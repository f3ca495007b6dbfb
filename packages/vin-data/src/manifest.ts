import epa from "./data/epa-manifest.json" with { type: "json" };
import json from "./data/manifest.json" with { type: "json" };

/**
 * Describes the data files: the month of the snapshot, the day of its newest row, the number of
 * rows of each kind, and the SHA-256 of their bytes before gzip. `browser` describes
 * `vpic-browser.bin.gz`, `catalogue` describes `catalogue.bin.gz`, `epa` describes `epa.bin.gz`, all
 * else `vpic.bin.gz`.
 *
 * @example
 * manifest.snapshot; // => "2026-10"
 */
export const manifest: {
  /** Year and month of NHTSA's snapshot, ISO 8601. */
  readonly snapshot: string;
  /** The day on which NHTSA changed the newest row. */
  readonly newestRow: string;
  readonly source: string;
  readonly licence: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly bytes: number;
  readonly sha256: string;
  readonly browser: {
    readonly rows: Readonly<Record<string, number>>;
    readonly bytes: number;
    readonly sha256: string;
  };
  readonly catalogue: {
    readonly rows: Readonly<Record<string, number>>;
    readonly bytes: number;
    readonly sha256: string;
  };
  readonly epa: {
    /** The day of EPA's table. */
    readonly newestRow: string;
    readonly source: string;
    readonly licence: string;
    readonly rows: number;
    /** How many of the rows describe a model of NHTSA. */
    readonly matchedRows: number;
    /**
     * How many do not: NHTSA has no such make, no such model, or no such model in the year of the
     * row.
     */
    readonly unmatchedRows: Readonly<Record<"make" | "model" | "year", number>>;
    readonly bytes: number;
    readonly sha256: string;
  };
} = { ...json, epa };
