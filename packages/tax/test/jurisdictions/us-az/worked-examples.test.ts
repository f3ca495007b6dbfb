import { expect, test } from "vitest";
import { tax, taxable } from "../../states/tax-of-state.ts";

test("Arizona uses the increased standard deduction of Pub. L. 119-21 in 2025", () => {
  expect(taxable("AZ", 2025, 60_000)).toBe(60_000 - 15_750);
});

test("Arizona subtracts a quarter of long-term gains from income", () => {
  // 100,000 - 15,750 - 5,000 = 79,250 at 2.5 %.
  expect(tax("AZ", 2025, 100_000, { long_term_capital_gains: 20_000 })).toBe(1981.25);
});
