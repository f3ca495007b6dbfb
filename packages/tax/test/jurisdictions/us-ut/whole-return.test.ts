import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const ut = { jurisdiction: "US-UT", tax_year: 2024 } as const;

// Utah Code 59-10-1042: 4.55 % of taxable benefits, less 2.5 % of the income over 45,000.
test("Utah: Social Security benefits", () => {
  const found = componentsOf({ ...ut, gross_income: 60_000, social_security: 20_000, age: 66 });
  // 17,000 are taxed: 773.50 less 300.
  expect(found).toMatchObject({ adjusted_gross_income: 57_000, retirement_credit: 473.5 });
});
