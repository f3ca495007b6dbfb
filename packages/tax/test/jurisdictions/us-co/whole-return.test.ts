import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";

const colorado = { jurisdiction: "US-CO", tax_year: 2022 } as const;

test("Colorado frees pensions up to 20,000 from 55 and up to 24,000 from 65 (39-22-104(4)(f))", () => {
  const pensioner = { ...colorado, gross_income: 60_000, pensions: 60_000 };
  const taxable = (age: number) =>
    calculateTax({ ...pensioner, age }).levels.at(-1)?.components.taxable_income;
  // 60,000 less the standard deduction of 12,950, from 65 of 14,700.
  expect(taxable(54)).toBe(47_050);
  expect(taxable(55)).toBe(27_050);
  expect(taxable(64)).toBe(27_050);
  expect(taxable(65)).toBe(21_300);
});

test("Colorado's sales tax refund of 2022 goes by income: DR 0104, line 38", () => {
  const refund = (gross_income: number) =>
    calculateTax({ ...colorado, gross_income, age: 40 }).levels.at(-1)?.components.sales_tax_refund;
  expect(refund(48_000)).toBe(153);
  expect(refund(48_001)).toBe(208);
});
