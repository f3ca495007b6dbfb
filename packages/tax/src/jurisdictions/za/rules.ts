import { add, exact, smaller, subtract } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data } from "./figures.ts";

/** South Africa: brackets, less rebates that increase at ages 65 and 75. */
export const za: Jurisdiction = defineCountry({
  data,
  inputs: ["age"],
  readYearLabel: spanningYear("end"),
  claimedContributions: "contributions to retirement funds, within the limits of section 11F,",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const { primary, from65, from75 } = figures.rebates;
    const age = inputs.age ?? 0;
    const atAge = add(exact(age >= 65 ? from65 : 0), exact(age >= 75 ? from75 : 0));
    const rebates = smaller(before, add(exact(primary), atAge));
    trace.line("rebates", rebates, "rebates");
    return {
      taxDue: subtract(before, rebates),
      components: { taxable_income: taxable, tax_before_credits: before, credits: rebates },
    };
  },
});
