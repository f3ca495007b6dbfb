import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

const joint = { filing_status: "married_joint" } as const;

test("Ohio: no tax up to 26,050, then the whole base amount at once; in 2025 the tax jumps by 18.69 over 100,000", () => {
  expect(tax("OH", 2025, 28_450)).toBe(0);
  expect(tax("OH", 2025, 28_450.01)).toBe(322);
  expect(tax("OH", 2025, 101_900)).toBe(2375.63);
  expect(tax("OH", 2025, 101_900.01)).toBe(2394.32);
  expect(tax("OH", 2024, 101_900)).toBe(2394.32);
});

test("Ohio's joint filing credit does not count dividends as earned income", () => {
  const couple = { ...joint, spouse_income: 55_000 };
  const both = tax("OH", 2025, 60_000, couple);
  expect(tax("OH", 2025, 60_000, { ...couple, dividends: 5000 })).toBeGreaterThan(both);
});
