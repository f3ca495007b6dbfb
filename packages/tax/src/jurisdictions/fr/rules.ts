import {
  add,
  clamp,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  one,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry, jointStatuses } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { silentTrace } from "../../engine/trace.ts";
import { data, type FrFigures } from "./figures.ts";

/** A tenth of the salary for expenses, with a minimum and a maximum for each earner. */
function expenses({ employment_deduction: rule }: FrFigures, salary: Exact): Exact {
  const tenth = multiply(salary, exact(rule.rate));
  return smaller(salary, clamp(tenth, exact(rule.min), exact(rule.max)));
}

function taxableIncome(figures: FrFigures, context: CalculationContext): Exact {
  const { inputs, status, trace } = context;
  const net = netIncome(inputs);
  if (!isEmployee(inputs)) return net;
  const spouse = status === "married_joint" ? smaller(net, inputs.spouseIncome ?? zero) : zero;
  const deducted = add(expenses(figures, subtract(net, spouse)), expenses(figures, spouse));
  trace.deducted("employment_deduction", deducted, "employment_deduction");
  return subtract(net, deducted);
}

/**
 * One part for each adult, half a part for each of the first two children, and one part for each
 * child from the third on.
 */
function partsOf({ inputs, assume }: CalculationContext, base: number): Exact {
  const { parts, dependents } = inputs;
  if (parts !== undefined) return larger(parts, exact(base));
  const children = Math.min(dependents, 2) / 2 + Math.max(dependents - 2, 0);
  assume(`France: the family quotient has ${base + children} parts.`);
  return exact(base + children);
}

/**
 * The tax by family quotient. Each half-part lowers the tax without children by no more than
 * the cap.
 */
function quotientTax(
  figures: FrFigures,
  income: Exact,
  base: number,
  context: CalculationContext,
): Exact {
  const parts = partsOf(context, base);
  const { trace } = context;
  const own = exact(base);
  const shared = multiply(
    progressiveTax(divide(income, parts), figures.brackets, trace, "brackets"),
    parts,
  );
  const halfParts = multiply(subtract(parts, own), exact(2));
  if (!isPositive(halfParts)) return shared;
  const alone = multiply(
    progressiveTax(divide(income, own), figures.brackets, silentTrace, "brackets"),
    own,
  );
  const least = excess(alone, multiply(halfParts, exact(figures.quotient_cap)));
  trace.line("quotient_cap", least, "quotient_cap", halfParts);
  return larger(shared, least);
}

function steps(figures: FrFigures, context: CalculationContext) {
  const { status, trace } = context;
  const isCouple = status === "married_joint";
  const income = taxableIncome(figures, context);
  // Each main result is rounded to whole euros: the gross tax, the relief for low taxes and the
  // contribution on high incomes.
  const gross = roundTo(quotientTax(figures, income, isCouple ? 2 : 1, context), one, "half_up");
  trace.line("rounding.gross_tax", gross);
  const { relief } = figures;
  const base = exact(isCouple ? relief.couple : relief.single);
  const decote = smaller(gross, excess(base, multiply(gross, exact(relief.rate))));
  const after = roundTo(subtract(gross, decote), one, "half_up");
  trace.line("low_tax_relief", subtract(gross, after), "relief");
  const surtax = roundTo(
    isCouple
      ? progressiveTax(income, figures.high_income_couple, trace, "high_income_couple")
      : progressiveTax(income, figures.high_income_single, trace, "high_income_single"),
    one,
    "half_up",
  );
  const total = add(after, surtax);
  const isCollected = compare(total, exact(figures.minimum_collected)) >= 0;
  if (!isCollected) trace.line("not_collected", total, "minimum_collected");
  return {
    taxDue: isCollected ? total : zero,
    components: {
      taxable_income: income,
      tax_before_credits: gross,
      credits: subtract(gross, after),
      tax_after_credits: after,
      surtax,
    },
  };
}

/**
 * France: family quotient with its cap, relief for low taxes, and the contribution on high incomes.
 */
export const fr: Jurisdiction = defineCountry({
  data,
  statuses: jointStatuses,
  inputs: ["basis", "parts", "dependents", "dependent_ages", "spouse_income"],
  claimedContributions: "employee social contributions, except the non-deductible CSG and CRDS,",
  steps,
});
