import { describe, expect, test } from "vitest";
import { calculatePay, calculateTax, comparePay } from "../../src/index.ts";

// Effects of contributions on the income tax apart from plain deduction. Each is calculated by hand
// from the law.

describe("Poland", () => {
  test("the employer's part of a capital plan is taxed, and the employee's part is not deducted", () => {
    const options = { ppk: true };
    const pay = calculatePay({ jurisdiction: "PL", gross_income: 96000, tax_year: 2026, options });
    // 96,000 + 1,440 - 13,161.60 - 3,000 = 81,278; 12 % less 3,600.
    expect(pay.income_tax).toBe(6153);
    expect(pay.net_income).toBe(67309.92);
  });

  test("each earner of a joint return has separate contributions and costs", () => {
    const pay = calculatePay({
      jurisdiction: "PL",
      filing_status: "married_joint",
      gross_income: 192000,
      spouse_income: 96000,
      tax_year: 2026,
    });
    // 192,000 - 2 x 13,161.60 - 2 x 3,000 = 159,677; 12 % of each half less 3,600.
    expect(pay.income_tax).toBe(11961);
  });
});

describe("Romania", () => {
  test.each([
    ["without dependents 425 a month", {}, 3396],
    ["with two dependents 830 a month", { dependents: 2 }, 2904],
    ["with two dependents at 25 years 1,438 a month", { dependents: 2, age: 25 }, 2172],
    ["with two dependents at 26 years 830 a month", { dependents: 2, age: 26 }, 2904],
  ])("the personal deduction of 5,000 a month in 2025 is %s", (_name, more, tax) => {
    const request = { jurisdiction: "RO", gross_income: 60000, tax_year: 2025, ...more } as const;
    expect(calculatePay(request).income_tax).toBe(tax);
  });

  test("the personal deduction follows the minimum wage of July 2026", () => {
    const pay = calculatePay({ jurisdiction: "RO", gross_income: 60000, tax_year: 2026 });
    // Six months of 283 and six of 269.
    expect(pay.income_tax).toBe(3312);
  });

  test.each([
    // 40 steps remove all of the 20 %. With one dependent, 5 % of 4,050 is left, which is 203.
    ["2,000 above the minimum wage", 6050, 4476],
    ["a leu later", 6051, 4716],
  ])("the personal deduction of one dependent ends %s", (_name, gross_income, tax) => {
    const request = { jurisdiction: "RO", period: "month", tax_year: 2025 } as const;
    expect(calculatePay({ ...request, gross_income, dependents: 1 }).income_tax).toBe(tax);
  });
});

describe("Denmark", () => {
  test("the labour market contribution is due on the pay less ATP, and deductions for work use the pay with the employer's ATP", () => {
    const request = { jurisdiction: "DK", tax_year: 2026, local_tax_rate: 0.25 } as const;
    const pay = calculatePay({ ...request, gross_income: 300000, explain: true });
    // 8 % of 300,000 - 1,188.
    expect(pay.explanation?.components.labour_market_contribution).toBe(23904.96);
    // 12.75 % and 4.5 % of 302,376, the latter above 235,200; 274,907.04 less both and 54,100.
    expect(pay.explanation?.components.taxable_income).toBe(179231.18);
  });
});

describe("Sweden", () => {
  test("the credit for the pension fee lowers the income tax by the whole fee", () => {
    const request = { jurisdiction: "SE", gross_income: 540000, tax_year: 2026 } as const;
    const { tax_due } = calculateTax(request);
    const pay = calculatePay(request);
    expect(pay.income_tax).toBe(tax_due - 37800);
    // The fee, the burial fee of 0.292 % of 522,600 and the public service fee.
    expect(pay.employee_contributions).toBe(37800 + 1525 + 1184);
    expect(pay.net_income).toBe(540000 - tax_due - 1525 - 1184);
  });

  test("on a small income the employee pays the part of the fee that the credit does not refund", () => {
    const request = { jurisdiction: "SE", gross_income: 30000, tax_year: 2026 } as const;
    const { explanation } = calculateTax({ ...request, explain: true });
    const fee = explanation?.components.pension_fee ?? 0;
    expect(fee).toBeGreaterThan(0);
    const pay = calculatePay(request);
    const fees = pay.contributions.filter(({ id }) => id !== "pension_fee");
    const others = fees.reduce((sum, { employee }) => sum + employee, 0);
    expect(pay.net_income).toBe(30000 - calculateTax(request).tax_due - fee - others);
  });
});

describe("Finland", () => {
  test("the higher pension insurance of people of 53 to 62 years in 2025 is deducted", () => {
    const request = { jurisdiction: "FI", gross_income: 50000, tax_year: 2025 } as const;
    // 8.65 instead of 7.15 %, month by month: 750 more than the rules of the tax deduct.
    const { tax_due } = calculateTax({ ...request, deductions: 750 });
    expect(calculatePay({ ...request, age: 55 }).income_tax).toBe(tax_due);
  });
});

describe("Latvia", () => {
  test("above 105,300 only half a percent of the pay is deducted, and 10 % counts as income tax", () => {
    const pay = calculatePay({ jurisdiction: "LV", gross_income: 120000, tax_year: 2026 });
    // 105,300 - (12,600 - 1,470) - 6,600 at 25.5 %, and 14,700 at 33 %.
    expect(pay.income_tax).toBe(27181.35);
    expect(pay.net_income).toBe(120000 - 27181.35 - 12600 + 1470);
  });
});

describe("Iceland", () => {
  test("a supplementary pension is deductible up to 4 % of the pay", () => {
    const request = { jurisdiction: "IS", gross_income: 12000000, tax_year: 2026 } as const;
    const taxWith = (supplementary_pension: number): number =>
      calculatePay({ ...request, options: { supplementary_pension } }).income_tax;
    expect(taxWith(0.06)).toBe(taxWith(0.04));
    expect(taxWith(0.04)).toBeLessThan(taxWith(0.02));
  });
});

describe("Bulgaria", () => {
  test("amounts are in leva until 2025 and in euro from 2026", () => {
    const currencyOf = (tax_year: number): string =>
      calculatePay({ jurisdiction: "BG", gross_income: 20000, tax_year }).currency;
    expect([2025, 2026].map(currencyOf)).toEqual(["BGN", "EUR"]);
  });

  test("a comparison uses the currency of the year", () => {
    const request = { gross_income: 30000, from: "BG", to: ["HU"] } as const;
    expect(
      comparePay({ ...request, tax_year: 2025, exchange_rates: { "BGN/HUF": 205 } }).currency,
    ).toBe("BGN");
    expect(
      comparePay({ ...request, tax_year: 2026, exchange_rates: { "EUR/HUF": 400 } }).currency,
    ).toBe("EUR");
  });
});

describe("Norway", () => {
  test("the occupational pension is refused in a year whose limit is not loaded", () => {
    const request = { jurisdiction: "NO", gross_income: 600000, options: { otp: true } } as const;
    expect(() => calculatePay({ ...request, tax_year: 2025 })).toThrow("options.otp");
    const { contributions } = calculatePay({ ...request, tax_year: 2026 });
    const employer = contributions.map(({ id, employer }) => [id, employer]);
    // 2 % of the pay, and 14.1 % of the pay with it.
    expect(Object.fromEntries(employer)).toMatchObject({ otp: 12000, arbeidsgiveravgift: 86292 });
  });
});
