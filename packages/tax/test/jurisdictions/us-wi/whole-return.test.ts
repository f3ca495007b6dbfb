import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const wi = { jurisdiction: "US-WI", tax_year: 2024 } as const;

// Wis. Stat. 71.05(6)(b)8: half of the income over 12,000 is taxed unemployment compensation.
test("Wisconsin: unemployment compensation", () => {
  const taxable = componentsOf({ ...wi, gross_income: 18_000, unemployment: 8000 }).taxable_income;
  // 10,000 of wages and 3,000, less the whole deduction of 13,230.
  expect(taxable).toBe(0);
  const more = componentsOf({ ...wi, gross_income: 26_000, unemployment: 8000 });
  // 18,000 and 7,000, less 13,230 - 12 % of 5,930, and 700.
  expect(more.taxable_income).toBeCloseTo(25_000 - (13_230 - 711.6) - 700, 2);
});

// Wis. Stat. 71.07(9): 12 % of the property tax, at most 300; 71.07(5): 5 % of 20,000 - deduction.
test("Wisconsin: credits for property tax and itemized deductions", () => {
  const itemized = { property_tax: 2000, mortgage_interest: 20_000 };
  const found = componentsOf({ ...wi, gross_income: 130_000, itemized });
  // The deduction is 13,230 less 12 % of 110,930, which leaves nothing.
  expect(found).toMatchObject({ property_tax_credit: 240, itemized_deduction_credit: 1000 });
});

// Schedule SB, line 16: 24,000 from 67 on, from 2025, without credits.
test("Wisconsin: pensions from 67 on", () => {
  const due = (age: number) =>
    componentsOf({ ...wi, tax_year: 2025, gross_income: 40_000, pensions: 40_000, age });
  const [before, after] = [due(66), due(67)];
  expect(after.tax_after_credits).toBeLessThan(before.tax_after_credits ?? 0);
});
