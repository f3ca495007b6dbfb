import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../../../src/index.ts";

function federal(request: Omit<TaxRequest, "jurisdiction">) {
  const { explanation, ...result } = calculateTax({
    jurisdiction: "US",
    explain: true,
    ...request,
  });
  const components: Readonly<Record<string, number>> = explanation?.components ?? {};
  return {
    tax_due: result.tax_due,
    refund: result.refund,
    tax_before_credits: components.tax_before_credits,
    taxable_income: components.taxable_income,
    adjusted_gross_income: components.adjusted_gross_income,
    refundable_credits: components.refundable_credits,
    earned_income_credit: components.earned_income_credit,
    self_employment_tax: components.self_employment_tax,
    net_investment_income_tax: components.net_investment_income_tax,
    additional_medicare_tax: components.additional_medicare_tax,
    alternative_minimum_tax: components.alternative_minimum_tax,
  };
}

/** The standard deduction by year, which is added to a taxable income to get the gross income. */
const standard: Readonly<Record<number, number>> = {
  2023: 27700,
  2025: 31500,
};

describe("the printed Tax Table", () => {
  // The example of the Form 1040 instructions of 2023 and 2025: a couple with a taxable income of
  // 25,300. Read on 2026-11-20 as several public projects quote it. The examples of other years
  // were not found.
  test.for([
    [2023, 2599],
    [2025, 2562],
  ] as const)("%i: the tax of a couple on 25,300 is the printed one", ([tax_year, printed]) => {
    const gross_income = 25_300 + (standard[tax_year] ?? 0);
    const request = {
      gross_income,
      tax_year,
      filing_status: "married_joint",
      method: "table",
    } as const;
    expect(federal(request).tax_due).toBe(printed);
  });

  // Rows are 0 to 5, 5 to 15 and 15 to 25, then 25 wide, and from 3,000 on 50 wide. The tax at the
  // middle of the row is rounded to a dollar, half a dollar up.
  test.for([
    [4.99, 0],
    [5, 1],
    [14.99, 1],
    [15, 2],
    [24.99, 2],
    [25, 4],
    [49.99, 4],
    [50, 6],
    [2999.99, 299],
    [3000, 303],
    [3049.99, 303],
    [3050, 308],
    [99_999.99, 16_909],
    [100_000, 16_914],
  ] as const)("2025, single: %d is taxed at its row's middle", ([taxable, expected]) => {
    const gross_income = Math.round((taxable + 15_750) * 100) / 100;
    const asked = { gross_income, tax_year: 2025, method: "table" } as const;
    expect(federal(asked).tax_before_credits).toBe(expected);
  });
});

describe("steps of the return", () => {
  test("deducts the larger of the standard deduction and the claimed deductions", () => {
    const request = { gross_income: 85_000, tax_year: 2025 };
    expect(federal({ ...request, deductions: 15_749.99 }).taxable_income).toBe(69_250);
    expect(federal({ ...request, deductions: 15_750.01 }).taxable_income).toBe(69_249.99);
  });

  test("2025 has the standard deductions of Pub. L. 119-21", () => {
    expect(federal({ gross_income: 15_750, tax_year: 2025 }).taxable_income).toBe(0);
    expect(
      federal({ gross_income: 23_626, tax_year: 2025, filing_status: "head_of_household" })
        .taxable_income,
    ).toBe(1);
  });

  test("people of 65 have a larger standard deduction, and from 2025 a senior deduction that falls by 6 % of income", () => {
    const request = { gross_income: 60_000, age: 65 };
    expect(federal({ ...request, tax_year: 2024 }).taxable_income).toBe(60_000 - 14_600 - 1950);
    expect(federal({ ...request, tax_year: 2025 }).taxable_income).toBe(
      60_000 - 15_750 - 2000 - 6000,
    );
    expect(federal({ ...request, gross_income: 85_000, tax_year: 2025 }).taxable_income).toBe(
      85_000 - 17_750 - 5400,
    );
    const couple = {
      gross_income: 100_000,
      filing_status: "married_joint",
      tax_year: 2025,
      age: 66,
      spouse_age: 67,
    } as const;
    expect(federal(couple).taxable_income).toBe(100_000 - 31_500 - 3200 - 12_000);
  });

  test("taxes gains on top of ordinary income, at 0, 15 and 20 %", () => {
    const request = { tax_year: 2025, gross_income: 65_750, long_term_capital_gains: 20_000 };
    // 30,000 is ordinary income. 18,350 of the gains, up to 48,350, are taxed at 0 %, and 1,650 at
    // 15 %.
    expect(federal(request).tax_due).toBe(1192.5 + 0.12 * (30_000 - 11_925) + 0.15 * 1650);
  });

  test("the child credit falls by 50 for every 1,000 of income or part of it, and part of it is refundable", () => {
    const one = { tax_year: 2025, dependent_ages: [10] };
    const high = { ...one, gross_income: 200_001 };
    const without = federal({ tax_year: 2025, gross_income: 200_001 }).tax_due;
    expect(without - federal(high).tax_due).toBeCloseTo(2150, 6);
    const low = federal({ ...one, gross_income: 20_000, filing_status: "head_of_household" });
    expect(low.tax_due).toBe(0);
    expect(low.refundable_credits).toBe(1700 + 4328);
  });

  test("self-employment tax is on 92.35 % of the profit, half of it is deductible, and none is due under 400", () => {
    const result = federal({
      tax_year: 2025,
      gross_income: 50_000,
      self_employment_income: 50_000,
    });
    expect(result.self_employment_tax).toBe(7064.78);
    expect(result.adjusted_gross_income).toBe(46_467.61);
    const small = federal({ tax_year: 2025, gross_income: 433.13, self_employment_income: 433.13 });
    expect(small.self_employment_tax).toBe(0);
    const capped = federal({
      tax_year: 2025,
      gross_income: 276_100,
      self_employment_income: 100_000,
    });
    expect(capped.self_employment_tax).toBe(2678.15);
  });

  test("reports the net investment income tax and the additional Medicare tax as components", () => {
    const result = federal({
      tax_year: 2025,
      gross_income: 260_000,
      long_term_capital_gains: 50_000,
    });
    expect(result.net_investment_income_tax).toBe(1900);
    expect(result.additional_medicare_tax).toBe(90);
  });

  test("the alternative minimum tax does not allow the standard deduction", () => {
    const result = federal({
      tax_year: 2024,
      gross_income: 1_000_000,
      long_term_capital_gains: 1_000_000,
    });
    expect(result.alternative_minimum_tax).toBe(2920);
  });

  // 26 U.S.C. 55(d)(3), last sentence; Form 6251, line 4. All income is gains, so the minimum tax
  // adds 20 % of the standard deduction and 26 % of the exemption that is added back.
  test.for([
    [2024, 875_950, 2920],
    [2024, 875_954, 2920.26],
    [2024, 1_009_250, 2920 + 0.26 * 33_325],
    [2024, 1_142_550, 2920 + 0.26 * 66_650],
    [2024, 1_142_650, 2920 + 0.26 * 66_650],
    [2025, 900_350, 3150],
    [2025, 1_174_350, 3150 + 0.26 * 68_500],
    // 55(d)(4)(A)(ii)(IV): the rate is 50 % from 2026.
    [2026, 640_200, 3220],
    [2026, 640_202, 3220.26],
    [2026, 780_400, 3220 + 0.26 * 70_100],
    [2026, 780_500, 3220 + 0.26 * 70_100],
  ] as const)("%i: a separate return of %i adds the exemption back", ([tax_year, income, due]) => {
    const request = { tax_year, gross_income: income, long_term_capital_gains: income };
    const apart = federal({ ...request, filing_status: "married_separate" });
    expect(apart.alternative_minimum_tax).toBeCloseTo(due, 6);
  });

  test("with three children, social security taxes less the earned income credit are refunded if that is more", () => {
    const refund = (gross_income: number, rest: Partial<TaxRequest> = {}) => {
      const filing_status = "married_separate";
      const dependent_ages = [2, 7, 12];
      const result = federal({
        ...{ tax_year: 2025, gross_income, filing_status, dependent_ages },
        ...rest,
      });
      return (result.refundable_credits ?? 0) - (result.earned_income_credit ?? 0);
    };
    expect(refund(2500)).toBe(191.25);
    expect(refund(2500, { dependent_ages: [2, 7] })).toBe(0);
    expect(refund(2500, { dependent_ages: [2, 7, 17] })).toBe(0);
    // 7.65 % of the wages, or 15 % of the wages over 2,500, which is larger from 5,102.04 on.
    expect(refund(5102)).toBe(390.3);
    expect(refund(5103)).toBe(390.45);
    // An earned income credit of 45 % leaves nothing to refund. People with so much investment
    // income have no such credit.
    expect(refund(2500, { filing_status: "head_of_household" })).toBe(0);
    const invested = { gross_income: 14_500, dividends: 12_000 };
    expect(refund(0, { ...invested, filing_status: "head_of_household" })).toBe(191.25);
    expect(refund(2500, { self_employment_income: 2500 })).toBeCloseTo(176.62, 1);
    expect(refund(2500, { tax_year: 2020 })).toBe(191.25);
  });

  test("the earned income credit without children needs a spouse aged 25 to 64; an age that is not given is in range", () => {
    const credit = (rest: Partial<TaxRequest>) =>
      federal({ tax_year: 2025, gross_income: 8000, ...rest }).earned_income_credit;
    expect([24, 25, 64, 65].map((age) => credit({ age }) === 0)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const couple = { filing_status: "married_joint", age: 70 } as const;
    expect(credit(couple)).toBe(612);
    expect(credit({ ...couple, spouse_age: 64 })).toBe(612);
    expect(credit({ ...couple, spouse_age: 65 })).toBe(0);
    expect(credit({ age: 70, spouse_age: 50 })).toBe(0);
  });

  test("from 2026 the value of itemized deductions is limited to 35 %", () => {
    const request = { gross_income: 740_600, deductions: 74_000 };
    expect(federal({ ...request, tax_year: 2025 }).taxable_income).toBe(666_600);
    expect(federal({ ...request, tax_year: 2026 }).taxable_income).toBe(670_600);
  });

  test("2021 refunds the whole child credit, and gives filers without children an earned income credit from age 19", () => {
    const family = federal({
      tax_year: 2021,
      gross_income: 100_000,
      filing_status: "married_joint",
      dependent_ages: [3, 9],
    });
    expect(family.refundable_credits).toBe(6600);
    expect(family.tax_due).toBe(1990);
    const young = federal({ tax_year: 2021, gross_income: 10_000, age: 20 });
    expect(young.earned_income_credit).toBe(1502);
    expect(federal({ tax_year: 2022, gross_income: 7000, age: 20 }).earned_income_credit).toBe(0);
  });
});
