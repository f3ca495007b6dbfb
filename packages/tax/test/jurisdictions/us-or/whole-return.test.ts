import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const or = { jurisdiction: "US-OR", tax_year: 2024 } as const;

// ORS 315.273: 1,000 for each child under 6, less from 25,750 on. ORS 315.266: 12 % of the federal
// credit with a child under 3.
test("Oregon: kids credit and earned income credit", () => {
  const found = (gross_income: number, age: number) =>
    componentsOf({
      ...or,
      filing_status: "head_of_household",
      gross_income,
      dependent_ages: [age],
    });
  expect(found(25_750, 5).kids_credit).toBe(1000);
  expect(found(28_250, 5).kids_credit).toBe(500);
  expect(found(28_250, 6).kids_credit).toBe(0);
  // The federal credit of one child at 15,000 is 4,213.
  expect(found(15_000, 2).earned_income_credit).toBe(505.56);
  expect(found(15_000, 3).earned_income_credit).toBe(379.17);
});

// ORS 316.157: 9 % of 7,500 less benefits and the income over 15,000.
test("Oregon: retirement income credit", () => {
  const found = componentsOf({ ...or, gross_income: 17_000, pensions: 17_000, age: 62 });
  // 7,500 less 2,000.
  expect(found.retirement_credit).toBe(495);
});
