import { describe, expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";
import { calculateTax, taxAfterCredits } from "../../own-tax.ts";

const alone = (
  jurisdiction: JurisdictionCode,
  tax_year: number,
  gross_income: number,
  age: number,
) => ({
  jurisdiction,
  tax_year,
  gross_income,
  age,
  filing_status: "single" as const,
});

// Tax-General 10-754: the income must not exceed 100,000.
test("Maryland's credit for seniors ends above an income of 100,000", () => {
  const at = (gross: number) => calculateTax(alone("US-MD", 2025, gross, 70)).tax_due;
  expect(at(100_001) - at(100_000)).toBeGreaterThan(1000);
});

describe("Maryland, poverty level credit (Tax-General 10-709)", () => {
  test("removes the tax of wage earners up to the poverty guideline for their number of exemptions", () => {
    const due = (tax_year: number, gross_income: number, rest: Partial<TaxRequest> = {}) =>
      taxAfterCredits({ jurisdiction: "US-MD", tax_year, gross_income, ...rest });
    expect(due(2025, 15_650)).toBe(0);
    // 90 plus 4.75 % of 6,100.01.
    expect(due(2025, 15_650.01)).toBe(379.75);
    expect(due(2021, 12_880)).toBe(0);
    expect(due(2021, 12_880.01)).toBeGreaterThan(0);
    const family = { filing_status: "married_joint", dependents: 2 } as const;
    expect(due(2024, 31_200, family)).toBe(0);
    expect(due(2024, 31_200.01, family)).toBeGreaterThan(0);
    expect(due(2025, 15_650, { filing_status: "married_separate" })).toBe(0);
  });

  test("is at most 5 % of the earned income, plus the county's rate on the earned income", () => {
    const { tax_due, explanation } = calculateTax({
      ...{ jurisdiction: "US-MD", tax_year: 2025, gross_income: 15_000, dividends: 12_000 },
      ...{ local_tax_rate: 0.032, explain: true },
    });
    // 90 plus 4.75 % of 5,450, less 5 % of 3,000. The county takes 3.2 % of 8,450 less 3,000.
    expect(tax_due).toBe(198.88);
    expect(explanation?.components.local_tax).toBe(174.4);
    const local = (gross_income: number) =>
      calculateTax({
        ...{ jurisdiction: "US-MD", tax_year: 2025, gross_income },
        ...{ local_tax_rate: 0.032, explain: true },
      }).explanation?.components.local_tax;
    expect(local(15_650)).toBe(0);
    // 3.2 % of 9,100.01, less 32 % of the federal credit of 264.20 (Form 502, line 29).
    expect(local(15_650.01)).toBe(206.65);
  });
});
