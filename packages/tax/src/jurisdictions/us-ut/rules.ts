import {
  add,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { noPayments } from "../us/estimated-tax.ts";
import { both } from "../us/federal/income.ts";
import { countKnownChildren } from "../us/federal/taxpayers.ts";
import { defineState, sumOf } from "../us/states/define-state.ts";
import { exemptMilitaryOfEach } from "../us/states/military-pensions.ts";
import { cappedIncomeTax, offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsUtFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  ...noPayments,
  sources: [
    {
      title: "Utah State Tax Commission: no quarterly payments of estimated tax",
      url: "https://incometax.utah.gov/filing/extensions-and-prepayments",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Utah. */
export const usUt: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const federal = state.federal();
    const gross = state.line("tax", multiply(income, exact(figures.rate)), "rate");
    const newborn = countKnownChildren(state.context, 1);
    const exemptions = state.dependents + newborn * (figures.exemptions_in_year_of_birth - 1);
    const base = add(
      deductionOf(state, federal.deduction),
      state.times(figures.dependent_exemption, exemptions),
    );
    const credit = slopeDown(
      multiply(base, exact(figures.credit_rate)),
      income,
      state.amount(figures.credit_start),
      exact(figures.credit_loss_rate),
    );
    state.line("taxpayer_credit", credit, "credit_rate");
    const credits = {
      taxpayer_credit: credit,
      child_credit: childCredit(state),
      retirement_credit: larger(
        retirementCredit(state),
        add(benefitsCredit(state), militaryCredit(state)),
      ),
    };
    return {
      taxableIncome: income,
      tax: gross,
      credits: { ...credits, earned_income_credit: earnedIncomeCredit(state) },
      parts: { tax_before_earned_credit: excess(gross, sumOf(credits)) },
    };
  },
});

/** Utah Code 59-10-1043: the tax on military pay. Nobody has it beside the retirement credit. */
function militaryCredit(state: StateCase<UsUtFigures>): Exact {
  const credit = multiply(sum(exemptMilitaryOfEach(state)), exact(state.figures.rate));
  if (!isPositive(credit)) return zero;
  return state.line("military_credit", credit, "military_exclusion");
}

/** Utah Code 59-10-1018(1)(e): federal deductions without the income tax of the state. */
function deductionOf(state: StateCase<UsUtFigures>, federal: Exact): Exact {
  const offered = state.filed.itemizes ? offeredDeductions(state) : undefined;
  return offered === undefined ? federal : excess(federal, cappedIncomeTax(state, offered));
}

/** Utah Code 59-10-1042: the tax on Social Security benefits, up to an income. */
function benefitsCredit(state: StateCase<UsUtFigures>): Exact {
  const { figures, filed } = state;
  const tax = multiply(filed.taxableBenefits, exact(figures.rate));
  if (!isPositive(tax)) return zero;
  const credit = slopeDown(
    tax,
    modifiedIncome(state),
    state.amount(figures.benefits_credit_start),
    exact(figures.benefits_credit_loss_rate),
  );
  return state.line("benefits_credit", credit, "benefits_credit_start");
}

/** Utah Code 59-10-1044: at most the wages. */
function earnedIncomeCredit({ figures, filed }: StateCase<UsUtFigures>): Exact {
  const match = multiply(filed.credits.earnedIncomeCredit, exact(figures.earned_income_match ?? 0));
  return smaller(match, both(filed.income.wages));
}

function modifiedIncome({ income, filed }: StateCase<UsUtFigures>): Exact {
  return add(income, filed.income.taxExemptInterest);
}

/**
 * Utah Code 59-10-1019: an amount for each person born by the end of 1952, retired or not. It falls
 * by 2.5 cents for each dollar of income over a start. People with Social Security benefits in
 * their income can claim the credit for those instead (59-10-1042).
 */
function retirementCredit(state: StateCase<UsUtFigures>): Exact {
  const { context, figures } = state;
  const old = state.aged(Number(context.year.label) - figures.retirement_credit_born_by);
  if (old === 0) return zero;
  const credit = slopeDown(
    state.times(figures.retirement_credit, old),
    modifiedIncome(state),
    state.amount(figures.retirement_credit_start),
    exact(figures.retirement_credit_loss_rate),
  );
  return state.line("retirement_credit", credit, "retirement_credit");
}

/** From 2024, for small children. Only children whose age is given count. */
function childCredit(state: StateCase<UsUtFigures>): Exact {
  const { context, figures } = state;
  const { child_credit, child_credit_ages, child_credit_start, child_credit_loss_rate } = figures;
  if (!child_credit || !child_credit_ages || !child_credit_start || !child_credit_loss_rate) {
    return zero;
  }
  const [from, to] = child_credit_ages;
  const children = countKnownChildren(context, to) - countKnownChildren(context, from);
  const credit = slopeDown(
    state.times(child_credit, children),
    modifiedIncome(state),
    state.amount(child_credit_start),
    exact(child_credit_loss_rate),
  );
  return state.line("child_credit", credit, "child_credit");
}
