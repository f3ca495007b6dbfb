import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { interpolate, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { silentTrace, type Trace } from "../../engine/trace.ts";
import { data, type LuFigures } from "./figures.ts";

/** Credits of employees, by gross salary. Below the first point of the table there are none. */
function credits(figures: LuFigures, { inputs, trace }: CalculationContext): Exact {
  const { employee_credit: points, climate_credit: climate } = figures;
  const salary = inputs.grossIncome;
  if (!isEmployee(inputs) || compare(salary, exact(points[0]?.at ?? 0)) < 0) return zero;
  const employee = interpolate(points, salary);
  const slope = divide(exact(climate.amount), exact(climate.zero_from - climate.full_to));
  const fading = slopeDown(exact(climate.amount), salary, exact(climate.full_to), slope);
  trace.line("employee_credit", employee, "employee_credit");
  trace.line("climate_credit", fading, "climate_credit");
  return add(employee, fading);
}

/**
 * In whole euros: a share of the tax, plus a higher share of the tax that is due to income above
 * the limit.
 */
function employmentFund(figures: LuFigures, taxable: Exact, tax: Exact, trace: Trace): Exact {
  const { rate, higher_rate: higherRate, over } = figures.employment_fund;
  const fund = multiply(tax, exact(rate));
  trace.line("employment_fund", fund, "employment_fund", tax, exact(rate));
  if (compare(taxable, exact(over)) <= 0) return roundTo(fund, one, "floor");
  const below = progressiveTax(exact(over), figures.brackets, silentTrace, "brackets");
  const above = subtract(tax, below);
  const more = subtract(exact(higherRate), exact(rate));
  const increase = multiply(above, more);
  trace.line("employment_fund.increase", increase, "employment_fund", above, more);
  return roundTo(add(fund, increase), one, "floor");
}

function steps(figures: LuFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const { work_expenses: workExpenses, special_expenses: specialExpenses } = figures.lump_sums;
  const net = netIncome(inputs);
  let income = net;
  if (isEmployee(inputs)) {
    trace.deducted("work_expenses", exact(workExpenses), "lump_sums");
    trace.deducted("special_expenses", exact(specialExpenses), "lump_sums");
    income = excess(net, exact(workExpenses + specialExpenses));
  }
  // The scale takes multiples of fifty. The tax administration's workbook rounds the tax and the
  // employment fund down to a euro each.
  const taxable = roundTo(income, exact(50), "floor");
  trace.line("rounding.taxable_income", taxable);
  const scale = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const tax = roundTo(scale, one, "floor");
  trace.line("rounding.tax", tax);
  const fund = employmentFund(figures, taxable, tax, trace);
  trace.line("rounding.employment_fund", fund);
  const before = add(tax, fund);
  const credit = smaller(before, credits(figures, context));
  return {
    taxDue: subtract(before, credit),
    components: { taxable_income: taxable, income_tax: tax, surtax: fund, credits: credit },
  };
}

/**
 * Luxembourg, class 1: tax on income in multiples of fifty, plus the employment-fund surcharge,
 * each in whole euros, less the credits of employees.
 */
export const lu: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "pension and health insurance contributions",
  steps,
});
