import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const nm = { jurisdiction: "US-NM", tax_year: 2024 } as const;

// NMSA 7-2-5.14: benefits up to 100,000 of income. 7-2-18.34 and 7-2-18.15: credits.
test("New Mexico: benefits and credits", () => {
  const one = { ...nm, gross_income: 90_000, social_security: 30_000, age: 70 } as const;
  const exempt = componentsOf(one);
  // 60,000 of wages less 16,550.
  expect(exempt.taxable_income).toBe(43_450);
  const parent = { ...nm, filing_status: "head_of_household", dependent_ages: [5] } as const;
  expect(componentsOf({ ...parent, gross_income: 50_000 }).child_credit).toBe(414);
  expect(componentsOf({ ...parent, gross_income: 50_001 }).child_credit).toBe(207);
});
