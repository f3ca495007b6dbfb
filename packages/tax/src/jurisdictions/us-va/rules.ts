import {
  add,
  compare,
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
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { onDays } from "../us/instalments.ts";
import { countedCareExpenses } from "../us/states/care-expenses.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { incomeOfEach, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import { exemptMilitaryOfEach, militaryExclusion } from "../us/states/military-pensions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import { quietly, type StateCase } from "../us/states/state-case.ts";
import { deductionOf } from "./deductions.ts";
import { data, type UsVaFigures } from "./figures.ts";

type Case = StateCase<UsVaFigures>;

interface VirginiaTax extends Pick<StateResult, "taxableIncome" | "tax"> {
  readonly credits: Exact;
}

const estimatedTax: EstimatedTaxRule = {
  threshold: [
    { from: 2018, amount: 150 },
    { from: 2026, amount: 1000 },
  ],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Virginia Tax, individual estimated tax payments",
      url: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
      readOn: "2026-11-20",
    },
  ],
};

/** The income tax of Virginia. */
export const usVa: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  // https://www.tax.virginia.gov/individual-estimated-tax-payments
  instalments: onDays(["05-01", "06-15", "09-15", "01-15"]),
  estimatedTax,
  steps: (_figures, state) => {
    const credits = lowIncomeCredits(state);
    if (!isPositive(add(credits.nonRefundable, credits.refundable))) return taxWith(state, true);
    const isBetter = state.aged() === 0 || isBetterWithout(state, credits);
    const result = taxWith(state, !isBetter);
    if (!isBetter) return result;
    const left = excess(result.tax, add(result.credits, credits.perMember));
    const parts = { tax_before_earned_credit: left };
    const isPaidOut = compare(netWith(result, credits, true), netWith(result, credits, false)) < 0;
    if (isPaidOut) {
      return { ...result, parts, refundable: { earned_income_credit: credits.refundable } };
    }
    if (!isPositive(result.tax)) return result;
    if (state.context.status === "married_separate") {
      state.context.assume(
        "Virginia: the spouse has no income of their own, and does not claim the credit for low incomes.",
      );
    }
    state.line("low_income_credit", credits.nonRefundable, "low_income_credit");
    return { ...result, parts, credits: add(result.credits, credits.nonRefundable) };
  },
});

interface LowIncomeCredits {
  readonly perMember: Exact;
  readonly nonRefundable: Exact;
  readonly refundable: Exact;
}

/**
 * Va. Code 58.1-339.8(B): 300 for each family member, if the family's Virginia adjusted gross
 * income does not exceed the poverty guideline, or a share of the federal earned income credit;
 * or another share of it that is paid out. On a separate return the spouse counts as family too.
 */
function lowIncomeCredits(state: Case): LowIncomeCredits {
  const { figures, context, people, filed } = state;
  const family = context.status === "married_separate" ? people + 1 : people;
  const guideline = add(
    exact(figures.poverty_guideline),
    state.times(figures.poverty_guideline_further, family - 1),
  );
  const isPoor = compare(incomeBeforeAge(state, sum(exemptMilitaryOfEach(state))), guideline) <= 0;
  const perMember = isPoor ? state.times(figures.low_income_credit, family) : zero;
  const { earnedIncomeCredit: federal } = filed.credits;
  return {
    perMember,
    nonRefundable: larger(perMember, multiply(federal, exact(figures.earned_income_match))),
    refundable: multiply(federal, exact(figures.earned_income_match_refundable ?? 0)),
  };
}

/** The tax less the credit, in one of the two forms. */
function netWith(
  { tax, credits }: VirginiaTax,
  { nonRefundable, refundable }: LowIncomeCredits,
  isPaidOut: boolean,
): Exact {
  const left = excess(tax, credits);
  return isPaidOut ? subtract(left, refundable) : excess(left, nonRefundable);
}

/**
 * Va. Code 58.1-339.8(D): the credit excludes the deduction and the exemption for age. True if
 * those give the higher tax.
 */
function isBetterWithout(state: Case, credits: LowIncomeCredits): boolean {
  const quiet = quietly(state);
  const withAge = taxWith(quiet, true);
  const without = taxWith(quiet, false);
  const net = smaller(netWith(without, credits, true), netWith(without, credits, false));
  return compare(net, excess(withAge.tax, withAge.credits)) < 0;
}

/**
 * Va. Code 58.1-322.02: Social Security and unemployment benefits are not taxed, nor military
 * retirement pay up to an amount.
 */
function incomeBeforeAge({ income, filed }: Case, military: Exact): Exact {
  return subtract(income, sum([filed.taxableBenefits, filed.income.unemployment, military]));
}

function taxWith(state: Case, takesAgeRelief: boolean): VirginiaTax {
  const { figures } = state;
  const income = incomeBeforeAge(state, militaryExclusion(state));
  const deduction = deductionOf(state);
  const isAged = state.areAged().map((is) => is && takesAgeRelief);
  const aged = isAged.filter(Boolean).length;
  const exemptions = add(
    state.times(figures.exemption, state.people),
    state.times(figures.aged_exemption, aged),
  );
  state.deducted("exemptions", exemptions, "exemption");
  const deducted = takesAgeRelief ? ageDeduction(state) : zero;
  // Va. Code 58.1-322.03(3): the expenses of the federal credit, with its limits of 2021 too.
  const care = countedCareExpenses(state);
  const taxableIncome = excess(income, sum([deduction, exemptions, deducted, care]));
  // Form 760, line 9: Virginia adjusted gross income is the income after the age deduction.
  const adjusted = excess(income, deducted);
  if (compare(adjusted, state.amount(figures.no_tax_below)) < 0)
    return { taxableIncome, tax: zero, credits: zero };
  const tax = state.schedule(taxableIncome, figures.rates);
  const perAged = multiply(deducted, ratio(1, Math.max(1, aged)));
  const own = ownIncomes(state)?.map((share, index) => {
    const exemption = state.times(figures.aged_exemption, isAged[index] ? 1 : 0);
    const taken = [exact(figures.exemption), exemption, isAged[index] ? perAged : zero];
    return excess(share, sum(taken));
  });
  return { taxableIncome, tax, credits: spouseAdjustment(state, taxableIncome, tax, own) };
}

/** The Virginia income of each spouse, before the age deduction. */
function ownIncomes(state: Case): readonly [Exact, Exact] | undefined {
  if (spouseShares(state) === undefined) return undefined;
  const [first, second] = incomeOfEach(state);
  const benefits = taxableBenefitsOfEach(state);
  const military = exemptMilitaryOfEach(state);
  const ofFirst = sum([benefits[0], state.filed.income.unemployment, military[0]]);
  return [subtract(first, ofFirst), subtract(second, add(benefits[1], military[1]))];
}

/** Form 760 instructions. `own` is the income of each spouse, less their own exemptions. */
function spouseAdjustment(
  state: Case,
  taxableIncome: Exact,
  tax: Exact,
  own: readonly Exact[] | undefined,
): Exact {
  if (own === undefined) return zero;
  const { figures } = state;
  const lesser = smaller(own[0] ?? zero, own[1] ?? zero);
  const part = smaller(lesser, multiply(taxableIncome, ratio(1, 2)));
  const apart = add(
    state.schedule(part, figures.rates),
    state.schedule(subtract(taxableIncome, part), figures.rates),
  );
  const adjustment = smaller(excess(tax, apart), exact(figures.spouse_adjustment_cap));
  return state.line("spouse_tax_adjustment", adjustment, "spouse_adjustment_cap");
}

/**
 * For each person of 65, less the income over the start. People born before 1939 have it in full.
 * On a separate return the income of both spouses counts, but only the taxpayer's is known.
 */
function ageDeduction(state: Case): Exact {
  const { figures, context } = state;
  const aged = state.aged();
  if (aged === 0) return zero;
  if (context.status === "married_separate") {
    context.assume("Virginia: the spouse has no income, which would reduce the age deduction.");
  }
  const year = Number(context.year.label);
  const whole = state.aged(year - figures.age_deduction_whole_born_before + 1);
  const deduction = add(
    state.times(figures.age_deduction, whole),
    excess(
      state.times(figures.age_deduction, aged - whole),
      excess(
        subtract(state.income, state.filed.taxableBenefits),
        state.amount(figures.age_deduction_start),
      ),
    ),
  );
  return state.line("age_deduction", deduction, "age_deduction");
}
