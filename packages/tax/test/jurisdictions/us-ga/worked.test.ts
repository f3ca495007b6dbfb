import { describe, expect, test } from "vitest";
import { tax } from "../../states/ask.ts";

test("Georgia gives 250 for a child under 6 from 2026", () => {
  // 60,000 - 15,000 - 2 x 5,000 = 35,000 at 4.99 % = 1,746.50.
  expect(tax("GA", 2026, 60_000, { dependent_ages: [5, 6] })).toBe(1496.5);
});

describe("Georgia, retirement income (O.C.G.A. 48-7-27(a)(5))", () => {
  test("counts 5,000 of earnings from 62 years on, 4,000 to 2023", () => {
    expect(tax("GA", 2025, 30_000, { age: 61 })).toBe(934.2);
    expect(tax("GA", 2025, 30_000, { age: 62 })).toBe(674.7);
    const less = tax("GA", 2023, 60_000, { age: 61 }) - tax("GA", 2023, 60_000, { age: 62 });
    expect(less).toBeCloseTo(0.0575 * 4000, 6);
  });

  test("is 35,000 at most, and 65,000 from 65 years on", () => {
    const invested = { dividends: 70_000 };
    // 80,000 less 12,000 and either.
    expect(tax("GA", 2025, 80_000, { ...invested, age: 64 })).toBe(1712.7);
    expect(tax("GA", 2025, 80_000, { ...invested, age: 65 })).toBe(155.7);
  });

  test("is that of each spouse: own wages, and half of the dividends", () => {
    const couple = {
      filing_status: "married_joint",
      spouse_income: 15_000,
      dividends: 20_000,
    } as const;
    // 60,000 less 24,000, and of the taxpayer 5,000 and 10,000.
    expect(tax("GA", 2025, 60_000, { ...couple, age: 65, spouse_age: 60 })).toBe(1089.9);
    expect(tax("GA", 2025, 60_000, { ...couple, age: 65, spouse_age: 62 })).toBe(311.4);
  });

  test("low income credit: who is 65 counts twice (48-7A-3)", () => {
    expect(tax("GA", 2025, 19_000, { age: 64 })).toBe(98.8);
    expect(tax("GA", 2025, 19_000, { age: 65 })).toBe(93.8);
  });
});
