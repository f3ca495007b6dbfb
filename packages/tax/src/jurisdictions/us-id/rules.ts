import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  larger,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { noPayments } from "../us/estimated-tax.ts";
import { incomeWithoutBenefits } from "../us/federal/income.ts";
import { defineState } from "../us/states/define-state.ts";
import {
  cappedPropertyTax,
  offeredDeductions,
  withoutTaxes,
} from "../us/states/offered-deductions.ts";
import { ownSchedule1A, type StateCase } from "../us/states/state-case.ts";
import { data, type UsIdFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  ...noPayments,
  sources: [
    {
      title: "Idaho Code 63-3036A: estimated tax of corporations alone",
      url: "https://legislature.idaho.gov/statutesrules/idstat/Title63/T63CH30/SECT63-3036A/",
      readOn: "2026-11-28",
    },
    {
      title: "Idaho State Tax Commission: no penalty and no interest if the tax is paid by April",
      url: "https://tax.idaho.gov/w4",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Idaho. */
export const usId: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const { seniorDeduction, taxableBenefits, businessIncomeDeduction } = state.federal();
    const senior = figures.federal_senior_deduction ? seniorDeduction : zero;
    const subtractions = [
      taxableBenefits,
      businessIncomeDeduction,
      careDeduction(state),
      ownSchedule1A(state),
    ];
    const taxableIncome = excess(income, sum([deductionOf(state), senior, ...subtractions]));
    const credits = state.times(figures.child_credit, state.children(17));
    state.line("child_credit", credits, "child_credit");
    return {
      taxableIncome,
      tax: state.schedule(taxableIncome, figures.rates),
      credits,
      added: { building_fund_tax: buildingFundTax(state) },
      refundable: { grocery_credit: groceryCredit(state) },
    };
  },
});

type State = StateCase<UsIdFigures>;

/** Form 40, lines 14 to 16: itemized deductions without the state's income tax, if they are more. */
function deductionOf(state: State): Exact {
  const offered = offeredDeductions(state);
  if (offered === undefined) return state.federal().deduction;
  const own = add(withoutTaxes(state, offered), cappedPropertyTax(state, offered));
  return state.deducted("deduction", larger(state.filed.standardDeduction, own));
}

/** Idaho Code 63-3022D: what was paid for the care of children, before income is taxed. */
function careDeduction(state: State): Exact {
  const { inputs, filed, adults, figures } = state;
  const children = inputs.careExpenses.numerator === 0 ? 0 : state.children(13);
  if (children === 0) return zero;
  const { most_for_one, most_for_more } = filed.figures.care_credit;
  const most = figures.care_deduction_most ?? (children === 1 ? most_for_one : most_for_more);
  const [self, spouse] = filed.earned;
  const work = larger(zero, adults === 2 ? smaller(self, spouse) : self);
  return state.line("care_deduction", smaller(smaller(inputs.careExpenses, exact(most)), work));
}

/** Idaho Code 63-3082: an amount of every return that must be filed. */
function buildingFundTax(state: State): Exact {
  const { filed, figures } = state;
  const gross = add(incomeWithoutBenefits(filed.income), filed.taxableBenefits);
  if (compare(gross, filed.standardDeduction) < 0) return zero;
  return state.line(
    "building_fund_tax",
    exact(figures.building_fund_tax ?? 0),
    "building_fund_tax",
  );
}

/** Idaho Code 63-3024A: an amount for each person, with an addition for each taxpayer of 65. */
function groceryCredit(state: State): Exact {
  const { grocery_credit = 0, grocery_credit_aged = 0 } = state.figures;
  const credit = add(
    state.times(grocery_credit, state.people),
    state.times(grocery_credit_aged, state.aged()),
  );
  return state.line("grocery_credit", credit, "grocery_credit");
}
