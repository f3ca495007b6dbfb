import { describe, expect, test } from "vitest";
import type { Extent } from "../../../test/sample-or-everything.ts";
import { createTaxCalculator } from "../src/createTaxCalculator.ts";
import { type Cliff, figuresOf, type TaxYear } from "../src/engine/figures.ts";
import type { FilingStatus, InputName, Jurisdiction } from "../src/engine/jurisdiction.ts";
import { allJurisdictions } from "../src/jurisdictions/all.ts";
import { rounded, topIncome, unitOf } from "./countries/incomes-to-test.ts";

const { safeCalculateTax } = createTaxCalculator(allJurisdictions);

/** The library compiles without Node's types, so the part that is needed is declared here. */
const { env } = (globalThis as unknown as { process: { env: Readonly<Record<string, string>> } })
  .process;

/**
 * `TAX_GRID_STEPS=12000` makes the grid a hundred times finer. With 120 steps, one step is
 * 500 dollars.
 */
const allSteps = Number(env.TAX_GRID_STEPS ?? 120);

/** A person alone, one child, two children, and people of 70. */
const households: readonly Readonly<Partial<Record<InputName, unknown>>>[] = [
  {},
  { dependents: 1, dependent_ages: [4] },
  { dependents: 2, dependent_ages: [4, 10] },
  { age: 70, spouse_age: 70 },
];

/**
 * How far the tax can fall because of a rounding in the law. Only a finer grid finds such falls.
 */
const roundings: Readonly<Record<string, number>> = {
  "US-MO": 0.01, // the chart uses the whole dollars that it prints in front of each rate
  SE: 40, // the basic deduction is rounded up to a hundred (63 kap. 3 § IL)
};

/** The start of the third band of the first schedule that has one. */
function thirdBand(value: unknown): number | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value)) {
    return Object.values(value)
      .map(thirdBand)
      .find((start) => start !== undefined);
  }
  const rows = value as readonly { readonly over?: number; readonly rate?: number }[];
  const isSchedule = rows.every((row) => row?.over !== undefined && row.rate !== undefined);
  return isSchedule ? rows[2]?.over : undefined;
}

/** Three times the start of the third band; 60,000 for the United States. */
function endOf(jurisdiction: Jurisdiction, year: TaxYear): number {
  if (jurisdiction.data.code.startsWith("US")) return 60_000;
  const figures = figuresOf(jurisdiction.data, year).values as { readonly unit?: number };
  const start = thirdBand(figures);
  return start === undefined ? topIncome(jurisdiction, year) : 3 * start * (figures.unit ?? 1);
}

function cliffsOf({ data }: Jurisdiction, year: TaxYear): readonly Cliff[] {
  return (figuresOf(data, year).values as { readonly cliffs?: readonly Cliff[] }).cliffs ?? [];
}

/** The fields of a household that a jurisdiction and status accept. */
function inputsOf(
  { inputs }: Jurisdiction,
  status: FilingStatus,
  household: (typeof households)[number],
): object {
  const taken = Object.entries(household).filter(
    ([name]) =>
      inputs.includes(name as InputName) && (name !== "spouse_age" || status === "married_joint"),
  );
  return Object.fromEntries(taken);
}

/**
 * Every request of a year without its income, each once. The tax is `undefined` if the jurisdiction
 * refuses the request.
 */
function curvesOf(jurisdiction: Jurisdiction, year: TaxYear, asked = households) {
  const { data, statuses } = jurisdiction;
  const bases = data.code.startsWith("US") ? [{}] : [{}, { basis: "taxable_income" }];
  const names = statuses.flatMap((filing_status) =>
    asked.flatMap((household) =>
      bases.map((basis) =>
        JSON.stringify({
          jurisdiction: data.code,
          tax_year: year.label,
          filing_status,
          ...basis,
          ...inputsOf(jurisdiction, filing_status, household),
          ...(data.code === "DK" ? { local_tax_rate: 0.25 } : {}),
        }),
      ),
    ),
  );
  return [...new Set(names)].map((name) => {
    const request = JSON.parse(name) as object;
    const taxAt = (gross_income: number): number | undefined =>
      safeCalculateTax({ ...request, gross_income }).data?.tax_due;
    return { name, taxAt };
  });
}

/** Finds incomes at which the tax falls. */
export function lookForFalls({ years, oneIn, times }: Extent): void {
  const steps = times(12, allSteps);
  const asked = [...oneIn(households.length, households)];

  describe("the tax never falls as income rises, except at the cliffs that the figures list", () => {
    test.for(allJurisdictions.map((each) => [each.data.code, each] as const))(
      "%s",
      ([code, jurisdiction]) => {
        let compared = 0;
        for (const year of years(jurisdiction.data.years)) {
          const end = endOf(jurisdiction, year);
          const cliffs = cliffsOf(jurisdiction, year);
          for (const { name, taxAt } of curvesOf(jurisdiction, year, asked)) {
            let before = { income: 0, tax: taxAt(0) ?? 0 };
            for (let step = 1; step <= steps; step++) {
              const income = rounded((end * step) / steps, jurisdiction);
              const tax = taxAt(income);
              if (tax === undefined) continue;
              const isCliff = cliffs.some(({ at }) => before.income <= at && at < income);
              if (!isCliff && tax < before.tax - (roundings[code] ?? 0)) {
                const fall = `${before.tax} on ${before.income}, ${tax} on ${income}`;
                expect.fail(`${name} falls: ${fall}`);
              }
              before = { income, tax };
              compared++;
            }
          }
        }
        expect(compared).toBeGreaterThanOrEqual(steps);
      },
    );

    test.for(allJurisdictions.map((each) => [each.data.code, each] as const))(
      "the tax of %s falls at each cliff that it lists, and each cliff has a source",
      ([, jurisdiction]) => {
        for (const year of years(jurisdiction.data.years)) {
          for (const { at, source } of cliffsOf(jurisdiction, year)) {
            const next = rounded(at + unitOf(jurisdiction), jurisdiction);
            const falls = curvesOf(jurisdiction, year).some(
              ({ taxAt }) => (taxAt(next) ?? 0) < (taxAt(at) ?? 0),
            );
            expect(falls, `${year.label} ${at}`).toBe(true);
            expect(jurisdiction.data.sources[source]?.url, source).toMatch(/^https:/);
          }
        }
      },
    );
  });
}
