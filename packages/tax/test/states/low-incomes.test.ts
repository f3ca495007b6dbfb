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

describe("West Virginia, family tax credit (W. Va. Code 11-21-22b)", () => {
  test("takes all of the tax at or below the poverty guideline, 90 % up to 300 above it", () => {
    expect(tax("WV", 2025, 15_000)).toBe(0);
    expect(tax("WV", 2025, 15_650)).toBe(0);
    // 222 + 2.96 % of 3,650.01, of which a tenth is left.
    expect(tax("WV", 2025, 15_650.01)).toBe(33);
    expect(tax("WV", 2025, 15_950)).toBe(33.89);
    expect(tax("WV", 2025, 15_950.01)).toBe(67.78);
  });

  test("counts dependents in the size of the family, and half the guideline on a separate return", () => {
    const parent = { filing_status: "head_of_household", dependents: 1 } as const;
    expect(tax("WV", 2025, 21_150, parent)).toBe(0);
    expect(tax("WV", 2025, 21_150.01, parent)).toBeGreaterThan(0);
    const apart = { filing_status: "married_separate" } as const;
    expect(tax("WV", 2025, 7825, apart)).toBe(0);
    expect(tax("WV", 2025, 7825.01, apart)).toBeGreaterThan(0);
  });
});

describe("Iowa, tax of single people (Iowa Code 422.5(3), worksheet 41-146)", () => {
  test("leaves 9,000, after the exemption credits", () => {
    expect(tax("IA", 2022, 9000)).toBe(0);
    expect(tax("IA", 2022, 9000.01)).toBe(0.01);
    expect(tax("IA", 2022, 9050)).toBe(50);
    // 0.33 % of 1,743, 0.67 % of 1,743, 2.25 % of the rest of 6,850, less 40.
    expect(tax("IA", 2022, 9060)).toBe(53.12);
    expect(tax("IA", 2021, 9010)).toBe(10);
  });

  test("leaves 24,000 from 65 years on", () => {
    expect(tax("IA", 2022, 24_100, { age: 65 })).toBe(100);
    expect(tax("IA", 2024, 24_250, { age: 65 })).toBe(250);
    // 4.4 % of 6,210 and 4.82 % of 1,540, less 60.
    expect(tax("IA", 2024, 24_300, { age: 65 })).toBe(287.47);
    expect(tax("IA", 2024, 24_250, { age: 64 })).toBeGreaterThan(250);
  });

  test("a separate return says that it has none of this, because the other income is not known", () => {
    const { assumptions, tax_due } = calculateTax({
      ...{ jurisdiction: "US-IA", tax_year: 2022, gross_income: 9000 },
      filing_status: "married_separate",
    });
    expect(tax_due).toBeGreaterThan(0);
    expect(assumptions.join(" ")).toContain("need the income of the other spouse");
  });
});

describe("Maryland, poverty level credit (Tax-General 10-709)", () => {
  test("takes the tax of wage earners up to the poverty guideline for their exemptions", () => {
    expect(tax("MD", 2025, 15_650)).toBe(0);
    // 90 and 4.75 % of 6,100.01.
    expect(tax("MD", 2025, 15_650.01)).toBe(379.75);
    expect(tax("MD", 2021, 12_880)).toBe(0);
    expect(tax("MD", 2021, 12_880.01)).toBeGreaterThan(0);
    const family = { filing_status: "married_joint", dependents: 2 } as const;
    expect(tax("MD", 2024, 31_200, family)).toBe(0);
    expect(tax("MD", 2024, 31_200.01, family)).toBeGreaterThan(0);
    expect(tax("MD", 2025, 15_650, { filing_status: "married_separate" })).toBe(0);
  });

  test("is 5 % of the earned income at most, and the rate of the county on it", () => {
    const { tax_due, explanation } = calculateTax({
      ...{ jurisdiction: "US-MD", tax_year: 2025, gross_income: 15_000, dividends: 12_000 },
      ...{ local_tax_rate: 0.032, explain: true },
    });
    // 90 and 4.75 % of 5,450, less 5 % of 3,000; the county takes 3.2 % of 8,450 less 3,000.
    expect(tax_due).toBe(198.88);
    expect(explanation?.components.local_tax).toBe(174.4);
    const local = (gross_income: number) =>
      calculateTax({
        ...{ jurisdiction: "US-MD", tax_year: 2025, gross_income },
        ...{ local_tax_rate: 0.032, explain: true },
      }).explanation?.components.local_tax;
    expect(local(15_650)).toBe(0);
    expect(local(15_650.01)).toBe(291.2);
  });
});

describe("Arkansas", () => {
  test('gives two credits of 29 to everybody of 65, one of them "65 Special"', () => {
    const younger = tax("AR", 2025, 52_000, { age: 64 });
    expect(younger - tax("AR", 2025, 52_000, { age: 65 })).toBeCloseTo(58, 6);
    const couple = { filing_status: "married_joint", age: 70 } as const;
    const one = tax("AR", 2025, 60_000, { ...couple, spouse_age: 64 });
    expect(one - tax("AR", 2025, 60_000, { ...couple, spouse_age: 65 })).toBeCloseTo(58, 6);
  });

  test("measures the additional credit by the whole income beside the low income table", () => {
    const couple = { filing_status: "married_joint" } as const;
    // The table has the deduction of 4,940 in it; two personal credits of 29 and, to 26,500, two of 60.
    expect(tax("AR", 2025, 26_500, couple)).toBe(274 - 58 - 120);
    expect(tax("AR", 2025, 26_501, couple)).toBe(274 - 58 - 110);
    // Nothing of it is left from 27,700 on.
    const family = { filing_status: "married_joint", dependents: 2 } as const;
    expect(tax("AR", 2025, 30_000, family)).toBe(143 - 4 * 29);
  });
});
