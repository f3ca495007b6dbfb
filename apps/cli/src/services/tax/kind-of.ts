import type { TaxResult } from "@almanac/tax";

/** Answers for one place, year and status have most of their text in common. */
export function kindOf({
  jurisdiction,
  tax_year,
  filing_status,
}: Pick<TaxResult, "jurisdiction" | "tax_year" | "filing_status">): string {
  return `${jurisdiction} ${tax_year} ${filing_status}`;
}
