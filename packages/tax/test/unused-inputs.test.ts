import { describe, expect, test } from "vitest";
import { calculateTax, jurisdictions, safeCalculatePay } from "../src/index.ts";

const people = [
  { filing_status: "head_of_household", gross_income: 30_000, dependent_ages: [0, 3, 6], age: 40 },
  { filing_status: "single", gross_income: 90_000, age: 30 },
] as const;

const fields = {
  care_expenses: 4000,
  itemized: { charity: 30_000, medical: 15_000, mortgage_interest: 20_000 },
  adjustments: { ira: 3000, student_loan_interest: 1500 },
  tips: 4000,
  american_opportunity_expenses: [4000],
  retirement_contributions: 2000,
  interest: 4000,
  tax_exempt_interest: 4000,
  pensions: 9000,
  rental_income: 4000,
  age: 67,
  deductions: 40_000,
  basis: "taxable_income",
} as const;

const states = jurisdictions()
  .map(({ jurisdiction }) => jurisdiction)
  .filter((code) => /^US-..$/.test(code));

describe("an input that changes a state's tax is not called unused", () => {
  test.each(states)("%s", (jurisdiction) => {
    for (const person of people) {
      const request = { jurisdiction, levels: "own", ...person } as const;
      const before = calculateTax(request);
      for (const [name, value] of Object.entries(fields)) {
        const { tax_due, refund, assumptions } = calculateTax({ ...request, [name]: value });
        if (tax_due === before.tax_due && refund === before.refund) continue;
        const unused = assumptions.filter((each) => /^Not used|has no rules/.test(each));
        expect(unused.join(" "), name).not.toMatch(new RegExp(`\\b${name}\\b`));
      }
    }
  });
});

test("ages of dependents are not called unused where pay counts them", () => {
  for (const { jurisdiction } of jurisdictions()) {
    const person = { jurisdiction, gross_income: 30_000 };
    const alone = safeCalculatePay(person);
    const parent = safeCalculatePay({ ...person, dependent_ages: [1, 3, 6] });
    if (!alone.success || !parent.success || alone.data.net_income === parent.data.net_income) {
      continue;
    }
    expect(parent.data.assumptions.join(" "), jurisdiction).not.toContain("dependent_ages");
  }
});
