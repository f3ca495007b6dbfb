import { describe, expect, test } from "vitest";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import { figuresOf, type TaxYear } from "../../src/engine/figures.ts";
import { filingStatuses } from "../../src/engine/jurisdiction.ts";
import type { TaxRequest } from "../../src/index.ts";
import { states } from "../../src/jurisdictions/all.ts";
import { us } from "../../src/jurisdictions/us/rules.ts";
import { calculateTax } from "../own-tax.ts";

type Status = (typeof filingStatuses)[number];

interface Row {
  readonly over: number;
  readonly rate: number;
  readonly base?: number;
}

/** The schedule of a filing status, as in the data. */
function scheduleOf(figures: object, name: string, status: Status): readonly Row[] | undefined {
  const value = (figures as Readonly<Record<string, unknown>>)[name];
  const rows = Array.isArray(value)
    ? value
    : (value as Readonly<Record<Status, unknown>> | undefined)?.[status];
  return Array.isArray(rows) ? (rows as readonly Row[]) : undefined;
}

/** A slow tax in bigints: cents times millionths of a rate, slice by slice. */
function slowTax(cents: bigint, rows: readonly Row[]): number {
  let sum = 0n;
  for (const [index, { over, rate, base }] of rows.entries()) {
    const start = BigInt(Math.round(over * 100));
    if (cents <= start) break;
    if (base !== undefined) sum = BigInt(Math.round(base * 100)) * 10n ** 8n;
    const next = rows[index + 1];
    const end = next ? BigInt(Math.round(next.over * 100)) : cents;
    const isTariffEnd = base !== undefined && next !== undefined && cents > end;
    const slice = (cents < end ? cents : end) - start;
    if (!isTariffEnd) sum += slice * BigInt(Math.round(rate * 1e8));
  }
  return Number(sum) / 1e10;
}

/** The lowest income in whole cents whose taxable income reaches a value. */
function incomeFor(taxable: number, taxableOf: (income: number) => number): number | undefined {
  let low = Math.floor(taxable * 100) - 1;
  let high = Math.ceil(taxable * 100) + 60_000_000;
  if (taxableOf(high / 100) < taxable) return undefined;
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (taxableOf(middle / 100) < taxable) low = middle;
    else high = middle;
  }
  return high / 100;
}

const jurisdictions = [us, ...states];

/** Tests incomes on both sides of every edge of a bracket. */
export function testBracketEdges(extent: Extent): void {
  describe("the schedule is exact on both sides of every bracket edge", () => {
    test.for(jurisdictions.map((each) => [each.data.code, each] as const))(
      "%s",
      ([code, { data }]) => {
        let edges = 0;
        const name = code === "US" ? "ordinary_rates" : "rates";
        const hasEdges = (year: TaxYear) =>
          filingStatuses.some((status) => {
            const rows = scheduleOf(figuresOf(data, year).values, name, status);
            return rows !== undefined && rows.length > 1;
          });
        // Years with a flat rate come first, so that a sample, which takes the last year, takes one
        // with edges.
        const years = data.years.toSorted((a, b) => Number(hasEdges(a)) - Number(hasEdges(b)));
        for (const year of extent.years(years)) {
          const figures = figuresOf(data, year).values;
          for (const status of filingStatuses) {
            const rows = scheduleOf(figures, name, status);
            if (rows === undefined) continue;
            const ask = (gross_income: number) => {
              const request: TaxRequest = {
                jurisdiction: code,
                gross_income,
                filing_status: status,
                tax_year: Number(year.label),
                explain: true,
              };
              const { explanation, tax_due } = calculateTax(request);
              const lines = explanation?.lines ?? [];
              const own = lines.filter(({ jurisdiction: whose }) => whose === code);
              return {
                taxable: explanation?.components.taxable_income ?? Number.NaN,
                schedule: own
                  .filter(({ step }) => step === `${name}.band` || step === `${name}.row`)
                  .reduce((sum, { amount }) => sum + amount, 0),
                isFlat: own.some(({ step }) => step === "tax.top_rate"),
                isFree: tax_due === 0 && !own.some(({ step }) => step.startsWith(name)),
              };
            };
            for (const { over } of rows) {
              const income = incomeFor(over, (gross) => ask(gross).taxable);
              if (income === undefined) continue;
              for (const gross of [income - 0.01, income, income + 0.01, income + 1]) {
                if (gross < 0) continue;
                const { taxable, schedule, isFlat, isFree } = ask(Math.round(gross * 100) / 100);
                // Another rule decides here: the whole income is taxed at one rate, or nothing is
                // taxed below a threshold.
                if (isFlat || isFree) continue;
                // The component is rounded to the cent, so at an edge the tax may be that of the
                // row above.
                const cents = BigInt(Math.round(taxable * 100));
                const gaps = [cents, cents + 1n].map((at) =>
                  Math.abs(schedule - slowTax(at, rows)),
                );
                expect(Math.min(...gaps), `${year.label} ${status} ${gross}`).toBeLessThan(0.011);
                edges++;
              }
            }
          }
        }
        // States with flat rates, a tax on gains only, or lookups have no schedule of this form.
        const withoutSchedule = "AK AR CO FL IL IN KY MA MI NC NH NV PA SD TN TX UT WA WY".split(
          " ",
        );
        expect(edges > 0).toBe(!withoutSchedule.includes(code.slice(3)));
      },
    );
  });
}
