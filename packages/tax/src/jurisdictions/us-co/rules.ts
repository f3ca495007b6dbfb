import {
  add,
  compare,
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
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { pensionsOfEach, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import { cappedIncomeTax, offeredDeductions } from "../us/states/offered-deductions.ts";
import { ownSchedule1A, type StateCase } from "../us/states/state-case.ts";
import { refundableCredits } from "./credits.ts";
import { data, type UsCoFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  exact_threshold_is_free: true,
  current_year_share: 0.7,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "Colorado DR 0104EP, required payments (read in a published copy of 2022); DR 0204, part 2",
      url: "https://fill.io/Individual-Estimated-Income-Tax",
      readOn: "2026-11-21",
    },
    {
      title: "C.R.S. 39-22-605",
      url: "https://law.counselstack.com/statute/co/39/39-22-605",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of Colorado. */
export const usCo: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { income, filed } = state;
    const federal = state.federal();
    const { addback_start, addback_allowed, addback_itemized_only } = figures;
    let addback = zero;
    if (addback_start !== undefined && addback_allowed !== undefined) {
      const counts = federal.itemizes || addback_itemized_only !== true;
      if (counts && compare(income, exact(addback_start)) >= 0) {
        addback = excess(federal.deduction, state.amount(addback_allowed));
        state.line("deduction_addback", addback, "addback_allowed");
      }
    }
    const added = sum([
      filed.taxableIncome,
      // C.R.S. 39-22-104(3)(u): from 2026 overtime is added back.
      subtract(filed.schedule1A.total, ownSchedule1A(state)),
      // 1 CCR 201-2, rule 39-22-103(5.3): no federal law that is later than the year.
      filed.untaxedUnemployment,
      addback,
      stateTaxAddback(state),
      businessAddback(state),
    ]);
    const taxableIncome = excess(
      added,
      sum([retirementSubtraction(state), militaryExclusion(state), charity(state)]),
    );
    const tax = multiply(taxableIncome, exact(figures.rate));
    return {
      taxableIncome,
      tax: state.line("tax", tax, "rate"),
      refundable: refundableCredits(state),
    };
  },
});

type State = StateCase<UsCoFigures>;

/**
 * C.R.S. 39-22-104(3)(d): the state's own income tax, as far as itemizing exceeds the standard
 * deduction.
 */
function stateTaxAddback(state: State): Exact {
  const { filed } = state;
  const offered = filed.itemizes ? offeredDeductions(state) : undefined;
  if (offered === undefined) return zero;
  const gain = excess(filed.deduction, filed.standardDeduction);
  return state.line("state_tax_addback", smaller(cappedIncomeTax(state, offered), gain));
}

/** C.R.S. 39-22-104(3)(o): large incomes add the federal deduction for business income back. */
function businessAddback(state: State): Exact {
  const { figures, filed, income } = state;
  const { business_addback_start: start } = figures;
  if (start === undefined || compare(income, state.amount(start)) <= 0) return zero;
  if (!isPositive(filed.businessIncomeDeduction)) return zero;
  return state.line("business_addback", filed.businessIncomeDeduction, "business_addback_start");
}

/**
 * C.R.S. 39-22-104(4)(f): pensions and benefits of each person from 55, up to a cap that is higher
 * from 65. From 2022 the benefits of a person of 65 are free beyond it.
 */
function retirementSubtraction(state: State): Exact {
  const { figures, income } = state;
  const { pension_subtraction_older: older, pension_subtraction_younger: younger } = figures;
  if (older === undefined || younger === undefined) return zero;
  const are65 = state.areAged();
  const are55 = state.areAged(figures.pension_subtraction_age);
  const limit = figures.benefits_free_from_55_limit;
  const isSmall = limit !== undefined && compare(income, state.amount(limit)) <= 0;
  const benefits = taxableBenefitsOfEach(state);
  const parts = pensionsOfEach(state).map((pension, at) => {
    if (!are55[at]) return zero;
    const cap = exact(are65[at] ? older : younger);
    const own = benefits[at] ?? zero;
    const isFree = are65[at] ? figures.benefits_free_from_65 === true : isSmall;
    const free = isFree ? own : smaller(own, cap);
    return add(free, smaller(pension, excess(cap, free)));
  });
  const whole = sum(parts);
  if (isPositive(whole)) state.line("pension_subtraction", whole, "pension_subtraction_older");
  return whole;
}

/** C.R.S. 39-22-104(4)(m): gifts over 500 of those who do not itemize. */
function charity(state: State): Exact {
  const { figures, filed } = state;
  const offered = offeredDeductions(state);
  if (filed.itemizes || offered === undefined || figures.charity_floor === undefined) return zero;
  const over = excess(offered.charity, exact(figures.charity_floor));
  if (isPositive(over)) state.line("charity_subtraction", over, "charity_floor");
  return over;
}
