import { expect, test } from "vitest";
import { calculatePay, grossForPay } from "../../src/index.ts";

test("South Korea: premiums are deducted in full", () => {
  // 50,000,000 - 12,250,000 - 1,500,000 - premiums 4,858,200 = 31,391,800: 3,448,770, less the
  // credit of 660,000, and a tenth.
  const pay = calculatePay({ jurisdiction: "KR", gross_income: 5e7, tax_year: 2026 });
  expect(pay.income_tax).toBe(3_067_647);
  expect(pay.assumptions.join(" ")).toContain("income_tax includes the local income tax");
});

test("India: the old regime deducts up to 150,000 for the provident fund, and the new one deducts nothing", () => {
  const tax = (regime: "old" | "new", gross_income: number, options = {}) =>
    calculatePay({ jurisdiction: "IN", gross_income, tax_year: "2025-26", regime, options })
      .income_tax;
  // 1,200,000 - 50,000 - 21,600 = 1,128,400.
  expect(tax("old", 1_200_000)).toBe(157_060);
  // 12 % of 2,500,000 is 300,000, of which 150,000 is deductible: 4,800,000 is taxed.
  expect(tax("old", 5_000_000, { pf_full_wage: true })).toBe(1_302_600);
  expect(tax("new", 5_000_000, { pf_full_wage: true })).toBe(tax("new", 5_000_000));
});

test("Israel: pension contributions earn a credit of 35 % of at most 8,148, and never more than the tax", () => {
  const tax = (gross_income: number, pension: boolean) =>
    calculatePay({ jurisdiction: "IL", gross_income, tax_year: 2026, options: { pension } })
      .income_tax;
  expect(tax(240_000, false) - tax(240_000, true)).toBeCloseTo(2851.8, 6);
  expect(tax(70_000, true)).toBe(0);
});

test("Mexico: the employer pays the worker's share on the minimum wage, but not above it", () => {
  const worker = (gross_income: number) =>
    calculatePay({ jurisdiction: "MX", gross_income, tax_year: 2026 }).employee_contributions;
  expect(worker(114_989.6)).toBe(0);
  expect(worker(114_989.61)).toBeGreaterThan(2_800);
});

test("India: net pay jumps up where state insurance ends, and grossForPay finds the smallest gross pay", () => {
  const net = (gross_income: number) =>
    calculatePay({ jurisdiction: "IN", gross_income, tax_year: "2025-26" }).net_income;
  expect(net(252_000.01) - net(252_000)).toBeCloseTo(1896.01, 6);
  const found = grossForPay({
    jurisdiction: "IN",
    net_income: net(252_000.01),
    tax_year: "2025-26",
  });
  expect(found.gross_income).toBe(252_000.01);
});

test("Poland: the costs of an employee are named as a deduction that nobody claims", () => {
  const { assumptions } = calculatePay({
    jurisdiction: "PL",
    gross_income: 60_000,
    tax_year: 2025,
  });
  expect(assumptions).toContain(
    "PL: deducted from gross_income without a claim in deductions: employee costs 3000.",
  );
});
