import { add, exact, excess, multiply, smaller, subtract, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { loadedRate, localRate } from "../../engine/formulas/local-rate.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data, type IsFigures } from "./figures.ts";

function steps(figures: IsFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const rate = localRate("Iceland", figures.average_municipal, context);
  const pension = isEmployee(inputs)
    ? multiply(inputs.grossIncome, exact(figures.pension_deduction))
    : zero;
  trace.deducted("pension_deduction", pension, "pension_deduction");
  const taxable = excess(netIncome(inputs), pension);
  const state = progressiveTax(taxable, figures.state_brackets, trace, "state_brackets");
  const municipal = multiply(taxable, rate);
  trace.line("municipal_tax", municipal, loadedRate("average_municipal", inputs), taxable, rate);
  const before = add(state, municipal);
  const credit = smaller(before, exact(figures.personal_credit));
  trace.line("personal_credit", credit, "personal_credit");
  return {
    taxDue: subtract(before, credit),
    components: { taxable_income: taxable, state, municipal, credits: credit },
  };
}

/** Iceland: state and municipal tax, less the personal credit. */
export const is: Jurisdiction = defineCountry({
  data,
  inputs: ["basis", "local_tax_rate"],
  steps,
});
