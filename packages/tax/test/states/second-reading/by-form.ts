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

/** 500 to 40,000; 9 dollars aside, because forms have their limits at round amounts, and at those themselves. */
const incomes = Array.from({ length: 80 }, (_, index) => 500 * (index + 1)).flatMap((income) => [
  income,
  income + 9,
]);

/** What is asked of every form. */
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

/** What the form of a state comes to for incomes up to 60,000, typed from its booklet and law a second time. */
export function byForm(form: (c: Case) => number): SecondReading {
  return function* readings(jurisdiction) {
    for (const household of households) {
      yield { request: requestOf(jurisdiction, household), expected: () => form(open(household)) };
    }
  };
}
