import { add, exact, excess, multiply, smaller, subtract, sum } from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalFigures } from "../us/federal/federal-figures.ts";
import { defineState } from "../us/states/define-state.ts";
import { largerDeduction } from "../us/states/itemized-parts.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import { data } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "North Carolina Department of Revenue, estimated income tax",
      url: "https://www.ncdor.gov/taxes-forms/estimated-income-tax",
      readOn: "2026-11-21",
    },
    {
      title: "17 NCAC 06D .0209: an instalment is 22.5 % of this year's tax or 25 % of last year's",
      url: "http://reports.oah.state.nc.us/ncac/title%2017%20-%20revenue/chapter%2006%20-%20individual%20income%20tax/subchapter%20d/17%20ncac%2006d%20.0209.html",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of North Carolina. */
export const usNc: Jurisdiction = defineState({
  data,
  inputs: ["dependents", "dependent_ages"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    // G.S. 105-153.5(a)(2): the lines of its own Schedule A, in place of the standard deduction.
    const deduction = largerDeduction(state, state.amount(figures.standard_deduction), (parts) =>
      sum([
        smaller(
          add(parts.mortgageInterest, parts.propertyTax),
          exact(figures.mortgage_and_property_cap),
        ),
        parts.charity,
        parts.medical,
      ]),
    );
    // G.S. 105-153.5(a1): the amount per child falls when the income is over the start of a row.
    const perChild = lookup(income, state.pick(figures.child_deduction));
    // G.S. 105-153.5(a1): counts the children who qualify for the credit of 26 U.S.C. 24. In 2021
    // that includes children of 17.
    const { max_age } = federalFigures(state.context).child_credit;
    const children = multiply(perChild, exact(state.children(max_age + 1)));
    if (state.dependents > 0) state.deducted("child_deduction", children, "child_deduction");
    // G.S. 105-153.5(b)(3): benefits of Social Security are not taxed.
    const net = subtract(income, add(state.filed.taxableBenefits, militaryExclusion(state)));
    const taxableIncome = excess(net, add(deduction, children));
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});
