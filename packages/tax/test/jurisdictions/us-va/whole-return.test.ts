import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const va = { jurisdiction: "US-VA", tax_year: 2024 } as const;

// Va. Code 58.1-322.02: neither Social Security nor unemployment benefits are taxed.
test("Virginia: benefits", () => {
  const found = componentsOf({
    ...va,
    gross_income: 65_000,
    social_security: 20_000,
    unemployment: 5000,
    age: 64,
  });
  // 40,000 less 8,500 and 930.
  expect(found.taxable_income).toBe(30_570);
});

// Va. Code 58.1-339.8(B)(3): 15 % of the federal credit is paid out.
test("Virginia: the earned income credit is paid out where that is more", () => {
  const parent = { filing_status: "head_of_household", dependent_ages: [5] } as const;
  const found = componentsOf({ ...va, ...parent, gross_income: 15_000 });
  // 0.15 x 4,213.
  expect(found.refundable_credits).toBeCloseTo(631.95, 2);
});

// Va. Code 58.1-339.8(D): who claims the credit has neither the deduction nor the exemption for age,
// in both of its forms. https://www.tax.virginia.gov (Credit for Low-Income Individuals)
test("Virginia: at 65 the earned income credit is taken only without the reliefs for age", () => {
  const parent = { filing_status: "head_of_household", age: 72, dependent_ages: [0, 3] } as const;
  const retired = { gross_income: 53_535, pensions: 7535, social_security: 24_000 };
  const request = { ...va, tax_year: 2023, ...parent, ...retired };
  // With them: 29,535 less 12,000, 8,000 and 3,590 is taxed with 120 + .05 x 945. Without: 18,745 is
  // taxed with 820.34, which 20 % of 2,627.92 does not bring below 167.25.
  expect(componentsOf(request).tax_after_credits).toBe(167.25);
  // With the care of two children, 13,035 is taxed with 521.75, less than the 525.58 of the credit.
  const found = componentsOf({ ...request, care_expenses: 5710 });
  expect([found.taxable_income, found.tax_before_credits]).toEqual([13_035, 521.75]);
  expect(found.tax_after_credits).toBe(0);
  expect(found.refundable_credits).toBeUndefined();
});
