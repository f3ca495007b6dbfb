import {
  add,
  clamp,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMdFigures } from "./figures.ts";

/** The income tax of Maryland. */
export const usMd: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income", "local_tax_rate"],
  steps: (figures, state) => {
    const { income, inputs } = state;
    const shares = spouseShares(state);
    const twoIncomes = shares
      ? smaller(exact(figures.two_income_subtraction), smaller(shares[0], shares[1]))
      : zero;
    const net = subtract(income, twoIncomes);
    const standard =
      figures.standard_flat === undefined
        ? clamp(
            multiply(net, exact(figures.standard_rate)),
            state.amount(figures.standard_min),
            state.amount(figures.standard_max),
          )
        : state.amount(figures.standard_flat);
    const deduction = state.deduct(standard);
    // Tax-General 10-211(c): an income exactly on a limit belongs to the lower row.
    const perPerson = lookup(income, state.pick(figures.exemption));
    const aged = state.times(figures.aged_exemption, state.aged());
    const exemptions = add(multiply(perPerson, exact(state.people)), aged);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(net, add(deduction, exemptions));
    const regular = state.schedule(taxableIncome, figures.rates);
    const { gain_surtax_rate, gain_surtax_start } = figures;
    const hasSurtax =
      gain_surtax_rate !== undefined &&
      gain_surtax_start !== undefined &&
      compare(income, exact(gain_surtax_start)) > 0;
    const surtax = hasSurtax ? multiply(state.netGain, exact(gain_surtax_rate)) : zero;
    const local = inputs.localTaxRate && localTax(state, taxableIncome, inputs.localTaxRate);
    if (local === undefined) {
      state.context.assume(
        "Maryland: county income tax (2.25 to 3.30 %) is not included; send local_tax_rate to see it as a component.",
      );
    }
    return {
      taxableIncome,
      tax: add(regular, surtax),
      credits: add(seniorCredit(state), povertyCredit(state, add(regular, surtax))),
      ...(local ? { parts: { local_tax: local } } : {}),
    };
  },
});

/**
 * Tax-General 10-709(c): up to 5 % of the earned income, if the income does not exceed the poverty
 * guideline for the number of exemptions. The law excludes people whose tax the earned income
 * credit already removes. Including them gives the same tax.
 */
function povertyCredit(state: StateCase<UsMdFigures>, tax: Exact): Exact {
  const share = exact(state.figures.poverty_credit_share);
  if (!isPoor(state)) return zero;
  const credit = smaller(tax, multiply(state.earnedIncome, share));
  return state.line("poverty_credit", credit, "poverty_credit_share");
}

/**
 * Tax-General 10-709(d): the county's part of that credit is the county's own rate on the
 * earned income.
 */
function localTax(state: StateCase<UsMdFigures>, taxableIncome: Exact, rate: Exact): Exact {
  const relieved = isPoor(state) ? state.earnedIncome : zero;
  return multiply(excess(taxableIncome, relieved), rate);
}

function isPoor({ figures, income, people }: StateCase<UsMdFigures>): boolean {
  const further = multiply(exact(figures.poverty_guideline_further), exact(people - 1));
  return compare(income, add(exact(figures.poverty_guideline), further)) <= 0;
}

/** From 2022, for incomes up to a limit. The credit is smaller if only one spouse is 65. */
function seniorCredit(state: StateCase<UsMdFigures>): Exact {
  const { senior_credit, senior_credit_of_one_spouse, senior_credit_limit } = state.figures;
  const aged = state.aged();
  if (!senior_credit || !senior_credit_of_one_spouse || !senior_credit_limit) return zero;
  if (aged === 0 || compare(state.income, state.amount(senior_credit_limit)) > 0) return zero;
  const isHalf = state.adults === 2 && aged === 1;
  const credit = isHalf ? exact(senior_credit_of_one_spouse) : state.amount(senior_credit);
  return state.line("senior_credit", credit, "senior_credit");
}
