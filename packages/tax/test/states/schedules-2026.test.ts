import { describe, expect, test } from "vitest";
import type { TaxRequest } from "../../src/index.ts";
import { casesOf } from "../load-cases.ts";
import { calculateTax } from "../own-tax.ts";

const cases = casesOf("schedules_2026").map(([, each]) => each);
const schedules = cases.flatMap((each) => each.schedules ?? []);
const returns = cases.flatMap((each) => each.returns ?? []);

/**
 * The components of the return with this taxable income. The income is raised by the missing amount
 * until it fits.
 */
function returnWith(request: Omit<TaxRequest, "gross_income">, taxable: number) {
  let cents = Math.round(taxable * 100);
  for (let attempt = 0; attempt < 80; attempt++) {
    const { explanation } = calculateTax({
      ...request,
      age: 40,
      gross_income: cents / 100,
      explain: true,
    });
    const components = explanation?.components ?? {};
    const missing = Math.round((taxable - (components.taxable_income ?? 0)) * 100);
    if (missing === 0) return components;
    cents += missing;
  }
  throw new Error(`${request.jurisdiction}: no income leads to ${taxable}`);
}

describe("the schedules of 2026 equal those that another project computes from statutes and forms", () => {
  test.for(schedules)("$request.jurisdiction $request.filing_status", ({ request, values }) => {
    for (const [taxable, tax] of values) {
      const { tax_before_credits = Number.NaN } = returnWith(request, taxable);
      expect(Math.abs(tax_before_credits - tax), String(taxable)).toBeLessThanOrEqual(1);
    }
  });
});

test("whole returns of 2026 have the same tax before credits as that project's", () => {
  for (const { expected, ...request } of returns) {
    const { explanation } = calculateTax({ ...request, age: 40, explain: true });
    const { tax_before_credits = Number.NaN } = explanation?.components ?? {};
    const label = JSON.stringify(request);
    expect(Math.abs(tax_before_credits - expected), label).toBeLessThanOrEqual(1);
  }
  expect(returns.length).toBeGreaterThan(0);
});
