import { describe, expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";
import { tax } from "../../states/tax-of-state.ts";

const couple = { filing_status: "married_joint", age: 40, spouse_age: 40 } as const;

describe("Iowa, tax of single people (Iowa Code 422.5(3), worksheet 41-146)", () => {
  test("leaves at least 9,000 of income, compared after the exemption credits", () => {
    expect(tax("IA", 2022, 9000)).toBe(0);
    expect(tax("IA", 2022, 9000.01)).toBe(0.01);
    expect(tax("IA", 2022, 9050)).toBe(50);
    // 0.33 % of 1,743, 0.67 % of the next 1,743 and 2.25 % of the rest of 6,850, less 40.
    expect(tax("IA", 2022, 9060)).toBe(53.12);
    expect(tax("IA", 2021, 9010)).toBe(10);
  });

  test("leaves at least 24,000 of income from age 65", () => {
    expect(tax("IA", 2022, 24_100, { age: 65 })).toBe(100);
    expect(tax("IA", 2024, 24_250, { age: 65 })).toBe(250);
    // 4.4 % of 6,210 and 4.82 % of 1,540, less 60.
    expect(tax("IA", 2024, 24_300, { age: 65 })).toBe(287.47);
    expect(tax("IA", 2024, 24_250, { age: 64 })).toBeGreaterThan(250);
  });

  test("does not apply to a separate return; assumptions says that the other income is not known", () => {
    const { assumptions, tax_due } = calculateTax({
      ...{ jurisdiction: "US-IA", tax_year: 2022, gross_income: 9000 },
      filing_status: "married_separate",
    });
    expect(tax_due).toBeGreaterThan(0);
    expect(assumptions.join(" ")).toContain("need the income of the other spouse");
  });
});

// IA 1040 of 2022, filing status 3. Spouses with 100,000 and 50,000 divide the federal tax of
// 18,536 into 12,357.33 and 6,178.67. Each deducts 2,210. The tax on 85,432.67 is 4,599.43 plus
// 8.53 % over 78,435, which is 5,196.33. The tax on 41,611.33 is 1,564.87 plus 6.25 % over 34,860,
// which is 1,986.82. The credits are 80.
test("Iowa to 2022: spouses who both earn pay less by filing separately on a combined return", () => {
  const request = {
    ...couple,
    jurisdiction: "US-IA",
    tax_year: 2022,
    gross_income: 150_000,
  } as const;
  expect(calculateTax({ ...request, spouse_income: 50_000 }).tax_due).toBe(7103.15);
  expect(calculateTax({ ...request, spouse_income: 0 }).tax_due).toBeGreaterThan(7103.15);
});
