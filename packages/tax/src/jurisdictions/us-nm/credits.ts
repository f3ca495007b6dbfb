import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import { both } from "../us/federal/income.ts";
import { countChildren } from "../us/federal/taxpayers.ts";
import { earnedIncomeCreditBy, usedCareCredit } from "../us/states/federal-matches.ts";
import { offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsNmFigures } from "./figures.ts";

type Case = StateCase<UsNmFigures>;

/** NMSA 7-2-18.15: the working families credit. Without children from 18 on. */
export function earnedIncomeCredit(state: Case): Exact {
  const { figures } = state;
  const federal = earnedIncomeCreditBy(state, { ages: figures.earned_income_ages });
  const credit = multiply(federal, exact(figures.earned_income_match));
  return state.line("earned_income_credit", credit, "earned_income_match");
}

/** NMSA 7-2-18.34: from 2023, an amount for each child by income; half on a separate return. */
export function childCredit(state: Case): Exact {
  const { figures, income, context, dependents } = state;
  if (figures.child_credit === undefined || dependents === 0) return zero;
  const children = exact(countChildren(context, 19));
  const whole = multiply(lookup(income, figures.child_credit), children);
  return state.line("child_credit", halfIfSeparate(state, whole), "child_credit");
}

/**
 * NMSA 7-2-18.1: a share of what is paid for the care of children below 15, with an income up to
 * twice the federal minimum wage, less the federal credit. Both spouses must earn.
 */
export function careCredit(state: Case): Exact {
  const { figures, inputs, filed, adults } = state;
  const { share, most_for_one, most_for_all, under_age, income_up_to } = figures.care_credit;
  const children = isPositive(inputs.careExpenses) ? state.children(under_age) : 0;
  const earners = filed.earned.filter(isPositive).length;
  if (children === 0 || earners < adults) return zero;
  if (compare(modifiedGrossIncome(state), exact(income_up_to)) > 0) return zero;
  state.context.assume(
    "New Mexico: care was paid for on at least 150 days, as its credit counts 8 dollars a day and child.",
  );
  const paid = multiply(inputs.careExpenses, exact(share));
  const most = smaller(multiply(exact(most_for_one), exact(children)), exact(most_for_all));
  const credit = excess(smaller(paid, most), usedCareCredit(state));
  return state.line("care_credit", halfIfSeparate(state, credit), "care_credit");
}

/** NMSA 7-2-14: an amount by income and exemptions. People of 65 count three times. */
export function lowIncomeRebate(state: Case): Exact {
  const tables = state.figures.low_income_rebate;
  const exemptions = state.people + 2 * state.aged();
  const table = tables[Math.min(exemptions, tables.length) - 1];
  if (table === undefined) return zero;
  const rebate = lookup(modifiedGrossIncome(state), table);
  return state.line("low_income_rebate", halfIfSeparate(state, rebate), "low_income_rebate");
}

/** NMSA 7-2-18: property tax on the home at 65 beyond an amount that rises with income. */
export function propertyTaxRebate(state: Case): Exact {
  const { most, income_up_to, borne } = state.figures.property_tax_rebate;
  const paid = exact(state.inputs.itemized?.property_tax ?? 0);
  const income = modifiedGrossIncome(state);
  if (state.aged() === 0 || compare(income, exact(income_up_to)) > 0) return zero;
  const rebate = smaller(excess(paid, lookup(income, borne)), halfIfSeparate(state, exact(most)));
  return state.line("property_tax_credit", rebate, "property_tax_rebate");
}

/** NMSA 7-2-2(L): all income, taxed or not, without losses. */
function modifiedGrossIncome({ filed, inputs }: Case): Exact {
  const { income } = filed;
  const withoutLosses = [both(income.profits), income.capitalGain, income.rent].map(atLeastZero);
  const property = add(add(income.interest, income.taxExemptInterest), income.dividends);
  return sum([
    both(income.wages),
    ...withoutLosses,
    property,
    income.pensions,
    income.unemployment,
    inputs.socialSecurity,
  ]);
}

/** NMSA 7-2-37, to 2024: a share of medical expenses; 7-2-5.9: an amount for large ones at 65. */
export function medicalDeduction(state: Case): Exact {
  const { figures, income } = state;
  const paid = offeredDeductions(state)?.medical ?? zero;
  if (paid.numerator === 0) return zero;
  const rates = figures.medical_deduction;
  const share = rates === undefined ? zero : multiply(paid, lookup(income, state.pick(rates)));
  const exempt = hasLargeMedical(state) ? exact(figures.large_medical.exemption) : zero;
  return add(share, halfIfSeparate(state, exempt));
}

/** NMSA 7-2-18.13: paid out for large medical expenses at 65. */
export function medicalCredit(state: Case): Exact {
  if (!hasLargeMedical(state)) return zero;
  return halfIfSeparate(state, exact(state.figures.large_medical.credit));
}

function hasLargeMedical(state: Case): boolean {
  const paid = offeredDeductions(state)?.medical ?? zero;
  return state.aged() > 0 && compare(paid, exact(state.figures.large_medical.from)) >= 0;
}

export function halfIfSeparate({ context }: Case, amount: Exact): Exact {
  return context.status === "married_separate" ? multiply(amount, half) : amount;
}
