import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const found = (
  jurisdiction: "US" | "US-CO" | "US-MI" | "US-MI-detroit" | "US-MS",
  request: object = {},
) =>
  componentsOf({
    jurisdiction,
    tax_year: 2020,
    gross_income: 30_000,
    unemployment: 12_000,
    ...request,
  });

// 26 U.S.C. 85(c), for an income below 150,000 "determined without regard to this section".
// https://github.com/PolicyEngine/policyengine-us/issues/8877
test("10,200 of the unemployment compensation of 2020 are not taxed", () => {
  expect(found("US").adjusted_gross_income).toBe(19_800);
  expect(found("US", { unemployment: 9000 }).adjusted_gross_income).toBe(21_000);
  const at = (gross_income: number) => found("US", { gross_income }).adjusted_gross_income;
  expect([at(161_999.99), at(162_000)]).toEqual([151_799.99, 162_000]);
  expect(found("US", { tax_year: 2021 }).adjusted_gross_income).toBe(30_000);
});

// 26 U.S.C. 86(b)(2)(A): the taxable part of benefits does not see the exclusion. 18,000 + half of
// 20,000 exceed 25,000 by 3,000; half of it is taxed. Without the rule nothing would be.
test("the limit of Social Security benefits contains the whole compensation", () => {
  const request = { gross_income: 38_000, social_security: 20_000, unemployment: 18_000 };
  expect(found("US", request).adjusted_gross_income).toBe(18_000 + 1500 - 10_200);
});

// Colorado and Mississippi tax all of it, Michigan follows the federal income.
test("the states of 2020 follow the exclusion by their own law", () => {
  expect(found("US-CO").taxable_income).toBe(17_600);
  expect(found("US-MS").taxable_income).toBe(21_700);
  expect(found("US-MI").taxable_income).toBe(19_800 - 4750);
});

// Form 5118: Detroit taxes none of it, and subtracts only what the federal income contains.
test("Detroit's income is the same with and without the compensation", () => {
  expect(found("US-MI-detroit").taxable_income).toBe(17_400);
  const wages = { gross_income: 18_000, unemployment: 0 };
  expect(found("US-MI-detroit", wages).taxable_income).toBe(17_400);
});
