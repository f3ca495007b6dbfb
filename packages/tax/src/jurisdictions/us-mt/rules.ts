import {
  add,
  clamp,
  compare,
  divide,
  type Exact,
  exact,
  excess,
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
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeMatch, itemizedParts, ownershipShares } from "../us/states/itemized-parts.ts";
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
      const income = subtract(state.income, exemptIncome(state));
      const standard = standardDeduction(state, income, state.context.status);
      const exemptions = state.times(figures.exemption, state.people + state.aged());
      state.deducted("exemptions", exemptions, "exemption");
      const itemized = add(ownItemized(state), federalTaxDeduction(state));
      const deduction = state.deducted("deduction", larger(standard, itemized), "standard_max");
      const taxableIncome = excess(income, add(deduction, exemptions));
      const gainCredit = multiply(state.netGain, exact(figures.gain_credit));
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
    const taxableIncome = excess(federal, aged);
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
  const shares = [
    add(
      subtract(owned[0], add(unemployment, interest)),
      multiply(state.filed.taxableBenefits, ratio(1, 2)),
    ),
    add(subtract(owned[1], interest), multiply(state.filed.taxableBenefits, ratio(1, 2))),
  ] as const;
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
