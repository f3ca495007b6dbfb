import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const wa = { jurisdiction: "US-WA", tax_year: 2025 } as const;

// RCW 82.08.0206: 660 with a child, less in the last 5,000 before the federal credit ends.
test("Washington: working families credit", () => {
  const credit = (gross_income: number) =>
    componentsOf({ ...wa, filing_status: "head_of_household", gross_income, dependent_ages: [11] })
      .working_families_credit;
  expect(credit(20_000)).toBe(660);
  // The federal credit of 4,328 ends at 23,350 + 4,328 / 0.1598 = 50,433.86.
  expect(credit(48_007)).toBe(320);
  expect(credit(50_400)).toBe(50);
  expect(credit(50_434)).toBe(0);
});
