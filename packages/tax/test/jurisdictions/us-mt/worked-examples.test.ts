import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

test("Montana to 2023 itemizes the federal tax if that exceeds the standard deduction", () => {
  // 75,000 - 5,000 - 2,580 = 67,420. TAXSIM computes the same tax.
  expect(tax("MT", 2021, 75_000)).toBe(4052.78);
});
