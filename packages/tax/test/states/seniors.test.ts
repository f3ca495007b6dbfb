import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../../src/index.ts";

function tax(
  state: string,
  tax_year: number,
  gross_income: number,
  rest: Partial<TaxRequest> = {},
): number {
  return calculateTax({ jurisdiction: `US-${state}`, tax_year, gross_income, ...rest }).tax_due;
}

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

describe("Delaware, dividends and gains (30 Del. C. 1106(b)(3)b)", () => {
  test("12,500 of them from 60 years on", () => {
    const invested = { dividends: 12_000, long_term_capital_gains: 8000 };
    expect(tax("DE", 2025, 40_000, { ...invested, age: 59 })).toBe(1543.13);
    expect(tax("DE", 2025, 40_000, { ...invested, age: 60 })).toBe(742);
  });
});

describe("Kansas, food sales tax credit (K.S.A. 79-32,271)", () => {
  test("from 55 years on, to 30,615 of income, to 2024", () => {
    expect(tax("KS", 2024, 30_615, { age: 54 })).toBe(928.2);
    expect(tax("KS", 2024, 30_615, { age: 55 })).toBe(803.2);
    expect(tax("KS", 2024, 30_616, { age: 55 })).toBe(928.25);
    expect(tax("KS", 2025, 30_615, { age: 55 })).toBe(928.2);
  });

  test("for parents of somebody under 18, who counts", () => {
    const credit = (age: number, tax_year: number) =>
      calculateTax({
        ...{ jurisdiction: "US-KS", tax_year, gross_income: 30_000, dependent_ages: [age] },
        ...{ filing_status: "head_of_household", explain: true },
      }).explanation?.components.credits;
    expect([credit(17, 2024), credit(18, 2024), credit(17, 2021)]).toEqual([250, 0, 250]);
  });
});
