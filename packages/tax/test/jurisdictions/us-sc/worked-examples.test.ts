import { expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";
import { calculateTax } from "../../own-tax.ts";
import { taxable } from "../../states/tax-of-state.ts";

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

test("South Carolina 2026 reduces the deduction by a multiple of 10", () => {
  // 15,000 x 5,000 / 55,000 is 1,363.64, which is rounded to 1,360.
  expect(taxable("SC", 2026, 45_000)).toBe(45_000 - 13_640);
});

// SC1040 of 2025, line e: the federal senior deduction is added back, also by people who itemize.
test("South Carolina gives people of 65 its own deduction of 15,000, and not the federal 6,000", () => {
  const request = alone("US-SC", 2025, 60_000, 66);
  expect(taxableOf(request)).toBe(60_000 - 17_000 - 15_000);
  expect(taxableOf({ ...request, deductions: 20_000 })).toBe(60_000 - 20_000 - 15_000);
});
