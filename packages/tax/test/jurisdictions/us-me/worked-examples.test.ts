import { expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";
import { calculateTax } from "../../own-tax.ts";

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

// 36 M.R.S. 5124-C(1-B): in 2026, 15,700 plus the 2,050 of 26 U.S.C. 63(c)(3). The exemption
// is 5,300.
test("Maine adds the federal amount for age to its own standard deduction from 2026", () => {
  expect(taxableOf(alone("US-ME", 2026, 60_000, 65))).toBe(60_000 - 15_700 - 2050 - 5300);
});
