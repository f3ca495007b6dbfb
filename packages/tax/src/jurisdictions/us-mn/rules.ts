import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { netInvestmentIncome } from "../us/federal/income.ts";
import { defineState } from "../us/states/define-state.ts";
import { itemizedParts, largerDeduction } from "../us/states/itemized-parts.ts";
import { taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { quietly, type StateCase } from "../us/states/state-case.ts";
import { careCredit, familyCredits } from "./credits.ts";
import { data, type UsMnFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: { share: 1.1, income_over: 150_000, income_over_separate: 150_000 },
  sources: [
    {
      title: "Minnesota Department of Revenue, estimated tax",
      url: "http://www.revenue.state.mn.us/individuals/individ_income/Pages/Estimated_Tax.aspx",
      readOn: "2026-11-28",
    },
    {
      title: "Schedule M15, lines 3 to 6 (read in published copies of 2012 and 2019)",
      url: "https://fill.io/2019-Schedule-M15-Underpayment-of-Esmated-Income-Tax",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Minnesota. */
export const usMn: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const whole = largerDeduction(state, standard);
    const deduction = subtract(whole, reductionOf(state, whole));
    const dependents = state.times(figures.dependent_exemption, state.dependents);
    // Form M1 instructions: the exemptions fall by 2 % for each step of income over the start, or
    // fraction of a step.
    const exemptions = stepDown(
      dependents,
      income,
      {
        start: state.amount(figures.exemption_start),
        step: state.amount(figures.exemption_step),
        perStep: multiply(dependents, exact(figures.exemption_loss_per_step)),
      },
      "ceil",
    );
    state.deducted("deduction.after_reduction", deduction, "reduction_rate_low");
    if (state.dependents > 0) state.deducted("exemptions", exemptions, "dependent_exemption");
    const exemptBenefits = benefitsSubtraction(state);
    const taxableIncome = excess(
      income,
      sum([
        deduction,
        exemptions,
        militaryExclusion(state),
        elderlySubtraction(state),
        exemptBenefits,
        charitySubtraction(state, standard),
      ]),
    );
    const tax = state.schedule(taxableIncome, figures.rates);
    const investment = netInvestmentIncome(state.filed.income);
    const extra = figures.investment_tax
      ? progressiveTax(investment, figures.investment_tax, state.context.trace, "investment_tax")
      : zero;
    return {
      taxableIncome,
      tax: add(tax, extra),
      credits: { marriage_credit: marriageCredit(state, taxableIncome, tax, exemptBenefits) },
      refundable: {
        working_families_credit: familyCredits(state),
        care_credit: careCredit(state),
      },
      parts: { net_investment_tax: extra },
    };
  },
});

/**
 * The deduction falls by 3 % of the income over a start and, since 2023, by 10 % of the income over
 * a second one. It loses at most 80 %.
 */
function reductionOf(state: StateCase<UsMnFigures>, whole: Exact): Exact {
  const { figures, income } = state;
  const most = multiply(whole, exact(figures.reduction_cap));
  const { full_reduction_over, reduction_start_high, reduction_rate_high } = figures;
  if (full_reduction_over !== undefined && compare(income, exact(full_reduction_over)) > 0) {
    return most;
  }
  const low = state.amount(figures.reduction_start_low);
  if (reduction_start_high === undefined || reduction_rate_high === undefined) {
    return smaller(most, multiply(excess(income, low), exact(figures.reduction_rate_low)));
  }
  const high = state.amount(reduction_start_high);
  const between = multiply(excess(smaller(income, high), low), exact(figures.reduction_rate_low));
  const above = multiply(excess(income, high), exact(reduction_rate_high));
  return smaller(most, add(between, above));
}

/**
 * Schedule M1R: the subtraction falls by untaxed benefits, and by half of the income over a start.
 */
function elderlySubtraction(state: StateCase<UsMnFigures>): Exact {
  const { figures, income } = state;
  const aged = state.aged();
  if (aged === 0) return zero;
  const start =
    aged === 2
      ? exact(figures.elderly_subtraction_start_of_two)
      : state.amount(figures.elderly_subtraction_start);
  const lost = multiply(excess(income, start), exact(figures.elderly_subtraction_rate));
  const untaxed = subtract(state.inputs.socialSecurity, state.filed.taxableBenefits);
  const subtraction = excess(state.amount(figures.elderly_subtraction), add(lost, untaxed));
  return state.line("elderly_subtraction", subtraction, "elderly_subtraction");
}

/**
 * Minn. Stat. 290.0132 subd. 26: an amount that falls by a fifth of the income over a start. From
 * 2023, if it is more, all benefits, less a tenth for each step of income that has begun.
 */
function benefitsSubtraction(state: StateCase<UsMnFigures>): Exact {
  const { figures, filed, income, inputs } = state;
  const taxable = filed.taxableBenefits;
  if (taxable.numerator === 0) return zero;
  const provisional = sum([
    subtract(income, taxable),
    inputs.taxExemptInterest,
    multiply(inputs.socialSecurity, half),
  ]);
  const over = excess(provisional, state.amount(figures.benefits_income));
  const lost = multiply(over, exact(figures.benefits_loss));
  const alternative = smaller(taxable, excess(state.amount(figures.benefits_alternative), lost));
  const { benefits_start: start, benefits_step: step, benefits_per_step: perStep } = figures;
  if (start === undefined || step === undefined || perStep === undefined) {
    return state.line("benefits_subtraction", alternative, "benefits_alternative");
  }
  const rule = {
    start: state.amount(start),
    step: state.amount(step),
    perStep: multiply(taxable, exact(perStep)),
  };
  const simplified = stepDown(taxable, income, rule, "ceil");
  return state.line("benefits_subtraction", larger(alternative, simplified), "benefits_start");
}

/** Minn. Stat. 290.0132 subd. 7: half of the gifts over 500 of those who do not itemize. */
function charitySubtraction(state: StateCase<UsMnFigures>, standard: Exact): Exact {
  const { figures } = state;
  const parts = itemizedParts(state);
  if (parts === undefined || compare(parts.withoutStateTax, standard) > 0) return zero;
  const given = exact(state.inputs.itemized?.charity ?? 0);
  return multiply(excess(given, exact(figures.charity_floor)), exact(figures.charity_share));
}

/**
 * Minn. Stat. 290.0675, Schedule M1MA: what two earners pay more than they would as two single
 * people. Pensions and benefits of Social Security are earned income as far as Minnesota taxes them.
 */
function marriageCredit(
  state: StateCase<UsMnFigures>,
  taxable: Exact,
  tax: Exact,
  exemptBenefits: Exact,
): Exact {
  const { figures, filed, inputs, context } = state;
  if (context.status !== "married_joint" || inputs.spouseIncome === undefined) return zero;
  if (compare(taxable, exact(figures.marriage_credit_taxable)) < 0) return zero;
  const taxed = isPositive(filed.taxableBenefits)
    ? divide(subtract(filed.taxableBenefits, exemptBenefits), filed.taxableBenefits)
    : zero;
  const benefits = taxableBenefitsOfEach(state);
  const pensions = otherPensionsOfEach(state);
  const incomes = filed.earned.map((earned, at) =>
    sum([earned, pensions[at] ?? zero, multiply(benefits[at] ?? zero, taxed)]),
  );
  const less = smaller(incomes[0] ?? zero, incomes[1] ?? zero);
  if (compare(less, exact(figures.marriage_credit_income)) < 0) return zero;
  const first = excess(less, multiply(state.amount(figures.standard_deduction), half));
  const { single } = figures.rates;
  const quiet = quietly(state);
  const apart = add(quiet.schedule(first, single), quiet.schedule(excess(taxable, first), single));
  const credit = smaller(excess(tax, apart), exact(figures.marriage_credit_most));
  return state.line("marriage_credit", credit, "marriage_credit_most");
}
