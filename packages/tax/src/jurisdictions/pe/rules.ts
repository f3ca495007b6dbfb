import { divide, exact, excess, multiply } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/** Peru: brackets in tax units (UIT). Employees deduct seven of them. */
export const pe: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  steps: (figures, { inputs, trace }) => {
    const unit = exact(figures.unit);
    let taxable = netIncome(inputs);
    if (isEmployee(inputs)) {
      const deducted = multiply(exact(figures.work_deduction_units), unit);
      trace.deducted("work_deduction", deducted, "work_deduction_units");
      taxable = excess(taxable, deducted);
    }
    trace.line("units", divide(taxable, unit), "unit");
    const inUnits = progressiveTax(divide(taxable, unit), figures.brackets, trace, "brackets");
    const taxDue = multiply(inUnits, unit);
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
