import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  one,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { interpolate, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { data, type KrFigures } from "./figures.ts";

/** A share of the tax up to a cap. The cap falls as the salary rises. */
function earnedIncomeCredit(
  { earned_income_credit: rule }: KrFigures,
  tax: Exact,
  salary: Exact,
): Exact {
  const first = multiply(smaller(tax, exact(rule.first_tax)), exact(rule.rate));
  const share = add(first, multiply(excess(tax, exact(rule.first_tax)), exact(rule.rate_above)));
  const row = rule.caps.findLast(({ over }) => compare(salary, exact(over)) >= 0);
  if (row === undefined) return share;
  const falling = subtract(
    exact(row.cap),
    multiply(subtract(salary, exact(row.over)), exact(row.slope)),
  );
  return smaller(share, larger(falling, exact(row.floor)));
}

function taxableIncome(figures: KrFigures, { inputs, trace }: CalculationContext): Exact {
  if (!isEmployee(inputs)) return excess(inputs.grossIncome, inputs.deductions);
  const earned = interpolate(figures.earned_income_deduction, inputs.grossIncome);
  trace.deducted("earned_income_deduction", earned, "earned_income_deduction");
  trace.deducted("basic_deduction", exact(figures.basic_deduction), "basic_deduction");
  const deducted = add(add(earned, exact(figures.basic_deduction)), inputs.deductions);
  return excess(inputs.grossIncome, deducted);
}

function steps(figures: KrFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const taxable = taxableIncome(figures, context);
  const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const credits = isEmployee(inputs)
    ? earnedIncomeCredit(figures, before, inputs.grossIncome)
    : zero;
  trace.line("earned_income_credit", credits, "earned_income_credit");
  // Rounded down to whole won; no source says how fractions are rounded. Returns drop amounts below
  // ten won, which is not applied.
  const national = roundTo(excess(before, credits), one, "floor");
  const local = roundTo(multiply(national, exact(figures.local_rate)), one, "floor");
  trace.line("local_income_tax", local, "local_rate");
  return {
    taxDue: add(national, local),
    components: {
      taxable_income: taxable,
      tax_before_credits: before,
      credits,
      national,
      local,
    },
  };
}

/**
 * South Korea: national tax after the earned income credit, and local income tax. Premiums are
 * passed in `deductions`.
 */
export const kr: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  marginalStep: 10_000,
  claimedContributions: "premiums for pension, health, long-term care and employment insurance",
  steps,
});
