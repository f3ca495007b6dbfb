import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

const head = { filing_status: "head_of_household" } as const;

// G.S. 105-153.5(a1), 26 U.S.C. 24(i)(2): 5.25 % of 2,500.
test("North Carolina deducts an amount for a child of 17 only in 2021", () => {
  const gain = (year: number, age: number) =>
    tax("NC", year, 30_000, head) - tax("NC", year, 30_000, { ...head, dependent_ages: [age] });
  expect(gain(2021, 17)).toBe(131.25);
  expect(gain(2021, 18)).toBe(0);
  expect(gain(2022, 16)).toBeCloseTo(149.7, 2);
  expect(gain(2022, 17)).toBe(0);
});
