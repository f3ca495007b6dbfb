import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const vt = { jurisdiction: "US-VT", tax_year: 2024 } as const;

// 32 V.S.A. 5830e: all benefits up to 50,000, none from 60,000 on; 5811(21)(B)(ii): 5,000 of gains.
test("Vermont: benefits and gains", () => {
  const taxable = (wages: number) =>
    componentsOf({ ...vt, gross_income: wages + 10_000, social_security: 10_000, age: 64 })
      .taxable_income;
  // 40,000 less 7,400 and 5,100.
  expect(taxable(40_000)).toBe(27_500);
  // 51,500 and 8,500 are 60,000.
  expect(taxable(51_500)).toBe(47_500);
  const gains = componentsOf({ ...vt, gross_income: 60_000, long_term_capital_gains: 20_000 });
  expect(gains.taxable_income).toBe(42_500);
});

// 32 V.S.A. 5830f: 20 for each 1,000 over 125,000, or part of it; 5822(d)(3): 5 % of gifts.
test("Vermont: child credit and charitable credit", () => {
  const found = (gross_income: number) =>
    componentsOf({ ...vt, gross_income, dependent_ages: [5], itemized: { charity: 30_000 } });
  expect(found(125_000).child_credit).toBe(1000);
  expect(found(125_000.01).child_credit).toBe(980);
  expect(found(125_000).credits).toBe(1000);
});
