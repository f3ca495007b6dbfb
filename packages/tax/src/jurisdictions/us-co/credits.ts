import {
  add,
  atLeastZero,
  compare,
  countSteps,
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
import { lookup } from "../../engine/formulas/schedule.ts";
import { refundReach } from "../us/federal/credits.ts";
import { countKnownChildren } from "../us/federal/taxpayers.ts";
import {
  careCreditBy,
  earnedIncomeCreditBy,
  usedCareCredit,
} from "../us/states/federal-matches.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsCoFigures } from "./figures.ts";

type State = StateCase<UsCoFigures>;

/** The refundable credits of Colorado: Forms DR 0104CR, DR 0104CN and DR 0104, line 38. */
export function refundableCredits(state: State): Readonly<Record<string, Exact>> {
  return {
    earned_income_credit: earnedIncomeCredit(state),
    child_credit: childCredit(state),
    family_affordability_credit: familyCredit(state),
    care_credit: careCredit(state),
    sales_tax_refund: salesTaxRefund(state),
  };
}

/** C.R.S. 39-22-123.5: a share of the federal credit, from 2022 also for people of 19 to 24. */
function earnedIncomeCredit(state: State): Exact {
  const { earned_income_credit_rate: rate, earned_income_credit_least_age: least } = state.figures;
  if (rate === undefined) return zero;
  const federal = state.filed.credits.earnedIncomeCredit;
  const isWider = least !== undefined && state.dependents === 0 && !isPositive(federal);
  const whole = isWider ? earnedIncomeCreditBy(state, { ages: [least, 64] }) : federal;
  return multiply(whole, exact(rate));
}

/**
 * C.R.S. 39-22-129: for children under six, to 2023 a share of the federal credit, since 2024 an
 * amount. Both fall with income. Form DR 0104CN works the federal credit out for these children
 * alone, as Schedule 8812 does.
 */
function childCredit(state: State): Exact {
  const { child_credit, child_credit_rate, child_ages: ages } = state.figures;
  const young = countKnownChildren(state.context, ages.small_under);
  const income = larger(state.income, exact(1));
  if (child_credit) return multiply(lookup(income, state.pick(child_credit)), exact(young));
  if (child_credit_rate === undefined || young === 0) return zero;
  const { credits, figures, taxBeforeCredits } = state.filed;
  const { per_child, refundable_max } = figures.child_credit;
  const whole = exact(per_child * young);
  const others = subtract(credits.nonRefundable, credits.childCredit);
  const used = smaller(whole, excess(taxBeforeCredits, others));
  const reach = refundReach(figures, state.filed, young, credits.earnedIncomeCredit);
  const refund = smaller(subtract(whole, used), smaller(exact(refundable_max * young), reach));
  return multiply(add(used, refund), lookup(income, state.pick(child_credit_rate)));
}

/** C.R.S. 39-22-130: an amount for each child, which falls with every 5,000 of income begun. */
function familyCredit(state: State): Exact {
  const { family_credit, family_credit_start, family_credit_step, family_credit_loss } =
    state.figures;
  const { child_ages: ages, family_credit_older_share: olderShare = 0 } = state.figures;
  if (!family_credit || !family_credit_start || !family_credit_step || !family_credit_loss) {
    return zero;
  }
  const young = countKnownChildren(state.context, ages.small_under);
  const older = state.children(ages.under) - young;
  const over = excess(state.income, state.amount(family_credit_start));
  const steps = countSteps(over, exact(family_credit_step), "ceil");
  const left = excess(exact(1), multiply(steps, exact(family_credit_loss)));
  const whole = multiply(exact(family_credit), left);
  return sum([multiply(whole, exact(young)), multiply(whole, exact(older * olderShare))]);
}

/** C.R.S. 39-22-119 and 119.5: shares of the federal credit or, under 25,000, of what was paid. */
function careCredit(state: State): Exact {
  const { income, inputs, figures, filed, adults } = state;
  if (!isPositive(inputs.careExpenses)) return zero;
  const { care_credit_rate: rate, care_credit_limit: limit, care_credit_share } = figures;
  if (rate !== undefined && limit !== undefined) {
    if (compare(income, exact(limit)) > 0) return zero;
    return multiply(careCreditBy(state), exact(rate));
  }
  const matched = multiply(usedCareCredit(state), lookup(income, care_credit_share ?? []));
  const low = figures.care_credit_low_income;
  if (isPositive(matched) || compare(income, exact(low.income)) > 0) return matched;
  const most = exact(Math.min(low.most_children, state.children(13)) * low.most_per_child);
  // Form DR 0347, line 3: no more than the spouse who earns less earns.
  const [self, spouse] = filed.earned;
  const work = atLeastZero(adults === 2 ? smaller(self, spouse) : self);
  return smaller(multiply(smaller(inputs.careExpenses, work), exact(low.share)), most);
}

/**
 * C.R.S. 39-22-2003: an amount for each adult, by income with what is untaxed of benefits and
 * interest: the refund of excess revenue.
 */
function salesTaxRefund(state: State): Exact {
  const { sales_tax_refund } = state.figures;
  if (sales_tax_refund === undefined) return zero;
  const { socialSecurity, taxExemptInterest } = state.inputs;
  const untaxed = subtract(socialSecurity, state.filed.taxableBenefits);
  const income = larger(sum([state.income, taxExemptInterest, untaxed]), exact(1));
  return multiply(lookup(income, sales_tax_refund), exact(state.adults));
}
