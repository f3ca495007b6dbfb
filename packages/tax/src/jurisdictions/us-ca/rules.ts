import {
  add,
  type Exact,
  exact,
  excess,
  isZero,
  multiply,
  smaller,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, federalHighIncome, planByRule } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  threshold_separate: 250,
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
  inputs: ["method", "age", "spouse_age", "dependents"],
  // https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html
  instalments: { shares: [0.3, 0.4, 0, 0.3] },
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { income } = state;
    const taxableIncome = excess(income, state.deduct(state.amount(figures.standard_deduction)));
    const health = progressiveTax(
      taxableIncome,
      figures.behavioral_health_tax,
      state.context.trace,
      "behavioral_health_tax",
    );
    const rule = (count: Exact) => ({
      start: state.amount(figures.exemption_start),
      step: state.amount(figures.exemption_step),
      perStep: multiply(exact(figures.exemption_per_step), count),
    });
    const persons = add(state.amount(figures.exemption_count), exact(state.aged()));
    // R&TC 17054.1(b): for each 2,500 "or fraction thereof" of income over the start (1,250 on a
    // separate return).
    const personal = stepDown(
      multiply(exact(figures.exemption_credit), persons),
      income,
      rule(persons),
      "ceil",
    );
    const dependents = exact(state.dependents);
    const forDependents = isZero(dependents)
      ? zero
      : stepDown(
          multiply(exact(figures.dependent_credit), dependents),
          income,
          rule(dependents),
          "ceil",
        );
    state.line("exemption_credit", personal, "exemption_credit");
    if (state.dependents > 0) state.line("dependent_credit", forDependents, "dependent_credit");
    // The exemption credits do not reduce the behavioral health tax: Form 540, lines 32 to 35
    // and 62.
    const regular = state.schedule(taxableIncome, figures.rates);
    return {
      taxableIncome,
      tax: add(regular, health),
      credits: smaller(regular, add(personal, forDependents)),
      parts: { behavioral_health_tax: health },
    };
  },
});
