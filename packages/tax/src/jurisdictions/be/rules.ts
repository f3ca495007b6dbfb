import {
  add,
  type Exact,
  exact,
  excess,
  minorUnit,
  multiply,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { silentTrace } from "../../engine/trace.ts";
import { type BeFigures, data } from "./figures.ts";

function taxableIncome(figures: BeFigures, { inputs, trace }: CalculationContext): Exact {
  if (!isEmployee(inputs)) return excess(inputs.grossIncome, inputs.deductions);
  const { onss_employee: own, employment_bonus: bonus } = inputs.contributions ?? {};
  // Calculated contributions replace the flat rate.
  const social = own
    ? add(own, bonus ?? zero)
    : multiply(inputs.grossIncome, exact(figures.social_security_rate));
  const afterSocial = subtract(inputs.grossIncome, social);
  const { rate, max } = figures.employee_expenses;
  const expenses = smaller(multiply(afterSocial, exact(rate)), exact(max));
  if (!own) trace.deducted("social_security", social, "social_security_rate");
  trace.deducted("employee_expenses", expenses, "employee_expenses");
  return excess(subtract(afterSocial, expenses), inputs.deductions);
}

function steps(figures: BeFigures, context: CalculationContext) {
  const { inputs, trace, assume } = context;
  const taxable = taxableIncome(figures, context);
  const whole = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const free = progressiveTax(
    exact(figures.tax_free_sum),
    figures.brackets,
    silentTrace,
    "brackets",
  );
  trace.line("tax_free_sum", free, "tax_free_sum");
  // The municipal surcharge is a share of this amount, which is rounded to the cent. No source says
  // how half a cent is rounded.
  const federal = roundTo(excess(whole, free), minorUnit(2), "half_up");
  const local = multiply(federal, inputs.localTaxRate ?? zero);
  if (inputs.localTaxRate === undefined) {
    assume(
      "Belgium: the surcharge of a municipality is not included. Send local_tax_rate, such as 0.07.",
    );
  }
  return {
    taxDue: add(federal, local),
    components: { taxable_income: taxable, federal, municipal: local },
  };
}

/**
 * Belgium: federal tax, less the tax on the tax-free sum, plus the municipal surcharge, which is a
 * share of that tax.
 */
export const be: Jurisdiction = defineCountry({
  data,
  inputs: ["basis", "local_tax_rate"],
  readYearLabel: (label) => {
    const [, assessment] = /^AY ?(\d{4})$/.exec(label) ?? [];
    return assessment === undefined ? undefined : String(Number(assessment) - 1);
  },
  steps,
});
