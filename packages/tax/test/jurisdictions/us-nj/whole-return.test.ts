import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const nj = { jurisdiction: "US-NJ", tax_year: 2024 } as const;

// N.J.S.A. 54A:6-10: from 62 on; all up to 100,000 of income, 37.5 % up to 125,000.
test("New Jersey: pensions from 62 on", () => {
  const retired = (pensions: number, age: number) =>
    componentsOf({ ...nj, gross_income: pensions, pensions, age }).taxable_income;
  expect(retired(50_000, 62)).toBe(0);
  expect(retired(50_000, 61)).toBe(49_000);
  // 100,008 less 37,503 and 1,000.
  expect(retired(100_008, 62)).toBe(61_505);
});

// N.J.S.A. 54A:5-1: a loss does not lower another category. 54A:4-7: 40 % of the federal credit.
test("New Jersey: losses, and the earned income credit", () => {
  const found = componentsOf({ ...nj, gross_income: 16_000, long_term_capital_gains: -4000 });
  expect(found.taxable_income).toBe(19_000);
  // Of 70 years: 40 % of the maximum of 632.
  const old = componentsOf({ ...nj, gross_income: 4000, age: 70 });
  expect(old.earned_income_credit).toBe(252.8);
});

// NJ-1040, worksheet H: a deduction if it saves more than 50, else a credit of 50.
test("New Jersey: property tax", () => {
  const found = (property_tax: number) =>
    componentsOf({ ...nj, gross_income: 60_000, itemized: { property_tax } });
  expect(found(3000).taxable_income).toBe(56_000);
  expect(found(500)).toMatchObject({ taxable_income: 59_000, property_tax_credit: 50 });
});
