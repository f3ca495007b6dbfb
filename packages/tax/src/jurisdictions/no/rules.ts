import { add, exact, excess, multiply, one, roundTo, smaller, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { data, type NoFigures } from "./figures.ts";

function steps(figures: NoFigures, { inputs, trace }: CalculationContext) {
  const bracket = progressiveTax(inputs.grossIncome, figures.bracket_tax, trace, "bracket_tax");
  const { rate, max } = figures.minimum_deduction;
  const minimum = isEmployee(inputs)
    ? smaller(multiply(inputs.grossIncome, exact(rate)), exact(max))
    : zero;
  trace.deducted("minimum_deduction", minimum, "minimum_deduction");
  trace.deducted("personal_allowance", exact(figures.personal_allowance), "personal_allowance");
  const deducted = add(add(minimum, exact(figures.personal_allowance)), inputs.deductions);
  const general = excess(inputs.grossIncome, deducted);
  const onGeneral = multiply(general, exact(figures.general_rate));
  trace.line("general_tax", onGeneral, "general_rate", general, exact(figures.general_rate));
  return {
    // Rounded to whole kroner. No source says how half a krone is rounded.
    taxDue: roundTo(add(bracket, onGeneral), one, "half_up"),
    components: { taxable_income: general, bracket_tax: bracket, general_tax: onGeneral },
  };
}

/**
 * Norway: bracket tax on gross income, and the flat tax on general income. National insurance is
 * left out.
 */
export const no: Jurisdiction = defineCountry({ data: data, inputs: ["basis"], steps });
