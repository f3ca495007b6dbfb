import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";
import { type Case, type Household, open } from "./household.ts";
import type { SecondReading } from "./second-reading.ts";

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

/**
 * Multiples of 500 up to 40,000, because forms have their limits at round amounts, and each of them
 * plus 9 dollars.
 */
const incomes = Array.from({ length: 80 }, (_, index) => 500 * (index + 1)).flatMap((income) => [
  income,
  income + 9,
]);

/** The households for which every form is computed. */
export const households: readonly Household[] = years.flatMap((year) =>
  kinds.flatMap((kind) => incomes.map((wages) => ({ year, wages, ...kind }))),
);

export function requestOf(
  jurisdiction: JurisdictionCode,
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

/**
 * The tax by a state's form for incomes up to 60,000. The form is typed a second time, from its
 * booklet and the law.
 */
export function byForm(form: (c: Case) => number): SecondReading {
  return function* readings(jurisdiction) {
    for (const household of households) {
      yield { request: requestOf(jurisdiction, household), expected: () => form(open(household)) };
    }
  };
}
