import {
  add,
  type Exact,
  exact,
  excess,
  isZero,
  larger,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data, type KeFigures } from "./figures.ts";

/** Health insurance, which has a minimum, and the housing levy. Both are deducted before tax. */
function contributions(figures: KeFigures, { inputs, trace }: CalculationContext): Exact {
  const pay = inputs.grossIncome;
  if (!isEmployee(inputs) || isZero(pay)) return zero;
  const health = larger(
    multiply(pay, exact(figures.health_insurance_rate)),
    multiply(exact(figures.health_insurance_monthly_minimum), exact(12)),
  );
  const housing = multiply(pay, exact(figures.housing_levy_rate));
  trace.deducted("health_insurance", health, "health_insurance_rate");
  trace.deducted("housing_levy", housing, "housing_levy_rate");
  return add(health, housing);
}

function steps(figures: KeFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const taxable = excess(netIncome(inputs), contributions(figures, context));
  const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const credits = smaller(before, exact(figures.personal_relief));
  trace.line("personal_relief", credits, "personal_relief");
  return {
    taxDue: subtract(before, credits),
    components: { taxable_income: taxable, tax_before_credits: before, credits },
  };
}

/** Kenya: brackets less personal relief. Pension contributions are passed in `deductions`. */
export const ke: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "pension (NSSF) contributions",
  steps,
});
