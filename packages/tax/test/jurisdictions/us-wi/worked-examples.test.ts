import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

// Wisconsin has four statuses: a surviving spouse is a head of household.
test("Wisconsin taxes surviving spouses as heads of household", () => {
  for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
    for (const income of [15_000, 22_000, 40_000, 130_000, 900_000]) {
      const of = (filing_status: "head_of_household" | "surviving_spouse") =>
        tax("WI", year, income, { filing_status, dependents: 1 });
      expect(of("surviving_spouse")).toBe(of("head_of_household"));
    }
  }
});
