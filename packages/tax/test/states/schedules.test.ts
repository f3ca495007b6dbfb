import { describe, expect, test } from "vitest";
import { casesOf } from "../load-cases.ts";
import { taxAfterCredits } from "../own-tax.ts";
import { withTaxableIncome } from "./income-for-taxable-income.ts";

/**
 * Parts of the tax that depend on more than the taxable income. They are subtracted before
 * the comparison.
 */
const apart = ["supplemental_tax", "behavioral_health_tax", "phase_out_addback", "recapture"];

const printed = casesOf("schedules").flatMap(([, cases]) => cases);
const paid = casesOf("wages").flatMap(([, cases]) => cases);

describe.for(printed)("$source.title", ({ schedules }) => {
  test.for(schedules)("$request.jurisdiction $request.filing_status", ({ request, values }) => {
    for (const [taxable = 0, tax = 0] of values) {
      const components = withTaxableIncome(request, taxable);
      // South Carolina's deduction falls in steps of 10, so that not every amount can be reached.
      const reach = request.jurisdiction === "US-SC" ? 10 : 0.05;
      const off = Math.abs((components.taxable_income ?? Number.NaN) - taxable);
      expect(off).toBeLessThanOrEqual(reach);
      const other = apart.reduce((sum, name) => sum + (components[name] ?? 0), 0);
      const ours = (components.tax_before_credits ?? Number.NaN) - other;
      expect(Math.abs(ours - tax), `on ${taxable}: ${tax}, ours ${ours}`).toBeLessThanOrEqual(1);
    }
  });
});

describe.for(paid)("$source.title", ({ wages }) => {
  test.for(wages)("$request.jurisdiction $request.filing_status", ({ request, values }) => {
    for (const [gross_income = 0, tax = 0] of values) {
      const due = taxAfterCredits({ ...request, gross_income, age: 40 });
      expect(Math.abs(due - tax), `${gross_income}: ${due}`).toBeLessThanOrEqual(1);
    }
  });
});
