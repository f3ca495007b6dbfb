import { expect, test } from "vitest";
import type { TaxRequest } from "../../../src/index.ts";
import { calculateTax } from "../../own-tax.ts";
import { tax } from "../../states/tax-of-state.ts";

const joint = { filing_status: "married_joint" } as const;

test("Utah's child credit counts children of 1 to 3 in 2024, and under 6 from 2025", () => {
  // 2,730 - (6 % of 31,246 - 1.3 % of 24,696). The child credit is 1,000 less 10 % of 6,000.
  expect(tax("UT", 2024, 60_000, { ...joint, dependent_ages: [4] })).toBe(1176.29);
  expect(tax("UT", 2024, 60_000, { ...joint, dependent_ages: [3] })).toBe(776.29);
  const none = tax("UT", 2025, 60_000, { ...joint, dependent_ages: [6] });
  expect(none - tax("UT", 2025, 60_000, { ...joint, dependent_ages: [5] })).toBeCloseTo(400, 2);
});

// Utah Code 59-10-1018(1)(g), since 2023: the gain is 6 % of another 1,941 (2023) or 2,111 (2025).
test("Utah counts a dependent twice in the year of birth", () => {
  const gain = (year: number) =>
    tax("UT", year, 70_000, { ...joint, dependent_ages: [6] }) -
    tax("UT", year, 70_000, { ...joint, dependent_ages: [0] });
  expect(gain(2022)).toBe(0);
  expect(gain(2023)).toBeCloseTo(116.46, 2);
  expect(gain(2025)).toBeCloseTo(126.66, 2);
});

// Utah Code 59-10-1019: for people born by the end of 1952, less 2.5 cents for each dollar over
// 25,000, 32,000 or 16,000.
test("Utah gives 450 to each person born by 1952, less as income rises", () => {
  const credit = (tax_year: number, gross_income: number, rest: Partial<TaxRequest>) => {
    const request = {
      ...rest,
      jurisdiction: "US-UT",
      tax_year,
      gross_income,
      explain: true,
    } as const;
    const { tax_due, explanation } = calculateTax(request);
    const amount = explanation?.lines.find(({ step }) => step === "retirement_credit")?.amount;
    const { tax_before_credits = 0, credits = 0 } = explanation?.components ?? {};
    expect(tax_due).toBeCloseTo(tax_before_credits - credits, 1);
    return amount ?? 0;
  };
  for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
    const age = year - 1952;
    expect(credit(year, 24_999, { age: age - 1 })).toBe(0);
    expect(credit(year, 25_000, { age })).toBe(450);
    expect(credit(year, 29_000, { age })).toBe(350);
    expect(credit(year, 42_996, { age })).toBe(0.1);
    expect(credit(year, 43_000, { age })).toBe(0);
    const joint = { filing_status: "married_joint", age, spouse_age: age } as const;
    expect(credit(year, 60_000, joint)).toBe(900 - 700);
    expect(credit(year, 60_000, { ...joint, spouse_age: age - 1 })).toBe(0);
    const apart = { filing_status: "married_separate", age } as const;
    expect(credit(year, 20_000, apart)).toBe(450 - 100);
  }
});
