import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";

const illinois = { jurisdiction: "US-IL", tax_year: 2024 } as const;

test("Illinois leaves pensions and benefits untaxed, and gives 5 % of the property tax", () => {
  const pensions = { pensions: 40_000, social_security: 20_000, age: 70 };
  expect(calculateTax({ ...illinois, ...pensions, gross_income: 60_000 }).tax_due).toBe(0);
  // (100,000 - 2,775) at 4.95 % = 4,812.64, less 5 % of 6,000 (35 ILCS 5/208).
  const home = { ...illinois, gross_income: 100_000, itemized: { property_tax: 6000 } };
  expect(calculateTax(home).tax_due).toBe(4512.64);
});
