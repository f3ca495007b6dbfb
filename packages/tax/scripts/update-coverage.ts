// Writes docs/tax-coverage.md from the data and the test cases. With --check it only reports whether the file is up to date.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { jurisdictions } from "../src/index.ts";
import { allJurisdictions } from "../src/jurisdictions/all.ts";
import type { TaxsimCases } from "../test/case-file.ts";
import type { Departures } from "../test/states/taxsim/departure.ts";

const root = new URL("../", import.meta.url);
const file = new URL("../../docs/tax-coverage.md", root);
const counts = new Map<string, number>();

function count(jurisdiction: string, year: string, results: number): void {
  const key = `${jurisdiction} ${year}`;
  counts.set(key, (counts.get(key) ?? 0) + results);
}

type CaseFile = Readonly<Record<string, unknown>>;
const files = globSync("test/cases/*.json", { cwd: root.pathname })
  // Payslips are counted in docs/pay-coverage.md.
  .filter((path) => !basename(path).startsWith("pay-"))
  .sort()
  .map((path) => {
    const code = basename(path, ".json").toUpperCase();
    return [code, JSON.parse(readFileSync(new URL(path, root), "utf8")) as CaseFile] as const;
  });
for (const [code, file] of files) {
  for (const [kind, cases] of Object.entries(file)) {
    if (kind === "taxsim" || kind === "taxsim_households") countRows(code, cases as TaxsimCases);
    else countCases(cases);
  }
}

function countRows(jurisdiction: string, { results }: TaxsimCases): void {
  for (const [year, rows] of Object.entries(results)) count(jurisdiction, year, rows.length);
}

/** Counts every request within a file of cases, by jurisdiction and year. */
function countCases(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    value.forEach(countCases);
    return;
  }
  const record = value as Readonly<Record<string, unknown>>;
  const { request, values } = record;
  if (typeof request === "object" && request !== null && Array.isArray(values)) {
    const { jurisdiction, tax_year } = request as Readonly<Record<string, unknown>>;
    count(String(jurisdiction), String(tax_year), values.length);
    return;
  }
  const { jurisdiction, tax_year, rows, columns } = record;
  if (Array.isArray(rows) && Array.isArray(columns)) {
    count(String(jurisdiction), String(tax_year), rows.length * columns.length);
    return;
  }
  if (typeof jurisdiction === "string" && tax_year !== undefined) {
    count(jurisdiction, String(tax_year), 1);
    return;
  }
  Object.values(record).forEach(countCases);
}

const words = { two_sources: "two", two_sources_partial: "partly two", one_source: "one" } as const;
/** The confidence that a year states for its own figures. It separates a year with two sources for some figures from one with none. */
const ownConfidence = new Map(
  allJurisdictions.flatMap(({ data }) =>
    data.years.map(({ label, confidence }) => [`${data.code} ${label}`, confidence] as const),
  ),
);
/** The number of independent results from which a year of a jurisdiction counts as checked. */
const needed = (jurisdiction: string) => (jurisdiction.startsWith("US-") ? 12 : 3);

const rows = jurisdictions().flatMap(({ jurisdiction, name, years }) =>
  years.map(({ tax_year, confidence, figures, status }) => {
    const results = counts.get(`${jurisdiction} ${tax_year}`) ?? 0;
    const proof = results >= needed(jurisdiction) ? String(results) : `${results}, \`one_source\``;
    const cells = [
      jurisdiction,
      name,
      tax_year,
      words[ownConfidence.get(`${jurisdiction} ${tax_year}`) ?? confidence],
      figures === "carried_forward" ? "some carried forward" : "published",
      status === "enacted" ? "" : status,
      proof,
    ];
    return `| ${cells.join(" | ")} |`;
  }),
);
/** One line for each reason why TAXSIM's tax differs, with the number of results that it explains. */
async function differences(): Promise<string[]> {
  const lines: string[] = [];
  for (const [jurisdiction, file] of files) {
    const { differences: years = {} } = (file.taxsim ?? {}) as Partial<TaxsimCases>;
    const all = Object.values(years).flat();
    const named = all.filter((row) => row.length > 3);
    if (named.length < all.length)
      lines.push(`| ${jurisdiction} | ${all.length - named.length} | unexplained | |`);
    if (named.length === 0) continue;
    const path = `../test/jurisdictions/${jurisdiction.toLowerCase()}/taxsim.ts`;
    const { departures } = (await import(path)) as { readonly departures: Departures };
    for (const [id, { law, url, taxsim: sentence, tax }] of Object.entries(departures)) {
      const count = named.filter((row) => row[3] === id).length;
      const outcome = tax === undefined ? `${sentence} Not reproduced.` : sentence;
      lines.push(`| ${jurisdiction} | ${count} | ${outcome} | [${law}](${url}) |`);
    }
  }
  return lines;
}

const text = `<!-- Written by packages/tax/scripts/update-coverage.ts. Never edited by hand. -->

# Coverage of income tax

Generated by \`packages/tax/scripts/update-coverage.ts\`. "Sources" says how many sources were read that agree on the figures. "Independent results" is the number of tested results
that an authority printed or another engine computed. \`one_source\` marks a year with fewer than twelve such results for a
state of the United States, or fewer than three for any other jurisdiction. A year that is not listed is refused with \`unsupported_tax_year\`.

| Code | Jurisdiction | Tax year | Sources | Figures | Law | Independent results |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

## Where NBER TAXSIM differs

The file \`packages/tax/test/jurisdictions/<code>/taxsim.ts\` contains each reason. From the reason a test recomputes TAXSIM's result to within one unit, unless the line says
that it was not reproduced.

| State | Results | What TAXSIM does | What these rules follow |
| --- | --- | --- | --- |
${(await differences()).join("\n")}
`;

const isCurrent = readOrNothing() === text;
if (!isCurrent && process.argv.includes("--check")) {
  process.stdout.write("update-coverage: docs/tax-coverage.md is out of date\n");
  process.exitCode = 1;
} else if (!isCurrent) writeFileSync(file, text);

function readOrNothing(): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
