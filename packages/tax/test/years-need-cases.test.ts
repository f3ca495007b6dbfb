import { expect, test } from "vitest";
import { jurisdictions } from "../src/index.ts";
import { casesOf } from "./load-cases.ts";

const kinds = [
  "published",
  "taxsim",
  "taxsim_households",
  "taxsim_wages_2025",
  "taxsim_investors_2025",
  "taxsim_couples",
  "tax_table_2026",
  "printed_tables",
  "schedules",
  "schedules_2026",
  "wages",
] as const;

/** Adds every year that a case names, with the jurisdiction beside it or else that of its file. */
function collect(code: string, value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const { jurisdiction = code, tax_year: year }: { jurisdiction?: unknown; tax_year?: unknown } =
    value;
  if (year !== undefined) found.add(`${jurisdiction} ${year}`);
  for (const each of Object.values(value)) collect(code, each, found);
}

const withCase = new Set<string>();
for (const kind of kinds) {
  for (const [code, cases] of casesOf(kind)) collect(code, cases, withCase);
}
for (const [code, { results }] of [...casesOf("taxsim"), ...casesOf("taxsim_households")]) {
  for (const [year, rows] of Object.entries(results)) {
    if (rows.length > 0) withCase.add(`${code} ${year}`);
  }
}

test("every tax year has a result that someone printed, computed or worked out by hand", () => {
  // The rows of cities and counties are compared one by one in test/states/localities.test.ts.
  const years = jurisdictions()
    .filter(({ jurisdiction }) => jurisdiction.split("-").length < 3)
    .flatMap(({ jurisdiction, years }) =>
      years.map(({ tax_year }) => `${jurisdiction} ${tax_year}`),
    );
  expect(years.length).toBeGreaterThan(600);
  expect(years.filter((year) => !withCase.has(year))).toEqual([]);
});
