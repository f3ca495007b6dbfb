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

// Public Act 24 of 2025: from 2026 on, taxable benefits no longer reduce the deduction. 40,000 of
// wages and 20,000 of benefits, of which 17,000 are taxed by 26 U.S.C. 86.
test("Michigan's senior deduction is beside taxable benefits from 2026 on", () => {
  const at = (tax_year: number, age: number) =>
    taxableOf({ ...alone("US-MI", tax_year, 60_000, age), social_security: 20_000 });
  // Born in 1955: the deduction is 20,000 - 17,000 in 2025, less than the exemption of 5,800.
  expect([at(2025, 70), at(2026, 71)]).toEqual([34_200, 20_000]);
  // Born in 1950: never reduced, and beside the exemptions.
  expect([at(2025, 75), at(2026, 76)]).toEqual([14_200, 14_100]);
});
