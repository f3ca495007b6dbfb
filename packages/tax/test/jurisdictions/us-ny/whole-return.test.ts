import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const ny = { jurisdiction: "US-NY", tax_year: 2024 } as const;

// Tax Law 612(c)(3) and (3-a): benefits are not taxed, nor are 20,000 of pensions from 60 on.
test("New York: pensions of a couple, each up to 20,000", () => {
  const couple = {
    ...ny,
    filing_status: "married_joint",
    gross_income: 115_000,
    pensions: 115_000,
    spouse_pensions: 15_000,
    spouse_income: 15_000,
    age: 68,
  } as const;
  // 115,000 less 20,000, 15,000 and 16,050.
  expect(componentsOf({ ...couple, spouse_age: 63 }).taxable_income).toBe(63_950);
  expect(componentsOf({ ...couple, spouse_age: 59 }).taxable_income).toBe(78_950);
});

// IT-215: 30 % of the federal credit, less the household credit. IT-213 of 2024: 33 % of 1,000.
test("New York: credits of a parent with wages of 19,820", () => {
  const parent = {
    ...ny,
    tax_year: 2022,
    filing_status: "head_of_household",
    gross_income: 19_820,
    age: 43,
  } as const;
  const found = componentsOf({ ...parent, dependent_ages: [12] });
  // 0.3 x 3,733 less 75.
  expect(found).toMatchObject({ earned_income_credit: 1044.9, child_credit: 330 });
  // To 2022 only from 4 on.
  expect(componentsOf({ ...parent, dependent_ages: [3] }).child_credit).toBe(0);
});

// Tax Law 606(c-1)(1-a)(C): 16.50 for each full 1,000 over 110,000.
test("New York: the child credit of 2025 falls by full thousands", () => {
  const credit = (gross_income: number) =>
    componentsOf({
      ...ny,
      tax_year: 2025,
      filing_status: "married_joint",
      gross_income,
      dependent_ages: [2, 11],
    }).child_credit;
  expect(credit(110_999.99)).toBe(1330);
  expect(credit(111_000)).toBe(1313.5);
});

// IT-196, lines 1 to 46: medical costs over 10 %, no state tax; above 100,000 a quarter is lost
// over 50,000.
test("New York itemizes by its own rule", () => {
  const itemized = { mortgage_interest: 12_000, property_tax: 12_000, state_income_tax: 9000 };
  const taxable = (gross_income: number) =>
    componentsOf({ ...ny, gross_income, itemized }).taxable_income;
  expect(taxable(100_000)).toBe(76_000);
  expect(taxable(150_000)).toBe(150_000 - 0.75 * 24_000);
});
