import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup, lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { largerDeduction, ownershipShares, retirementOfEach } from "../us/states/itemized-parts.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsKyFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2019, amount: 500 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "KRS 141.305: 26 U.S.C. 6654, unless the tax is 500 or less",
      url: "https://codes.findlaw.com/ky/title-xi-revenue-and-taxation/ky-rev-st-sect-141-305/",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Kentucky. */
export const usKy: Jurisdiction = defineState({
  data,
  localTaxation: { base: "earnings", levied: "most cities and counties tax wages and profits" },
  inputs: ["age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const standard = exact(figures.standard_deduction);
    const exempt = pensionExclusions(state);
    const income = subtract(state.income, add(state.filed.taxableBenefits, sum(exempt)));
    // KRS 141.019(2): mortgage interest and gifts, but no taxes and no medical expenses.
    const deduction = largerDeduction(state, standard, ({ mortgageInterest, charity }) =>
      add(mortgageInterest, charity),
    );
    const shares = ownershipShares(state)?.map((share, at) => subtract(share, exempt[at] ?? share));
    const perAged = lookupAtLeast(exact(65), figures.aged_credit);
    const areAged = state.areAged();
    const way = lesserOf(
      figures.rate,
      { taxable: [excess(income, deduction)], aged: [multiply(perAged, exact(state.aged()))] },
      shares && {
        taxable: shares.map((share) => excess(share, standard)),
        aged: areAged.map((is) => (is ? perAged : zero)),
      },
    );
    const taxableIncome = sum(way.taxable);
    const gross = state.line("tax", multiply(taxableIncome, exact(figures.rate)), "rate");
    const aged = agedCredit(figures.rate, way);
    const tax = subtract(gross, aged);
    const size = Math.min(state.people, figures.family_size_max);
    const guideline = add(
      exact(figures.poverty_guideline),
      state.times(figures.poverty_guideline_further, size - 1),
    );
    // KRS 141.066: the row is chosen by income as a share of the poverty guideline. A share exactly
    // on the limit belongs to the row.
    const share = lookup(divide(state.income, guideline), figures.family_size_credit);
    const family = state.line("family_size_credit", multiply(tax, share), "family_size_credit");
    const care = multiply(usedCareCredit(state), exact(figures.care_credit_match));
    return {
      taxableIncome,
      tax: gross,
      credits: { aged_credit: aged, family_size_credit: family, care_credit: care },
    };
  },
});

/** The columns of a return: one, or one for each spouse on a combined return. */
interface Columns {
  readonly taxable: readonly Exact[];
  readonly aged: readonly Exact[];
}

/** Form 740, lines 16 to 18: the credit for age is within the tax of its own column. */
function agedCredit(rate: number, { taxable, aged }: Columns): Exact {
  return sum(taxable.map((base, at) => smaller(multiply(base, exact(rate)), aged[at] ?? zero)));
}

function lesserOf(rate: number, joint: Columns, apart: Columns | undefined): Columns {
  if (apart === undefined) return joint;
  const due = (columns: Columns) =>
    subtract(multiply(sum(columns.taxable), exact(rate)), agedCredit(rate, columns));
  return compare(due(apart), due(joint)) < 0 ? apart : joint;
}

/** KRS 141.019(1)(i): the pensions of each person, up to a limit. */
function pensionExclusions(state: StateCase<UsKyFigures>): readonly Exact[] {
  const most = exact(state.figures.pension_exclusion);
  const exempt = retirementOfEach(state).map(({ pensions }) => smaller(pensions, most));
  if (sum(exempt).numerator > 0) {
    state.line("pension_exclusion", sum(exempt), "pension_exclusion");
  }
  return exempt;
}
