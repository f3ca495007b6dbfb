import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  ratio,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsIaFigures } from "./figures.ts";

/** The income tax of Iowa. */
export const usIa: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  // https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/estimated-payments
  instalments: { days: ["04-30", "06-30", "09-30", "01-31"] },
  steps: (figures, state) => {
    const { income, context } = state;
    const federal = state.federal();
    const isElder = state.aged() > 0;
    const limit =
      context.status === "single"
        ? isElder
          ? figures.no_tax_single_65
          : figures.no_tax_single
        : isElder
          ? figures.no_tax_other_65
          : figures.no_tax_other;
    const taxableIncome = figures.follows_federal
      ? federal.taxableIncome
      : beforeReform(state, federal.taxAfterCredits);
    const isHead = context.status === "head_of_household";
    const credits = sum([
      state.times(figures.personal_credit, state.adults + (isHead ? 1 : 0)),
      state.times(figures.dependent_credit, state.dependents),
      state.times(figures.aged_credit, state.aged()),
    ]);
    if (context.status !== "married_separate" && compare(income, exact(limit)) <= 0) {
      return { taxableIncome, tax: zero };
    }
    const regular = state.schedule(taxableIncome, figures.rates);
    state.line("exemption_credits", credits, "personal_credit");
    if (context.status === "married_separate") {
      context.assume(
        "Iowa: a separate return has neither the exemption of low incomes nor the alternate tax, which need the income of the other spouse.",
      );
      return { taxableIncome, tax: regular, credits };
    }
    if (context.status === "single") {
      return { taxableIncome, tax: regular, credits: reducedBy(state, regular, credits, limit) };
    }
    const exclusion = isElder ? figures.alternate_exclusion_65 : figures.alternate_exclusion;
    const alternate = multiply(excess(income, exact(exclusion)), exact(figures.alternate_rate));
    const together = smaller(regular, alternate);
    const apart = figures.follows_federal ? undefined : apartTax(state, federal.taxAfterCredits);
    return { taxableIncome, tax: apart ? smaller(together, apart) : together, credits };
  },
});

/**
 * Iowa Code 422.5(3): the tax may not leave a single person less than the income that is exempt.
 * The worksheet of the IA 1040 compares the tax after the exemption credits.
 */
function reducedBy(
  state: StateCase<UsIaFigures>,
  tax: Exact,
  credits: Exact,
  limit: number,
): Exact {
  const most = excess(state.income, exact(limit));
  const due = excess(tax, credits);
  if (compare(due, most) <= 0) return credits;
  state.line(
    "tax_reduction",
    subtract(due, most),
    state.aged() ? "no_tax_single_65" : "no_tax_single",
  );
  return subtract(tax, most);
}

/** To 2022: Iowa has its own standard deduction, and the federal tax is deductible. */
function beforeReform(state: StateCase<UsIaFigures>, federalTax: Exact): Exact {
  const { figures, income } = state;
  const standard = figures.standard_deduction ? state.amount(figures.standard_deduction) : zero;
  state.deducted("federal_income_tax_deduction", federalTax);
  return excess(income, add(federalTax, state.deduct(standard)));
}

/**
 * To 2022, married filing separately on a combined return: each spouse deducts the share of the
 * federal tax that matches their share of the income.
 */
function apartTax(state: StateCase<UsIaFigures>, federalTax: Exact): Exact | undefined {
  const { figures, income } = state;
  const shares = spouseShares(state);
  if (shares === undefined || figures.standard_deduction === undefined) return undefined;
  if (income.numerator === 0) return undefined;
  const standard = exact(figures.standard_deduction.married_separate);
  const deduction = larger(standard, multiply(state.inputs.deductions, ratio(1, 2)));
  const taxes = shares.map((share) => {
    const ownFederal = divide(multiply(federalTax, share), income);
    return state.schedule(excess(share, add(ownFederal, deduction)), figures.rates);
  });
  return sum(taxes);
}
