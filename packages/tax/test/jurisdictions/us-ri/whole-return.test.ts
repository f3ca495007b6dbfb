import { expect, test } from "vitest";
import { componentsOf } from "../../own-tax.ts";

const ri = { jurisdiction: "US-RI", tax_year: 2024 } as const;

// R.I. Gen. Laws 44-30-12(c)(9): 20,000 of pensions below 104,200; 44-30-2.6(c)(2)(N): 16 %.
test("Rhode Island: pensions at full retirement age", () => {
  const taxable = (pensions: number, age: number) =>
    componentsOf({ ...ri, gross_income: pensions, pensions, age }).taxable_income;
  // 60,000 less 20,000, 10,550 and 4,950.
  expect(taxable(60_000, 66)).toBe(24_500);
  expect(taxable(60_000, 65)).toBe(44_500);
  expect(taxable(104_200, 66)).toBe(88_700);
});
