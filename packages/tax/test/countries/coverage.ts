import { countries } from "../../src/jurisdictions/all.ts";
import type { PublishedGroup } from "../case-file.ts";
import { casesOf } from "../load-cases.ts";

const published = casesOf("published")
  .flatMap(([, groups]) => groups)
  .filter(({ kind }) => kind !== "by_hand");

/** The results that others printed for one year of one jurisdiction. */
export interface YearCoverage {
  readonly code: string;
  readonly year: string;
  readonly results: number;
  /** Results from a page or program that is not also a source of the country's figures. */
  readonly resultsElsewhere: number;
  /**
   * `checked`: three results or more. `one_source`: fewer, so only the sources of the figures
   * support the year.
   */
  readonly coverage: "checked" | "one_source";
}

/** The number of results for each loaded year. */
export function coverageOfYears(): readonly YearCoverage[] {
  return countries.flatMap(({ data: { code, years } }) => {
    const sources = sourcesOf(code.slice(0, 2));
    return years.map(({ label }) => {
      const groups = groupsOf(code, label);
      const elsewhere = groups.filter(({ url }) => !sources.has(url));
      const results = count(groups);
      const coverage = results >= 3 ? ("checked" as const) : ("one_source" as const);
      return { code, year: label, results, resultsElsewhere: count(elsewhere), coverage };
    });
  });
}

function groupsOf(code: string, year: string): readonly PublishedGroup[] {
  return published.filter(
    ({ request }) => request.jurisdiction === code && request.tax_year === year,
  );
}

function count(groups: readonly PublishedGroup[]): number {
  return groups.reduce((sum, { values }) => sum + values.length, 0);
}

/** The addresses of all sources of a country and its regions. */
function sourcesOf(country: string): ReadonlySet<string> {
  return new Set(
    countries
      .filter(({ data }) => data.code.slice(0, 2) === country)
      .flatMap(({ data }) => Object.values(data.sources).map(({ url }) => url)),
  );
}
