import { expect, test } from "vitest";
import { calculatePay } from "../../src/index.ts";

// SGB XI s 55 (3): 1.8 % of 40,000 with one child, 0.25 points less for each further one below 25.
test("grown children do not reduce the contribution to care insurance, and their parents have children", () => {
  const care = (dependent_ages: number[]) =>
    calculatePay({
      jurisdiction: "DE",
      gross_income: 40_000,
      tax_year: 2026,
      age: 50,
      dependent_ages,
    }).contributions.find(({ id }) => id === "care")?.employee;
  expect(care([])).toBeCloseTo(960, 1);
  expect(care([30])).toBeCloseTo(720, 1);
  expect(care([24, 24])).toBeCloseTo(620, 1);
  expect(care([24, 25])).toBeCloseTo(720, 1);
  expect(care([26, 24, 20])).toBeCloseTo(620, 1);
});
