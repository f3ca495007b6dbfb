import { expect, test } from "vitest";
import { calculatePay } from "../../src/index.ts";

const paid = (age: number) =>
  calculatePay({ jurisdiction: "JP", gross_income: 6e6, tax_year: 2026, age }).contributions.map(
    ({ id }) => id,
  );

test("care insurance is due from age 40 to 64, pension insurance to 69, health insurance to 74", () => {
  const care = [39, 40, 64, 65].map((age) => paid(age).includes("long_term_care"));
  expect(care).toEqual([false, true, true, false]);
  expect([69, 70].map((age) => paid(age).includes("pension"))).toEqual([true, false]);
  expect([74, 75].map((age) => paid(age).includes("health"))).toEqual([true, false]);
});

test("the inhabitant tax uses the salary of the same year: 307,300 on 6,000,000 in 2026", () => {
  // Income 4,360,000 - 430,000 - premiums 880,725 = 3,049,000. 6 % less 1,500 is 181,400, 4 % less
  // 1,000 is 120,900, and 5,000 a head.
  const pay = calculatePay({ jurisdiction: "JP", gross_income: 6e6, tax_year: 2026 });
  expect(pay.local_tax).toBe(307_300);
  // Income 4,360,000 - 1,040,000 - 880,725 = 2,439,000: 146,400, and 2.1 % of it, cut to 100.
  expect(pay.income_tax).toBe(149_400);
});

test("prior_year_income replaces the salary for the inhabitant tax, with the rates of that year", () => {
  const options = { prior_year_income: 6e6 };
  const request = { jurisdiction: "JP", gross_income: 9e6, tax_year: 2026 } as const;
  const before = calculatePay({ jurisdiction: "JP", gross_income: 6e6, tax_year: 2025 });
  const pay = calculatePay({ ...request, options });
  expect(pay.local_tax).toBe(before.local_tax);
  expect(pay.income_tax).toBe(calculatePay(request).income_tax);
  expect(pay.assumptions.join(" ")).toContain("on prior_year_income");
});

test("no inhabitant tax is due on an income of up to 450,000", () => {
  const local = (gross_income: number) =>
    calculatePay({ jurisdiction: "JP", gross_income, tax_year: 2025 }).local_tax;
  expect([local(1_100_000), local(1_100_001)]).toEqual([0, 5000]);
});

const withBonus = (gross_income: number, bonus: number) =>
  calculatePay({ jurisdiction: "JP", gross_income, tax_year: 2026, options: { bonus } });

test("a bonus is a separate payment in December, and the rest is paid in twelve months", () => {
  const { contributions } = withBonus(6_000_000, 1_200_000);
  const employee = Object.fromEntries(contributions.map((each) => [each.id, each.employee]));
  expect(employee).toMatchObject({
    // 2 x 20,315 and 10 x 20,192 of a standard 410,000, and 59,100 of the bonus.
    health: 301_650,
    child_support: 9 * 471 + 1380,
    pension: 12 * 37_515 + 109_800,
    employment: 3 * 2200 + 9 * 2000 + 6000,
  });
});

test("premiums on a bonus are due up to 5,730,000 for health and 1,500,000 for pension, rounded down to 1,000 yen", () => {
  const base = (bonus: number, id: string) =>
    withBonus(6_000_000 + bonus, bonus).contributions.find((each) => each.id === id)?.base;
  expect([5_729_999, 5_730_000, 5_731_000].map((bonus) => base(bonus, "health"))).toEqual([
    11_729_000, 11_730_000, 11_730_000,
  ]);
  expect([1_499_999, 1_500_000, 1_501_000].map((bonus) => base(bonus, "pension"))).toEqual([
    7_499_000, 7_500_000, 7_500_000,
  ]);
});

test("a bonus above the gross income is refused, and the error names the option", () => {
  expect(() => withBonus(100_000, 100_001)).toThrow("options.bonus must be at most gross_income");
});
