import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  ratio,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, planByRule } from "../us/estimated-tax.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsVaFigures } from "./figures.ts";

interface VirginiaTax extends Pick<StateResult, "taxableIncome" | "tax"> {
  readonly credits: Exact;
}

const estimatedTax: EstimatedTaxRule = {
  threshold: [
    { from: 2018, amount: 150 },
    { from: 2026, amount: 1000 },
  ],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Virginia Tax, individual estimated tax payments",
      url: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
      readOn: "2026-11-20",
    },
  ],
};

/** The income tax of Virginia. */
export const usVa: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  // https://www.tax.virginia.gov/individual-estimated-tax-payments
  instalments: { days: ["05-01", "06-15", "09-15", "01-15"] },
  planEstimatedTax: planByRule(estimatedTax),
  steps: (_figures, state) => {
    const credit = lowIncomeCredit(state);
    if (!isPositive(credit)) return taxWith(state, true);
    const isBetter = state.aged() === 0 || isBetterWithout(state, credit);
    const result = taxWith(state, !isBetter);
    if (!isBetter || !isPositive(result.tax)) return result;
    if (state.context.status === "married_separate") {
      state.context.assume(
        "Virginia: the spouse has no income of their own, and does not claim the credit for low incomes.",
      );
    }
    state.line("low_income_credit", credit, "low_income_credit");
    return { ...result, credits: add(result.credits, credit) };
  },
});

/**
 * Va. Code 58.1-339.8(B)(1): 300 for each family member, if the family's Virginia adjusted gross
 * income does not exceed the poverty guideline. On a separate return the spouse counts as family
 * too. The earned income credit, which can be claimed instead, is not calculated here.
 */
function lowIncomeCredit(state: StateCase<UsVaFigures>): Exact {
  const { figures, income, context, people } = state;
  const family = context.status === "married_separate" ? people + 1 : people;
  const guideline = add(
    exact(figures.poverty_guideline),
    state.times(figures.poverty_guideline_further, family - 1),
  );
  const isPoor = compare(income, guideline) <= 0;
  return isPoor ? state.times(figures.low_income_credit, family) : zero;
}

/**
 * Va. Code 58.1-339.8(D): the credit excludes the deduction and the exemption for age. True if
 * those give the higher tax.
 */
function isBetterWithout(state: StateCase<UsVaFigures>, credit: Exact): boolean {
  const quiet = state.quietly();
  const withAge = taxWith(quiet, true);
  const without = taxWith(quiet, false);
  const afterCredit = excess(excess(without.tax, without.credits), credit);
  return compare(afterCredit, excess(withAge.tax, withAge.credits)) < 0;
}

function taxWith(state: StateCase<UsVaFigures>, takesAgeRelief: boolean): VirginiaTax {
  const { figures, income } = state;
  const deduction = state.deduct(state.amount(figures.standard_deduction));
  const isAged = state.areAged().map((is) => is && takesAgeRelief);
  const aged = isAged.filter(Boolean).length;
  const exemptions = add(
    state.times(figures.exemption, state.people),
    state.times(figures.aged_exemption, aged),
  );
  state.deducted("exemptions", exemptions, "exemption");
  const deducted = takesAgeRelief ? ageDeduction(state) : zero;
  const taxableIncome = excess(income, sum([deduction, exemptions, deducted]));
  // Form 760, line 9: Virginia adjusted gross income is the income after the age deduction.
  const adjusted = excess(income, deducted);
  if (compare(adjusted, state.amount(figures.no_tax_below)) < 0)
    return { taxableIncome, tax: zero, credits: zero };
  const tax = state.schedule(taxableIncome, figures.rates);
  const perAged = multiply(deducted, ratio(1, Math.max(1, aged)));
  const own = spouseShares(state)?.map((share, index) => {
    const exemption = state.times(figures.aged_exemption, isAged[index] ? 1 : 0);
    const taken = [exact(figures.exemption), exemption, isAged[index] ? perAged : zero];
    return excess(share, sum(taken));
  });
  return { taxableIncome, tax, credits: spouseAdjustment(state, taxableIncome, tax, own) };
}

/** Form 760 instructions. `own` is the income of each spouse, less their own exemptions. */
function spouseAdjustment(
  state: StateCase<UsVaFigures>,
  taxableIncome: Exact,
  tax: Exact,
  own: readonly Exact[] | undefined,
): Exact {
  if (own === undefined) return zero;
  const { figures } = state;
  const lesser = smaller(own[0] ?? zero, own[1] ?? zero);
  const part = smaller(lesser, multiply(taxableIncome, ratio(1, 2)));
  const apart = add(
    state.schedule(part, figures.rates),
    state.schedule(subtract(taxableIncome, part), figures.rates),
  );
  const adjustment = smaller(excess(tax, apart), exact(figures.spouse_adjustment_cap));
  return state.line("spouse_tax_adjustment", adjustment, "spouse_adjustment_cap");
}

/**
 * For each person of 65, less the income over the start. People born before 1939 have it in full.
 * On a separate return the income of both spouses counts, but only the taxpayer's is known.
 */
function ageDeduction(state: StateCase<UsVaFigures>): Exact {
  const { figures, context } = state;
  const aged = state.aged();
  if (aged === 0) return zero;
  if (context.status === "married_separate") {
    context.assume("Virginia: the spouse has no income, which would reduce the age deduction.");
  }
  const year = Number(context.year.label);
  const whole = state.aged(year - figures.age_deduction_whole_born_before + 1);
  const deduction = add(
    state.times(figures.age_deduction, whole),
    excess(
      state.times(figures.age_deduction, aged - whole),
      excess(state.income, state.amount(figures.age_deduction_start)),
    ),
  );
  return state.line("age_deduction", deduction, "age_deduction");
}
