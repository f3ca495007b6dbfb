import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  half,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { employeeContributions } from "../us/federal/payroll.ts";
import { countedCareExpenses } from "../us/states/care-expenses.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { earnedIncomeMatch, isWithin, itemizedParts } from "../us/states/itemized-parts.ts";
import { exemptMilitaryOfEach, militaryExclusion } from "../us/states/military-pensions.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMaFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 400 }],
  exact_threshold_is_free: true,
  current_year_share: 0.8,
  prior_year_share: 1,
  sources: [
    {
      title:
        "Massachusetts Form M-2210, exceptions and line 4 (read in published copies of 2016 and 2023)",
      url: "https://www.taxformfinder.org/massachusetts/form-m-2210",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of Massachusetts. */
export const usMa: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { context } = state;
    if (state.inputs.itemized === undefined) withoutItemizing(state);
    const parts = incomeParts(state);
    const taxed = afterDeductions(state, parts);
    const taxableIncome = sum([taxed.ordinary, taxed.shortGains]);
    const regular = add(
      state.line("tax", multiply(taxed.ordinary, exact(figures.rate)), "rate"),
      multiply(taxed.shortGains, exact(figures.short_gain_rate)),
    );
    const surtax = progressiveTax(taxableIncome, figures.surtax, context.trace, "surtax");
    const tax = add(regular, surtax);
    const income = sum([
      atLeastZero(parts.earnings),
      parts.yields,
      parts.shortGains,
      parts.longGains,
    ]);
    const rest = { taxableIncome, tax, refundable: refundableCredits(state, parts) };
    const limit = noTaxLimit(state);
    if (limit === undefined) return { ...rest, parts: { surtax } };
    if (compare(income, limit) <= 0) return { ...rest, credits: tax };
    const reach = multiply(limit, exact(figures.limited_income_factor));
    if (compare(income, reach) > 0) return { ...rest, parts: { surtax } };
    const most = multiply(excess(income, limit), exact(figures.limited_income_rate));
    const credits = state.line("limited_income_credit", excess(tax, most), "limited_income_rate");
    return { ...rest, credits };
  },
});

/** The income by the classes of M.G.L. c. 62 s. 2(b). */
interface IncomeParts {
  /** Part B: wages, profits, pensions, unemployment and rent, as a loss too. */
  readonly earnings: Exact;
  /** Interest and dividends, less losses. */
  readonly yields: Exact;
  readonly shortGains: Exact;
  readonly longGains: Exact;
}

/**
 * Benefits are exempt, and half of the self-employment tax is not deducted. Losses of one kind of
 * gains are set against the other kind, and up to 2,000 of the rest against interest and dividends.
 */
function incomeParts(state: StateCase<UsMaFigures>): IncomeParts {
  const { figures, filed, inputs } = state;
  // M.G.L. c. 62 s. 3(B)(a)(6): interest of savings in Massachusetts. The bank is not known.
  const exempt = state.amount(figures.interest_exemption ?? 0);
  const { income, payroll } = filed;
  const { ira, selfEmployedRetirement } = filed.adjustments;
  const earnings = subtract(
    sum([
      filed.adjustedGrossIncome,
      multiply(payroll.selfEmploymentTax, half),
      // Schedule X: what is paid to retirement accounts and own plans is not deducted.
      ira,
      selfEmployedRetirement,
    ]),
    sum([
      filed.taxableBenefits,
      income.interest,
      income.dividends,
      income.capitalGain,
      militaryExclusion(state),
      unemploymentDeduction(state),
    ]),
  );
  const { shortTermCapitalGains: short, longTermCapitalGains: long } = inputs;
  const both = add(short, long);
  const loss = smaller(excess(zero, both), exact(figures.loss_against_interest));
  return {
    earnings,
    yields: excess(add(excess(income.interest, exempt), income.dividends), loss),
    shortGains: atLeastZero(smaller(short, both)),
    longGains: atLeastZero(smaller(long, both)),
  };
}

/** St. 2021, c. 9, s. 26(b), of 2021: with a household income up to twice the poverty level. */
function unemploymentDeduction({ figures, filed, people }: StateCase<UsMaFigures>): Exact {
  const { most, income_of_one, income_further } = figures.unemployment_deduction;
  const { income, adjustedGrossIncome, taxableBenefits } = filed;
  const untaxed = subtract(add(income.taxExemptInterest, income.socialSecurity), taxableBenefits);
  const limit = exact(income_of_one + income_further * (people - 1));
  if (compare(add(adjustedGrossIncome, untaxed), limit) > 0) return zero;
  return smaller(income.unemployment, exact(most));
}

/** Exemptions that exceed Part B are taken off interest and dividends, and then off gains. */
function afterDeductions(
  state: StateCase<UsMaFigures>,
  parts: IncomeParts,
): { readonly ordinary: Exact; readonly shortGains: Exact } {
  const { figures, filed } = state;
  const itemized = itemizedParts(state);
  // Each earner deducts their own contributions to Social Security and Medicare: M.G.L. c. 62
  // s. 3(B)(a)(3).
  const contributions = sum(
    filed.income.wages.map((earned, at) =>
      smaller(
        exact(figures.contributions_cap),
        add(employeeContributions(filed.figures, earned), filed.payroll.ofEach[at] ?? zero),
      ),
    ),
  );
  const charity = figures.charity_deduction ? (itemized?.charity ?? zero) : zero;
  const exemptions = sum([
    state.amount(figures.personal_exemption),
    state.times(figures.dependent_exemption, state.dependents),
    state.times(figures.aged_exemption, state.aged()),
    // M.G.L. c. 62 s. 3(B)(b)(4): medical expenses of those who itemize on the federal return.
    filed.itemizes ? (itemized?.medical ?? zero) : zero,
  ]);
  state.deducted("contributions_deduction", contributions, "contributions_cap");
  state.deducted("exemptions", exemptions, "personal_exemption");
  const net = excess(parts.earnings, add(contributions, charity));
  const fromEarnings = smaller(exemptions, net);
  const left = subtract(exemptions, fromEarnings);
  const fromYields = smaller(left, parts.yields);
  const leftForGains = subtract(left, fromYields);
  const fromShort = smaller(leftForGains, parts.shortGains);
  return {
    ordinary: sum([
      subtract(net, fromEarnings),
      subtract(parts.yields, fromYields),
      excess(parts.longGains, subtract(leftForGains, fromShort)),
    ]),
    shortGains: subtract(parts.shortGains, fromShort),
  };
}

function refundableCredits(
  state: StateCase<UsMaFigures>,
  parts: IncomeParts,
): NonNullable<StateResult["refundable"]> {
  return {
    earned_income_credit: earnedIncomeMatch(state, state.figures.earned_income_match),
    child_credit: childCredit(state),
    circuit_breaker_credit: circuitBreaker(state, parts),
  };
}

/**
 * M.G.L. c. 62 s. 6(x) and (y): an amount for each child or dependent from 65. To 2022 for at most
 * two, or instead the credit for care.
 */
function childCredit(state: StateCase<UsMaFigures>): Exact {
  const { figures, inputs, context } = state;
  if (state.dependents === 0 || context.status === "married_separate") return zero;
  const aged = inputs.dependentAges.filter((age) => age >= figures.child_credit_aged).length;
  const most = figures.child_credit_most_children ?? Number.POSITIVE_INFINITY;
  const count = Math.min(most, state.children(figures.child_credit_under) + aged);
  const family = state.times(figures.child_credit, count);
  if (!figures.has_care_credit) return family;
  const cared = Math.min(figures.care_credit_most_children, state.children(13));
  const care = smaller(countedCareExpenses(state), state.times(figures.care_credit, cared));
  return larger(family, care);
}

/**
 * M.G.L. c. 62 s. 6(k): from 65, the property tax above a tenth of the income, whatever its kind.
 */
function circuitBreaker(state: StateCase<UsMaFigures>, parts: IncomeParts): Exact {
  const { figures, inputs, filed, context } = state;
  const paid = exact(inputs.itemized?.property_tax ?? 0);
  if (state.aged() === 0 || paid.numerator === 0 || context.status === "married_separate") {
    return zero;
  }
  const income = sum([
    parts.earnings,
    parts.yields,
    parts.shortGains,
    parts.longGains,
    filed.income.socialSecurity,
    filed.income.taxExemptInterest,
    ...exemptMilitaryOfEach(state),
  ]);
  if (!isWithin(income, state.amount(figures.circuit_breaker_income))) return zero;
  context.assume(
    "Massachusetts: the home is within the assessed value of the circuit breaker credit.",
  );
  const share = multiply(atLeastZero(income), exact(figures.circuit_breaker_share));
  const credit = smaller(excess(paid, share), exact(figures.circuit_breaker_most));
  return state.line("circuit_breaker_credit", credit, "circuit_breaker_share");
}

/**
 * The income up to which no tax is due. Undefined for married people who file separately, who have
 * no such limit.
 */
function noTaxLimit(state: StateCase<UsMaFigures>): Exact | undefined {
  const { figures } = state;
  const base = state.amount(figures.no_tax_base);
  if (base.numerator === 0) return undefined;
  if (!state.pick(figures.no_tax_adds_exemption)) return base;
  const dependents = state.times(figures.dependent_exemption, state.dependents);
  return sum([base, state.amount(figures.personal_exemption), dependents]);
}
