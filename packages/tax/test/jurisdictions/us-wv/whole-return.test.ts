import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const wv = { jurisdiction: "US-WV", tax_year: 2024 } as const;

// W. Va. Code 11-21-12(c)(8): all benefits up to 50,000; 35 % above in 2024.
test("West Virginia: benefits", () => {
  const taxable = (wages: number) =>
    componentsOf({ ...wv, gross_income: wages + 10_000, social_security: 10_000, age: 64 })
      .taxable_income;
  // 8,500 of the benefits are taxed federally.
  expect(taxable(41_500)).toBe(39_500);
  expect(taxable(41_501)).toBe(50_001 - 2975 - 2000);
});

// W. Va. Code 11-21-23: property tax over 4 % of the income, at most 1,000.
test("West Virginia: homestead excess property tax credit", () => {
  const credit = (property_tax: number) =>
    componentsOf({ ...wv, gross_income: 20_000, itemized: { property_tax } }).property_tax_credit;
  expect(credit(1500)).toBe(700);
  expect(credit(2000)).toBe(1000);
});
