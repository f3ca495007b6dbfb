import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";

const idaho = { jurisdiction: "US-ID", tax_year: 2024 } as const;

test("Idaho pays the grocery credit out, and taxes each return that must be filed with 10", () => {
  // 63-3024A: 120 for each of two people; 21,900 is the least income of a return (63-3082).
  const head = { ...idaho, filing_status: "head_of_household", dependent_ages: [8] } as const;
  expect(calculateTax({ ...head, gross_income: 21_899 }).refund).toBe(240);
  expect(calculateTax({ ...head, gross_income: 21_900 }).refund).toBe(230);
  // 65 and over: 20 more. Benefits of Social Security are not taxed.
  const old = { ...idaho, gross_income: 20_000, social_security: 20_000, age: 65 };
  expect(calculateTax(old).refund).toBe(140);
});
