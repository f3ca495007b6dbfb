import { expect, test } from "vitest";
import type { TaxRequest } from "../../src/index.ts";
import { calculateTax } from "../own-tax.ts";

const owed = (request: TaxRequest): number => {
  const { tax_due, refund = 0 } = calculateTax(request);
  return tax_due - refund;
};

// Form 740, Schedule P: 31,110 of the pensions of each person are exempt; 2024: 4 % of the rest
// less 3,160.
test("Kentucky excludes pensions up to 31,110", () => {
  const alone = {
    jurisdiction: "US-KY",
    tax_year: 2024,
    filing_status: "single",
    age: 60,
  } as const;
  const pension = { ...alone, gross_income: 131_110, pensions: 31_110 };
  expect(owed(pension)).toBeCloseTo((100_000 - 3160) * 0.04, 2);
  expect(owed({ ...pension, gross_income: 131_120, pensions: 31_120 })).toBeCloseTo(3874, 2);
});

// G.S. 105-153.5(a)(2): mortgage interest and property tax together up to 20,000; gifts in full.
test("North Carolina limits mortgage interest and property tax to 20,000", () => {
  const itemized = { mortgage_interest: 15_000, property_tax: 6000, charity: 1000 };
  const request = { jurisdiction: "US-NC", tax_year: 2024, filing_status: "single" } as const;
  const due = owed({ ...request, gross_income: 100_000, itemized });
  expect(due).toBeCloseTo((100_000 - 21_000) * 0.045, 2);
});

// 36 M.R.S. 5213-A: 150 in 2024, less 10 for each 500 above 24,750, or part of 500.
test("Maine's sales tax credit falls with each step that has begun", () => {
  const at = (gross_income: number) =>
    calculateTax({
      ...{ jurisdiction: "US-ME", tax_year: 2024, filing_status: "single", age: 40 },
      gross_income,
    }).levels.at(-1)?.components.sales_tax_credit;
  expect([at(24_750), at(24_751), at(25_250), at(25_251)]).toEqual([150, 140, 140, 130]);
});
