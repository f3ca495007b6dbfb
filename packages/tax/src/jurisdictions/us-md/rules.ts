import {
  add,
  atLeastZero,
  clamp,
  compare,
  countSteps,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import {
  allowedCareCredit,
  isWithin,
  largerIfItemized,
  ownershipShares,
  retirementOfEach,
} from "../us/states/itemized-parts.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { earnedIncomeCreditFrom } from "../us/states/young-earners.ts";
import { countyTaxByRate, isPoor } from "./county-tax.ts";
import { data, type UsMdFigures } from "./figures.ts";
import { localities } from "./localities.ts";

/** The income tax of Maryland. */
export const usMd: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  localities,
  localTaxation: {
    base: "taxable_income",
    levied: "every county and Baltimore City tax income, at 2.25 to 3.30 %",
  },
  steps: (figures, state) => {
    const { income } = state;
    const { exempt, twoIncomes, care } = subtractions(state);
    const net = subtract(income, sum([exempt, twoIncomes, care]));
    const standard =
      figures.standard_flat === undefined
        ? clamp(
            multiply(net, exact(figures.standard_rate)),
            state.amount(figures.standard_min),
            state.amount(figures.standard_max),
          )
        : state.amount(figures.standard_flat);
    const deduction = largerIfItemized(state, standard, ({ withoutStateTax }) =>
      excess(withoutStateTax, itemizedReduction(state)),
    );
    // Tax-General 10-211(c): an income exactly on a limit belongs to the lower row.
    const perPerson = lookup(income, state.pick(figures.exemption));
    const aged = state.times(figures.aged_exemption, state.aged());
    const exemptions = add(multiply(perPerson, exact(state.people)), aged);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(net, add(deduction, exemptions));
    const regular = state.schedule(taxableIncome, figures.rates);
    const { gain_surtax_rate, gain_surtax_start } = figures;
    const hasSurtax =
      gain_surtax_rate !== undefined &&
      gain_surtax_start !== undefined &&
      compare(income, exact(gain_surtax_start)) > 0;
    const surtax = hasSurtax ? multiply(state.netGain, exact(gain_surtax_rate)) : zero;
    return {
      taxableIncome,
      tax: add(regular, surtax),
      ...creditsOf(state, add(regular, surtax)),
      localTax: countyTaxByRate(state, taxableIncome),
    };
  },
});

/**
 * Tax-General 10-207(j), 10-208 and 10-209: benefits, the pensions of each person from 65 less the
 * benefits of that person, care expenses, and an amount for a second earner.
 */
function subtractions(state: StateCase<UsMdFigures>): {
  readonly exempt: Exact;
  readonly twoIncomes: Exact;
  readonly care: Exact;
} {
  const { figures, filed } = state;
  const pensions = retirementOfEach(state).map((person) =>
    person.age >= figures.pension_exclusion_age
      ? smaller(person.pensions, excess(exact(figures.pension_exclusion), person.benefits))
      : zero,
  );
  const exempt = add(filed.taxableBenefits, sum(pensions));
  if (exempt.numerator > 0) state.line("exempt_retirement_income", exempt, "pension_exclusion");
  const shares = ownershipShares(state)?.map((share, at) => subtract(share, pensions[at] ?? zero));
  const [first, second] = shares ?? [zero, zero];
  const less = first && second ? atLeastZero(smaller(first, second)) : zero;
  const twoIncomes = smaller(exact(figures.two_income_subtraction), less);
  return { exempt, twoIncomes, care: careSubtraction(state) };
}

function careSubtraction(state: StateCase<UsMdFigures>): Exact {
  const { figures, filed, inputs, context } = state;
  const children = inputs.careExpenses.numerator === 0 ? 0 : state.children(13);
  if (children === 0 || context.status === "married_separate") return zero;
  const most = exact(children === 1 ? figures.care_subtraction_one : figures.care_subtraction_more);
  const [self, spouse] = filed.earned;
  const work = context.status === "married_joint" ? smaller(self, spouse) : self;
  const counted = smaller(smaller(inputs.careExpenses, most), atLeastZero(work));
  return state.line("care_subtraction", counted, "care_subtraction_one");
}

/** Tax-General 10-218, from 2025: 7.5 % of the income over a start. */
function itemizedReduction(state: StateCase<UsMdFigures>): Exact {
  const { itemized_reduction_rate: rate, itemized_reduction_start: start } = state.figures;
  if (rate === undefined || start === undefined) return zero;
  return multiply(excess(state.income, state.amount(start)), exact(rate));
}

/** Credits in the order of Form 502, lines 22 to 24 and 42 to 43. */
function creditsOf(
  state: StateCase<UsMdFigures>,
  tax: Exact,
): Pick<StateResult, "credits" | "refundable"> {
  const { figures } = state;
  const earned = earnedIncomeCredits(state, tax);
  const care = careCredit(state);
  const isPaidOut = isWithin(state.income, state.amount(figures.care_refund_income));
  const others = {
    poverty_credit: povertyCredit(state, tax),
    senior_credit: seniorCredit(state),
    care_credit: isPaidOut ? zero : care,
  };
  return {
    credits: others,
    refundable: {
      // The part that is not paid out is limited to the tax here, so that the tax after credits
      // stays the tax before the earned income credit, as in other states.
      earned_income_credit: add(
        smaller(earned.subtracted, excess(tax, sum(Object.values(others)))),
        earned.paidOut,
      ),
      care_credit_refundable: isPaidOut ? care : zero,
      child_credit: childCredit(state),
    },
  };
}

/**
 * Tax-General 10-704: half of the federal credit is subtracted from the tax; 45 % of it is paid out
 * as far as that exceeds the tax. Single people without children have all of it, from any age.
 */
function earnedIncomeCredits(
  state: StateCase<UsMdFigures>,
  tax: Exact,
): { readonly subtracted: Exact; readonly paidOut: Exact } {
  const { figures, filed, context } = state;
  const isAlone = context.status !== "married_joint" && state.children(19) === 0;
  if (!isAlone) {
    const federal = filed.credits.earnedIncomeCredit;
    return {
      subtracted: multiply(federal, exact(figures.earned_income_match)),
      paidOut: excess(multiply(federal, exact(figures.earned_income_refund)), tax),
    };
  }
  const whole = multiply(
    earnedIncomeCreditFrom(state, 0),
    exact(figures.earned_income_match_childless),
  );
  const most = figures.earned_income_most_childless;
  const credit = most === undefined ? whole : smaller(whole, exact(most));
  return { subtracted: credit, paidOut: excess(credit, tax) };
}

/** Tax-General 10-716: a share of the federal credit that falls by a point for each step. */
function careCredit(state: StateCase<UsMdFigures>): Exact {
  const { figures, income } = state;
  if (!isWithin(income, state.amount(figures.care_credit_income))) return zero;
  const over = excess(income, state.amount(figures.care_credit_start));
  const steps = countSteps(over, state.amount(figures.care_credit_step), "ceil");
  const lost = multiply(steps, exact(figures.care_credit_per_step));
  const share = excess(exact(figures.care_credit_match), lost);
  return multiply(allowedCareCredit(state), share);
}

/** Tax-General 10-751. Children with a disability are not known. */
function childCredit(state: StateCase<UsMdFigures>): Exact {
  const { figures, income, inputs } = state;
  if (!isWithin(income, exact(figures.child_credit_income))) return zero;
  const children = inputs.dependentAges.filter((age) => age < figures.child_credit_under).length;
  const whole = state.times(figures.child_credit, children);
  const { child_credit_start, child_credit_step, child_credit_per_step } = figures;
  if (
    child_credit_start === undefined ||
    child_credit_step === undefined ||
    child_credit_per_step === undefined
  ) {
    return whole;
  }
  const rule = {
    start: exact(child_credit_start),
    step: exact(child_credit_step),
    perStep: exact(child_credit_per_step),
  };
  return stepDown(whole, income, rule, "ceil");
}

/**
 * Tax-General 10-709(c): up to 5 % of the earned income, if the income does not exceed the poverty
 * guideline for the number of exemptions. The law excludes people whose tax the earned income
 * credit already removes. Including them gives the same tax.
 */
function povertyCredit(state: StateCase<UsMdFigures>, tax: Exact): Exact {
  const share = exact(state.figures.poverty_credit_share);
  if (!isPoor(state)) return zero;
  const credit = smaller(tax, multiply(state.earnedIncome, share));
  return state.line("poverty_credit", credit, "poverty_credit_share");
}

/** From 2022, for incomes up to a limit. The credit is smaller if only one spouse is 65. */
function seniorCredit(state: StateCase<UsMdFigures>): Exact {
  const { senior_credit, senior_credit_of_one_spouse, senior_credit_limit } = state.figures;
  const aged = state.aged();
  if (!senior_credit || !senior_credit_of_one_spouse || !senior_credit_limit) return zero;
  if (aged === 0 || compare(state.income, state.amount(senior_credit_limit)) > 0) return zero;
  const isHalf = state.adults === 2 && aged === 1;
  const credit = isHalf ? exact(senior_credit_of_one_spouse) : state.amount(senior_credit);
  return state.line("senior_credit", credit, "senior_credit");
}
