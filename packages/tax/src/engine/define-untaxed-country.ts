import { defineCountry } from "./define-country.ts";
import type { JurisdictionData } from "./figures.ts";
import type { Jurisdiction } from "./jurisdiction.ts";
import { exact, multiply, zero } from "./numbers/exact.ts";

/** Defines a country without a personal income tax. Its rate is zero, which is a figure with a source. */
export function defineUntaxedCountry<Figures extends { readonly rate: number }>(
  data: JurisdictionData<Figures>,
): Jurisdiction {
  return defineCountry({
    data,
    steps: (figures, { inputs, trace, assume }) => {
      assume(`${data.name} levies no personal income tax on income from employment.`);
      const taxDue = multiply(inputs.grossIncome, exact(figures.rate));
      trace.line("income_tax", taxDue, "rate");
      return { taxDue, components: { taxable_income: zero, income_tax: taxDue } };
    },
  });
}
