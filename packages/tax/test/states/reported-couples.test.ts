import { expect, test } from "vitest";
import { componentsOf } from "../own-tax.ts";

// Couples whose columns others reported as wrong in a calculator, with the amounts of the forms.

// https://github.com/PolicyEngine/policyengine-us/issues/9010, Form 740, lines 16 to 18: the credit of
// a spouse of 66 who owes nothing is lost, and two returns are still less than one.
test("Kentucky: the credit for age is within the tax of the own column", () => {
  const couple = {
    jurisdiction: "US-KY",
    tax_year: 2025,
    filing_status: "married_joint",
    age: 58,
    spouse_age: 66,
    gross_income: 39_596.39,
    interest: 1675.4,
  } as const;
  const found = componentsOf({ ...couple, spouse_income: 1651.3 });
  // 4 % of 36,269.69 + 837.70 - 3,270.
  expect(found.tax_after_credits).toBeCloseTo(1353.5, 2);
  // Where the spouse deducts little, one return with the credit is less:
  // https://github.com/PolicyEngine/policyengine-us/pull/9349.
  const joint = componentsOf({ ...couple, spouse_income: 0, interest: 1000 });
  expect(joint.tax_after_credits).toBeCloseTo(0.04 * (39_596.39 - 3270) - 40, 2);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/1110, whose return has 7,154 + 596 - 80.
test("Iowa to 2022: couples divide the federal tax and what they itemize by their net incomes", () => {
  const couple = {
    jurisdiction: "US-IA",
    tax_year: 2021,
    filing_status: "married_joint",
    age: 58,
    spouse_age: 57,
    gross_income: 163_511,
    interest: 14_575,
    pensions: 44_174,
    spouse_pensions: 22_087,
    spouse_income: 0,
  } as const;
  expect(componentsOf(couple).tax_after_credits).toBeCloseTo(7669.7, 1);
  const tax = (itemized: object) => componentsOf({ ...couple, itemized }).tax_after_credits ?? 0;
  // Of 1,000 more, less 220 of federal tax, the first spouse has 84.57 %, the other 15.43 %.
  const less = tax({ mortgage_interest: 26_000 }) - tax({ mortgage_interest: 27_000 });
  expect(less).toBeCloseTo(780 * (0.8457 * 0.0853 + 0.1543 * 0.0563), 1);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/914, whose return has 654.
test("Arizona: short-term losses do not lessen the subtraction of long-term gains", () => {
  const at = (short_term_capital_gains: number) =>
    componentsOf({
      jurisdiction: "US-AZ",
      tax_year: 2025,
      age: 75,
      gross_income: 100_000 + short_term_capital_gains,
      long_term_capital_gains: 100_000,
      short_term_capital_gains,
    });
  // 75,000 - 25,000 - 15,750 - 2,100 - 6,000.
  expect(at(-25_000).taxable_income).toBe(26_150);
  expect(at(-25_000).tax_after_credits).toBeCloseTo(653.75, 2);
  // https://github.com/PolicyEngine/policyengine-us/issues/7289: no gain is left in the income.
  expect(at(-110_000).tax_after_credits).toBe(0);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/319, whose return owes 2,428; Form PIT-RSA.
test("Delaware: on separate calculations the addition at 65 and what is itemized have their column", () => {
  const couple = {
    jurisdiction: "US-DE",
    tax_year: 2024,
    filing_status: "married_joint",
    gross_income: 70_000,
    spouse_income: 10_000,
    age: 70,
    spouse_age: 30,
  } as const;
  expect(componentsOf(couple).tax_after_credits).toBeCloseTo(2428.63, 2);
  // Of 30,000 the spouse with 50,000 of 150,000 deducts 10,000.
  const itemizing = componentsOf({
    ...couple,
    gross_income: 150_000,
    spouse_income: 50_000,
    age: 40,
    itemized: { mortgage_interest: 30_000 },
  });
  const first = 2943.5 + 0.066 * 20_000;
  const second = 1001 + 0.0555 * 15_000;
  expect(itemizing.tax_after_credits).toBeCloseTo(first + second - 220, 2);
});

// https://github.com/PolicyEngine/policyengine-us/issues/8934: the Comptroller's notice of 2023,
// "There is no minimum age requirement for taxpayers without a qualifying child".
test("Maryland: couples below 25 have the earned income credit too", () => {
  const credit = (ages: object) =>
    componentsOf({
      jurisdiction: "US-MD",
      tax_year: 2025,
      filing_status: "married_joint",
      gross_income: 10_476,
      ...ages,
    }).earned_income_credit;
  // .45 x 649.
  expect(credit({ age: 23, spouse_age: 24 })).toBe(292.05);
  expect(credit({ age: 26, spouse_age: 24 })).toBe(292.05);
});

// https://github.com/PolicyEngine/policyengine-us/issues/7290: half of the loss is the spouse's.
test("Missouri: a spouse with a loss has no share of the taxable income", () => {
  const found = componentsOf({
    jurisdiction: "US-MO",
    tax_year: 2024,
    filing_status: "married_joint",
    age: 40,
    spouse_age: 40,
    dependent_ages: [15, 12, 8],
    gross_income: 54_000 - 1_660_000,
    spouse_income: 0,
    short_term_capital_gains: -962_000,
    long_term_capital_gains: -698_000,
  });
  expect(found.tax_before_credits).toBeCloseTo(866.9, 0);
});

// Form DR 0347 of Colorado, line 3.
test("Colorado: low incomes have no care credit for what exceeds the earnings of a spouse", () => {
  const couple = {
    jurisdiction: "US-CO",
    tax_year: 2024,
    filing_status: "married_joint",
    dependent_ages: [11, 12, 12],
    gross_income: 19_276,
    care_expenses: 1977,
  } as const;
  expect(componentsOf({ ...couple, spouse_income: 0 }).care_credit).toBe(0);
  expect(componentsOf({ ...couple, spouse_income: 1000 }).care_credit).toBe(250);
  expect(componentsOf({ ...couple, spouse_income: 9000 }).care_credit).toBe(494.25);
});

// R.C. 5747.05(E) and 5747.01(A)(28).
test("Ohio: a spouse whose profit is deducted brings no joint filing credit", () => {
  const couple = {
    jurisdiction: "US-OH",
    tax_year: 2024,
    filing_status: "married_joint",
    gross_income: 94_783,
    spouse_income: 46_231,
  } as const;
  const profit = { self_employment_income: 46_231, spouse_self_employment_income: 46_231 };
  expect(componentsOf(couple).joint_filing_credit).toBeGreaterThan(0);
  expect(componentsOf({ ...couple, ...profit }).joint_filing_credit).toBe(0);
});

// Form MO-1040, line 7: shares of line 5, from which the gains of 2025 are subtracted.
test("Missouri from 2025: gains that are subtracted count for no share", () => {
  const found = componentsOf({
    jurisdiction: "US-MO",
    tax_year: 2025,
    filing_status: "married_joint",
    age: 40,
    spouse_age: 40,
    gross_income: 80_000,
    spouse_income: 0,
    long_term_capital_gains: 20_000,
  });
  // All of 28,058.55 in one column: 256 + 4.7 % over 9,191.
  expect(found.tax_before_credits).toBe(1142.77);
});
