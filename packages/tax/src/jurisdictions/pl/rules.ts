import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  roundTo,
  smaller,
} from "../../engine/amounts.ts";
import { defineCountry, jointStatuses } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { data, type PlFigures } from "./figures.ts";

/** Pension and disability insurance up to the annual limit, and sickness insurance on all pay. */
function socialSecurity({ social_security: rule }: PlFigures, gross: Exact): Exact {
  const capped = multiply(smaller(gross, exact(rule.cap)), exact(rule.capped_rate));
  return add(capped, multiply(gross, exact(rule.uncapped_rate)));
}

function steps(figures: PlFigures, { inputs, status, trace }: CalculationContext) {
  let base = excess(inputs.grossIncome, inputs.deductions);
  if (isEmployee(inputs)) {
    const social = socialSecurity(figures, inputs.grossIncome);
    trace.deducted("social_security", social, "social_security");
    trace.deducted("employee_costs", exact(figures.employee_costs), "employee_costs");
    base = excess(excess(base, social), exact(figures.employee_costs));
  }
  // Base, tax and levy are each rounded to the nearest zloty. The worked example of the levy
  // confirms this.
  const taxable = roundTo(base, one, "half_up");
  trace.line("rounding.taxable_income", taxable);
  const people = exact(status === "married_joint" ? 2 : 1);
  const scale = progressiveTax(divide(taxable, people), figures.brackets, trace, "brackets");
  trace.line("reducing_amount", exact(figures.reducing_amount), "reducing_amount");
  const tax = roundTo(
    multiply(excess(scale, exact(figures.reducing_amount)), people),
    one,
    "half_up",
  );
  trace.line("rounding.tax", tax);
  const { over, rate } = figures.solidarity;
  const surtax = roundTo(multiply(excess(taxable, exact(over)), exact(rate)), one, "half_up");
  trace.line("solidarity_levy", surtax, "solidarity");
  return {
    taxDue: add(tax, surtax),
    components: { taxable_income: taxable, income_tax: tax, surtax },
  };
}

/**
 * Poland: the general scale, joint taxation of spouses, and the solidarity levy. Health insurance
 * is left out.
 */
export const pl: Jurisdiction = defineCountry({
  data,
  statuses: jointStatuses,
  inputs: ["basis"],
  steps,
});
