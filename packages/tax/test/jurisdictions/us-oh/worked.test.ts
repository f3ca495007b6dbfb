import { expect, test } from "vitest";
import { tax } from "../../states/ask.ts";

const joint = { filing_status: "married_joint" } as const;

test("Ohio: nothing up to 26,050, then the base amount at once; 18.69 more over 100,000 in 2025", () => {
  expect(tax("OH", 2025, 28_450)).toBe(0);
  expect(tax("OH", 2025, 28_450.01)).toBe(322);
  expect(tax("OH", 2025, 101_900)).toBe(2375.63);
  expect(tax("OH", 2025, 101_900.01)).toBe(2394.32);
  expect(tax("OH", 2024, 101_900)).toBe(2394.32);
});

test("Ohio's joint filing credit does not count dividends as earned", () => {
  const couple = { ...joint, spouse_income: 55_000 };
  const both = tax("OH", 2025, 60_000, couple);
  expect(tax("OH", 2025, 60_000, { ...couple, dividends: 5000 })).toBeGreaterThan(both);
});
