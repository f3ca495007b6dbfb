import {
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import type { EarnedIncomeRows } from "../us/figure-types.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeCreditBy } from "../us/states/federal-matches.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import { ownSchedule1A, type StateCase } from "../us/states/state-case.ts";
import { data, type UsInFigures } from "./figures.ts";
import { localities } from "./localities.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "Indiana Department of Revenue, estimated payments",
      url: "https://in.gov/dor/i-am-a/individual/payments-and-billing/estimated-payments",
      readOn: "2026-11-28",
    },
    {
      title: "Schedule IT-2210, lines 4 to 8 (read in a published copy of 2024)",
      url: "https://taxformfinder.org/index.php/indiana/form-it-2210",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Indiana. */
export const usIn: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages"],
  localities,
  localTaxation: {
    base: "taxable_income",
    levied: "every county taxes income, at 0.5 to 3 %",
  },
  estimatedTax,
  steps: (figures, state) => {
    const { income, filed, inputs } = state;
    withoutItemizing(state);
    // IC 6-3-1-3.5(a)(5)(C): the income must be less than the limit, not equal to it.
    const isSmall = compare(income, state.amount(figures.aged_exemption_small_below)) < 0;
    const exemptions = sum([
      state.times(figures.exemption, state.people),
      state.times(figures.child_exemption, state.children(figures.child_age + 1)),
      state.times(figures.aged_exemption, state.aged()),
      state.times(figures.aged_exemption_small, isSmall ? state.aged() : 0),
    ]);
    state.deducted("exemptions", exemptions, "exemption");
    // IC 6-3-1-3.5(a)(14): property tax on the own home.
    const homeTax = exact(inputs.itemized?.property_tax ?? 0);
    const home = smaller(homeTax, state.amount(figures.homeowner_deduction ?? 0));
    if (home.numerator > 0) state.line("homeowner_deduction", home, "homeowner_deduction");
    const deductions = sum([
      exemptions,
      militaryExclusion(state),
      filed.taxableBenefits,
      unemploymentDeduction(state),
      home,
      ownSchedule1A(state),
    ]);
    const taxableIncome = excess(income, deductions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return {
      taxableIncome,
      tax: state.line("tax", tax, "rate"),
      refundable: {
        earned_income_credit: earnedIncomeCredit(state),
        elderly_credit: elderlyCredit(state),
      },
    };
  },
});

type State = StateCase<UsInFigures>;

/**
 * IC 6-3-2-10: of unemployment benefits, half of what the income exceeds a base by is taxed at
 * most.
 */
function unemploymentDeduction(state: State): Exact {
  const { inputs, income, figures } = state;
  const { unemployment_start, unemployment_share } = figures;
  const { unemployment } = inputs;
  if (unemployment.numerator === 0 || !unemployment_start || !unemployment_share) return zero;
  const over = excess(income, state.amount(unemployment_start));
  const taxed = smaller(unemployment, multiply(over, exact(unemployment_share)));
  return state.line("unemployment_deduction", excess(unemployment, taxed), "unemployment_start");
}

/**
 * IC 6-3.1-21: a share of the federal credit, to 2022 by the federal rules of 2010. Schedule IN-EIC
 * since 2023, line A-1, takes the credit of the federal return.
 */
function earnedIncomeCredit(state: State): Exact {
  const { figures, filed } = state;
  const rate = figures.earned_income_credit_rate;
  const limit = figures.earned_income_credit_investment_limit;
  if (rate === undefined) return zero;
  const own =
    limit === undefined
      ? filed.credits.earnedIncomeCredit
      : earnedIncomeCreditBy(state, {
          rows: rowsOf2010(filed.figures.earned_income_credit, figures),
          investment_limit: limit,
          ages: [25, 64],
        });
  return state.line(
    "earned_income_credit",
    multiply(own, exact(rate)),
    "earned_income_credit_rate",
  );
}

/** No more for a third child, nor for a joint return, nor for people without children in 2021. */
function rowsOf2010(rows: EarnedIncomeRows, figures: UsInFigures): EarnedIncomeRows {
  const [none, one, two] = rows;
  const childless = none && { ...none, ...figures.earned_income_credit_childless };
  const counted = [childless, one, two, two];
  return counted.flatMap((row) => (row ? [{ ...row, start_joint: row.start }] : []));
}

/** IC 6-3-3-9: for people of 65 with a small income. Spouses have it only on a joint return. */
function elderlyCredit(state: State): Exact {
  const { figures, income, context } = state;
  const aged = state.aged();
  if (aged === 0 || context.status === "married_separate") return zero;
  const rows = aged === 2 ? figures.elderly_credit_two : figures.elderly_credit_one;
  if (rows === undefined) return zero;
  const credit = lookupAtLeast(atLeastZero(income), rows);
  if (credit.numerator > 0) state.line("elderly_credit", credit, "elderly_credit_one");
  return credit;
}
