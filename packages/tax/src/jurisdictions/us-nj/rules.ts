import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { both, type OfEach } from "../us/federal/income.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { defineState } from "../us/states/define-state.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { offeredDeductions, withoutItemizing } from "../us/states/offered-deductions.ts";
import { quietly, type StateCase } from "../us/states/state-case.ts";
import { careCredit, childCredit, earnedIncomeCredit } from "./credits.ts";
import { data, type UsNjFigures } from "./figures.ts";

type Case = StateCase<UsNjFigures>;

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 400 }],
  exact_threshold_is_free: true,
  current_year_share: 0.8,
  prior_year_share: 1,
  sources: [
    {
      title: "N.J.S.A. 54A:8-4(a): more than 400 after credits",
      url: "http://law.onecle.com/new-jersey/title-54a/54a-8-4.html",
      readOn: "2026-11-28",
    },
    {
      title: "N.J.A.C. 18:35-3.2(b)",
      url: "https://regulations.justia.com/states/new-jersey/title-18/chapter-35/subchapter-3/section-18-35-3-2",
      readOn: "2026-11-28",
    },
    {
      title:
        "New Jersey Division of Taxation: the 110 % for incomes over 150,000 raise no underpayment",
      url: "http://www.nj.gov/treasury/taxation/esti.shtml",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of New Jersey. */
export const usNj: Jurisdiction = defineState({
  data,
  // N.J.S.A. 54A:6-24: salary reductions of a cafeteria plan are wages; 54A:6-21: deferrals to a
  // 401(k) are not.
  taxesPreTax: ["health", "hsa", "commuter"],
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    withoutItemizing(state);
    const income = grossIncome(state);
    const exemptions = sum([
      state.amount(figures.exemption),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    state.deducted("exemptions", exemptions, "exemption");
    const offered = offeredDeductions(state);
    const medical = medicalOver(offered?.medical ?? zero, income, figures.medical_floor);
    // N.J.S.A. 54A:3-5: the health insurance of the self-employed without a floor. The other
    // adjustments are not deducted from a category of income.
    const insurance = state.filed.adjustments.selfEmployedHealth;
    const before = excess(income, sum([exemptions, medical, insurance]));
    const isFree = compare(income, state.amount(figures.no_tax_up_to)) <= 0;
    const taxOn = (of: Case, base: Exact) => (isFree ? zero : of.schedule(base, figures.rates));
    const paid = smaller(offered?.propertyTax ?? zero, exact(figures.property_tax_deduction));
    const after = excess(before, paid);
    // NJ-1040, worksheet H: the deduction, or a credit if that is worth more.
    const quiet = quietly(state);
    const saved = subtract(taxOn(quiet, before), taxOn(quiet, after));
    const credit = exact(figures.property_tax_credit);
    const isDeducted = compare(saved, credit) > 0;
    const hasCredit = !isDeducted && isPositive(paid) && (!isFree || state.aged() > 0);
    const taxableIncome = isDeducted ? after : before;
    return {
      taxableIncome,
      tax: taxOn(state, taxableIncome),
      refundable: {
        earned_income_credit: earnedIncomeCredit(state),
        child_credit: childCredit(state, taxableIncome),
        care_credit: careCredit(state, taxableIncome),
        ...(hasCredit ? { property_tax_credit: credit } : {}),
      },
    };
  },
});

/**
 * N.J.S.A. 54A:5-1: the sum of the categories. A loss does not lower another category. Social
 * Security and unemployment benefits and military pensions (54A:6-26) are no income, and neither is
 * what {@link exclusion} takes.
 */
function grossIncome(state: Case): Exact {
  const { income } = state.filed;
  const shared = sum([
    income.interest,
    income.dividends,
    atLeastZero(income.capitalGain),
    atLeastZero(income.rent),
  ]);
  const profit = atLeastZero(both(income.profits));
  const work = add(both(income.wages), profit);
  const total = sum([work, shared, subtract(income.pensions, militaryExclusion(state))]);
  const excluded = exclusion(state, { total, work, shared });
  return excess(total, excluded);
}

interface GrossIncome {
  readonly total: Exact;
  readonly work: Exact;
  readonly shared: Exact;
}

/**
 * N.J.S.A. 54A:6-10 and 6-15: pensions from 62 on. With little income from work, what the pensions
 * leave of the maximum covers other income.
 */
function exclusion(state: Case, { total, work, shared }: GrossIncome): Exact {
  const { figures, filed, context } = state;
  const isOld = state.areAged(figures.retirement_age);
  if (!isOld[0] && !isOld[1]) return zero;
  const share = lookup(total, state.pick(figures.retirement_exclusion_share));
  const most = state.amount(figures.retirement_exclusion);
  const pensions = otherPensionsOfEach(state);
  const ofOld = (amounts: OfEach) => sum(amounts.filter((_, at) => isOld[at]));
  const limit = (amount: Exact) => smaller(multiply(amount, share), most);
  const first = limit(ofOld(pensions));
  const isWorking = compare(work, exact(figures.other_exclusion_earned_limit)) > 0;
  const part = context.status === "married_joint" ? multiply(shared, half) : shared;
  const incomeOf = (at: 0 | 1) =>
    sum([filed.income.wages[at], atLeastZero(filed.income.profits[at]), pensions[at], part]);
  // Worksheet D: the maximum is a share of the total income, also if only one spouse is 62.
  const others = smaller(limit(total), ofOld([incomeOf(0), incomeOf(1)]));
  const whole = isWorking ? zero : others;
  return state.line("retirement_exclusion", larger(first, whole), "retirement_exclusion");
}
