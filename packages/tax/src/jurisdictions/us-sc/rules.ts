import {
  add,
  atLeastZero,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  roundTo,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { fadeOver } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { countedCareExpenses } from "../us/states/care-expenses.ts";
import { defineState, sumOf } from "../us/states/define-state.ts";
import { capEach } from "../us/states/kinds-of-each.ts";
import {
  exemptMilitaryOfEach,
  militaryExclusion,
  otherPensionsOfEach,
} from "../us/states/military-pensions.ts";
import {
  cappedIncomeTax,
  type OfferedDeductions,
  offeredDeductions,
} from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsScFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 100 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "S.C. Code 12-6-3910(A): 26 U.S.C. 6654, with 100",
      url: "https://www.lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_12-6-3910",
      readOn: "2026-11-28",
    },
    {
      title: "Form SC2210 (read in a published copy of 2023)",
      url: "https://taxformfinder.org/southcarolina/form-sc2210",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of South Carolina. */
export const usSc: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { inputs } = state;
    const dependents = add(
      state.times(figures.dependent_exemption, state.dependents),
      state.times(
        figures.young_child_deduction,
        inputs.dependentAges.filter((age) => age < figures.young_child_age).length,
      ),
    );
    const gains = multiply(state.netGain, exact(figures.gain_deduction));
    const start = startingIncome(state);
    const retired = retirementDeductions(state);
    const { taxableBenefits } = state.filed;
    const taxableIncome = excess(
      start,
      sum([dependents, gains, retired, taxableBenefits, militaryExclusion(state)]),
    );
    const tax = state.schedule(taxableIncome, figures.rates);
    const credits = {
      care_credit: multiply(
        countedCareExpenses(state, figures.care_most),
        exact(figures.care_credit_share),
      ),
      two_earner_credit: twoEarnerCredit(state),
    };
    return {
      taxableIncome,
      tax,
      credits: { ...credits, earned_income_credit: earnedIncomeCredit(state) },
      parts: { tax_before_earned_credit: excess(tax, sumOf(credits)) },
    };
  },
});

/** S.C. Code 12-6-3330. */
function twoEarnerCredit(state: StateCase<UsScFigures>): Exact {
  const { figures, filed } = state;
  if (spouseShares(state) === undefined) return zero;
  const lesser = atLeastZero(smaller(filed.earned[0], filed.earned[1]));
  const name = "two_earner_credit";
  return state.line(name, progressiveTax(lesser, figures[name], silentTrace, name), name);
}

/** S.C. Code 12-6-3632: more than the federal credit, but not paid out. */
function earnedIncomeCredit({ figures, filed }: StateCase<UsScFigures>): Exact {
  const match = multiply(filed.credits.earnedIncomeCredit, exact(figures.earned_income_match));
  const most = figures.earned_income_credit_max;
  return most === undefined ? match : smaller(match, exact(most));
}

/**
 * S.C. Code 12-6-1170: pensions up to an amount, from 65 on any income up to another. The law has a
 * third amount, for pensions at 65, but takes it off the second. The worksheet of SC1040, line p,
 * takes military retirement pay off the first.
 */
function retirementDeductions(state: StateCase<UsScFigures>): Exact {
  const { figures } = state;
  const isAged = state.areAged();
  const military = exemptMilitaryOfEach(state);
  const [first, second] = isAged.map((is, at) =>
    excess(exact(is ? figures.age_deduction : figures.retirement_deduction), military[at] ?? zero),
  );
  const pensions = capEach(otherPensionsOfEach(state), [first ?? zero, second ?? zero]);
  const any = pensions.map((own, at) =>
    isAged[at] ? excess(exact(figures.age_deduction), own) : zero,
  );
  const whole = sum([...pensions, ...any]);
  if (isPositive(whole)) state.line("age_deduction", whole, "age_deduction");
  return whole;
}

/**
 * To 2025: federal taxable income, with the older standard deduction in 2025. From 2026 the state
 * has a deduction of its own, which falls with income.
 */
function startingIncome(state: StateCase<UsScFigures>): Exact {
  const { figures, income } = state;
  const { own_deduction, own_deduction_start, own_deduction_width, own_deduction_step } = figures;
  if (own_deduction && own_deduction_start && own_deduction_width && own_deduction_step) {
    const whole = state.amount(own_deduction);
    const faded = fadeOver(
      whole,
      income,
      state.amount(own_deduction_start),
      state.amount(own_deduction_width),
    );
    // SCDOR Information Letter 26-20: the reduction is rounded down to a multiple of 10.
    const reduction = roundTo(subtract(whole, faded), exact(own_deduction_step), "floor");
    return excess(income, state.deducted("deduction", subtract(whole, reduction), "own_deduction"));
  }
  const federal = state.federal();
  const older = figures.older_standard_deduction;
  const offered = federal.itemizes ? offeredDeductions(state) : undefined;
  const taxes = offered === undefined ? zero : addedTaxes(state, offered);
  // SC1040, lines a to e: South Carolina has no deduction for business income, and not the senior
  // deduction of 2025 either.
  if (federal.itemizes) return excess(income, subtract(federal.deduction, taxes));
  if (older === undefined) return excess(income, federal.deduction);
  const newer = exact(federal.figures.standard_deduction[state.context.status]);
  const addback = excess(newer, state.amount(older));
  state.line("standard_deduction_addback", addback, "older_standard_deduction");
  return excess(income, subtract(federal.deduction, addback));
}

/** SC1040, line a: the state's tax, as far as it made the itemized deductions exceed the standard. */
function addedTaxes(state: StateCase<UsScFigures>, offered: OfferedDeductions): Exact {
  const { filed, context } = state;
  const isSeparate = context.status === "married_separate";
  const over = excess(filed.deduction, isSeparate ? zero : filed.standardDeduction);
  return smaller(over, cappedIncomeTax(state, offered));
}
