import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";

test("California reduces each exemption credit by 6 for every 2,500 of income over the start, or part of it", () => {
  const at = (income: number) =>
    calculateTax({ jurisdiction: "US-CA", tax_year: 2025, gross_income: income, explain: true })
      .explanation?.components.credits;
  expect([at(252_203), at(252_203.01), at(254_703), at(254_703.01)]).toEqual([153, 147, 147, 141]);
});
