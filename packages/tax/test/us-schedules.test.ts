import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../src/index.ts";
import printed from "./cases/us-schedules.json" with { type: "json" };
import paid from "./cases/us-wages.json" with { type: "json" };

type Components = Readonly<Record<string, number>>;

/** Parts of the tax that depend on more than the taxable income. */
const apart = ["supplemental_tax", "behavioral_health_tax", "phase_out_addback", "recapture"];

/** The components for the least income, to the cent, that leaves a taxable income. */
function withTaxableIncome(request: TaxRequest, taxable: number): Components {
  const at = (cents: number): Components => {
    const asked = { ...request, gross_income: cents / 100, age: 40, explain: true };
    return calculateTax(asked).explanation?.components ?? {};
  };
  let [low, high] = [0, Math.ceil(taxable * 100) + 20_000_000];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((at(middle).taxable_income ?? 0) < taxable) low = middle + 1;
    else high = middle;
  }
  return at(low);
}

describe.for(printed)("$source.title", ({ schedules }) => {
  test.for(schedules)("$request.jurisdiction $request.filing_status", ({ request, values }) => {
    for (const [taxable = 0, tax = 0] of values) {
      const components = withTaxableIncome(request as unknown as TaxRequest, taxable);
      expect(components.taxable_income).toBeCloseTo(taxable, 1);
      const other = apart.reduce((sum, name) => sum + (components[name] ?? 0), 0);
      const ours = (components.tax_before_credits ?? Number.NaN) - other;
      expect(Math.abs(ours - tax), `on ${taxable}: ${tax}, ours ${ours}`).toBeLessThanOrEqual(1);
    }
  });
});

describe.for(paid)("$source.title", ({ wages }) => {
  test.for(wages)("$request.jurisdiction $request.filing_status", ({ request, values }) => {
    for (const [gross_income = 0, tax = 0] of values) {
      const { tax_due } = calculateTax({ ...request, gross_income, age: 40 });
      expect(Math.abs(tax_due - tax), `${gross_income}: ${tax_due}`).toBeLessThanOrEqual(1);
    }
  });
});
