import { expect, test } from "vitest";
import { taxable } from "../../states/tax-of-state.ts";

test("Rhode Island: deduction and exemption fall by a fifth for each step of income", () => {
  expect(taxable("RI", 2025, 254_250)).toBe(254_250 - 16_000);
  expect(taxable("RI", 2025, 254_250.01)).toBe(254_250.01 - 12_800);
});
