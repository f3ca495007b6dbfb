import { expect, test } from "vitest";
import type { TaxRequest } from "../../../src/index.ts";
import { componentsOf } from "../../own-tax.ts";

const incomeOf = (request: Omit<TaxRequest, "jurisdiction">) =>
  componentsOf({ jurisdiction: "US", ...request }).adjusted_gross_income;

// 26 U.S.C. 469(i): 25,000, less half of the income above 100,000.
test("a loss of rents is limited by the income", () => {
  const at = (wages: number, loss: number, more: object = {}) =>
    incomeOf({ tax_year: 2024, gross_income: wages - loss, rental_income: -loss, ...more });
  expect([at(100_000, 25_000), at(100_000, 25_001)]).toEqual([75_000, 75_000]);
  expect([at(120_000, 30_000), at(120_000, 14_000)]).toEqual([105_000, 106_000]);
  expect([at(150_000, 1000), at(149_000, 1000)]).toEqual([150_000, 148_500]);
  // Without the adjustments of an HSA the income is 102,000; with them 100,000.
  const hsa = { adjustments: { hsa: 2000 } };
  expect(at(102_000, 25_000, hsa)).toBe(75_000);
  expect(at(60_000, 5000, { filing_status: "married_separate" })).toBe(60_000);
});

// The tax of 26 U.S.C. 1411 contains what is left of the loss.
test("the tax on net investment income sees the limited loss", () => {
  const found = componentsOf({
    jurisdiction: "US",
    tax_year: 2024,
    gross_income: 290_000,
    interest: 50_000,
    rental_income: -10_000,
  });
  expect(found.net_investment_income_tax).toBe(1900);
});

// 26 U.S.C. 461(l): 305,000 in 2024, 256,000 in 2026, twice on a joint return; not before 2021.
test("a loss of a business above a limit is carried forward", () => {
  const at = (tax_year: number, more: object = {}) =>
    incomeOf({
      tax_year,
      gross_income: 0,
      interest: 800_000,
      self_employment_income: -800_000,
      ...more,
    });
  expect([at(2020), at(2024), at(2026)]).toEqual([0, 495_000, 544_000]);
  expect(at(2026, { filing_status: "married_joint" })).toBe(288_000);
  const small = { interest: 256_000, self_employment_income: -256_000 };
  expect(at(2026, small)).toBe(0);
});

// 26 U.S.C. 62(a)(22), (f): 300 of gifts of those who do not itemize, 150 on a separate return.
test("gifts of 2020 reduce the adjusted gross income", () => {
  const at = (charity: number, more: object = {}) =>
    incomeOf({ tax_year: 2020, gross_income: 60_000, itemized: { charity }, ...more });
  expect([at(200), at(3000)]).toEqual([59_800, 59_700]);
  expect(at(3000, { filing_status: "married_separate" })).toBe(59_850);
  expect(at(3000, { tax_year: 2019 })).toBe(60_000);
  // Deductions by kind of 12,700 are not more than 12,400 + 300, of 12,701 they are.
  expect(at(300, { itemized: { charity: 300, mortgage_interest: 12_400 } })).toBe(59_700);
  expect(at(300, { itemized: { charity: 301, mortgage_interest: 12_400 } })).toBe(60_000);
});
