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
