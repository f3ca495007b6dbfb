import { defineCountry } from "../../engine/define-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { federalTax, missingContributions } from "./federal-tax.ts";
import { data } from "./figures.ts";

/**
 * Canada: the federal tax alone. To get federal and provincial tax together, use the code of
 * a province.
 */
export const ca: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  missingContributions,
  steps: (figures, context) => {
    context.assume("Canada: federal tax only; ask for a province such as CA-ON for the whole.");
    const federal = federalTax(figures, context);
    return { taxDue: federal, components: { taxable_income: netIncome(context.inputs), federal } };
  },
});
