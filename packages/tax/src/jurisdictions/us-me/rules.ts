import {
  add,
  atLeastZero,
  countSteps,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { fadeOver, stepDown } from "../../engine/formulas/phase-out.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { hadTaxBelow } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { largerIfItemized, retirementOfEach } from "../us/states/itemized-parts.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { earnedIncomeCreditFrom } from "../us/states/young-earners.ts";
import { data, type UsMeFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  isFree: hadTaxBelow(1000),
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "36 M.R.S. 5228(2) and (3)",
      url: "http://www.mainelegislature.org/ros/LOM/LOM124th/124R1/PUBLIC1_ptI.asp",
      readOn: "2026-11-28",
    },
    {
      title: "Form 1040ES-ME, sections 1 and 2 (read in a published copy of 2024)",
      url: "https://taxformfinder.org/index.php/maine/form-1040es-me",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Maine. */
export const usMe: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages"],
  estimatedTax,
  steps: (figures, state) => {
    const income = subtract(state.income, exemptIncome(state));
    const deduction = fadeOver(
      largerIfItemized(
        state,
        add(
          state.amount(figures.standard_deduction),
          state.times(figures.standard_deduction_65, state.aged()),
        ),
        // 36 M.R.S. 5125: without the state's income tax and the federal cap on property tax, and
        // up to a limit but for medical expenses.
        ({ withoutCap, medical }) =>
          add(medical, smaller(subtract(withoutCap, medical), exact(figures.itemized_cap))),
      ),
      income,
      state.amount(figures.deduction_start),
      state.amount(figures.deduction_width),
    );
    const exemptions = fadeOver(
      state.times(figures.exemption, state.adults),
      income,
      state.amount(figures.exemption_start),
      state.amount(figures.exemption_width),
    );
    state.deducted("deduction.after_phase_out", deduction, "deduction_width");
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const surcharge =
      figures.surcharge_start === undefined
        ? zero
        : multiply(
            excess(taxableIncome, state.amount(figures.surcharge_start)),
            exact(figures.surcharge_rate),
          );
    const tax = add(state.schedule(taxableIncome, figures.rates), surcharge);
    const credit = dependentCredit(state, income);
    const care = multiply(
      usedCareCredit(state, figures.care_credit_rates),
      exact(figures.care_credit_match),
    );
    const careRefund = smaller(care, exact(figures.care_refund_cap));
    const isRefunded = figures.dependent_credit_refundable;
    return {
      taxableIncome,
      tax,
      credits: {
        ...(isRefunded ? {} : { dependent_credit: credit }),
        care_credit: subtract(care, careRefund),
      },
      refundable: {
        ...(isRefunded ? { dependent_credit: credit } : {}),
        care_credit_refundable: careRefund,
        earned_income_credit: earnedIncomeCredit(state),
        property_tax_credit: propertyTaxCredit(state),
        sales_tax_credit: salesTaxCredit(state),
      },
      parts: { surcharge },
    };
  },
});

function dependentCredit(state: StateCase<UsMeFigures>, income: Exact): Exact {
  const { figures, inputs } = state;
  if (state.dependents === 0) return zero;
  const unknown = Math.max(0, state.dependents - inputs.dependentAges.length);
  const weights = inputs.dependentAges.map((age) =>
    lookupAtLeast(exact(age), figures.dependent_credit_multiplier),
  );
  const whole = multiply(exact(figures.dependent_credit), add(sum(weights), exact(unknown)));
  const rule = {
    start: state.amount(figures.dependent_credit_start),
    step: exact(figures.dependent_credit_step),
    perStep: exact(figures.dependent_credit_per_step),
  };
  // 36 M.R.S. 5219-SS(4), Schedule A: by the income of Maine. The source of the figures gives the
  // size of a step, but not whether a step that has begun counts. Here it counts.
  const credit = stepDown(whole, income, rule, "ceil");
  return state.line("dependent_credit", credit, "dependent_credit");
}

/**
 * 36 M.R.S. 5122(2)(C) and (M-2): benefits, and the pensions of each person up to a limit, less the
 * benefits of that person. From 2025 the deduction, not its limit, is phased out (Schedule 1S).
 */
function exemptIncome(state: StateCase<UsMeFigures>): Exact {
  const { figures, filed, income } = state;
  const most = exact(figures.pension_deduction);
  const others = otherPensionsOfEach(state);
  const pensions = sum(
    retirementOfEach(state).map(({ benefits }, at) =>
      smaller(others[at] ?? zero, excess(most, benefits)),
    ),
  );
  const start = figures.pension_deduction_start;
  const deducted =
    start === undefined
      ? pensions
      : fadeOver(
          pensions,
          income,
          state.amount(start),
          state.amount(figures.pension_deduction_width),
        );
  const exempt = add(filed.taxableBenefits, deducted);
  if (exempt.numerator > 0) state.line("exempt_retirement_income", exempt, "pension_deduction");
  return add(exempt, militaryExclusion(state));
}

/** 36 M.R.S. 5219-S: a share of the federal credit; people without children count from 18. */
function earnedIncomeCredit(state: StateCase<UsMeFigures>): Exact {
  const { figures } = state;
  if (state.children(19) > 0) {
    return multiply(state.filed.credits.earnedIncomeCredit, exact(figures.earned_income_match));
  }
  const credit = earnedIncomeCreditFrom(state, figures.earned_income_age);
  return multiply(credit, exact(figures.earned_income_match_childless));
}

/** The income of the fairness credits: all kinds, whether taxed or not, without losses. */
function totalIncome({ filed }: StateCase<UsMeFigures>): Exact {
  const { income } = filed;
  return sum([
    ...income.wages,
    ...income.profits.map(atLeastZero),
    income.interest,
    income.taxExemptInterest,
    income.dividends,
    atLeastZero(income.capitalGain),
    income.pensions,
    income.socialSecurity,
    income.unemployment,
    atLeastZero(income.rent),
  ]);
}

/** 36 M.R.S. 5219-KK: the property tax of the home, up to a limit, above a share of the income. */
function propertyTaxCredit(state: StateCase<UsMeFigures>): Exact {
  const { figures, inputs, context } = state;
  const paid = exact(inputs.itemized?.property_tax ?? 0);
  if (paid.numerator === 0 || context.status === "married_separate") return zero;
  const isJoint = context.status === "married_joint";
  const age = exact(Math.max(inputs.age ?? 0, isJoint ? (inputs.spouseAge ?? 0) : 0));
  const base = larger(baseOf(state), lookupAtLeast(age, figures.property_tax_base_aged));
  const share = multiply(totalIncome(state), exact(figures.property_tax_share));
  const credit = smaller(
    excess(smaller(paid, base), share),
    lookupAtLeast(age, figures.property_tax_cap),
  );
  return state.line("property_tax_credit", credit, "property_tax_share");
}

function baseOf({ figures, context, dependents }: StateCase<UsMeFigures>): Exact {
  if (context.status === "single") return exact(figures.property_tax_base_single);
  const isFamily = context.status === "married_joint" || dependents > 1;
  return exact(isFamily ? figures.property_tax_base_family : figures.property_tax_base_one);
}

/** 36 M.R.S. 5213-A: an amount that falls with each step of income that has begun. */
function salesTaxCredit(state: StateCase<UsMeFigures>): Exact {
  const { figures, context, dependents } = state;
  const base = state.amount(figures.sales_tax_credit);
  if (base.numerator === 0) return zero;
  const isHead = context.status === "head_of_household";
  // A head of household has the first dependent in the base.
  const further = context.status === "single" ? 0 : isHead ? dependents - 1 : dependents;
  const whole = add(base, lookupAtLeast(exact(further), figures.sales_tax_further));
  const over = excess(totalIncome(state), state.amount(figures.sales_tax_credit_start));
  const steps = countSteps(over, state.amount(figures.sales_tax_credit_step), "ceil");
  const lost = multiply(steps, state.amount(figures.sales_tax_credit_per_step));
  return state.line("sales_tax_credit", excess(whole, lost), "sales_tax_credit");
}
