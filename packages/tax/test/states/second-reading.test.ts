import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../../src/index.ts";
import * as federal from "./second-reading/federal.ts";
import { type Household, open } from "./second-reading/household.ts";
import { formsAtoI } from "./second-reading/states-a-to-i.ts";
import { formsKtoW } from "./second-reading/states-k-to-w.ts";

const years = [2024, 2025] as const;
const kinds: readonly Omit<Household, "year" | "wages">[] = [
  { status: "single", children: 0 },
  { status: "married_joint", children: 0 },
  { status: "married_joint", children: 2 },
  { status: "head_of_household", children: 1 },
  { status: "married_separate", children: 0 },
  { status: "married_separate", children: 2 },
  { status: "single", children: 0, isAged: true },
  { status: "married_joint", children: 0, isAged: true },
  { status: "married_separate", children: 0, isAged: true },
];

/** 500 to 40,000; 9 dollars aside, because forms have their limits at round amounts, and at those themselves. */
const incomes = Array.from({ length: 80 }, (_, index) => 500 * (index + 1)).flatMap((income) => [
  income,
  income + 9,
]);

const households: readonly Household[] = years.flatMap((year) =>
  kinds.flatMap((kind) => incomes.map((wages) => ({ year, wages, ...kind }))),
);

function requestOf(
  jurisdiction: string,
  { year, status, wages, children, isAged }: Household,
): TaxRequest {
  return {
    jurisdiction,
    tax_year: year,
    filing_status: status,
    gross_income: wages,
    dependent_ages: Array.from({ length: children }, () => 8),
    ...(isAged ? { age: 70, spouse_age: 70 } : {}),
  };
}

function taxOf(state: string, household: Household): number {
  return calculateTax(requestOf(`US-${state}`, household)).tax_due;
}

describe("low incomes come to what a second reading of the form of each state says", () => {
  test.for(Object.entries({ ...formsAtoI, ...formsKtoW }))("US-%s", ([state, form]) => {
    for (const household of households) {
      const expected = form(open(household));
      const off = Math.abs(taxOf(state, household) - expected);
      expect(off, `${JSON.stringify(household)}: ${expected}`).toBeLessThan(0.0051);
    }
  });

  test("United States, with the credits that are refunded", () => {
    for (const household of households) {
      const { tax_due, explanation } = calculateTax({
        ...requestOf("US", household),
        explain: true,
      });
      const c = open(household);
      const label = JSON.stringify(household);
      expect(Math.abs(tax_due - federal.afterCredits(c)), label).toBeLessThan(0.0051);
      const refunded = federal.earnedIncomeCredit(c) + federal.childRefund(c);
      const ours = explanation?.components.refundable_credits ?? Number.NaN;
      expect(Math.abs(ours - refunded), label).toBeLessThan(0.0051);
    }
  });

  test("nothing is due where there is no tax on wages", () => {
    for (const state of ["AK", "FL"]) {
      for (const household of households) expect(taxOf(state, household)).toBe(0);
    }
  });
});
