import { jurisdictions } from "./jurisdictions.ts";
import type { JurisdictionSummary } from "./types.ts";

/** One jurisdiction in one tax year. */
export interface CoverageRow {
  readonly jurisdiction: string;
  readonly tax_year: string;
  readonly confidence: JurisdictionSummary["years"][number]["confidence"];
  readonly figures: "published" | "carried_forward";
}

/**
 * Lists every supported jurisdiction-year with its confidence; what is not in it answers `unsupported_tax_year`.
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
