import { expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../../../src/index.ts";
import cases from "../../cases/us-federal-2026.json" with { type: "json" };

test("another engine comes to the same net federal tax of 2026, families, seniors and investors included", () => {
  for (const { expected, ...request } of cases.results as (TaxRequest & { expected: number })[]) {
    const { explanation } = calculateTax({ ...request, method: "table", explain: true });
    const {
      income_tax_after_all_credits = Number.NaN,
      net_investment_income_tax = Number.NaN,
      additional_medicare_tax = Number.NaN,
    } = explanation?.components ?? {};
    const net = income_tax_after_all_credits + net_investment_income_tax + additional_medicare_tax;
    expect(Math.abs(net - expected), JSON.stringify(request)).toBeLessThanOrEqual(1);
  }
  expect(cases.results.length).toBeGreaterThan(40);
});
