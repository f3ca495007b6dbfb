import { expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";
import { tax } from "../../states/tax-of-state.ts";

test("New York: the supplemental tax grows from 107,650 to 157,650", () => {
  const supplement = (income: number) =>
    calculateTax({ jurisdiction: "US-NY", tax_year: 2025, gross_income: income, explain: true })
      .explanation?.components.supplemental_tax;
  expect(supplement(107_650)).toBe(0);
  expect(supplement(107_650.01)).toBe(0);
  expect(supplement(132_650)).toBe(284.13);
  expect(supplement(157_650)).toBe(568.25);
  // The whole taxable income, 150,000 less 8,000, is taxed at 6 %.
  expect(tax("NY", 2025, 158_000)).toBe(9000);
});

test("New York over 25,000,000: the top rate applies to all taxable income", () => {
  expect(tax("NY", 2025, 26_000_000)).toBe(0.109 * (26_000_000 - 8000));
});

// IT-201 instructions of 2025, household credit table 3: both spouses count, and amounts are in
// whole dollars.
test("New York: a separate return has half of the couple's household credit", () => {
  const credit = (gross_income: number, children: number) =>
    calculateTax({
      jurisdiction: "US-NY",
      tax_year: 2025,
      filing_status: "married_separate",
      gross_income,
      dependents: children,
      explain: true,
    }).explanation?.lines.find(({ step }) => step === "household_credit")?.amount;
  const rows: readonly (readonly [number, number, number])[] = [
    [5000, 53, 83],
    [5000.01, 45, 75],
    [6000.01, 40, 70],
    [7000.01, 38, 68],
    [20_000, 38, 68],
    [20_000.01, 35, 55],
    [22_000.01, 30, 50],
    [25_000.01, 23, 33],
    [28_000.01, 13, 23],
    [32_000, 13, 23],
    [32_000.01, 0, 0],
  ];
  for (const [income, couple, withFour] of rows) {
    expect(credit(income, 0), `${income}`).toBe(couple);
    expect(credit(income, 4), `${income}`).toBe(withFour);
  }
});
