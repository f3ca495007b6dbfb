import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  sum,
} from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, planByRule } from "../us/estimated-tax.ts";
import { federalFigures } from "../us/federal/federal-figures.ts";
import { wagesOfEarners } from "../us/federal/income.ts";
import { employeeContributions } from "../us/federal/payroll.ts";
import { defineState } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMaFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 400 }],
  exact_threshold_is_free: true,
  current_year_share: 0.8,
  prior_year_share: 1,
  sources: [
    {
      title:
        "Massachusetts Form M-2210, exceptions and line 4 (read in published copies of 2016 and 2023)",
      url: "https://www.taxformfinder.org/massachusetts/form-m-2210",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of Massachusetts. */
export const usMa: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents", "spouse_income"],
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { income, context } = state;
    state.withoutItemizing();
    const federal = federalFigures(context);
    // Each earner deducts their own contributions to Social Security and Medicare: M.G.L. c. 62
    // s. 3(B)(a)(3).
    const contributions = sum(
      wagesOfEarners(context).map((earned) =>
        smaller(exact(figures.contributions_cap), employeeContributions(federal, earned)),
      ),
    );
    const exemptions = sum([
      state.amount(figures.personal_exemption),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    state.deducted("contributions_deduction", contributions, "contributions_cap");
    state.deducted("exemptions", exemptions, "personal_exemption");
    const taxableIncome = excess(income, add(contributions, exemptions));
    const regular = state.line("tax", multiply(taxableIncome, exact(figures.rate)), "rate");
    const surtax = progressiveTax(taxableIncome, figures.surtax, context.trace, "surtax");
    const tax = add(regular, surtax);
    const limit = noTaxLimit(state);
    if (limit === undefined) return { taxableIncome, tax, parts: { surtax } };
    if (compare(income, limit) <= 0) return { taxableIncome, tax, credits: tax };
    const reach = multiply(limit, exact(figures.limited_income_factor));
    if (compare(income, reach) > 0) return { taxableIncome, tax, parts: { surtax } };
    const most = multiply(excess(income, limit), exact(figures.limited_income_rate));
    const credits = state.line("limited_income_credit", excess(tax, most), "limited_income_rate");
    return { taxableIncome, tax, credits };
  },
});

/**
 * The income up to which no tax is due. Undefined for married people who file separately, who have
 * no such limit.
 */
function noTaxLimit(state: StateCase<UsMaFigures>): Exact | undefined {
  const { figures } = state;
  const base = state.amount(figures.no_tax_base);
  if (base.numerator === 0) return undefined;
  if (!state.pick(figures.no_tax_adds_exemption)) return base;
  const dependents = state.times(figures.dependent_exemption, state.dependents);
  return sum([base, state.amount(figures.personal_exemption), dependents]);
}
