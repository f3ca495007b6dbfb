import { expect, test } from "vitest";
import { calculatePay } from "../../src/index.ts";

// https://cronicaeconomica.com/?p=79505 prints both sides together: 5.86 a month on 5,611.32,
// 376.30 a year on 7,651.80.
test("employee and employer pay the printed solidarity contribution of 2026", () => {
  const both = (salary: number): number => {
    const { contributions } = calculatePay({
      jurisdiction: "ES-MD",
      gross_income: salary,
      period: "month",
      tax_year: 2026,
    });
    const row = contributions.find(({ id }) => id === "solidarity");
    return (row?.employee ?? 0) + (row?.employer ?? 0);
  };
  expect(both(5101.2)).toBe(0);
  expect(both(5611.32) / 12).toBeCloseTo(5.87, 2);
  expect(both(7651.8)).toBeCloseTo(376.3, 0);
});

test("the code of a region adds the region's half of the tax and does not change the contributions", () => {
  const request = { gross_income: 42_000, tax_year: 2026 } as const;
  const state = calculatePay({ ...request, jurisdiction: "ES" });
  for (const jurisdiction of ["ES-AN", "ES-CT", "ES-MD"] as const) {
    const region = calculatePay({ ...request, jurisdiction });
    expect(region.contributions).toEqual(state.contributions);
    expect(region.income_tax).toBeGreaterThan(state.income_tax * 1.8);
  }
});
