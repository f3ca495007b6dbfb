import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const sc = { jurisdiction: "US-SC", tax_year: 2024 } as const;

// S.C. Code 12-6-1170: 3,000 of pensions, at 65 10,000, and 15,000 of any income less that.
test("South Carolina: retirement income", () => {
  const taxable = (age: number) =>
    componentsOf({ ...sc, gross_income: 40_000, pensions: 4000, age }).taxable_income;
  // 40,000 less 14,600 and 3,000; at 65 less 16,550 and 15,000.
  expect(taxable(64)).toBe(22_400);
  expect(taxable(65)).toBe(8450);
});

// SC1040, line a: without the deductions for state tax and business income.
test("South Carolina adds the federal deduction for business income back", () => {
  const found = componentsOf({ ...sc, gross_income: 50_000, self_employment_income: 50_000 });
  // 50,000 less half of the self-employment tax, 3,532.39, and 14,600.
  expect(found.taxable_income).toBeCloseTo(31_867.61, 1);
});
