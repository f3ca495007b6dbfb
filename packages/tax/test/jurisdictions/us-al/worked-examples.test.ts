import { expect, test } from "vitest";
import type { TaxRequest } from "../../../src/index.ts";
import { calculateTax } from "../../own-tax.ts";
import { tax } from "../../states/tax-of-state.ts";

const head = { filing_status: "head_of_household" } as const;

const joint = { filing_status: "married_joint" } as const;

test("Alabama reduces the standard deduction by full steps over 25,500: 25,999 still has the maximum", () => {
  const joint = { filing_status: "married_joint", deductions: 0 } as const;
  const deduction = (income: number) =>
    calculateTax({
      jurisdiction: "US-AL",
      tax_year: 2025,
      gross_income: income,
      explain: true,
      ...joint,
    }).explanation?.lines.find(({ step }) => step === "deduction")?.amount;
  expect(deduction(25_999)).toBe(8500);
  expect(deduction(26_000)).toBe(8325);
  expect(deduction(35_500)).toBe(5000);
});

test("Alabama deducts the federal tax of 2021 as computed with the credits of 2020 (Act 2022-37)", () => {
  // 48,000 - 3,672 - (3,220 - 2,000) - 3,000 - 500 = 39,608.
  expect(tax("AL", 2021, 48_000, { ...head, dependent_ages: [15] })).toBe(1940.4);
});

test("Alabama itemizes the additional Medicare tax, which is one of the FICA taxes (40-18-15(a)(3)a)", () => {
  const deduction = (gross_income: number, rest: Partial<TaxRequest> = {}) =>
    calculateTax({ jurisdiction: "US-AL", tax_year: 2025, gross_income, explain: true, ...rest })
      .explanation?.lines.filter(({ step }) => step === "deduction")
      .at(-1)?.amount;
  const base = 0.062 * 176_100;
  expect(deduction(200_000)).toBeCloseTo(base + 0.0145 * 200_000, 6);
  expect(deduction(201_000)).toBeCloseTo(base + 0.0145 * 201_000 + 9, 6);
  const apart = { filing_status: "married_separate" } as const;
  expect(deduction(125_000, apart)).toBeCloseTo(0.0765 * 125_000, 6);
  expect(deduction(126_000, apart)).toBeCloseTo(0.0765 * 126_000 + 9, 6);
  const couple = { filing_status: "married_joint" } as const;
  expect(deduction(250_000, couple)).toBeCloseTo(base + 0.0145 * 250_000, 6);
  expect(deduction(251_000, couple)).toBeCloseTo(base + 0.0145 * 251_000 + 9, 6);
});

test("Alabama itemizes the whole self-employment tax, and does not subtract half of it from the profit", () => {
  const own = { jurisdiction: "US-AL", tax_year: 2025, gross_income: 50_000 } as const;
  const { explanation } = calculateTax({ ...own, self_employment_income: 50_000, explain: true });
  const { lines = [] } = explanation ?? {};
  expect(lines.find(({ step }) => step === "deduction")?.amount).toBeCloseTo(7064.775, 6);
  // The federal tax on 46,467.61 less 15,750, less 20 % of that, is 2,710.39.
  expect(explanation?.components.taxable_income).toBeCloseTo(50_000 - 7064.78 - 2710.39 - 1500, 1);
});

test("Alabama deducts the tax on net investment income as well (Form 40, federal tax worksheet, line 2)", () => {
  const gains = { long_term_capital_gains: 200_000 };
  const deducted = calculateTax({
    ...{ jurisdiction: "US-AL", tax_year: 2025, gross_income: 210_000, explain: true, ...gains },
  }).explanation?.lines.find(({ step }) => step === "federal_income_tax_deduction")?.amount;
  const { components } = calculateTax({
    ...{ jurisdiction: "US", tax_year: 2025, gross_income: 210_000, explain: true, ...gains },
  }).explanation ?? { components: {} as Readonly<Record<string, number>> };
  expect(components.net_investment_income_tax).toBe(380);
  expect(deducted).toBeCloseTo((components.tax_after_credits ?? 0) + 380, 6);
});

test("Alabama counts the contributions of each earner up to that earner's own wage base", () => {
  const one = tax("AL", 2022, 294_000, { ...joint, spouse_income: 0 });
  const two = tax("AL", 2022, 294_000, { ...joint, spouse_income: 147_000 });
  // 6.2 % of another 147,000 is deducted, at the rate of 5 %.
  expect(one - two).toBeCloseTo(455.7, 2);
});
