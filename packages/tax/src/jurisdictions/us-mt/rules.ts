import {
  add,
  atLeastZero,
  clamp,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  larger,
  multiply,
  ratio,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stackedTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, FilingStatus, Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import { federalFigures } from "../us/federal/federal-figures.ts";
import { taxableBenefits } from "../us/federal/income.ts";
import type { PerStatus } from "../us/figure-types.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeMatch, itemizedParts, ownershipShares } from "../us/states/itemized-parts.ts";
import { pensionsOfEach, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMtFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Montana Code 15-30-2512(1)",
      url: "https://lawserver.com/law/state/montana/mt-code/montana_code_15-30-2512",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Montana. */
export const usMt: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const refundable = {
      earned_income_credit: earnedIncomeMatch(state, figures.earned_income_match),
    };
    if (figures.own_deduction) {
      const pensions = exemptPensions(state, pensionsOfEach(state), state.income);
      const exempt = sum([exemptIncome(state), pensions, state.filed.taxableBenefits]);
      const others = subtract(state.income, exempt);
      const income = add(others, ownBenefits(state, others));
      const standard = standardDeduction(state, income, state.context.status);
      const exemptions = state.times(figures.exemption, state.people + state.aged());
      state.deducted("exemptions", exemptions, "exemption");
      const itemized = add(ownItemized(state), federalTaxDeduction(state));
      const deduction = state.deducted("deduction", larger(standard, itemized), "standard_max");
      const taxableIncome = excess(income, add(deduction, exemptions));
      // Mont. Code 15-30-2301, ARM 42.4.501: the gains of the return, short-term ones too.
      const gains = atLeastZero(state.filed.income.capitalGain);
      const gainCredit = multiply(gains, exact(figures.gain_credit));
      const together = state.schedule(taxableIncome, figures.rates);
      const apart = apartTax(state);
      const tax = apart ? smaller(together, apart) : together;
      return { taxableIncome, tax, credits: gainCredit, refundable };
    }
    const federal = sum([
      state.federal().taxableIncome,
      state.filed.businessIncomeDeduction,
      addedStateTax(state),
    ]);
    const aged = state.times(figures.age_subtraction ?? 0, state.aged());
    if (state.aged() > 0) state.line("age_subtraction", aged, "age_subtraction");
    const military = militaryExclusion(state);
    if (isPositive(military)) {
      state.context.assume(
        "Montana: whoever has military_pensions came to live there after June 2023, or before they began.",
      );
    }
    const taxableIncome = excess(federal, add(aged, military));
    const gains = smaller(state.netGain, taxableIncome);
    const ordinary = subtract(taxableIncome, gains);
    const onGains = figures.gain_rates
      ? stackedTax(
          ordinary,
          gains,
          state.pick(figures.gain_rates),
          state.context.trace,
          "gain_rates",
        )
      : zero;
    return {
      taxableIncome,
      tax: add(state.schedule(ordinary, figures.rates), onGains),
      refundable,
    };
  },
});

/** To 2023: a share of income, with a minimum and a maximum. */
function standardDeduction(
  { figures }: StateCase<UsMtFigures>,
  income: Exact,
  status: FilingStatus,
): Exact {
  return clamp(
    multiply(income, exact(figures.standard_rate)),
    exact(figures.standard_min[status]),
    exact(figures.standard_max[status]),
  );
}

/**
 * To 2023, married filing separately on one form. Both spouses take the standard deduction, or both
 * itemize their part of the federal tax and half of `deductions`. The spouse who earns more takes
 * the exemptions for dependents.
 */
function apartTax(state: StateCase<UsMtFigures>): Exact | undefined {
  const { figures, income, inputs } = state;
  const owned = ownershipShares(state);
  if (owned === undefined || income.numerator === 0) return undefined;
  // Unemployment is the taxpayer's, and interest belongs half to each.
  const { unemployment } = state.filed.income;
  const interest = multiply(subtract(exemptIncome(state), unemployment), ratio(1, 2));
  const benefits = taxableBenefitsOfEach(state);
  const pensions = pensionsOfEach(state);
  const shareOf = (at: 0 | 1) => {
    const exempt = exemptPensions(state, [pensions[at]], add(owned[at], benefits[at]));
    const others = subtract(owned[at], sum([exempt, interest, at === 0 ? unemployment : zero]));
    return add(others, ownBenefits(state, others, at));
  };
  const shares = [shareOf(0), shareOf(1)] as const;
  const [first, second] = shares;
  const isFirst = compare(first, second) >= 0;
  const ages = [inputs.age, inputs.spouseAge];
  const federalTax = figures.federal_tax_cap ? state.federal().taxAfterCredits : zero;
  const cap = exact(figures.federal_tax_cap?.married_separate ?? 0);
  const standard = shares.map((share) => standardDeduction(state, share, "married_separate"));
  const itemized = shares.map((share) =>
    add(
      multiply(ownItemized(state), ratio(1, 2)),
      smaller(divide(multiply(federalTax, share), income), cap),
    ),
  );
  const [withStandard, withItemized] = [standard, itemized].map((deductions) =>
    sum(
      shares.map((share, index) => {
        const isAged = (ages[index] ?? 0) >= 65 ? 1 : 0;
        const dependents = (index === 0) === isFirst ? state.dependents : 0;
        const exemptions = state.times(figures.exemption, 1 + isAged + dependents);
        const deduction = deductions[index] ?? zero;
        return state.schedule(excess(share, add(deduction, exemptions)), figures.rates);
      }),
    ),
  );
  return withStandard && withItemized ? smaller(withStandard, withItemized) : undefined;
}

/**
 * To 2023 the federal tax is an itemized deduction, so everyone who pays much federal tax itemizes.
 */
function federalTaxDeduction(state: StateCase<UsMtFigures>): Exact {
  const { federal_tax_cap } = state.figures;
  if (federal_tax_cap === undefined) return zero;
  state.context.assume(
    "Montana: the federal tax is itemized up to its limit, beside deductions, where that is more than the standard deduction.",
  );
  const deducted = smaller(state.federal().taxAfterCredits, state.amount(federal_tax_cap));
  return state.deducted("federal_income_tax_deduction", deducted, "federal_tax_cap");
}

/** Mont. Code 15-30-2110(2), to 2023: unemployment, and at 65 interest up to a limit. */
function exemptIncome(state: StateCase<UsMtFigures>): Exact {
  const { figures, filed } = state;
  const most = state.aged() > 0 ? state.amount(figures.interest_exemption) : zero;
  return add(filed.income.unemployment, smaller(filed.income.interest, most));
}

/**
 * ARM 42.15.222, to 2023: the taxed benefits of the return, or of one spouse, by the income that
 * Montana taxes beside them. Spouses on one form have half of the joint limits each.
 */
function ownBenefits(state: StateCase<UsMtFigures>, others: Exact, at?: 0 | 1): Exact {
  const { context, filed } = state;
  const { social_security_benefits: rule } = federalFigures(context);
  const { socialSecurity, taxExemptInterest } = filed.income;
  const { status } = context;
  const trace = silentTrace;
  if (at === undefined) {
    const given = { social_security_benefits: rule };
    return taxableBenefits({ status, trace }, given, filed.income, others);
  }
  const halved = (limits: PerStatus<number>) => ({ ...limits, [status]: limits[status] / 2 });
  const given = {
    ...rule,
    first_over: halved(rule.first_over),
    second_over: halved(rule.second_over),
  };
  const ofSpouse = state.inputs.spouseSocialSecurity;
  const own = {
    socialSecurity: at === 0 ? subtract(socialSecurity, ofSpouse) : ofSpouse,
    taxExemptInterest: multiply(taxExemptInterest, half),
  };
  return taxableBenefits({ status, trace }, { social_security_benefits: given }, own, others);
}

/**
 * ARM 42.15.219, to 2023: pensions up to an amount for each person, less two dollars for each one
 * of the federal adjusted gross income over a limit.
 */
function exemptPensions(
  { figures }: StateCase<UsMtFigures>,
  pensions: readonly Exact[],
  income: Exact,
): Exact {
  const rule = figures.pension_exemption;
  if (rule === undefined) return zero;
  const most = sum(pensions.map((each) => smaller(each, exact(rule.most))));
  return excess(most, multiply(excess(income, exact(rule.income)), exact(2)));
}

/** Mont. Code 15-30-2131, to 2023: the federal lines without the state's income tax. */
function ownItemized(state: StateCase<UsMtFigures>): Exact {
  return itemizedParts(state)?.withoutStateTax ?? state.inputs.deductions;
}

/** Mont. Code 15-30-2120(1), from 2024: the state's income tax is not deducted from itself. */
function addedStateTax(state: StateCase<UsMtFigures>): Exact {
  const { filed } = state;
  const parts = itemizedParts(state);
  if (!filed.itemizes || parts === undefined || filed.itemized === undefined) return zero;
  // Only what exceeds the standard deduction has lowered the tax.
  const above = excess(filed.deduction, filed.standardDeduction);
  return smaller(subtract(filed.itemized.taxes, parts.propertyTax), above);
}
