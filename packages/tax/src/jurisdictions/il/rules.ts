import { exact, multiply, smaller, subtract, toNumber } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Israel: brackets on income from work, less credit points. The default is a man's points;
 * `credit_points` replaces them.
 */
export const il: Jurisdiction = defineCountry({
  data,
  inputs: ["credit_points"],
  missingContributions:
    "Israel: the credit for contributions of employees to a pension fund is not calculated. On wages the tax is too high by it.",
  steps: (figures, { inputs, trace, assume }) => {
    const taxable = netIncome(inputs);
    const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const points = inputs.creditPoints ?? exact(figures.default_points);
    if (inputs.creditPoints === undefined) {
      trace.line("points", points, "default_points");
      assume(`Israel: ${toNumber(points, 2)} credit points; credit_points replaces them.`);
    }
    const credits = smaller(before, multiply(points, exact(figures.credit_point)));
    trace.line("credit_points", credits, "credit_point", points);
    return {
      taxDue: subtract(before, credits),
      components: { taxable_income: taxable, tax_before_credits: before, credits },
    };
  },
});
