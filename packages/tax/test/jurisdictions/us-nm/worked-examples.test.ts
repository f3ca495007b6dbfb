import { expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";
import { calculateTax } from "../../own-tax.ts";
import { tax, taxable } from "../../states/tax-of-state.ts";

const joint = { filing_status: "married_joint" } as const;

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

// NMSA 7-2-5.7. Each spouse owns half of the income.
test("New Mexico does not tax the income of people aged 100 or more", () => {
  expect(tax("NM", 2025, 90_000, { age: 100 })).toBe(0);
  expect(tax("NM", 2025, 90_000, { age: 99 })).toBeGreaterThan(2500);
  const couple = { ...joint, spouse_age: 70 };
  const half = taxable("NM", 2025, 90_000, { ...couple, age: 100 }) ?? Number.NaN;
  expect(taxable("NM", 2025, 90_000, { ...couple, age: 99 })).toBe(half + 45_000);
  expect(tax("NM", 2025, 90_000, { ...joint, age: 100, spouse_age: 100 })).toBe(0);
});

// NMSA 7-2-5.2: 2,000 for incomes over 25,500, but not over 27,000. The low-income exemption is
// 2,500 less 15 % of the income over 20,000.
test("New Mexico's exemption from 65: an income exactly on a limit belongs to the lower row", () => {
  const base = (gross: number) => taxableOf(alone("US-NM", 2024, gross, 65)) ?? Number.NaN;
  expect(base(27_000)).toBe(27_000 - 14_600 - 1950 - 2000 - 1450);
  expect(base(27_001)).toBeCloseTo(27_001 - 14_600 - 1950 - 1000 - 1449.85, 6);
});
