import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";

const couple = { filing_status: "married_joint", age: 40, spouse_age: 40 } as const;

// D-40 of 2024, calculation J: the spouse with 100,000 takes the whole deduction of 29,200. On
// 70,800 the tax is 3,500 plus 8.5 % over 60,000, which is 4,418. On 20,000 it is 400 plus 6 % over
// 10,000, which is 1,000.
test("the District of Columbia divides a couple's deduction so that the tax is lowest", () => {
  const request = {
    ...couple,
    jurisdiction: "US-DC",
    tax_year: 2024,
    gross_income: 120_000,
  } as const;
  expect(calculateTax({ ...request, spouse_income: 20_000 }).tax_due).toBe(5418);
});
