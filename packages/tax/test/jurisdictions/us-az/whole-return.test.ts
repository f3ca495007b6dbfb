import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";

test("Arizona pays 25 for each person up to an income of 12,500 or 25,000, 100 at most", () => {
  const single = { jurisdiction: "US-AZ", tax_year: 2024 } as const;
  // A.R.S. 43-1072.01.
  expect(calculateTax({ ...single, gross_income: 12_500 }).refund).toBe(25);
  expect(calculateTax({ ...single, gross_income: 12_501 }).refund).toBe(0);
  const couple = { ...single, filing_status: "married_joint", dependent_ages: [4, 8, 9] } as const;
  expect(calculateTax({ ...couple, gross_income: 25_000 }).refund).toBe(100);
});
