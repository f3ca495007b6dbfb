import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

const head = { filing_status: "head_of_household" } as const;

test("Idaho's child credit of 205 is for children under 17, and ends with 2025", () => {
  // 60,000 - 23,625 - 9,622 = 26,753 at 5.3 % = 1,417.91.
  expect(tax("ID", 2025, 60_000, { ...head, dependent_ages: [10, 17] })).toBe(1212.91);
  const request = { ...head, dependent_ages: [10] };
  expect(tax("ID", 2026, 60_000, request)).toBe(tax("ID", 2026, 60_000, head));
});
