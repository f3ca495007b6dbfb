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
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, federalHighIncome, planByRule } from "../us/estimated-tax.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import {
  incomeOfEach,
  pensionsOfEach,
  propertyIncome,
  taxableBenefitsOfEach,
} from "../us/states/kinds-of-each.ts";
import {
  cappedPropertyTax,
  offeredDeductions,
  withoutTaxes,
} from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsDeFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [],
  // The form compares 800 with what is left of the required payment, not of the tax.
  isFree: ({ withheld }, required) => compare(excess(required, withheld), exact(800)) <= 0,
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "Form PIT-UND, lines A to E (read in published copies of 2022 and 2023)",
      url: "https://www.taxformfinder.org/index.php/delaware/form-pit-und",
      readOn: "2026-11-28",
    },
    {
      title:
        "Form DE2210, instructions, who must pay the penalty (read in a published copy of 2010)",
      url: "https://online.documentine.com/form-2210-instructions/1/delaware-instructions-for-completion-of-form-de.html",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Delaware. */
export const usDe: Jurisdiction = defineState({
  data,
  localTaxation: { base: "earnings", levied: "Wilmington taxes wages and profits" },
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  // https://revenue.delaware.gov (Form PIT-EST)
  instalments: { days: ["04-30", "06-15", "09-15", "01-15"] },
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { filed } = state;
    const income = excess(state.income, filed.taxableBenefits);
    const aged = state.times(figures.standard_deduction_65, state.aged());
    const standard = add(state.amount(figures.standard_deduction), aged);
    const itemized = itemizedDeductions(state);
    const deduction = itemized
      ? state.deducted("deduction", larger(standard, itemized), "standard_deduction")
      : state.deduct(standard);
    const excluded = exclusions(state);
    const elderly = elderlyExclusion(state, subtract(income, sum(excluded)));
    const taxableIncome = excess(income, sum([deduction, elderly, ...excluded]));
    const together = state.schedule(taxableIncome, figures.rates);
    const apart = apartTax(state, excluded, deduction);
    const agedCredit = multiply(
      lookupAtLeast(exact(60), figures.aged_credit),
      exact(state.aged(60)),
    );
    const personal = add(state.times(figures.personal_credit, state.people), agedCredit);
    state.line("personal_credit", personal, "personal_credit");
    const tax = apart ? smaller(together, apart) : together;
    const care = multiply(usedCareCredit(state), exact(figures.care_credit_share ?? 0));
    const credits = add(personal, care);
    return { taxableIncome, tax, ...withEarnedIncomeCredit(state, tax, credits) };
  },
});

type State = StateCase<UsDeFigures>;

/** 30 Del. C. 1109: the federal deductions, less the income tax of Delaware. */
function itemizedDeductions(state: State): Exact | undefined {
  const offered = offeredDeductions(state);
  if (offered === undefined) return undefined;
  return add(withoutTaxes(state, offered), cappedPropertyTax(state, offered));
}

/** 30 Del. C. 1117: a part of the federal credit that is lost, or a smaller one that is paid out. */
function withEarnedIncomeCredit(
  state: State,
  tax: Exact,
  credits: Exact,
): Pick<StateResult, "credits" | "refundable"> {
  const { earned_income_credit_rate, earned_income_credit_refundable } = state.figures;
  const federal = state.filed.credits.earnedIncomeCredit;
  if (!isPositive(federal) || earned_income_credit_rate === undefined) return { credits };
  const lost = smaller(multiply(federal, exact(earned_income_credit_rate)), excess(tax, credits));
  const paidOut = multiply(federal, exact(earned_income_credit_refundable ?? 0));
  return compare(paidOut, lost) > 0
    ? { credits, refundable: { earned_income_credit: paidOut } }
    : { credits: { other_credits: credits, earned_income_credit: lost } };
}

/**
 * Filing status 4, separate calculations on one return: each spouse takes half of the deduction.
 */
function apartTax(state: State, excluded: readonly Exact[], deduction: Exact): Exact | undefined {
  if (spouseShares(state) === undefined) return undefined;
  const benefits = taxableBenefitsOfEach(state);
  const most = multiply(deduction, half);
  const taxes = incomeOfEach(state).map((share, at) => {
    const free = sum([benefits[at] ?? zero, excluded[at] ?? zero, most]);
    return state.schedule(excess(share, free), state.figures.rates);
  });
  return sum(taxes);
}

/**
 * 30 Del. C. 1106(b)(3): of each person of 60 pensions, interest, dividends, gains and rents; of
 * younger ones a part of the pensions.
 */
function exclusions(state: State): readonly Exact[] {
  const { figures, context } = state;
  const areOlder = state.areAged(60);
  const property = atLeastZero(propertyIncome(state));
  const share = context.status === "married_joint" ? multiply(property, half) : property;
  const parts = pensionsOfEach(state).map((pension, at) => {
    if (!areOlder[at]) return smaller(pension, exact(figures.pension_exclusion_younger ?? 0));
    return smaller(add(pension, share), exact(figures.retirement_exclusion));
  });
  const whole = sum(parts);
  if (isPositive(whole)) state.line("retirement_exclusion", whole, "retirement_exclusion");
  return parts;
}

/** 30 Del. C. 1106(b)(2): for people of 60 with small incomes; both spouses must be of that age. */
function elderlyExclusion(state: State, income: Exact): Exact {
  const { figures, filed, adults } = state;
  const { elderly_exclusion, elderly_exclusion_income, elderly_exclusion_earned } = figures;
  if (!elderly_exclusion || !elderly_exclusion_income || !elderly_exclusion_earned) return zero;
  if (state.aged(60) < adults) return zero;
  const isSmall =
    compare(income, state.amount(elderly_exclusion_income)) <= 0 &&
    compare(filed.earnedIncome, state.amount(elderly_exclusion_earned)) < 0;
  return isSmall ? state.times(elderly_exclusion, adults) : zero;
}
