import { type Exact, exact, multiply, one, smaller, subtract, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { silentTrace } from "../../engine/trace.ts";
import { data, type TrFigures } from "./figures.ts";

/** The tax on a year of minimum wages. Wage earners do not pay this part of their tax. */
function exemption(figures: TrFigures): Exact {
  const yearly = multiply(exact(figures.minimum_wage_monthly), exact(12));
  const base = multiply(yearly, subtract(one, exact(figures.social_security_rate)));
  return progressiveTax(base, figures.wage_brackets, silentTrace, "wage_brackets");
}

function steps(figures: TrFigures, { inputs, trace, refuse }: CalculationContext) {
  const regime = inputs.regime ?? "wage";
  if (regime !== "wage" && regime !== "other") {
    return refuse(
      "invalid_value",
      "regime",
      `Turkey knows the regimes wage and other, not ${JSON.stringify(regime)}.`,
    );
  }
  const taxable = netIncome(inputs);
  const isWage = regime === "wage";
  const before = isWage
    ? progressiveTax(taxable, figures.wage_brackets, trace, "wage_brackets")
    : progressiveTax(taxable, figures.other_brackets, trace, "other_brackets");
  const exempt = isWage && isEmployee(inputs) ? smaller(before, exemption(figures)) : zero;
  trace.line("minimum_wage_exemption", exempt, "minimum_wage_monthly");
  return {
    taxDue: subtract(before, exempt),
    components: { taxable_income: taxable, tax_before_credits: before, credits: exempt },
  };
}

/**
 * Turkey: wages, or other income with regime `other`. Contributions are passed in `deductions`.
 * Stamp duty is left out.
 */
export const tr: Jurisdiction = defineCountry({
  data,
  inputs: ["basis", "regime"],
  claimedContributions: "premiums to SGK and unemployment insurance",
  steps,
});
