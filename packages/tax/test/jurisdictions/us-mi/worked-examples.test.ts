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

// MCL 206.30(9): from 67 on the deduction replaces the exemptions. For people born from 1946 to
// 1952 it is added to them.
test("Michigan's senior deduction depends on the year of birth", () => {
  const at = (age: number) => taxableOf(alone("US-MI", 2025, 60_000, age));
  expect([at(66), at(67), at(72), at(73), at(79), at(80)]).toEqual([
    54_200, 40_000, 40_000, 34_200, 34_200, 54_200,
  ]);
});
