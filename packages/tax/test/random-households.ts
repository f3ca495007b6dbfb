import type { TaxRequest } from "../src/index.ts";

export type Household = Omit<TaxRequest, "jurisdiction" | "gross_income">;

/** Numbers from 0 to 1 that are the same in every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const statuses = [
  "single",
  "married_joint",
  "married_separate",
  "head_of_household",
  "surviving_spouse",
] as const;

/** The kinds of income that are raised, one at a time. */
export const raised = [
  "wages",
  "self_employment_income",
  "interest",
  "dividends",
  "long_term_capital_gains",
  "short_term_capital_gains",
  "pensions",
  "social_security",
  "unemployment",
  "rental_income",
] as const;

export type Kind = (typeof raised)[number];
export type Amounts = Record<Kind, number>;

/** The request of a household with these amounts of income. */
export function asked(
  rest: Household,
  { wages, ...kinds }: Amounts,
): Omit<TaxRequest, "jurisdiction"> {
  const others = Object.values(kinds).reduce((all, each) => all + each, 0);
  return { ...rest, ...kinds, gross_income: wages + others };
}

export function drawHousehold(next: () => number): { rest: Household; amounts: Amounts } {
  const often = (share: number, most: number) =>
    next() < share ? Math.round(next() ** 2 * most) : 0;
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(next() * values.length)];
  const filing_status = pick(statuses) ?? "single";
  const amounts: Amounts = {
    // No deduction below reaches its share of wages, profit or income (gifts: 60 %). Beyond it the
    // deduction grows with income, and more than that where dividends are taxed at 0 %.
    wages: 30_000 + often(0.8, 400_000),
    self_employment_income: next() < 0.4 ? 30_000 + often(0.8, 200_000) : 0,
    interest: often(0.3, 30_000),
    dividends: often(0.3, 30_000),
    long_term_capital_gains: often(0.3, 80_000),
    short_term_capital_gains: often(0.2, 20_000),
    pensions: often(0.2, 60_000),
    social_security: often(0.2, 40_000),
    unemployment: often(0.1, 10_000),
    rental_income: often(0.1, 30_000),
  };
  const hasBusiness = amounts.self_employment_income > 0;
  const rest = {
    filing_status,
    tax_year: 2018 + Math.floor(next() * 9),
    age: 18 + Math.floor(next() * 60),
    spouse_age: 18 + Math.floor(next() * 60),
    dependent_ages: Array.from({ length: Math.floor(next() * 4) }, () => Math.floor(next() * 20)),
    adjustments: {
      ira: often(0.4, 12_000),
      hsa: often(0.3, 9000),
      student_loan_interest: often(0.4, 4000),
      educator: often(0.2, 500),
      self_employed_health: hasBusiness ? often(0.4, 9000) : 0,
      ...(hasBusiness && next() < 0.4 ? { self_employed_retirement: often(1, 12_000) } : {}),
    },
    tips: often(0.3, 30_000),
    overtime: often(0.3, 25_000),
    car_loan_interest: often(0.3, 12_000),
    ...(next() < 0.3 ? { american_opportunity_expenses: [often(1, 5000), often(0.3, 5000)] } : {}),
    lifetime_learning_expenses: often(0.2, 12_000),
    retirement_contributions: often(0.4, 6000),
    business: { specified_service: next() < 0.5, w2_wages: often(0.3, 90_000) },
    ...(next() < 0.3
      ? {
          itemized: {
            mortgage_interest: often(0.8, 40_000),
            property_tax: often(0.8, 15_000),
            charity: often(0.5, 15_000),
            medical: often(0.3, 30_000),
          },
        }
      : {}),
  };
  return { rest, amounts };
}
