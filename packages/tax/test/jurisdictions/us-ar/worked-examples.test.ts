import { describe, expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

test("Arkansas 2026: the bracket adjustment joins the upper schedule to the lower one without a jump", () => {
  const step = (income: number) => tax("AR", 2026, income + 1) - tax("AR", 2026, income);
  expect(Math.abs(step(94_700 + 2470))).toBeLessThan(3);
  // Above 97,600 of net income: 2 % up to 4,700 and 3.7 % above it, less the personal credit.
  expect(tax("AR", 2026, 102_470)).toBe(Number((94 + 0.037 * 95_300 - 29).toFixed(2)));
});

test("Arkansas exempts half of long-term gains, and all gains above ten million (26-51-815)", () => {
  // 60,000 less 10,000 and 2,470, at 3.9 %, less 420 and the credit of 29.
  expect(tax("AR", 2025, 60_000, { long_term_capital_gains: 20_000 })).toBe(1404.67);
  expect(tax("AR", 2025, 12e6, { long_term_capital_gains: 12e6 })).toBe(
    tax("AR", 2025, 10e6, { long_term_capital_gains: 10e6 }),
  );
});

describe("Arkansas", () => {
  test('gives each person of 65 two more credits of 29, one of them "65 Special"', () => {
    const younger = tax("AR", 2025, 52_000, { age: 64 });
    expect(younger - tax("AR", 2025, 52_000, { age: 65 })).toBeCloseTo(58, 6);
    const couple = { filing_status: "married_joint", age: 70 } as const;
    const one = tax("AR", 2025, 60_000, { ...couple, spouse_age: 64 });
    expect(one - tax("AR", 2025, 60_000, { ...couple, spouse_age: 65 })).toBeCloseTo(58, 6);
  });

  test("decides the additional credit by the whole income when the low income table is used", () => {
    const couple = { filing_status: "married_joint" } as const;
    // The table already includes the deduction of 4,940. Two personal credits of 29 and, up to
    // 26,500, two additional ones of 60.
    expect(tax("AR", 2025, 26_500, couple)).toBe(274 - 58 - 120);
    expect(tax("AR", 2025, 26_501, couple)).toBe(274 - 58 - 110);
    // From 27,700 on the additional credit is zero.
    const family = { filing_status: "married_joint", dependents: 2 } as const;
    expect(tax("AR", 2025, 30_000, family)).toBe(143 - 4 * 29);
  });
});
