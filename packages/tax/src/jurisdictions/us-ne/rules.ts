import {
  add,
  countSteps,
  type Exact,
  exact,
  excess,
  multiply,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { earnedIncomeMatch, isWithin, largerIfItemized } from "../us/states/itemized-parts.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsNeFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "Nebraska Department of Revenue, penalty for underpayment of estimated tax (2018)",
      url: "http://www.revenue.nebraska.gov/tax/current/2018_indiv_bklt/estimated.html",
      readOn: "2026-11-28",
    },
    {
      title: "Form 1040N-ES, who must make payments (read in a published copy of 2024)",
      url: "https://taxformfinder.org/nebraska/form-1040n-es",
      readOn: "2026-11-28",
    },
    {
      title: "Form 1040N-ES, worksheet, line 16 (read in a published copy of 2015)",
      url: "http://www.formupack.com/pdf-forms/Tax2014/NE-Nebraska/Tax2014NE_f_1040nes_2015.html",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Nebraska. */
export const usNe: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const income = subtract(state.income, add(exemptBenefits(state), militaryExclusion(state)));
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    // Neb. Rev. Stat. 77-2716.01(3): federal itemized deductions without the state's income tax.
    const taxableIncome = excess(income, largerIfItemized(state, standard));
    const exemptions = state.times(figures.exemption_credit, state.people);
    state.line("exemption_credit", exemptions, "exemption_credit");
    const tax = state.schedule(taxableIncome, figures.rates);
    const isPaidOut = isWithin(state.income, exact(figures.care_refund_income));
    const matched = multiply(usedCareCredit(state), exact(figures.care_credit_match));
    const careCredit = isPaidOut ? zero : matched;
    // 316 NAC 22-003.01, Form 1040N, line 27: after its credits the tax is not higher than the
    // federal tax before them.
    const left = excess(tax, add(exemptions, careCredit));
    const over = excess(left, state.federal().taxBeforeCredits);
    state.line("federal_tax_limit", over);
    return {
      taxableIncome,
      tax,
      credits: {
        exemption_credit: exemptions,
        federal_tax_limit: over,
        care_credit: careCredit,
      },
      refundable: {
        earned_income_credit: earnedIncomeMatch(state, figures.earned_income_match),
        care_credit_refundable: isPaidOut ? careRefund(state) : zero,
      },
    };
  },
});

/** Neb. Rev. Stat. 77-2716(14): benefits, whole up to a limit of income, else a share of them. */
function exemptBenefits(state: StateCase<UsNeFigures>): Exact {
  const { figures, filed } = state;
  const limit = figures.benefits_whole_up_to;
  if (limit !== undefined && isWithin(state.income, state.amount(limit))) {
    return filed.taxableBenefits;
  }
  return multiply(filed.taxableBenefits, exact(figures.benefits_share));
}

/** Form 2441N: the federal credit without its limit, less a tenth for each 1,000 over 22,000. */
function careRefund({ figures, filed, income }: StateCase<UsNeFigures>): Exact {
  const over = excess(income, exact(figures.care_refund_start));
  const steps = countSteps(over, exact(figures.care_refund_step), "ceil");
  const lost = multiply(steps, exact(figures.care_refund_per_step));
  return multiply(filed.credits.careCredit, excess(exact(1), lost));
}
