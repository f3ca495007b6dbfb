import { expect, test } from "vitest";
import { calculatePay, grossForPay } from "../../src/index.ts";

const pay = (gross_income: number, tax_year: number, more: object = {}) =>
  calculatePay({ jurisdiction: "IT", gross_income, tax_year, ...more });
const reliefOf = (salary: number): number =>
  pay(salary, 2024, { period: "month" }).contributions.find(({ id }) => id === "ivs_relief_2024")
    ?.employee ?? 0;

test("the relief of 2024 is 7 points up to a salary of 1,923, 6 points up to 2,692, and then ends", () => {
  expect(reliefOf(1923)).toBe(-1615.32);
  expect(reliefOf(1923.01)).toBe(-1384.56);
  expect(reliefOf(2692)).toBe(-1938.24);
  expect(reliefOf(2692.01)).toBe(0);
  expect(pay(20_000, 2025).contributions.map(({ id }) => id)).not.toContain("ivs_relief_2024");
});

test("the tax-free sum applies one rate to all income, and ends above 20,000", () => {
  // 9.19 % is deducted first: 9,360.20 of pay is 8,500.00 of income.
  expect(pay(9360.2, 2026).additions).toBe(1803.5);
  expect(pay(9361, 2026).additions).toBe(1650.54);
  expect(pay(22_024, 2026).additions).toBe(960);
  expect(pay(22_025, 2026).additions).toBe(0);
});

test("the integrative payment needs a gross tax above the employee credit less 75", () => {
  // 23 % of 8,173.91 is 1,880.
  expect(pay(9001, 2024).additions).toBe(1200);
  expect(pay(7000, 2024).additions).toBe(0);
});

test("surcharges are a share of taxable income, and are due only where income tax is due", () => {
  expect(pay(38_000, 2026, { local_tax_rate: 0.02 }).local_tax).toBe(690.16);
  expect(pay(7000, 2026, { local_tax_rate: 0.02 }).local_tax).toBe(0);
});

test("grossForPay finds the smallest gross pay below and above the jump of the integrative payment", () => {
  const grossOf = (net_income: number): number =>
    grossForPay({ jurisdiction: "IT", net_income, tax_year: 2026 }).gross_income;
  const jump = 9001.12;
  const [below, at] = [pay(jump - 0.01, 2026), pay(jump, 2026)];
  expect(at.net_income - below.net_income).toBeCloseTo(1200, 0);
  expect(grossOf(below.net_income)).toBe(9001.11);
  expect(grossOf(below.net_income + 100)).toBe(jump);
  expect(grossOf(at.net_income)).toBe(jump);
});
