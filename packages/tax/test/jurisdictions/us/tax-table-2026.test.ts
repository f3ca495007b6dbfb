import { expect, test } from "vitest";
import { calculateTax } from "../../../src/index.ts";
import { casesOf } from "../../load-cases.ts";

const cases = casesOf("tax_table_2026").flatMap(([, { results }]) => results);

test("the net federal tax of 2026 equals that of another engine, also for families, seniors and investors", () => {
  for (const { expected, ...request } of cases) {
    const { explanation } = calculateTax({ ...request, method: "table", explain: true });
    const {
      income_tax_after_all_credits = Number.NaN,
      net_investment_income_tax = Number.NaN,
      additional_medicare_tax = Number.NaN,
    } = explanation?.components ?? {};
    const net = income_tax_after_all_credits + net_investment_income_tax + additional_medicare_tax;
    expect(Math.abs(net - expected), JSON.stringify(request)).toBeLessThanOrEqual(1);
  }
  expect(cases.length).toBeGreaterThan(40);
});
