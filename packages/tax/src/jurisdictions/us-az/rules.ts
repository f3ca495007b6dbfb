import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { amountsOf } from "../../engine/define-jurisdiction.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { countedCareExpenses } from "../us/states/care-expenses.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import {
  cappedIncomeTax,
  cappedPropertyTax,
  offeredDeductions,
} from "../us/states/offered-deductions.ts";
import { ownSchedule1A, type StateCase } from "../us/states/state-case.ts";
import { data, type UsAzFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  // Both this and last year's income must exceed the limit.
  isFree: ({ status, priorYearIncome, calculation }) => {
    const limit = status === "married_joint" ? 150_000 : 75_000;
    const income = amountsOf(calculation).adjusted_gross_income;
    const isSmall = income !== undefined && compare(income, exact(limit)) <= 0;
    return isSmall || (priorYearIncome ?? limit + 1) <= limit;
  },
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "A.R.S. 43-581(A)",
      url: "https://www.azleg.gov/ars/43/00581.htm",
      readOn: "2026-11-28",
    },
    {
      title: "Arizona Form 221, lines 6 to 8 (read in a published copy of 2023)",
      url: "https://taxformfinder.org/arizona/form-221",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Arizona. */
export const usAz: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents", "dependent_ages"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const deduction = deductionOf(state);
    const aged = multiply(lookupAtLeast(exact(65), figures.aged_exemption), exact(state.aged()));
    const hasSenior = figures.federal_senior_deduction && state.aged() > 0;
    const senior = hasSenior ? state.federal().seniorDeduction : zero;
    const { taxableBenefits } = state.filed;
    const federal = add(senior, ownSchedule1A(state));
    const subtractions = [
      ...[deduction, aged, federal, gainSubtraction(state), taxableBenefits],
      careSubtraction(state),
      militaryExclusion(state),
    ];
    const taxableIncome = excess(income, sum(subtractions));
    const tax = state.schedule(taxableIncome, figures.rates);
    return {
      taxableIncome,
      tax,
      credits: add(dependentCredit(state), familyCredit(state)),
      refundable: { excise_credit: exciseCredit(state) },
    };
  },
});

type State = StateCase<UsAzFigures>;

/**
 * A.R.S. 43-1041, 43-1042: the standard deduction with a share of the gifts, or the federal
 * deductions with all medical costs.
 */
function deductionOf(state: State): Exact {
  const standard = state.amount(state.figures.standard_deduction);
  const offered = offeredDeductions(state);
  if (offered === undefined) return state.deduct(standard);
  const { mortgageInterest, charity, medical, other } = offered;
  const paid = add(cappedPropertyTax(state, offered), cappedIncomeTax(state, offered));
  const { tax_cap } = state.figures;
  const taxes = tax_cap === undefined ? paid : smaller(paid, exact(tax_cap));
  const itemized = sum([mortgageInterest, charity, medical, other, taxes]);
  const share = multiply(charity, exact(state.figures.charity_share ?? 0));
  const most = state.figures.charity_most;
  const raised = add(standard, most ? smaller(share, state.amount(most)) : share);
  return state.deducted("deduction", larger(raised, itemized), "standard_deduction");
}

/** A.R.S. 43-1072.01: an amount per person, for small incomes. */
function exciseCredit(state: State): Exact {
  const { excise_credit, excise_credit_limit, excise_credit_most } = state.figures;
  if (!excise_credit || !excise_credit_limit || !excise_credit_most) return zero;
  if (compare(state.income, state.amount(excise_credit_limit)) > 0) return zero;
  const credit = smaller(state.times(excise_credit, state.people), exact(excise_credit_most));
  return state.line("excise_credit", credit, "excise_credit");
}

/** A.R.S. 43-1022(34): the costs of care of 26 U.S.C. 21 that its credit does not reach. */
function careSubtraction(state: State): Exact {
  if (!state.figures.care_subtraction) return zero;
  const cost = excess(countedCareExpenses(state), usedCareCredit(state));
  if (cost.numerator > 0) state.line("care_subtraction", cost, "care_subtraction");
  return cost;
}

/**
 * A.R.S. 43-1022(22): a share of the net long-term gains on assets acquired after 2011. Short-term
 * losses do not lessen them (Form 140, lines 20 to 24), unless they leave no gain.
 */
function gainSubtraction(state: State): Exact {
  if (state.netGain.numerator === 0) return zero;
  const gains = state.inputs.longTermCapitalGains;
  state.context.assume("Arizona: long-term gains are on assets acquired after 2011.");
  const share = multiply(gains, exact(state.figures.gain_subtraction));
  return state.line("gain_subtraction", share, "gain_subtraction");
}

/**
 * The credit loses one twentieth for every 1,000 of income over the start. A part of 1,000 counts
 * as a full one.
 */
function dependentCredit(state: State): Exact {
  const { figures, income } = state;
  const [young, older] = figures.dependent_credit;
  if (state.dependents === 0 || young === undefined || older === undefined) return zero;
  const children = state.children(17);
  const whole = add(
    state.times(young.amount, children),
    state.times(older.amount, state.dependents - children),
  );
  const rule = {
    start: state.amount(figures.dependent_credit_start),
    step: exact(figures.dependent_credit_step),
    perStep: multiply(whole, exact(figures.dependent_credit_loss_per_step)),
  };
  return state.line("dependent_credit", stepDown(whole, income, rule, "ceil"), "dependent_credit");
}

/**
 * A.R.S. 43-1073: an amount per person, for incomes up to a limit that grows with the number
 * of dependents.
 */
function familyCredit(state: State): Exact {
  const { figures, income, dependents, context } = state;
  const count = exact(dependents);
  const limit = {
    single: () => exact(figures.family_credit_limit_single),
    married_separate: () => exact(figures.family_credit_limit_separate),
    married_joint: () => lookupAtLeast(count, figures.family_credit_limit_joint),
    head_of_household: () => lookupAtLeast(count, figures.family_credit_limit_head),
    surviving_spouse: () => lookupAtLeast(count, figures.family_credit_limit_head),
  }[context.status]();
  if (compare(income, limit) > 0) return zero;
  const whole = state.times(figures.family_credit_per_person, state.people);
  const credit = smaller(whole, state.amount(figures.family_credit_cap));
  return state.line("family_credit", credit, "family_credit_per_person");
}
