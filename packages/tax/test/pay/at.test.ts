import { expect, test } from "vitest";
import { calculatePay } from "../../src/index.ts";

const taxOn = (gross_income: number, options: Record<string, boolean> = {}): number =>
  calculatePay({ jurisdiction: "AT", gross_income, tax_year: 2026, options }).income_tax;

// 14 x 1,285: a sixth of the regular pay is 2,570, and the regular pay is below the first bracket.
test("no tax is due on the 13th and 14th salary up to the exempt sixth, and flat rates apply above it", () => {
  expect(taxOn(17_990)).toBe(0);
  // (2,570.20 - 2 x 181.45 - 620) x 6 %
  expect(taxOn(17_991.4)).toBe(95.24);
});

test("the assessment takes at most 30 % of the part of small special payments above the exempt amount", () => {
  expect(taxOn(17_991.4, { assessment: true })).toBe(0);
  // M = 1,600: 3,200 less 2 x 225.92 is 2,748.16; 30 % of 178.16 is less than 6 % of 2,128.16.
  expect(taxOn(22_400, { assessment: true })).toBe(53.45);
});

test("with twelve salaries all pay is regular pay", () => {
  const request = { jurisdiction: "AT", gross_income: 48_000, tax_year: 2026 } as const;
  const twelve = calculatePay({ ...request, salaries_per_year: 12 });
  expect(twelve.income_tax).toBeGreaterThan(calculatePay(request).income_tax);
});
