import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import type { FederalReturn } from "../us/federal/federal-return.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { earnedIncomeMatch, itemizedParts, retirementOfEach } from "../us/states/itemized-parts.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsLaFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  threshold_of: { married_joint: 2000 },
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Louisiana Department of Revenue, declaration of estimated income taxes",
      url: "https://revenue.louisiana.gov/individuals/general-resources/declaration-of-estimated-income-taxes",
      readOn: "2026-11-28",
    },
    {
      title: "La. R.S. 47:118(B)",
      url: "https://legis.la.gov/legis/LawPrint.aspx?d=101109",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Louisiana. */
export const usLa: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const income = subtract(state.income, exemptIncome(state));
    const federal = state.federal();
    if (figures.flat && figures.standard_deduction !== undefined) {
      if (state.inputs.itemized === undefined) withoutItemizing(state);
      const standard = state.deducted(
        "deduction",
        state.amount(figures.standard_deduction),
        "standard_deduction",
      );
      const taxableIncome = excess(income, add(standard, excessItemized(state)));
      return {
        taxableIncome,
        tax: state.schedule(taxableIncome, figures.rates),
        ...creditsOf(state),
      };
    }
    const federalTax = figures.federal_tax_deductible ? deductedTax(federal) : zero;
    const taxableIncome = excess(income, add(federalTax, excessItemized(state)));
    const exemptions = sum([
      state.amount(figures.personal_exemption),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption ?? 0, state.aged()),
    ]);
    state.deducted("exemptions", exemptions, "personal_exemption");
    // The exemptions are taken off the lowest bracket, so each is worth that bracket's rate.
    const rates = state.pick(figures.rates);
    const tax = state.printed(taxableIncome, (base) =>
      excess(
        progressiveTax(base, rates, state.context.trace, "rates"),
        progressiveTax(smaller(exemptions, base), rates, silentTrace, "rates"),
      ),
    );
    return { taxableIncome, tax, ...creditsOf(state) };
  },
});

/** La. R.S. 47:44.2 and 47:44.1: benefits, and from 65 pensions up to a limit for each person. */
function exemptIncome(state: StateCase<UsLaFigures>): Exact {
  const { retirement_exclusion, retirement_exclusion_age } = state.figures;
  const most = exact(retirement_exclusion);
  const others = otherPensionsOfEach(state);
  const pensions = retirementOfEach(state).map(({ age }, at) =>
    age >= retirement_exclusion_age ? smaller(others[at] ?? zero, most) : zero,
  );
  const exempt = add(state.filed.taxableBenefits, sum(pensions));
  if (isPositive(exempt)) state.line("exempt_retirement_income", exempt, "retirement_exclusion");
  const whole = add(exempt, militaryExclusion(state));
  return subtract(whole, taxOnExempt(state, whole));
}

/** Form IT-540 of 2021, worksheet of line 9: with the net investment income tax. */
function deductedTax({ taxAfterCredits, netInvestmentTax }: FederalReturn): Exact {
  return add(taxAfterCredits, netInvestmentTax);
}

/**
 * To 2021, IT-540 schedule E: the federal tax that belongs to exempt income is not deducted. It is
 * the share of the tax that the income has, or a part of the income by a table if that is less.
 */
function taxOnExempt(state: StateCase<UsLaFigures>, exempt: Exact): Exact {
  const { figures, filed, income } = state;
  if (!figures.federal_tax_deductible || !isPositive(exempt) || !isPositive(income)) return zero;
  const share = divide(multiply(deductedTax(filed), exempt), income);
  const byTable = progressiveTax(exempt, figures.exempt_income_table, silentTrace, "rates");
  return state.line("tax_on_exempt_income", smaller(share, byTable), "exempt_income_table");
}

/** La. R.S. 47:293(3): the itemized deductions above the federal standard deduction. */
function excessItemized(state: StateCase<UsLaFigures>): Exact {
  const { filed, figures } = state;
  if (!filed.itemizes) return zero;
  const parts = itemizedParts(state);
  // A total does not say what part of it is medical.
  if (figures.medical_only) return excess(parts?.medical ?? zero, filed.standardDeduction);
  return excess(filed.deduction, filed.standardDeduction);
}

/**
 * La. R.S. 47:297.4 and 47:297.8. Up to 25,000 of income the care credit is paid out. It is a share
 * of the federal credit before the federal tax limits it; above, of the federal credit as claimed.
 */
function creditsOf(state: StateCase<UsLaFigures>): Pick<StateResult, "credits" | "refundable"> {
  const { figures, filed, income } = state;
  const matched = multiply(usedCareCredit(state), lookup(income, figures.care_credit_match));
  const isCapped = compare(income, exact(figures.care_credit_cap_over)) > 0;
  return {
    credits: {
      care_credit: isCapped ? smaller(matched, exact(figures.care_credit_cap)) : matched,
    },
    refundable: {
      earned_income_credit: earnedIncomeMatch(state, figures.earned_income_match),
      care_credit_refundable: multiply(
        filed.credits.careCredit,
        lookup(income, figures.care_credit_refundable_match),
      ),
    },
  };
}
