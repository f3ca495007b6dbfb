import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const oh = { jurisdiction: "US-OH", tax_year: 2024 } as const;

// R.C. 5747.01(A)(28): 250,000 of business income; what exceeds it is taxed at 3 %.
test("Ohio: business income", () => {
  const found = (self_employment_income: number) =>
    componentsOf({ ...oh, gross_income: self_employment_income, self_employment_income });
  expect(found(250_000).tax_after_credits).toBe(0);
  const { taxable_income = 0, tax_after_credits } = found(300_000);
  expect(tax_after_credits).toBeCloseTo(0.03 * taxable_income, 2);
});

// R.C. 5747.055(B): 200 for pensions over 8,000, 130 up to it.
test("Ohio: retirement income credit", () => {
  const credit = (pensions: number) =>
    componentsOf({ ...oh, gross_income: 40_000, pensions, age: 60 }).retirement_credit;
  expect(credit(8000)).toBe(130);
  expect(credit(8000.01)).toBe(200);
});
