import { expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";
import { calculateTax, taxAfterCredits } from "../../own-tax.ts";
import { tax } from "../../states/tax-of-state.ts";

const taxableOf = (request: TaxRequest) =>
  calculateTax({ ...request, explain: true }).explanation?.components.taxable_income;

const alone = (
  jurisdiction: JurisdictionCode,
  tax_year: number,
  gross_income: number,
  age: number,
) => ({
  jurisdiction,
  tax_year,
  gross_income,
  age,
  filing_status: "single" as const,
});

const guidelines = [
  [2021, 12_880, 4540],
  [2022, 13_590, 4720],
  [2023, 14_580, 5140],
  [2024, 15_060, 5380],
  [2025, 15_650, 5500],
  [2026, 15_960, 5680],
] as const;

// Code of Virginia 58.1-322.03(5): the full amount for people born before 1939; for others, less
// the income over 50,000.
test("Virginia's age deduction falls with income, except for people born before 1939", () => {
  const deductions = 8750 + 930 + 800;
  expect(taxableOf(alone("US-VA", 2025, 57_000, 65))).toBe(57_000 - deductions - 5000);
  expect(taxableOf(alone("US-VA", 2025, 57_000, 86))).toBe(57_000 - deductions - 5000);
  expect(taxableOf(alone("US-VA", 2025, 57_000, 87))).toBe(57_000 - deductions - 12_000);
});

test("Virginia's filing threshold applies to the income after the age deduction", () => {
  expect(calculateTax(alone("US-VA", 2025, 23_900, 70)).tax_due).toBe(0);
  expect(calculateTax(alone("US-VA", 2025, 23_950, 70)).tax_due).toBeGreaterThan(0);
});

// Va. Code 58.1-339.8(B)(1): 300 for each family member, up to the poverty guideline published in
// the year.
test.for(guidelines)("Virginia %i: no tax up to the poverty guideline", ([year, one, further]) => {
  const statuses: readonly (readonly [Partial<TaxRequest>, number])[] = [
    [{}, one],
    [{ filing_status: "head_of_household", dependent_ages: [4, 8] }, one + 2 * further],
    [{ filing_status: "married_joint", dependent_ages: [4, 8] }, one + 3 * further],
    // The spouse counts as family and has no income here.
    [{ filing_status: "married_separate" }, one + further],
  ];
  for (const [rest, guideline] of statuses) {
    const before = (gross_income: number) =>
      taxAfterCredits({ jurisdiction: "US-VA", tax_year: year, gross_income, ...rest });
    expect(before(guideline)).toBe(0);
    expect(before(guideline + 0.01)).toBeGreaterThan(90);
  }
});

test("Virginia: the credit of 300 per person never exceeds the tax", () => {
  const components = (gross_income: number) =>
    calculateTax({ jurisdiction: "US-VA", tax_year: 2025, gross_income, explain: true }).explanation
      ?.components;
  // Above the guideline, 20 % of the federal earned income credit is left: 0.2 x (649 - 0.0765 x
  // (15,650.01 - 10,620)).
  // 15,650 less 8,750 and 930 is 5,970. The tax is 120 plus 5 % of 970.
  expect(components(15_650)).toMatchObject({ tax_before_credits: 168.5, credits: 168.5 });
  expect(components(15_650.01)).toMatchObject({ tax_before_credits: 168.5, credits: 52.84 });
});

// Va. Code 58.1-339.8(D): people who claim the credit have neither the deduction nor the exemption
// for age.
test("Virginia: a parent of 68 has the credit or the relief for age, whichever gives the lower tax", () => {
  const parent = { filing_status: "head_of_household", dependent_ages: [20, 20, 20] } as const;
  expect(tax("VA", 2026, 33_000, { ...parent, age: 68 })).toBe(0);
  // 33,001 less 12,000, 8,750, 4 x 930 and 800 is 7,731. The tax is 120 plus 5 % of 2,731.
  expect(tax("VA", 2026, 33_001, { ...parent, age: 68 })).toBe(256.55);
  expect(tax("VA", 2026, 33_000, parent)).toBe(0);
});
