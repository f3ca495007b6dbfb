import type { JurisdictionCode } from "./jurisdictions/codes.ts";
import { jurisdictions } from "./jurisdictions.ts";
import type { JurisdictionSummary } from "./types.ts";

/** One jurisdiction in one tax year. */
export interface CoverageRow {
  /** Code, such as US-CA. */
  readonly jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  readonly tax_year: string;
  /** `two_sources` if two independent sources state every figure of the year, else `one_source`. */
  readonly confidence: JurisdictionSummary["years"][number]["confidence"];
  /** Whether some figures are those of an earlier year. */
  readonly figures: "published" | "carried_forward";
}

/**
 * Lists every supported year of every jurisdiction, with its confidence. Any other year is refused
 * with `unsupported_tax_year`.
 *
 * @example
 * coverage().some((row) => row.jurisdiction === "US-CA" && row.tax_year === "2026"); // => true
 */
export function coverage(): CoverageRow[] {
  return jurisdictions().flatMap(({ jurisdiction, years }) =>
    years.map(({ tax_year, confidence, figures }) => ({
      jurisdiction,
      tax_year,
      confidence,
      figures,
    })),
  );
}
