import {
  add,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { inShares } from "../us/instalments.ts";
import { defineState } from "../us/states/define-state.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import { offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { careCredit, refundableCredits } from "./credits.ts";
import { data, type UsCaFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  threshold_of: { married_separate: 250 },
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  no_prior_year_from: { income: 1_000_000, income_separate: 500_000 },
  sources: [
    {
      title: "FTB Form 540-ES instructions",
      url: "https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html",
      readOn: "2026-11-20",
    },
  ],
};

/** The income tax of California. */
export const usCa: Jurisdiction = defineState({
  data,
  // R&TC 17131.4 and 17215.4: contributions to health savings accounts are income.
  taxesPreTax: ["hsa"],
  inputs: ["method", "age", "spouse_age", "dependents"],
  // https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html
  instalments: inShares([0.3, 0.4, 0, 0.3]),
  estimatedTax,
  steps: (figures, state) => {
    const { income, filed, inputs } = state;
    // R&TC 17083, 17087: benefits of unemployment and of Social Security are not income.
    // R&TC 17072 and 17215.4: neither what teachers pay nor health savings accounts are deducted.
    const { educator, hsa } = filed.adjustments;
    const exempt = add(add(filed.taxableBenefits, inputs.unemployment), militaryExclusion(state));
    const own = excess(add(income, add(educator, hsa)), exempt);
    const taxableIncome = excess(own, deductionOf(state));
    const health = progressiveTax(
      taxableIncome,
      figures.behavioral_health_tax,
      state.context.trace,
      "behavioral_health_tax",
    );
    // R&TC 17054.1(b): for each 2,500 "or fraction thereof" of income over the start (1,250 on a
    // separate return).
    const exemption = (credit: number, count: Exact) => {
      const perStep = multiply(exact(figures.exemption_per_step), count);
      const start = state.amount(figures.exemption_start);
      const step = state.amount(figures.exemption_step);
      return stepDown(multiply(exact(credit), count), income, { start, step, perStep }, "ceil");
    };
    const persons = add(state.amount(figures.exemption_count), exact(state.aged()));
    const personal = exemption(figures.exemption_credit, persons);
    const forDependents =
      state.dependents > 0 ? exemption(figures.dependent_credit, exact(state.dependents)) : zero;
    state.line("exemption_credit", personal, "exemption_credit");
    if (state.dependents > 0) state.line("dependent_credit", forDependents, "dependent_credit");
    // The exemption credits do not reduce the behavioral health tax: Form 540, lines 32 to 35
    // and 62.
    const regular = state.schedule(taxableIncome, figures.rates);
    return {
      taxableIncome,
      tax: add(regular, health),
      credits: smaller(regular, add(add(personal, forDependents), careCredit(state))),
      refundable: refundableCredits(state),
      parts: { behavioral_health_tax: health },
    };
  },
});

type State = StateCase<UsCaFigures>;

/**
 * Schedule CA, part II: property tax without a cap and no income tax. Over a federal income, all
 * but medical costs lose 6 % of the excess, at most 80 % (R&TC 17077).
 */
function deductionOf(state: State): Exact {
  const standard = state.amount(state.figures.standard_deduction);
  const offered = offeredDeductions(state);
  const { itemized_limit_start: start, medical_floor, itemized_limit } = state.figures;
  if (offered === undefined || start === undefined) return state.deduct(standard);
  const { mortgageInterest, propertyTax, charity, other } = offered;
  const medical = medicalOver(offered.medical, state.income, medical_floor);
  const { loss_rate, limited_share } = itemized_limit;
  const limited = sum([mortgageInterest, propertyTax, charity, other]);
  const over = excess(state.income, state.amount(start));
  const lost = smaller(multiply(over, exact(loss_rate)), multiply(limited, exact(limited_share)));
  const itemized = add(medical, excess(limited, lost));
  return state.deducted("deduction", larger(standard, itemized), "standard_deduction");
}
