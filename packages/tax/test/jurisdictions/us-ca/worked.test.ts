import { expect, test } from "vitest";
import { calculateTax } from "../../../src/index.ts";

test("California: 6 off each exemption credit for every 2,500 begun", () => {
  const at = (income: number) =>
    calculateTax({ jurisdiction: "US-CA", tax_year: 2025, gross_income: income, explain: true })
      .explanation?.components.credits;
  expect([at(252_203), at(252_203.01), at(254_703), at(254_703.01)]).toEqual([153, 147, 147, 141]);
});
