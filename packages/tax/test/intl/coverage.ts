import { countries } from "../../src/intl/countries.ts";
import { published } from "./published.ts";

/** Codes that are the same law as another one. */
const sameLaw: Readonly<Record<string, string>> = { "GB-ENG": "GB", "GB-NIR": "GB" };

/** Results somebody else printed, for each year of each jurisdiction that is loaded. */
export interface YearCoverage {
  readonly code: string;
  readonly year: string;
  readonly results: number;
  /** Three or more independent results; otherwise the year rests on its sources alone. */
  readonly coverage: "checked" | "one_source";
}

/** How many independent results each jurisdiction-year has. */
export function coverageOfYears(): readonly YearCoverage[] {
  return countries.flatMap(({ data }) =>
    data.years.map(({ label }) => {
      const results = resultsOf(sameLaw[data.code] ?? data.code, label);
      const coverage = results >= 3 ? "checked" : "one_source";
      return { code: data.code, year: label, results, coverage };
    }),
  );
}

function resultsOf(code: string, year: string): number {
  return published
    .filter(({ request }) => request.jurisdiction === code && request.tax_year === year)
    .reduce((sum, { values }) => sum + values.length, 0);
}
