import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../../../src/index.ts";
import { componentsOf } from "../../own-tax.ts";

type Request = Omit<TaxRequest, "jurisdiction">;
type Kind = "tips" | "overtime" | "car_loan_interest";

/** What an amount takes off the taxable income. */
function deducted(
  given: Partial<Record<Kind, number>>,
  request: Request,
  code: TaxRequest["jurisdiction"] = "US",
) {
  const asked = { tax_year: 2025, ...request, jurisdiction: code };
  const { taxable_income: before = 0 } = componentsOf(asked);
  const { taxable_income: after = 0 } = componentsOf({ ...asked, ...given });
  return Math.round((before - after) * 100) / 100;
}

describe("Schedule 1-A, parts II to IV, 2025 to 2028", () => {
  test.for([
    ["tips", 25_001, "single", 100_000, 25_000],
    ["tips", 25_000, "single", 150_999.99, 25_000],
    ["tips", 25_000, "single", 151_000, 24_900],
    ["tips", 25_000, "single", 151_999, 24_900],
    ["tips", 25_000, "single", 400_000, 0],
    ["tips", 25_000, "surviving_spouse", 151_000, 24_900],
    ["tips", 25_000, "married_joint", 300_999, 25_000],
    ["tips", 25_000, "married_joint", 301_000, 24_900],
    ["tips", 25_000, "married_separate", 100_000, 0],
    ["overtime", 12_501, "single", 100_000, 12_500],
    ["overtime", 25_001, "married_joint", 200_000, 25_000],
    ["overtime", 12_500, "head_of_household", 152_000, 12_300],
    ["overtime", 12_500, "single", 275_000, 0],
    ["overtime", 12_500, "married_separate", 100_000, 0],
    ["car_loan_interest", 10_001, "single", 100_000, 10_000],
    ["car_loan_interest", 10_000, "single", 100_000.01, 9800],
    ["car_loan_interest", 10_000, "single", 101_000, 9800],
    ["car_loan_interest", 10_000, "single", 101_000.01, 9600],
    ["car_loan_interest", 10_000, "single", 150_000, 0],
    ["car_loan_interest", 10_000, "married_joint", 200_000, 10_000],
    ["car_loan_interest", 10_000, "married_joint", 200_001, 9800],
    ["car_loan_interest", 10_000, "married_separate", 100_000, 10_000],
  ] as const)(
    "%s %d, %s, income %d: %d",
    ([kind, amount, filing_status, gross_income, expected]) => {
      expect(deducted({ [kind]: amount }, { filing_status, gross_income })).toBe(expected);
    },
  );

  test("begins in 2025", () => {
    const request = { gross_income: 60_000, tax_year: 2024 };
    expect(deducted({ tips: 5000, overtime: 5000, car_loan_interest: 500 }, request)).toBe(0);
    expect(deducted({ tips: 5000 }, { ...request, tax_year: 2026 })).toBe(5000);
  });

  test("is for those who itemize too", () => {
    const itemized = { mortgage_interest: 30_000 };
    expect(deducted({ overtime: 4000 }, { gross_income: 90_000, itemized })).toBe(4000);
  });

  test("takes no more tips than wages and profit, and no more overtime than wages", () => {
    const retired = { gross_income: 63_000, pensions: 60_000 };
    expect(deducted({ tips: 5000 }, retired)).toBe(3000);
    expect(deducted({ overtime: 5000 }, retired)).toBe(3000);
  });

  test("tips of a business are no qualified business income", () => {
    // Profit 40,000; half of the self-employment tax is 2,825.91. Of the 37,174.09 that are left,
    // 10,000 are tips. 20 % of 27,174.09 is more than 20 % of the income before: 37,174.09 less
    // 15,750 and 10,000. The latter limits both.
    const barber = { gross_income: 40_000, self_employment_income: 40_000 };
    expect(
      componentsOf({ jurisdiction: "US", tax_year: 2025, ...barber, tips: 10_000 }).taxable_income,
    ).toBe(9139.27);
    // With 60,000 of pensions beside, 20 % of the qualified income is less.
    const { taxable_income } = componentsOf({
      ...{ jurisdiction: "US", tax_year: 2025, tips: 10_000 },
      ...{ gross_income: 100_000, self_employment_income: 40_000, pensions: 60_000 },
    });
    expect(taxable_income).toBe(65_989.27);
  });

  test("all three, with the tax of the year: 2025, single, 80,000", () => {
    // 80,000 - 15,750 - 6,000 - 3,000 - 1,200 = 54,050: 5,578.50 + 22 % of 5,575.
    const given = { tips: 6000, overtime: 3000, car_loan_interest: 1200 };
    const result = calculateTax({
      jurisdiction: "US",
      tax_year: 2025,
      gross_income: 80_000,
      ...given,
    });
    expect(result.tax_due).toBe(6805);
  });
});

describe("states", () => {
  const given = { tips: 1000, overtime: 2000, car_loan_interest: 4000 };

  test.for([
    ["US-ND", 2025, 7000],
    ["US-IA", 2025, 7000],
    ["US-MT", 2025, 7000],
    ["US-CO", 2025, 7000],
    ["US-CO", 2026, 5000], // overtime is added back: C.R.S. 39-22-104(3)(u)
    ["US-OR", 2025, 7000],
    ["US-OR", 2026, 3000], // SB 1507 of 2026
    ["US-ID", 2025, 7000],
    ["US-AZ", 2025, 7000],
    ["US-AZ", 2026, 3000], // HB 4168 of 2026
    ["US-MI", 2025, 0],
    ["US-MI", 2026, 3000], // Public Act 24 of 2025
    ["US-IN", 2025, 0],
    ["US-IN", 2026, 7000], // SB 243 of 2026
    ["US-GA", 2025, 0],
    ["US-GA", 2026, 2750], // 1,000 of tips and 1,750 of overtime: HB 463 of 2026
    ["US-SC", 2025, 0],
    ["US-SC", 2026, 0],
    ["US-NY", 2025, 0],
    ["US-UT", 2025, 0],
  ] as const)("%s %i: %d", ([code, tax_year, expected]) => {
    // In Oregon the federal tax that is subtracted falls: 12 % of 7,000.
    const federal = code === "US-OR" ? 840 : 0;
    expect(deducted(given, { gross_income: 60_000, tax_year }, code)).toBe(expected - federal);
  });

  test("an answer names what its state does not deduct", () => {
    const asked = (jurisdiction: TaxRequest["jurisdiction"], tax_year: number) =>
      calculateTax({ jurisdiction, tax_year, gross_income: 80_000, ...given }).assumptions;
    expect(asked("US-NY", 2025)).toContain(
      "New York does not deduct tips, overtime and car_loan_interest.",
    );
    expect(asked("US-CO", 2026)).toContain("Colorado does not deduct overtime.");
    expect(asked("US-ND", 2026).join(" ")).not.toContain("does not deduct");
  });
});
