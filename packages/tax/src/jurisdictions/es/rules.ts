import { smaller, subtract } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";
import { cents, generalBase, half, minimumWageDeduction } from "./steps.ts";

/** Spain: the state's half of the tax alone. To get both halves, use the code of a region. */
export const es: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "employee social contributions",
  steps: (figures, context) => {
    context.assume(
      "Spain: the state's half of the income tax only. Ask for a region such as ES-MD to get the whole.",
    );
    const base = generalBase(figures, context);
    const state = half(
      base,
      figures.personal_minimum,
      figures.state_brackets,
      "state_brackets",
      context,
    );
    const deduction = smaller(state, minimumWageDeduction(figures, context));
    return {
      taxDue: subtract(state, deduction),
      components: {
        taxable_income: base,
        tax_before_credits: cents(state),
        credits: cents(deduction),
      },
    };
  },
});
