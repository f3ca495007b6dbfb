import { describe, expect, test } from "vitest";
import { calculateTax } from "../../own-tax.ts";
import { tax } from "../../states/tax-of-state.ts";

test("Kansas 2024: no tax is due up to the filing threshold", () => {
  expect(tax("KS", 2024, 12_765)).toBe(0);
  expect(tax("KS", 2024, 20_000)).toBeGreaterThan(0);
});

test("Kansas taxes surviving spouses as heads of household, because it has no status for them (K-40 instructions)", () => {
  const family = { dependents: 1 } as const;
  for (const [year, income] of [
    [2022, 30_000],
    [2025, 17_660],
    [2025, 17_661],
    [2025, 60_000],
  ] as const) {
    const [widowed, head] = (["surviving_spouse", "head_of_household"] as const).map(
      (filing_status) => tax("KS", year, income, { ...family, filing_status }),
    );
    expect(widowed, `${year} ${income}`).toBe(head);
  }
});

describe("Kansas, food sales tax credit (K.S.A. 79-32,271)", () => {
  test("is given from age 55, for incomes up to 30,615, until 2024", () => {
    expect(tax("KS", 2024, 30_615, { age: 54 })).toBe(928.2);
    expect(tax("KS", 2024, 30_615, { age: 55 })).toBe(803.2);
    expect(tax("KS", 2024, 30_616, { age: 55 })).toBe(928.25);
    expect(tax("KS", 2025, 30_615, { age: 55 })).toBe(928.2);
  });

  test("is given to parents of a child under 18, and counts the child", () => {
    const credit = (age: number, tax_year: number) =>
      calculateTax({
        ...{ jurisdiction: "US-KS", tax_year, gross_income: 30_500, dependent_ages: [age] },
        ...{ filing_status: "head_of_household", explain: true },
      }).explanation?.components.credits;
    expect([credit(17, 2022), credit(18, 2022), credit(17, 2021)]).toEqual([250, 0, 250]);
  });
});
