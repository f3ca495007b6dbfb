import { expect, test } from "vitest";
import { calculateTax } from "../../src/index.ts";
import { componentsOf } from "../own-tax.ts";

// Returns that others reported as wrong in a calculator, with the tax of the form.

// https://github.com/PolicyEngine/policyengine-us/issues/6959: the maximum of NJ-1040, worksheet D,
// is 25 % of the whole 130,317, though only half of it belongs to the spouse of 75.
test("New Jersey: the maximum of other retirement income is a share of the income of both", () => {
  const found = componentsOf({
    jurisdiction: "US-NJ",
    tax_year: 2024,
    filing_status: "married_joint",
    age: 75,
    spouse_age: 40,
    gross_income: 130_317,
    interest: 130_317,
    spouse_income: 0,
  });
  // 130,317 - 32,579.25 - 3 exemptions of 1,000. The return of the report has 2,459.
  expect(found.taxable_income).toBeCloseTo(94_737.75, 2);
  expect(found.tax_after_credits).toBeCloseTo(2459.26, 2);
});

// https://github.com/PolicyEngine/policyengine-us/issues/6977 (line 4 of 2024) and issues/9140 (line
// 26 of 2021).
test("Iowa: the care credit is a share by taxable income from 2023 on, by net income before", () => {
  const couple = {
    jurisdiction: "US-IA",
    filing_status: "married_joint",
    age: 70,
    spouse_age: 70,
    dependent_ages: [1],
    gross_income: 20_000,
    spouse_income: 10_000,
    care_expenses: 10_827,
  } as const;
  // .75 x .32 x 3,000, with a taxable income of 0.
  expect(componentsOf({ ...couple, tax_year: 2024 }).care_credit).toBe(720);
  const parent = {
    jurisdiction: "US-IA",
    tax_year: 2021,
    filing_status: "head_of_household",
    age: 40,
    dependent_ages: [5],
    interest: 2773,
    care_expenses: 2707,
  } as const;
  const above = componentsOf({ ...parent, gross_income: 97_059 });
  expect([above.care_credit, above.tax_after_credits]).toEqual([0, 4719.41]);
  // .3 x .5 x 2,707 below 90,000.
  expect(componentsOf({ ...parent, gross_income: 89_999 }).care_credit).toBeCloseTo(406.05, 2);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/1111: both spouses report half of all.
test("Iowa to 2022: a couple divides one exclusion of 12,000 by its pensions", () => {
  const found = componentsOf({
    jurisdiction: "US-IA",
    tax_year: 2021,
    filing_status: "married_joint",
    age: 82,
    spouse_age: 82,
    gross_income: 190_004.58,
    interest: 66_201.16,
    pensions: 84_688.82,
    spouse_pensions: 42_344.41,
    social_security: 39_114.6,
    spouse_social_security: 19_557.3,
    spouse_income: 61_901.71,
  });
  // Each: 69,444.99 less 2,130 and half of 25,891.22 leaves 54,369.38; 2,856.46 by the schedule.
  expect(found.tax_before_credits).toBeCloseTo(5712.9, 1);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/1146 and 1113: of the care credit only
// what the lesser tax leaves.
test("Delaware: separate calculations lose the care credit beyond the lesser tax", () => {
  const couple = {
    jurisdiction: "US-DE",
    tax_year: 2022,
    filing_status: "married_joint",
    age: 40,
    spouse_age: 40,
    dependent_ages: [4],
    gross_income: 170_000,
    spouse_income: 10_000,
  } as const;
  // The spouse: 10,000 - 3,250 = 6,750 is taxed with 66 + .039 x 1,750; the taxpayer: 156,750.
  const [lesser, greater] = [134.25, 2943.5 + 0.066 * 96_750];
  expect(componentsOf(couple).tax_after_credits).toBeCloseTo(lesser + greater - 330, 2);
  // 300 of care: 24.25 of it are used.
  const found = componentsOf({ ...couple, care_expenses: 29_000 });
  expect(found.tax_after_credits).toBeCloseTo(greater - 220, 2);
});

// https://github.com/PolicyEngine/policyengine-us/issues/8710: each spouse's credits are within the
// own tax.
test("Delaware: with separate calculations no credit reduces the tax of the other spouse", () => {
  const found = componentsOf({
    jurisdiction: "US-DE",
    tax_year: 2024,
    filing_status: "married_joint",
    gross_income: 21_790,
    interest: 21_790,
    spouse_income: 0,
    dependents: 1,
    dependent_ages: [8],
  });
  // Each: 10,895 - 3,250 = 7,645 is taxed with 66 + .039 x 2,645 = 169.155. One has 110, the other
  // 220 of credits. The return has 168 - 110 by the table.
  expect(found.tax_after_credits).toBeCloseTo(59.16, 2);
});

// https://github.com/PolicyEngine/policyengine-us/issues/9065, return of policyengine-taxsim/1097.
test("Delaware: unemployment of 2021 is not taxed", () => {
  const at = (tax_year: number, spouse: object = {}) =>
    componentsOf({
      jurisdiction: "US-DE",
      tax_year,
      gross_income: 35_031.92,
      unemployment: 12_240,
      ...spouse,
    }).taxable_income;
  expect([at(2021), at(2022)]).toEqual([19_541.92, 31_781.92]);
  // With separate calculations the compensation is the taxpayer's: 261 + .048 x 9,541.92, and for
  // the spouse 1,001 + .0555 x 1,750 on 26,750.
  const couple = componentsOf({
    jurisdiction: "US-DE",
    tax_year: 2021,
    filing_status: "married_joint",
    gross_income: 65_031.92,
    unemployment: 12_240,
    spouse_income: 30_000,
  });
  expect(couple.tax_before_credits).toBeCloseTo(719.01 + 1098.13, 1);
});

// RSMo 143.121.3(12), and the Department of Revenue on HB 594: both short and long-term gains.
test("Missouri: from 2025 on no gain is taxed", () => {
  const at = (tax_year: number, gains: object) =>
    componentsOf({ jurisdiction: "US-MO", tax_year, gross_income: 150_000, ...gains });
  // 100,000 - 15,750 - 15 % of the federal tax of 25,067.
  const short = at(2025, { short_term_capital_gains: 50_000 });
  expect(short.taxable_income).toBeCloseTo(80_489.95, 2);
  const before = at(2024, { short_term_capital_gains: 50_000 }).taxable_income;
  expect(before).toBe(at(2024, {}).taxable_income);
});

// https://github.com/PolicyEngine/policyengine-us/issues/9177 and the fix of its limit: RSMo
// 143.177.3, "after reduction for all other credits".
test("Missouri: the working families credit is limited to what the property credit leaves", () => {
  const parent = {
    jurisdiction: "US-MO",
    tax_year: 2024,
    filing_status: "head_of_household",
    age: 67,
    dependent_ages: [10],
    gross_income: 28_000,
  } as const;
  const alone = componentsOf(parent);
  expect(alone.working_families_credit).toBe(alone.tax_before_credits);
  const found = componentsOf({ ...parent, itemized: { property_tax: 1500 } });
  expect(found.property_tax_credit).toBeGreaterThan(alone.tax_before_credits ?? 0);
  expect(found.working_families_credit).toBe(0);
});

// Minn. Stat. 290.033: one per cent of the income of 26 U.S.C. 1411 over a million, of any kind.
test("Minnesota: interest and rent are in the tax on net investment income", () => {
  const at = (kind: object) =>
    componentsOf({ jurisdiction: "US-MN", tax_year: 2024, gross_income: 1_500_000, ...kind })
      .net_investment_tax;
  expect(at({ interest: 1_200_000 })).toBe(2000);
  expect(at({ rental_income: 1_000_100 })).toBe(1);
  expect(at({ long_term_capital_gains: 1_000_000 })).toBe(0);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/178: the taxable income of the return.
test("New York: the reduction for large incomes is a share of what the federal limit leaves", () => {
  const found = componentsOf({
    jurisdiction: "US-NY",
    tax_year: 2022,
    filing_status: "married_joint",
    age: 70,
    spouse_age: 40,
    dependent_ages: [10, 10, 10],
    gross_income: 400_000,
    spouse_income: 200_000,
    itemized: { mortgage_interest: 40_000 },
  });
  // 40,000 - .03 x (400,000 - 349,000) = 38,470, less a quarter, and three exemptions.
  expect(found.taxable_income).toBe(400_000 - 28_852.5 - 3000);
});

// https://github.com/PolicyEngine/policyengine-us/issues/9094 and policyengine-taxsim/issues/1104:
// the worksheet of line 9 takes line 22 of Form 1040 less its lines 27a and 29.
test("Missouri: the refundable child credit of 2021 does not lessen the deductible federal tax", () => {
  const found = componentsOf({
    jurisdiction: "US-MO",
    tax_year: 2021,
    filing_status: "head_of_household",
    dependent_ages: [8],
    gross_income: 70_512.51,
  });
  // 18,800, and 15 % of 5,921.50.
  expect(found.taxable_income).toBeCloseTo(70_512.51 - 18_800 - 888.23, 2);
});

// https://github.com/PolicyEngine/policyengine-taxsim/issues/1023 and policyengine-us/issues/8276,
// with the amounts of both; policyengine-us/issues/9535 has the limit of 2026.
test("Maine: from 2025 the deduction of pensions is phased out, and not its limit", () => {
  const couple = componentsOf({
    jurisdiction: "US-ME",
    tax_year: 2025,
    filing_status: "married_joint",
    gross_income: 304_372,
    interest: 289_214,
    pensions: 15_158,
  });
  const agi = 304_372 - 15_158 * (1 - 0.54372);
  const standard = 30_000 * (1 - (agi - 200_050) / 150_000);
  expect(couple.taxable_income).toBeCloseTo(agi - standard - 10_300, 2);
  const pensioner = (tax_year: number, pensions: number, social_security: number, other = 0) =>
    calculateTax({
      jurisdiction: "US-ME",
      tax_year,
      filing_status: "head_of_household",
      age: 70,
      gross_income: pensions + social_security + other,
      pensions,
      social_security,
      explain: true,
    }).explanation?.lines.find(({ step }) => step === "exempt_retirement_income")?.amount;
  expect(pensioner(2025, 259_848, 30_000)).toBeCloseTo(25_500 + 392.01, 2);
  expect(pensioner(2026, 60_000, 0)).toBe(49_824);
});

// HRS 235-91.5 and Form N-11, line 34.
test("Hawaii to 2022: the food credit is subtracted before the earned income credit", () => {
  const found = componentsOf({
    jurisdiction: "US-HI",
    tax_year: 2022,
    age: 30,
    gross_income: 8000,
  });
  // 1.4 % of 2,400 and 3.2 % of 2,256, less 100 for food and the 5.79 that it leaves of 112.
  expect([found.tax_before_credits, found.credits, found.food_credit]).toEqual([105.79, 5.79, 100]);
});

// 26 U.S.C. 199A(i) allows 400 of 2026 whatever the taxable income is.
test("Montana adds back no more of the business income deduction than the return used", () => {
  const found = componentsOf({
    jurisdiction: "US-MT",
    tax_year: 2026,
    filing_status: "married_joint",
    age: 62,
    spouse_age: 64,
    gross_income: 7043,
    self_employment_income: 7043,
    spouse_income: 0,
  });
  expect([found.taxable_income, found.tax_after_credits]).toEqual([0, 0]);
});

// https://github.com/PolicyEngine/policyengine-us/issues/7408
test("District of Columbia: a loss of a business counts up to 12,000, and to the federal limit", () => {
  const owner = { jurisdiction: "US-DC", tax_year: 2023, age: 54 } as const;
  const found = componentsOf({
    ...owner,
    gross_income: 29_080 - 38_868 + 6174,
    self_employment_income: -38_868,
    long_term_capital_gains: 6174,
  });
  // 29,080 + 6,174 - 12,000 - 13,850, at 4 %.
  expect([found.taxable_income, found.tax_before_credits]).toEqual([9404, 376.16]);
  const large = { gross_income: -25_000_000, self_employment_income: -25_000_000 };
  expect(componentsOf({ ...owner, ...large }).taxable_income).toBe(0);
});

// Form DR 0104CN of 2022: the lines of Schedule 8812 with the child under six alone.
test("Colorado to 2023: the federal credit of the children under six alone counts", () => {
  const couple = {
    jurisdiction: "US-CO",
    tax_year: 2022,
    filing_status: "married_joint",
    gross_income: 20_589,
    short_term_capital_gains: 1999,
    long_term_capital_gains: -1462,
  } as const;
  // Without tax, 1,500 is paid out for it, less than 15 % of 17,552.
  const found = componentsOf({ ...couple, dependent_ages: [2, 7, 16] });
  expect(found.child_credit).toBe(900);
  expect(componentsOf({ ...couple, tax_year: 2024, dependents: 1 }).child_credit).toBe(0);
});

// https://github.com/PolicyEngine/policyengine-us/issues/3714
test("Louisiana in 2021: the federal tax that is deducted has the net investment income tax", () => {
  const found = componentsOf({
    jurisdiction: "US-LA",
    tax_year: 2021,
    filing_status: "married_joint",
    age: 44,
    spouse_age: 44,
    gross_income: 330_030,
    spouse_income: 160_010,
    interest: 11_010,
  });
  // 330,030 less 61,225.20 and 3.8 % of 11,010.
  expect(found.taxable_income).toBeCloseTo(268_386.42, 2);
});

// https://www.mass.gov/info-details/filing-status-on-massachusetts-personal-income-tax
test("Massachusetts: a surviving spouse is a head of household", () => {
  const parent = { jurisdiction: "US-MA", tax_year: 2021, dependent_ages: [1, 7] } as const;
  const taxed = (filing_status: "surviving_spouse" | "head_of_household", gross_income: number) =>
    componentsOf({ ...parent, filing_status, gross_income }).tax_after_credits;
  // 5 % of 111,693 - 2,000 - 6,800 - 2,000, and nothing up to 16,400.
  expect(taxed("surviving_spouse", 111_693)).toBeCloseTo(5044.65, 2);
  expect(taxed("surviving_spouse", 16_400)).toBe(0);
  expect(taxed("surviving_spouse", 30_000)).toBe(taxed("head_of_household", 30_000));
});
