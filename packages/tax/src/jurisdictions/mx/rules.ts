import { country, netIncome } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { tariffTax } from "../internal/schedule.ts";
import { mxData } from "./data/mx.ts";

/** Mexico: annual tariff by lower limits; the employment subsidy is left out. */
export const mx: Jurisdiction = country({
  data: mxData,
  steps: (figures, { inputs, trace, assume }) => {
    assume("Mexico: without the employment subsidy of small wages.");
    const taxable = netIncome(inputs);
    const taxDue = tariffTax(taxable, figures.tariff, trace, "tariff");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
