import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  ratio,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { amountsOf } from "../../engine/define-jurisdiction.ts";
import {
  lookup,
  lookupAtLeast,
  progressiveTax,
  tariffTax,
} from "../../engine/formulas/schedule.ts";
import { countKnownChildren } from "../us/federal/taxpayers.ts";
import {
  defineLocality,
  type LocalCase,
  type Locality,
  type LocalResult,
} from "../us/states/define-locality.ts";
import { federalEarnedCredit } from "./credits.ts";
import { adjustedIncome } from "./deductions.ts";
import type { UsNyFigures } from "./figures.ts";
import { type NewYorkCityFigures, newYorkCity, yonkers } from "./locality-figures.ts";

type Case = LocalCase<UsNyFigures>;

/** Form IT-201, lines 47 to 51, and lines 69 to 70 of the refundable credits. */
const cityOfNewYork = defineLocality<UsNyFigures, NewYorkCityFigures>({
  data: newYorkCity,
  isOnStateReturn: true,
  steps: (figures, local) => {
    const { context, state, taxableIncome } = local;
    sayLeftOut(figures, local);
    return {
      taxableIncome,
      tax: progressiveTax(taxableIncome, state.pick(figures.rates), context.trace, "rates"),
      credits: { city_household_credit: householdCredit(figures, local) },
      refundable: {
        school_tax_credit: schoolTaxCredit(figures, local),
        city_earned_income_credit: earnedIncomeCredit(figures, local),
        city_care_credit: careCredit(figures, local),
      },
    };
  },
});

/** Form IT-201, line 48, tables 4 to 6: by the federal income, for each person on the return. */
function householdCredit(figures: NewYorkCityFigures, { state, context }: Case): Exact {
  const { status } = context;
  if (status === "single") return lookup(state.income, figures.household_credit_single);
  const isSeparate = status === "married_separate";
  const rows = isSeparate ? figures.household_credit_separate : figures.household_credit;
  // On separate returns the dependents and the income of both spouses count.
  const people = isSeparate ? state.people + 1 : state.people;
  return multiply(lookup(state.income, rows), exact(people));
}

/** Tax Law 1310(e) and (g): an amount up to one income, and a share of the tax up to another. */
function schoolTaxCredit(
  figures: NewYorkCityFigures,
  { state, taxableIncome, context }: Case,
): Exact {
  const { school_credit: credit, school_credit_limit: limit } = figures;
  const fixed = compare(state.income, exact(limit)) > 0 ? zero : state.amount(credit);
  const isOver = compare(taxableIncome, exact(figures.school_rate_reduction_limit)) > 0;
  const rows = state.pick(figures.school_rate_reduction);
  const reduction = isOver
    ? zero
    : tariffTax(taxableIncome, rows, context.trace, "school_rate_reduction");
  context.trace.line("school_tax_credit", fixed, "school_credit");
  return add(fixed, reduction);
}

/**
 * Form IT-215, worksheet C: a share of the federal credit. It falls by 0.002 of a point for each
 * dollar within the short ranges between two shares.
 */
function earnedIncomeCredit(figures: NewYorkCityFigures, { state, context }: Case): Exact {
  const income = adjustedIncome(state);
  const share = lookupAtLeast(income, figures.earned_income_match);
  const start = lookupAtLeast(income, figures.earned_income_falls_over);
  const falls = start.numerator > 0 ? excess(income, start) : zero;
  const lost = multiply(falls, exact(figures.earned_income_per_dollar));
  const credit = multiply(federalEarnedCredit(state), subtract(share, lost));
  context.trace.line("city_earned_income_credit", credit, "earned_income_match");
  return credit;
}

/** Form IT-216, part 3: a share of the state's credit for the care of children under 4. */
function careCredit(figures: NewYorkCityFigures, { state, ofState, context }: Case): Exact {
  const credit = amountsOf(ofState).care_credit;
  const { start, end, share, under_age } = figures.care_credit;
  const young = countKnownChildren(context, under_age);
  if (credit === undefined || young === 0 || compare(state.income, exact(end)) > 0) return zero;
  context.assume("New York City: the expenses of care are the same for every child.");
  const left = smaller(subtract(exact(end), state.income), exact(end - start));
  const ofYoung = ratio(young, state.children(13));
  return multiply(
    multiply(credit, ofYoung),
    multiply(exact(share), multiply(left, ratio(1, end - start))),
  );
}

function sayLeftOut(figures: NewYorkCityFigures, { state, context }: Case): void {
  if (figures.has_elimination_credit === true && state.dependents > 0) {
    context.assume(
      "New York City: the income tax elimination credit (Form IT-270) is left out, because its income thresholds are not loaded.",
    );
  }
  if (context.inputs.selfEmploymentIncome.numerator > 0) {
    context.assume(
      "New York City: the unincorporated business tax (Form NYC-202) and the metropolitan commuter transportation mobility tax are left out.",
    );
  }
}

/** Form IT-201, line 55: a share of the tax of the state after all of its credits. */
const cityOfYonkers = defineLocality<UsNyFigures, { readonly surcharge: number }>({
  data: yonkers,
  isOnStateReturn: true,
  steps: ({ surcharge }, { ofState, taxableIncome, context }): LocalResult => {
    const tax = multiply(ofState.taxDue, exact(surcharge));
    context.trace.line("surcharge", tax, "surcharge", ofState.taxDue);
    return { taxableIncome, tax };
  },
});

export const localities: readonly Locality<UsNyFigures>[] = [cityOfNewYork, cityOfYonkers];
