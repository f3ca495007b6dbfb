import { expect, test } from "vitest";
import { componentsOf } from "../own-tax.ts";

// Care of children, as others reported it wrong in a calculator, with the amounts of the law.

const parent = {
  tax_year: 2026,
  filing_status: "head_of_household",
  dependent_ages: [4],
  gross_income: 60_000,
} as const;

// https://github.com/PolicyEngine/policyengine-us/pull/8719: A.R.S. 43-1022(34), from 2026.
test("Arizona: what the federal credit does not reach of the costs of care is subtracted", () => {
  const at = (tax_year: number, more: object = {}) =>
    componentsOf({ ...parent, jurisdiction: "US-AZ", tax_year, ...more }).taxable_income ?? 0;
  const care = { care_expenses: 5000 };
  // Of 3,000 the federal credit is 35 % in 2026.
  expect(at(2026) - at(2026, care)).toBe(1950);
  expect(at(2025) - at(2025, care)).toBe(0);
  expect(at(2026) - at(2026, { ...care, dependent_ages: [14] })).toBe(0);
});

// D.C. Code 47-1806.04(c)(1): "the credit to which the resident may be entitled under section 21",
// though the federal tax of 210 leaves less of it; Form D-2441 takes line 9 of Form 2441.
test("District of Columbia: the care credit does not depend on the federal tax", () => {
  const found = componentsOf({
    ...parent,
    jurisdiction: "US-DC",
    tax_year: 2024,
    gross_income: 24_000,
    care_expenses: 3000,
  });
  // .32 x .3 x 3,000, within a tax of 84.
  expect(found.care_credit).toBe(288);
  expect(found.tax_after_credits).toBe(0);
});

// https://github.com/PolicyEngine/policyengine-us/issues/8880, Form AR2441 of 2021, lines 3 to 10.
test("Arkansas: the care credit is a share of that of 2013", () => {
  const credits = (tax_year: number, care_expenses: number) =>
    componentsOf({
      jurisdiction: "US-AR",
      tax_year,
      filing_status: "head_of_household",
      gross_income: 60_000,
      dependent_ages: [4],
      care_expenses,
    }).credits ?? Number.NaN;
  const ofCare = (year: number) => credits(year, 8000) - credits(year, 0);
  // .2 x .2 x 3,000, though the federal credit is 4,000 in 2021 and 1,050 in 2026.
  expect([ofCare(2021), ofCare(2024), ofCare(2026)]).toEqual([120, 120, 120]);
});

// Minn. Stat. 290.067, subd. 1(c), Schedule M1CD: "the credit for your child born in 2024".
test("Minnesota: a child below 1 is deemed to cost 3,000 of care", () => {
  const credit = (tax_year: number, gross_income: number, more: object = {}) =>
    componentsOf({
      jurisdiction: "US-MN",
      tax_year,
      filing_status: "head_of_household",
      dependent_ages: [0],
      gross_income,
      ...more,
    }).care_credit;
  // .32 x 3,000, and the earnings where they are less.
  expect([credit(2024, 20_000), credit(2024, 2000)]).toEqual([960, 700]);
  // Before 2023 on joint returns alone: 600 - .05 x (65,000 - 55,300).
  const couple = { filing_status: "married_joint" };
  expect([credit(2022, 20_000), credit(2022, 65_000, couple)]).toEqual([0, 115]);
  expect(credit(2024, 20_000, { dependent_ages: [1] })).toBe(0);
});

// https://github.com/PolicyEngine/policyengine-us/issues/7680, La. R.S. 47:297.4(A): above 25,000 a
// share of "the federal credit claimed", below of the "unreduced federal credit".
test("Louisiana: above 25,000 the care credit is a share of what the federal tax left of it", () => {
  const at = (gross_income: number) =>
    componentsOf({
      ...parent,
      jurisdiction: "US-LA",
      tax_year: 2024,
      gross_income,
      care_expenses: 3000,
    });
  // The federal tax of 26,000 is 410: .3 x 410, though the credit would be .29 x 3,000.
  expect(at(26_000).care_credit).toBe(123);
  expect(at(24_000).care_credit_refundable).toBe(450);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/1184, Act 2022-37 and line 15 of the
// worksheet of 2021.
test("Alabama: the federal tax of 2021 is deducted with the care credit of 2020", () => {
  const taxed = (more: object, gross_income = 104_762) =>
    componentsOf({
      jurisdiction: "US-AL",
      tax_year: 2021,
      filing_status: "head_of_household",
      dependent_ages: [10],
      gross_income,
      ...more,
    }).taxable_income ?? Number.NaN;
  const care = { care_expenses: 12_992 };
  // 600 of care beside 2,000 for the child, not the 4,000 of 2021.
  expect(taxed(care) - taxed({})).toBeCloseTo(600, 6);
  // The credit for the child is 2,000 in 2021 too: its worksheet, without care, is the greater.
  expect(taxed(care, 200_000) - taxed({}, 200_000)).toBeCloseTo(0, 6);
});

// https://github.com/PolicyEngine/policyengine-us/issues/8948, item 2: 71.01(6)(n) keeps the Code of
// 2022, in which the rate at 60,000 is .2; the federal rate of 2026 is .35.
test("Wisconsin: the care credit of 2026 has the rates of 2022", () => {
  const credit = (tax_year: number) =>
    componentsOf({ ...parent, jurisdiction: "US-WI", tax_year, care_expenses: 3000 }).care_credit;
  expect([credit(2025), credit(2026)]).toEqual([600, 600]);
});

// https://www.tax.virginia.gov/news/how-virginia-conforming-federal-tax-code-2021-and-what-means-your-tax-return
test("Virginia: the care expenses of 2021 have the federal limit of 2021", () => {
  const found = componentsOf({
    jurisdiction: "US-VA",
    tax_year: 2021,
    filing_status: "head_of_household",
    age: 51,
    dependent_ages: [11, 16],
    gross_income: 49_020,
    interest: 11_010,
    care_expenses: 10_000,
  });
  // 49,020 - 4,500 - 3 x 930 - 8,000, and 720 + 5.75 % over 17,000.
  expect(found.taxable_income).toBe(33_730);
  expect(found.tax_after_credits).toBeCloseTo(1681.98, 2);
});

// https://github.com/PolicyEngine/policyengine-us/pull/8933: 36 M.R.S. 111(1-A), and for Kentucky
// 2026 Ky. Acts ch. 161, which adopts the federal law of 2025.
test("Maine keeps the federal care rates of 2024 in 2026, and Kentucky does not", () => {
  const parent = {
    tax_year: 2026,
    filing_status: "head_of_household",
    age: 40,
    dependent_ages: [5],
    gross_income: 60_000,
    care_expenses: 3000,
  } as const;
  const maine = componentsOf({ ...parent, jurisdiction: "US-ME" });
  // .25 x .2 x 3,000, and .2 x .35 x 3,000.
  expect(maine.care_credit_refundable).toBe(150);
  expect(componentsOf({ ...parent, jurisdiction: "US-KY" }).care_credit).toBe(210);
});
