import { describe, expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

describe("Delaware, dividends and gains (30 Del. C. 1106(b)(3)b)", () => {
  test("excludes 12,500 of them from age 60", () => {
    const invested = { dividends: 12_000, long_term_capital_gains: 8000 };
    expect(tax("DE", 2025, 40_000, { ...invested, age: 59 })).toBe(1543.13);
    expect(tax("DE", 2025, 40_000, { ...invested, age: 60 })).toBe(742);
  });
});
