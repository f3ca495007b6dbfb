import { defineCountry } from "../../engine/define-country.ts";
import { tariffTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/** Mexico: an annual tariff by lower limits. The employment subsidy is left out. */
export const mx: Jurisdiction = defineCountry({
  data,
  steps: (figures, { inputs, trace, assume }) => {
    assume("Mexico: without the employment subsidy of small wages.");
    const taxable = netIncome(inputs);
    const taxDue = tariffTax(taxable, figures.tariff, trace, "tariff");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
