import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const pa = { jurisdiction: "US-PA", tax_year: 2025 } as const;

// 72 P.S. 7303: classes of income; a loss of one does not lower another.
test("Pennsylvania: classes of income", () => {
  const found = componentsOf({
    ...pa,
    gross_income: 57_000,
    pensions: 20_000,
    unemployment: 5000,
    dividends: 35_000,
    long_term_capital_gains: -3000,
    age: 66,
  });
  expect(found.taxable_income).toBe(35_000);
});

// 10 % of the federal credit: 7.65 % of 7,124.
test("Pennsylvania: Working Pennsylvanians Tax Credit", () => {
  const found = componentsOf({ ...pa, gross_income: 7124, age: 38 });
  expect(found.earned_income_credit).toBeCloseTo(54.5, 2);
});
