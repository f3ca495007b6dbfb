import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup, lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { studentLoanInterest } from "../us/federal/adjustments.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { onDays } from "../us/instalments.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsHiFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.6,
  prior_year_share: 1,
  sources: [
    {
      title: "Hawaii Department of Taxation, Tax Facts 2019-3",
      url: "https://tax.hawaii.gov",
      readOn: "2026-11-20",
    },
  ],
};

/** The income tax of Hawaii. */
export const usHi: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  // https://tax.hawaii.gov (Tax Facts 2019-3, Form N-1)
  instalments: onDays(["04-20", "06-20", "09-20", "01-20"]),
  estimatedTax,
  steps: (figures, state) => {
    const { context, inputs, filed } = state;
    // HRS 235-7(a)(2), (3): benefits and pensions from an employer are not income.
    const exempt = add(filed.taxableBenefits, inputs.pensions);
    const before = excess(add(state.income, filed.adjustments.studentLoanInterest), exempt);
    // HRS 235-2.4: 26 U.S.C. 221 without its adjustment for inflation.
    const interest = studentLoanInterest(context, figures.student_loan_interest, before);
    const income = excess(before, interest);
    const standard = state.amount(figures.standard_deduction);
    const itemized = itemizedDeductions(state, income);
    const deduction = itemized
      ? state.deducted("deduction", larger(standard, itemized), "standard_deduction")
      : state.deduct(standard);
    const exemptions = state.times(figures.exemption, state.people + state.aged());
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const tax = state.schedule(taxableIncome, figures.rates);
    const gains = smaller(state.netGain, taxableIncome);
    if (!isPositive(gains)) return { taxableIncome, tax, ...creditsOf(state, income, tax) };
    // HRS 235-51(f): at most 7.25 % on net capital gain. The part of the gain that falls in a
    // bracket below that rate keeps its lower rate.
    const rates = figures.rates[context.status];
    const start = rates.find(({ rate }) => rate >= figures.gain_rate)?.over ?? 0;
    const ordinary = larger(subtract(taxableIncome, gains), smaller(taxableIncome, exact(start)));
    const alternative = add(
      state.schedule(ordinary, figures.rates),
      multiply(subtract(taxableIncome, ordinary), exact(figures.gain_rate)),
    );
    const lesser = smaller(tax, alternative);
    return { taxableIncome, tax: lesser, ...creditsOf(state, income, lesser) };
  },
});

type State = StateCase<UsHiFigures>;

/**
 * Form N-11, lines 38a to 39: without the federal cap on taxes, and with the federal limit of
 * before 2018 (26 U.S.C. 68): less 3 % of what exceeds a threshold, at most 80 %.
 */
function itemizedDeductions(state: State, income: Exact): Exact | undefined {
  const offered = offeredDeductions(state);
  const { itemized_reduction_start: start, itemized_reduction: rule } = state.figures;
  const { state_tax_deducted_below, medical_floor } = state.figures;
  if (offered === undefined || start === undefined) return undefined;
  const { mortgageInterest, propertyTax, incomeTax, charity, other } = offered;
  const medical = medicalOver(offered.medical, income, medical_floor);
  // HRS 235-2.4(h): from some federal incomes the income tax of the state is not deducted.
  const isLost = compare(state.income, state.amount(state_tax_deducted_below)) >= 0;
  const limited = sum([mortgageInterest, propertyTax, isLost ? zero : incomeTax, charity, other]);
  const lost = smaller(
    multiply(excess(income, state.amount(start)), exact(rule.loss_rate)),
    multiply(limited, exact(rule.limited_share)),
  );
  return add(medical, excess(limited, lost));
}

/** HRS 235-55.75, 235-55.85 and 235-55.6. */
function creditsOf(
  state: State,
  income: Exact,
  tax: Exact,
): Pick<StateResult, "credits" | "refundable"> {
  const { figures, filed } = state;
  const rate = exact(figures.earned_income_credit_rate ?? 0);
  const earned = multiply(filed.credits.earnedIncomeCredit, rate);
  // A credit by income: the amounts of the last row hold from its start.
  const perPerson = figures.food_credit
    ? lookupAtLeast(atLeastZero(state.income), state.pick(figures.food_credit))
    : zero;
  const food = multiply(perPerson, exact(state.people));
  const refundable = { food_credit: food, care_credit: careCredit(state, income) };
  if (figures.earned_income_credit_is_refundable)
    return { refundable: { earned_income_credit: earned, ...refundable } };
  // HRS 235-91.5, Form N-11, line 34: to 2022 it is limited to what the refundable credits leave of
  // the tax, and the rest is carried forward.
  const used = smaller(earned, excess(tax, sum(Object.values(refundable))));
  return isPositive(used)
    ? { credits: { earned_income_credit: used }, refundable }
    : { refundable };
}

/** HRS 235-55.6(a): the income of Hawaii decides the share (Schedule X). */
function careCredit(state: State, income: Exact): Exact {
  const { inputs, figures, adults, filed } = state;
  const children = isPositive(inputs.careExpenses) ? state.children(13) : 0;
  if (children === 0 || figures.care_credit_rate === undefined) return zero;
  const [self, spouse] = filed.earned;
  const work = atLeastZero(adults === 2 ? smaller(self, spouse) : self);
  const { for_one, for_more } = figures.care_credit_most;
  const counted = smaller(inputs.careExpenses, exact(children === 1 ? for_one : for_more));
  return multiply(smaller(counted, work), lookup(income, figures.care_credit_rate));
}
