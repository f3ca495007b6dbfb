import { describe, expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

test("Georgia gives a credit of 250 for a child under 6 from 2026", () => {
  // 60,000 - 15,000 - 2 x 5,000 = 35,000 at 4.99 % = 1,746.50.
  expect(tax("GA", 2026, 60_000, { dependent_ages: [5, 6] })).toBe(1496.5);
});

describe("Georgia, retirement income exclusion (O.C.G.A. 48-7-27(a)(5))", () => {
  test("includes 5,000 of earnings from age 62, and 4,000 up to 2023", () => {
    expect(tax("GA", 2025, 30_000, { age: 61 })).toBe(934.2);
    expect(tax("GA", 2025, 30_000, { age: 62 })).toBe(674.7);
    const less = tax("GA", 2023, 60_000, { age: 61 }) - tax("GA", 2023, 60_000, { age: 62 });
    expect(less).toBeCloseTo(0.0575 * 4000, 6);
  });

  test("is at most 35,000, and at most 65,000 from age 65", () => {
    const invested = { dividends: 70_000 };
    // 80,000 less 12,000, and less 35,000 or 65,000.
    expect(tax("GA", 2025, 80_000, { ...invested, age: 64 })).toBe(1712.7);
    expect(tax("GA", 2025, 80_000, { ...invested, age: 65 })).toBe(155.7);
  });

  test("is computed for each spouse, from their own wages and half of the dividends", () => {
    const couple = {
      filing_status: "married_joint",
      spouse_income: 15_000,
      dividends: 20_000,
    } as const;
    // 60,000 less 24,000, and the taxpayer's 5,000 of wages and 10,000 of dividends.
    expect(tax("GA", 2025, 60_000, { ...couple, age: 65, spouse_age: 60 })).toBe(1089.9);
    expect(tax("GA", 2025, 60_000, { ...couple, age: 65, spouse_age: 62 })).toBe(311.4);
  });

  test("counts a person of 65 twice for the low income credit (48-7A-3)", () => {
    expect(tax("GA", 2025, 19_000, { age: 64 })).toBe(98.8);
    expect(tax("GA", 2025, 19_000, { age: 65 })).toBe(93.8);
  });
});
