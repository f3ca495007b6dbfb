import { describe, expect, test } from "vitest";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import type { TaxYear } from "../../src/engine/figures.ts";
import type { Jurisdiction } from "../../src/engine/jurisdiction.ts";
import { countries } from "../../src/jurisdictions/all.ts";
import { amounts, bracketEdges, rounded, topIncome, unitOf } from "./incomes-to-test.ts";
import type { Asked } from "./oracle/figures.ts";
import { slowTaxDue } from "./oracle/oracle.ts";

const { safeCalculateTax } = createTaxCalculator(countries);
const bases = ["employment", "taxable_income"] as const;

/** The tax due by the engine, or the code of its refusal. */
function taxDue(asked: Asked, year: TaxYear): number | string {
  const result = safeCalculateTax({
    jurisdiction: asked.code,
    filing_status: asked.status,
    gross_income: asked.gross,
    deductions: asked.deductions,
    basis: asked.basis,
    tax_year: year.label,
    ...(asked.localRate === undefined ? {} : { local_tax_rate: asked.localRate }),
  });
  return result.success ? result.data.tax_due : result.error.code;
}

/** Denmark has no average municipal rate for 2024, so the request must send one. */
function localRateOf(code: string, year: TaxYear): { readonly localRate?: number } {
  return code === "DK" && year.label === "2024" ? { localRate: 0.2515 } : {};
}

function compareAll(jurisdiction: Jurisdiction, year: TaxYear, asked: readonly Asked[]): number {
  let compared = 0;
  for (const request of asked) {
    const one = { ...request, ...localRateOf(request.code, year) };
    const answer = taxDue(one, year);
    if (typeof answer === "string") continue;
    expect({ ...one, tax: answer }).toEqual({ ...one, tax: slowTaxDue(jurisdiction, year, one) });
    compared++;
  }
  return compared;
}

/**
 * The income at which the tax base crosses an edge. Found by halving, on the engine's own
 * taxable income.
 */
function grossAt(jurisdiction: Jurisdiction, year: TaxYear, edge: number, status: string): number {
  const unit = unitOf(jurisdiction);
  let [low, high] = [0, Math.ceil((edge * 4 + 1e6) / unit)];
  const isOver = (units: number): boolean => {
    const result = safeCalculateTax({
      jurisdiction: jurisdiction.data.code,
      filing_status: status,
      gross_income: rounded(units * unit, jurisdiction),
      tax_year: year.label,
      explain: true,
      local_tax_rate: 0.25,
    });
    const { taxable_income: base } = result.data?.explanation?.components ?? {};
    return base === undefined || base > edge;
  };
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isOver(middle)) high = middle;
    else low = middle + 1;
  }
  return rounded(low * unit, jurisdiction);
}

/** Compares the engine with the slow calculator, for each country. */
export function compareWithSlowCalculator(extent: Extent): void {
  const years = countries.flatMap((jurisdiction) =>
    extent
      .years(jurisdiction.data.years)
      .map((year) => ({ jurisdiction, year, code: jurisdiction.data.code })),
  );

  describe("the engine agrees with the slow calculator", () => {
    test.for(years)("at a grid of incomes of $code $year.label", ({ jurisdiction, year, code }) => {
      const top = topIncome(jurisdiction, year);
      const incomes = [0, unitOf(jurisdiction), 1, 999, 12_345];
      for (let step = 1; step <= 12; step++) {
        incomes.push(rounded((top * step * step) / 144 + 0.37, jurisdiction));
      }
      const asked = jurisdiction.statuses.flatMap((status) =>
        bases.flatMap((basis) =>
          incomes.flatMap((gross) =>
            [0, Math.floor(gross / 7)].map((deductions) => ({
              code,
              status,
              gross,
              deductions,
              basis,
            })),
          ),
        ),
      );
      expect(compareAll(jurisdiction, year, asked)).toBeGreaterThan(asked.length / 5);
    });

    test.for(years)("on both sides of every loaded amount of $code $year.label", (entry) => {
      const { jurisdiction, year, code } = entry;
      const unit = unitOf(jurisdiction);
      const asked = amounts(jurisdiction, year).flatMap((amount) =>
        [amount - unit, amount, amount + unit].flatMap((gross) =>
          bases.map((basis) => ({
            ...{ code, status: "single", basis, deductions: 0 },
            gross: rounded(gross, jurisdiction),
          })),
        ),
      );
      const untaxed = ["AE", "SA", "QA", "KW", "BH", "OM"].includes(code);
      const flat = ["HU", "BG", "RO"].includes(code);
      expect(compareAll(jurisdiction, year, asked) > 0 || untaxed || flat).toBe(true);
    });

    test.for(years)("on both sides of every bracket edge of $code $year.label", (entry) => {
      const { jurisdiction, year, code } = entry;
      const unit = unitOf(jurisdiction);
      const statuses = jurisdiction.statuses.filter(
        (status) => status === "single" || status === "married_joint",
      );
      for (const status of statuses) {
        for (const edge of bracketEdges(jurisdiction, year)) {
          const gross = grossAt(jurisdiction, year, edge, status);
          const around = [gross - unit, gross, gross + unit].map((income) => ({
            ...{ code, status, deductions: 0, basis: "employment" as const },
            gross: Math.max(0, rounded(income, jurisdiction)),
          }));
          compareAll(jurisdiction, year, around);
        }
      }
    });
  });
}
