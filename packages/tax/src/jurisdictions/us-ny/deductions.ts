import {
  atLeastZero,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  ratio,
  smaller,
  subtract,
  sum,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { bothOf, capEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsNyFigures } from "./figures.ts";

type Case = StateCase<UsNyFigures>;

/** Tax Law 612(c): without benefits, military pensions, and other pensions up to an amount. */
export function adjustedIncome(state: Case): Exact {
  const { figures, filed } = state;
  const most = exact(figures.pension_exclusion);
  const isOld = state.areAged(figures.pension_exclusion_age);
  const pensions = bothOf(capEach(otherPensionsOfEach(state), [most, most], isOld));
  if (isPositive(pensions)) state.line("pension_exclusion", pensions, "pension_exclusion");
  return subtract(state.income, sum([filed.taxableBenefits, pensions, militaryExclusion(state)]));
}

/** The larger of the standard and the itemized deductions, whatever the federal return takes. */
export function deductionOf(state: Case, adjustedIncome: Exact): Exact {
  const standard = state.amount(state.figures.standard_deduction);
  if (state.inputs.itemized === undefined) return state.deduct(standard);
  const itemized = itemizedDeductions(state, adjustedIncome);
  return state.deducted("deduction", larger(standard, itemized), "standard_deduction");
}

/**
 * Tax Law 615: itemized deductions of the federal law of 2017, without the income tax of a state.
 * Form IT-196: the federal limit of that law, then New York's own reductions for large incomes.
 */
function itemizedDeductions(state: Case, adjustedIncome: Exact): Exact {
  const { figures, income, inputs } = state;
  const offered = offeredDeductions(state);
  if (offered === undefined) return exact(0);
  const rule = figures.itemized;
  const medical = medicalOver(offered.medical, income, rule.medical_floor);
  const most = multiply(atLeastZero(income), exact(rule.charity_most_share));
  const charity = smaller(exact(inputs.itemized?.charity ?? 0), most);
  const others = sum([offered.mortgageInterest, offered.propertyTax, charity, offered.other]);
  const whole = sum([others, medical]);
  const lost = smaller(
    multiply(others, exact(rule.limited_share)),
    multiply(excess(income, state.amount(figures.itemized_limit_start)), exact(rule.loss_rate)),
  );
  const left = subtract(whole, lost);
  const kept = lookup(adjustedIncome, rule.charity_kept);
  if (kept.numerator > 0) return smaller(left, multiply(charity, kept));
  const part = (start: Exact) =>
    multiply(
      smaller(exact(rule.reduction_width), excess(adjustedIncome, start)),
      ratio(1, rule.reduction_width),
    );
  const parts = sum([
    part(state.amount(rule.reduction_over)),
    part(exact(rule.reduction_over_high)),
  ]);
  return excess(left, multiply(multiply(left, exact(rule.reduction_share)), parts));
}
