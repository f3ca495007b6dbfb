import {
  add,
  compare,
  divide,
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
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { lookup, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import { taxCap } from "../us/federal/itemized.ts";
import { defineState } from "../us/states/define-state.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import { offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import {
  careCredit,
  childCredit,
  earnedIncomeCredit,
  halfIfSeparate,
  lowIncomeRebate,
  medicalCredit,
  medicalDeduction,
  propertyTaxRebate,
} from "./credits.ts";
import { data, type UsNmFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "New Mexico Taxation and Revenue: what is an estimated payment",
      url: "https://www.tax.newmexico.gov/all-nm-taxes/2020/12/20/what-is-an-estimated-payment-2/",
      readOn: "2026-11-28",
    },
    {
      title: "NMSA 7-2-12.2",
      url: "https://getpocketlaw.com/law/state_new_mexico/section-7-2-12-2-estimated-tax-due-payment-of-estimated-tax-penalty_11d9b1181e53",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of New Mexico. */
export const usNm: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const federal = state.federal();
    const forDependents = state.times(
      figures.dependents_deduction,
      Math.max(0, state.dependents - 1),
    );
    const gains = state.netGain;
    // NMSA 7-2-34(B): half of it on a separate return.
    const gainDeduction = halfIfSeparate(
      state,
      larger(
        progressiveTax(gains, figures.gain_deduction_max, silentTrace, "gain_deduction_max"),
        multiply(gains, exact(figures.gain_deduction_rate)),
      ),
    );
    const low = lowIncomeExemption(state);
    // NMSA 7-2-5.2: "over 25,500, but not over 27,000", so an income exactly on a limit belongs to
    // the lower row.
    const perAged = lookup(income, state.pick(figures.aged_exemption));
    const aged = multiply(perAged, exact(state.aged()));
    if (state.aged() > 0) state.line("aged_exemption", aged, "aged_exemption");
    // NMSA 7-2-5.7: exempts people of 100 years. Each spouse owns half of the income (40-3-8,
    // community property).
    const centenarians = ratio(state.aged(figures.exempt_age), state.adults);
    const exempt = multiply(income, centenarians);
    if (isPositive(exempt)) state.line("centenarian_exemption", exempt, "exempt_age");
    const deductions = sum([
      subtract(federal.deduction, addedTaxes(state)),
      forDependents,
      gainDeduction,
      low,
      aged,
      exempt,
      exemptBenefits(state),
      militaryExclusion(state),
      medicalDeduction(state),
    ]);
    const taxableIncome = excess(income, deductions);
    return {
      taxableIncome,
      tax: state.schedule(taxableIncome, figures.rates),
      refundable: {
        earned_income_credit: earnedIncomeCredit(state),
        child_credit: childCredit(state),
        care_credit: careCredit(state),
        low_income_rebate: lowIncomeRebate(state),
        medical_credit: medicalCredit(state),
        property_tax_credit: propertyTaxRebate(state),
      },
    };
  },
});

/** Up to 2,500 for each person. It falls with income and is zero from the limit on. */
function lowIncomeExemption(state: StateCase<UsNmFigures>): Exact {
  const { figures, income } = state;
  if (compare(income, state.amount(figures.low_income_limit)) > 0) return zero;
  const perPerson = slopeDown(
    exact(figures.low_income_exemption),
    income,
    state.amount(figures.low_income_start),
    state.amount(figures.low_income_rate),
  );
  const exemption = multiply(perPerson, exact(state.people));
  return state.deducted("low_income_exemption", exemption, "low_income_exemption");
}

/** NMSA 7-2-2(N): the state's tax, as far as it made the itemized deductions exceed the standard. */
function addedTaxes(state: StateCase<UsNmFigures>): Exact {
  const { filed, context, income } = state;
  const offered = filed.itemizes ? offeredDeductions(state) : undefined;
  if (offered === undefined) return zero;
  const { incomeTax, propertyTax } = offered;
  const paid = add(incomeTax, propertyTax);
  if (!isPositive(paid)) return zero;
  const allowed = smaller(paid, taxCap(context, filed.figures, income));
  const part = multiply(allowed, divide(incomeTax, paid));
  return smaller(part, excess(filed.deduction, filed.standardDeduction));
}

/** NMSA 7-2-5.14: from 2022, up to an income. */
function exemptBenefits(state: StateCase<UsNmFigures>): Exact {
  const { figures, income, filed } = state;
  const limit = figures.benefits_limit;
  if (limit === undefined || compare(income, state.amount(limit)) > 0) return zero;
  return state.line("exempt_benefits", filed.taxableBenefits, "benefits_limit");
}
