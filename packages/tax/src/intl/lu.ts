import { country, isEmployee, netIncome } from "../internal/country.ts";
import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  zero,
} from "../internal/exact.ts";
import type { CalculationContext, Jurisdiction } from "../internal/jurisdiction.ts";
import { slopeDown } from "../internal/phase-out.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { type LuFigures, luData } from "./data/lu.ts";
import { between } from "./parts/between.ts";

/** Credits of employees on the gross salary; nothing below the first point. */
function credits(figures: LuFigures, { inputs, trace }: CalculationContext): Exact {
  const { employeeCredit: points, climateCredit: climate } = figures;
  const salary = inputs.grossIncome;
  if (!isEmployee(inputs) || compare(salary, exact(points[0]?.at ?? 0)) < 0) return zero;
  const employee = between(points, salary);
  const slope = divide(exact(climate.amount), exact(climate.zeroFrom - climate.fullTo));
  const fading = slopeDown(exact(climate.amount), salary, exact(climate.fullTo), slope);
  trace.line("employee_credit", employee, "employeeCredit");
  trace.line("climate_credit", fading, "climateCredit");
  return add(employee, fading);
}

function steps(figures: LuFigures, context: CalculationContext) {
  const { inputs, trace, refuse } = context;
  const { workExpenses, specialExpenses } = figures.lumpSums;
  const net = netIncome(inputs);
  let taxable = net;
  if (isEmployee(inputs)) {
    trace.line("work_expenses", exact(workExpenses), "lumpSums");
    trace.line("special_expenses", exact(specialExpenses), "lumpSums");
    taxable = excess(net, exact(workExpenses + specialExpenses));
  }
  const { rate, over } = figures.employmentFund;
  if (compare(taxable, exact(over)) > 0) {
    return refuse(
      "unsupported_input",
      "gross_income",
      `Luxembourg: taxable income over ${over} is not supported, because the sources disagree on which part of the tax bears the higher employment-fund rate.`,
    );
  }
  const tax = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const fund = multiply(tax, exact(rate));
  trace.line("employment_fund", fund, "employmentFund", tax, exact(rate));
  const before = add(tax, fund);
  const credit = smaller(before, credits(figures, context));
  return {
    taxDue: subtract(before, credit),
    components: { taxable_income: taxable, income_tax: tax, surtax: fund, credits: credit },
  };
}

/** Luxembourg, class 1: tax with the employment-fund surcharge, less the credits of employees. */
export const lu: Jurisdiction = country({ data: luData, inputs: ["basis"], steps });
