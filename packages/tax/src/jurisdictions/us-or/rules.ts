import {
  add,
  compare,
  type Exact,
  excess,
  larger,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { fadeOver } from "../../engine/formulas/phase-out.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import {
  cappedPropertyTax,
  offeredDeductions,
  withoutTaxes,
} from "../us/states/offered-deductions.ts";
import { ownSchedule1A, type StateCase } from "../us/states/state-case.ts";
import { careCredit, earnedIncomeCredit, kidsCredit, retirementCredit } from "./credits.ts";
import { data, type UsOrFigures } from "./figures.ts";
import { localities } from "./localities.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Form OR-10, instructions (read in a published copy of 2024)",
      url: "https://ses.stf.com/bookmarks/Ricky%20McGill/OR_wsw/0001/2023081509514257011938.htm",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Oregon. */
export const usOr: Jurisdiction = defineState({
  data,
  localities,
  localTaxation: { base: "taxable_income", levied: "Metro and Multnomah County tax large incomes" },
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const federal = state.federal();
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const deduction = deductionOf(state, standard);
    // OR-40 instructions: a row includes its first amount.
    const cap = lookupAtLeast(income, state.pick(figures.federal_tax_cap));
    const liability = excess(federal.taxAfterCredits, recoveryRebate(state));
    const federalTax = smaller(liability, cap);
    state.deducted("federal_tax_subtraction", federalTax, "federal_tax_cap");
    const { taxableBenefits } = state.filed;
    const taxableIncome = excess(
      income,
      sum([deduction, federalTax, taxableBenefits, ownSchedule1A(state)]),
    );
    const tax = state.schedule(taxableIncome, figures.rates);
    const isLost = compare(income, state.amount(figures.exemption_credit_limit)) > 0;
    const credits = isLost ? zero : state.times(figures.exemption_credit, state.people);
    state.line("exemption_credit", credits, "exemption_credit");
    return {
      taxableIncome,
      tax,
      credits: { exemption_credit: credits, retirement_credit: retirementCredit(state) },
      refundable: {
        earned_income_credit: earnedIncomeCredit(state),
        kids_credit: kidsCredit(state),
        care_credit: careCredit(state),
      },
    };
  },
});

/**
 * ORS 316.695(1): the larger of the standard and the itemized deductions, whatever the federal
 * return takes. Income tax of the state is not deducted.
 */
function deductionOf(state: StateCase<UsOrFigures>, standard: Exact): Exact {
  const offered = offeredDeductions(state);
  if (offered === undefined) return state.deduct(standard);
  const itemized = add(withoutTaxes(state, offered), cappedPropertyTax(state, offered));
  return state.deducted("deduction", larger(standard, itemized), "standard_deduction");
}

/**
 * The recovery rebate of 2021 counts as federal tax that was paid back, so it lowers the federal
 * tax that Oregon subtracts.
 */
function recoveryRebate(state: StateCase<UsOrFigures>): Exact {
  const { recovery_rebate, recovery_rebate_start, recovery_rebate_width } = state.figures;
  if (!recovery_rebate || !recovery_rebate_start || !recovery_rebate_width) return zero;
  const rebate = fadeOver(
    state.times(recovery_rebate, state.people),
    state.income,
    state.amount(recovery_rebate_start),
    state.amount(recovery_rebate_width),
  );
  return state.line("recovery_rebate", rebate, "recovery_rebate");
}
