import { describe, expect, test } from "vitest";
import { calculateTax, safeCalculateTax, type TaxRequest } from "../../../src/index.ts";
import { componentsOf } from "../../own-tax.ts";

type Request = Omit<TaxRequest, "jurisdiction">;

function of(request: Request) {
  return componentsOf({ tax_year: 2025, ...request, jurisdiction: "US" });
}

/** The nonrefundable and the refunded part of the education credits. */
function education(request: Request) {
  const { education_credits = 0, american_opportunity_refund = 0 } = of(request);
  return [education_credits, american_opportunity_refund];
}

describe("Form 8863", () => {
  test.for([
    [[4000], 1500, 1000],
    [[4001], 1500, 1000],
    [[2000], 1200, 800],
    [[3000], 1350, 900],
    [[500], 300, 200],
    [[4000, 2000], 2700, 1800],
  ] as const)("tuition of %j: %d, and %d refunded", ([paid, credit, refunded]) => {
    const request = { gross_income: 60_000, american_opportunity_expenses: [...paid] };
    expect(education(request)).toEqual([credit, refunded]);
  });

  test.for([
    ["single", 80_000, 1500, 1000],
    ["single", 85_000, 750, 500],
    ["single", 89_000, 150, 100],
    ["single", 90_000, 0, 0],
    ["surviving_spouse", 85_000, 750, 500],
    ["married_joint", 160_000, 1500, 1000],
    ["married_joint", 170_000, 750, 500],
    ["married_joint", 180_000, 0, 0],
    ["married_separate", 50_000, 0, 0],
  ] as const)("%s, %d: %d, and %d refunded", ([filing_status, gross_income, credit, refunded]) => {
    const paid = { american_opportunity_expenses: [4000] };
    expect(education({ filing_status, gross_income, ...paid })).toEqual([credit, refunded]);
  });

  test.for([
    [2018, 57_000, 2000],
    [2018, 62_000, 1000],
    [2019, 63_000, 1000],
    [2020, 64_000, 1000],
    [2020, 69_000, 0],
    [2021, 80_000, 2000],
    [2026, 85_000, 1000],
  ] as const)("%i, %d: %d for lifetime learning", ([tax_year, gross_income, credit]) => {
    const request = { tax_year, gross_income, lifetime_learning_expenses: 10_001 };
    expect(education(request)).toEqual([credit, 0]);
  });

  test("a child gets no refund, and an adult below 24 only with earnings of their own", () => {
    const paid = { gross_income: 40_000, american_opportunity_expenses: [4000] };
    expect(education({ ...paid, age: 17 })).toEqual([2500, 0]);
    expect(education({ ...paid, age: 18 })).toEqual([1500, 1000]);
    const assumed = (age: number) =>
      calculateTax({ jurisdiction: "US", tax_year: 2025, ...paid, age }).assumptions.join(" ");
    expect(assumed(23)).toContain("half of their own support");
    expect(assumed(24)).not.toContain("half of their own support");
  });

  test("leaves less tax to the child credit, more of which is then refunded", () => {
    // Form 1040 of 2025: 40,000 - 23,625 = 16,375, tax 1,637.50. Schedule 3: 1,500. Schedule 8812:
    // 137.50, and 1,700 refunded. Earned income credit: 4,328 - 15.98 % of 16,650 = 1,667.33.
    const request: Request = {
      ...{ gross_income: 40_000, filing_status: "head_of_household", dependent_ages: [10] },
      american_opportunity_expenses: [4000],
    };
    const { credits, refundable_credits, tax_after_credits } = of(request);
    expect([credits, refundable_credits, tax_after_credits]).toEqual([1637.5, 4367.33, 0]);
  });

  test("amounts of the list have at most two decimals", () => {
    const { error } = safeCalculateTax({
      ...{ jurisdiction: "US", gross_income: 40_000, tax_year: 2025 },
      american_opportunity_expenses: [4000, 0.001],
    });
    expect(error?.issues.map(({ path }) => path)).toEqual([["american_opportunity_expenses", 1]]);
  });
});

describe("Form 8880", () => {
  test.for([
    ["single", 2025, 23_750, 1000],
    ["single", 2025, 23_750.01, 400],
    ["single", 2025, 25_500, 400],
    ["single", 2025, 25_500.01, 200],
    ["single", 2025, 39_500, 200],
    ["single", 2025, 39_500.01, 0],
    ["surviving_spouse", 2018, 19_000, 1000],
    ["surviving_spouse", 2018, 19_000.01, 400],
    ["married_separate", 2021, 19_750.01, 400],
    ["head_of_household", 2025, 35_625, 1000],
    ["head_of_household", 2026, 36_375.01, 400],
    ["married_joint", 2023, 43_500, 2000],
    ["married_joint", 2023, 43_500.01, 800],
    ["married_joint", 2024, 76_500, 400],
    ["married_joint", 2026, 80_500.01, 0],
  ] as const)("%s %i, %d: %d", ([filing_status, tax_year, gross_income, credit]) => {
    const request = { filing_status, tax_year, gross_income, retirement_contributions: 9000 };
    expect(of(request).savers_credit ?? 0).toBe(credit);
  });

  test("counts an IRA, which lowers the income too, and nothing of a child", () => {
    const request = { gross_income: 24_750, adjustments: { ira: 1000 } };
    expect(of(request).savers_credit).toBe(500);
    expect(of({ ...request, adjustments: { ira: 999 } }).savers_credit).toBe(199.8);
    expect(of({ ...request, age: 17 }).savers_credit).toBeUndefined();
    const retired = { ...request, pensions: 24_750 };
    expect(of(retired).savers_credit).toBeUndefined();
  });

  test("is not paid out", () => {
    // 23,750 - 15,750 = 8,000: the tax is 800, the credit 1,000.
    const request = { gross_income: 23_750, retirement_contributions: 2000 };
    expect(of(request)).toMatchObject({
      tax_before_credits: 800,
      credits: 800,
      refundable_credits: 0,
    });
  });

  test("contributions at work make the IRA fall with income", () => {
    const request = { gross_income: 84_000, adjustments: { ira: 7000 } };
    expect(of({ ...request, retirement_contributions: 1 }).adjusted_gross_income).toBe(80_500);
    expect(of(request).adjusted_gross_income).toBe(77_000);
  });
});

test("the credit for the elderly counts in 2021, when the care credit is refunded, too", () => {
  // 16,750 - 14,250 = 2,500: the tax is 250. Schedule R: 5,000 less half of 9,250 is 375; 15 % of it.
  const request = { tax_year: 2021, age: 65, gross_income: 16_750, pensions: 16_750 };
  expect(of(request)).toMatchObject({ tax_before_credits: 250, credits: 56.25 });
});
