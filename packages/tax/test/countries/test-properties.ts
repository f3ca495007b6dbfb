import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import type { TaxYear } from "../../src/engine/figures.ts";
import type { Jurisdiction } from "../../src/engine/jurisdiction.ts";
import { countries } from "../../src/jurisdictions/all.ts";
import { amounts, rounded, topIncome, unitOf } from "./incomes-to-test.ts";

const { safeCalculateTax } = createTaxCalculator(countries);
const bases = ["employment", "taxable_income"] as const;

/** Countries whose law lets the tax fall when income grows by one unit, with the largest fall. */
const falls: Readonly<Record<string, number>> = {
  BR: 1, // the reduction of 2026 is slightly larger just above 60,000
  IT: 1220, // the employee deduction rises from 1,880 or 1,955 to 3,100 above 15,000
  NL: 1, // the printed constants of the labour credit leave a small gap
  SE: 40, // the basic deduction is rounded up to a hundred
};

/** Countries where the tax jumps, or rises by more than the income does, with the reason. */
const rises: Readonly<Record<string, string>> = {
  EG: "five changes of schedule",
  FI: "daily allowance on all wages from a threshold",
  IE: "Universal Social Charge on all income above 13,000",
  IN: "cess on top of the marginal relief of the surcharge",
  IT: "further deduction of 65 ends at 35,000",
  JP: "steps of the basic deduction and of the salary table",
  MY: "rebate of 400 ends at 35,000",
  PK: "surcharge on the whole tax above ten million",
};

/**
 * The most that one step of rounding can add: 13 for a hundred francs, 23 for fifty euros at
 * 45.78 %.
 */
const steps: Readonly<Record<string, number>> = { CH: 13, LU: 24 };

/** The amount by which rounding alone can move the tax. */
function slack(code: string): number {
  return steps[code] ?? 2.2;
}

function taxAt(code: string, year: TaxYear, gross: number, options: object): number | undefined {
  const result = safeCalculateTax({
    ...{ jurisdiction: code, tax_year: year.label, gross_income: gross, local_tax_rate: 0.25 },
    ...options,
  });
  return result.success ? result.data.tax_due : undefined;
}

function incomesOf(jurisdiction: Jurisdiction, year: TaxYear, count: number): readonly number[] {
  const top = topIncome(jurisdiction, year);
  const incomes = new Set<number>();
  for (let step = 0; step <= count; step++) {
    incomes.add(rounded(top * (step / count) ** 2.5, jurisdiction));
  }
  for (const amount of amounts(jurisdiction, year)) {
    for (const income of [amount - 1, amount, amount + 1]) {
      if (income < top) incomes.add(rounded(income, jurisdiction));
    }
  }
  return [...incomes].sort((a, b) => a - b);
}

/** Tests the properties that the tax of every country must have. */
export function testProperties(extent: Extent): void {
  const steps = extent.times(20, 200);
  const years = countries.flatMap((jurisdiction) =>
    extent
      .years(jurisdiction.data.years)
      .map((year) => ({ jurisdiction, year, code: jurisdiction.data.code })),
  );

  describe("properties of the tax of every country", () => {
    test.for(years)("$code $year.label: is 0 at no income and rises with income", (entry) => {
      const { jurisdiction, year, code } = entry;
      for (const filing_status of jurisdiction.statuses) {
        for (const basis of bases) {
          let before = { gross: 0, tax: 0 };
          for (const gross of incomesOf(jurisdiction, year, steps)) {
            const tax = taxAt(code, year, gross, { filing_status, basis });
            if (tax === undefined) continue;
            if (gross === 0) expect(tax).toBe(0);
            const more = tax - before.tax;
            expect(more).toBeGreaterThanOrEqual(-(falls[code] ?? 0));
            const isCliff = rises[code] !== undefined;
            if (!isCliff) expect(more).toBeLessThanOrEqual(gross - before.gross + slack(code));
            expect(tax).toBeLessThanOrEqual(gross);
            before = { gross, tax };
          }
        }
      }
    });

    test("payments add up to the tax, and an explanation does not change the tax", () => {
      const anyYear = fc.constantFrom(...years);
      fc.assert(
        fc.property(anyYear, fc.double({ min: 0, max: 1, noNaN: true }), (entry, share) => {
          const { jurisdiction, year, code } = entry;
          const gross_income = rounded(topIncome(jurisdiction, year) * share ** 3, jurisdiction);
          const request = {
            ...{ jurisdiction: code, tax_year: year.label, gross_income },
            ...(code === "DK" ? { local_tax_rate: 0.25 } : {}),
            ...(code === "ES" ? { basis: "taxable_income" } : {}),
          };
          const result = safeCalculateTax(request);
          if (!result.success) {
            expect(code).toBe("LU");
            return;
          }
          const { tax_due, quarterly, instalments = [] } = result.data;
          const units = (amount: number): number => Math.round(amount / unitOf(jurisdiction));
          const total = (payments: readonly { readonly payment: number }[]): number =>
            payments.reduce((sum, { payment }) => sum + units(payment), 0);
          expect(total(quarterly)).toBe(units(tax_due));
          expect(instalments.length === 0 || total(instalments) === units(tax_due)).toBe(true);
          const explained = safeCalculateTax({ ...request, explain: true });
          expect(explained.success && explained.data.tax_due).toBe(tax_due);
        }),
        { numRuns: extent.times(200, 2000), seed: 20_261_120 },
      );
    });
  });
}
