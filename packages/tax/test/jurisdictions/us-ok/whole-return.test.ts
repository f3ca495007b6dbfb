import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const ok = { jurisdiction: "US-OK", tax_year: 2024 } as const;

// 68 O.S. 2358(D): 10,000 of pensions. 5011: 40 a person up to 20,000, with a family 50,000.
test("Oklahoma: pensions and sales tax relief", () => {
  const retired = { ...ok, gross_income: 30_000, pensions: 15_000, age: 60 } as const;
  // 30,000 less 10,000, 6,350 and 1,000.
  expect(componentsOf(retired).taxable_income).toBe(12_650);
  const relief = (gross_income: number) => componentsOf({ ...ok, gross_income }).sales_tax_relief;
  expect(relief(20_000)).toBe(40);
  expect(relief(20_000.01)).toBe(0);
});
