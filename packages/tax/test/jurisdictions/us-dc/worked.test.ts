import { expect, test } from "vitest";
import { calculateTax } from "../../../src/index.ts";

const couple = { filing_status: "married_joint", age: 40, spouse_age: 40 } as const;

// D-40 of 2024, calculation J: the whole deduction of 29,200 goes to the spouse of 100,000. 70,800: 3,500 + 8.5 % over
// 60,000 = 4,418; 20,000: 400 + 6 % over 10,000 = 1,000.
test("the District of Columbia divides the deduction as a couple likes", () => {
  const request = {
    ...couple,
    jurisdiction: "US-DC",
    tax_year: 2024,
    gross_income: 120_000,
  } as const;
  expect(calculateTax({ ...request, spouse_income: 20_000 }).tax_due).toBe(5418);
});
