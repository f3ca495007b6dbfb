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
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { countKnownChildren } from "../us/federal/taxpayers.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { pensionsOfEach, propertyIncome } from "../us/states/kinds-of-each.ts";
import { exemptMilitaryOfEach, militaryExclusion } from "../us/states/military-pensions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsGaFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [],
  // Gross income from other sources than wages must exceed 1,000.
  isFree: ({ inputs }) => {
    const other = [
      inputs.selfEmploymentIncome,
      inputs.interest,
      inputs.dividends,
      add(inputs.shortTermCapitalGains, inputs.longTermCapitalGains),
      inputs.pensions,
      inputs.unemployment,
      inputs.rentalIncome,
    ];
    return compare(sum(other.map(atLeastZero)), exact(1000)) <= 0;
  },
  current_year_share: 0.7,
  prior_year_share: 1,
  sources: [
    {
      title: "O.C.G.A. 48-7-114(b)",
      url: "http://statutes.laws-info.com/georgia/title-48/chapter-7/article-5/48-7-114",
      readOn: "2026-11-28",
    },
    {
      title: "O.C.G.A. 48-7-120(b)",
      url: "https://getpocketlaw.com/law/state_georgia/section-48-7-120-failure-by-taxpayer-to-pay-estimated-income-tax_712ce18603a7",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Georgia. */
export const usGa: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { income, context, filed } = state;
    const itemized = itemizedDeductions(state);
    const aged = state.times(figures.standard_deduction_65 ?? 0, state.aged());
    const deduction = itemized
      ? state.deducted("deduction", itemized, "standard_deduction")
      : state.deduct(add(state.amount(figures.standard_deduction), aged));
    const personal =
      figures.personal_exemption_applies && figures.personal_exemption !== undefined
        ? state.amount(figures.personal_exemption)
        : zero;
    const dependents = state.times(figures.dependent_exemption, state.dependents);
    state.deducted("exemptions", add(personal, dependents), "dependent_exemption");
    const taxableIncome = excess(
      income,
      sum([
        deduction,
        personal,
        dependents,
        retirementExclusion(state),
        filed.taxableBenefits,
        tipsAndOvertime(state),
      ]),
    );
    const tax = state.schedule(taxableIncome, figures.rates);
    // O.C.G.A. 48-7A-3(b): a person of 65 counts twice.
    const persons = exact(state.people + state.aged());
    // Form 500 says "under 6,000", "under 8,000" and so on, so an income exactly on a limit belongs
    // to the upper row.
    const lowIncome = multiply(lookupAtLeast(income, figures.low_income_credit), persons);
    const care = multiply(usedCareCredit(state), exact(figures.care_credit_share ?? 0));
    const itemizer = state.times(figures.itemizer_credit ?? 0, itemized ? state.adults : 0);
    const credit = sum([lowIncome, care, itemizer]);
    if (lowIncome.numerator > 0) state.line("low_income_credit", lowIncome, "low_income_credit");
    if (care.numerator > 0) state.line("care_credit", care, "care_credit_share");
    if (!figures.child_credit || !figures.child_credit_age) {
      return { taxableIncome, tax, credits: credit };
    }
    const small = countKnownChildren(context, figures.child_credit_age);
    const ofChildren = state.times(figures.child_credit, small);
    state.line("child_credit", ofChildren, "child_credit");
    return { taxableIncome, tax, credits: add(credit, ofChildren) };
  },
});

/**
 * O.C.G.A. 48-7-27(a)(1): the deductions of those who itemize on the federal return. Form 500, line
 * 12b, takes out the income taxes of other states, not Georgia's.
 */
function itemizedDeductions({ inputs, filed }: StateCase<UsGaFigures>): Exact | undefined {
  return filed.itemizes && inputs.itemized ? filed.deduction : undefined;
}

/**
 * O.C.G.A. 48-7-27(a)(5): excludes investment income and a part of the earnings of each person of
 * 62 or more. The limit is higher from 65. (5.1): military retirement pay of younger ones, or from
 * 2026 of those under 65 in place of it.
 */
function retirementExclusion(state: StateCase<UsGaFigures>): Exact {
  const { figures, context, filed } = state;
  const areOlder = state.areAged();
  const areEligible = state.areAged(62);
  if (!areEligible.includes(true)) return militaryExclusion(state);
  const military = exemptMilitaryOfEach(state);
  const { wages, profits } = filed.income;
  const pensions = pensionsOfEach(state);
  const property = atLeastZero(propertyIncome(state));
  const share = context.status === "married_joint" ? multiply(property, half) : property;
  const parts = [0, 1].map((index) => {
    const each = atLeastZero(add(wages[index] ?? zero, profits[index] ?? zero));
    const ofMilitary = military[index] ?? zero;
    if (!areEligible[index]) return ofMilitary;
    const counted = smaller(each, exact(figures.retirement_exclusion_earned));
    const most = areOlder[index] ? figures.retirement_exclusion_65 : figures.retirement_exclusion;
    return larger(ofMilitary, smaller(sum([counted, share, pensions[index] ?? zero]), exact(most)));
  });
  return state.line("retirement_exclusion", sum(parts), "retirement_exclusion_65");
}

/** O.C.G.A. 48-7-27(a)(16) and (17): of each employee, up to a limit of either kind. */
function tipsAndOvertime(state: StateCase<UsGaFigures>): Exact {
  const { inputs, filed, figures } = state;
  const employees = filed.income.wages.filter(isPositive).length;
  const most = state.times(figures.tips_and_overtime_exclusion ?? 0, employees);
  return add(smaller(inputs.tips, most), smaller(inputs.overtime, most));
}
