import {
  add,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { loadedRate, localRate } from "../../engine/formulas/local-rate.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { type DkFigures, data } from "./figures.ts";

/**
 * The employment allowance and the job allowance of an income. Both lower only the municipal base.
 */
export function jobDeductions(
  { employment_allowance: employment, job_allowance: job }: DkFigures,
  income: Exact,
): readonly [employment: Exact, job: Exact] {
  const above = excess(income, exact(job.over));
  return [
    smaller(multiply(income, exact(employment.rate)), exact(employment.max)),
    smaller(multiply(above, exact(job.rate)), exact(job.max)),
  ];
}

/** Deductions for work, which lower only the municipal base. */
function workAllowances(figures: DkFigures, { inputs, trace }: CalculationContext): Exact {
  if (!isEmployee(inputs)) return zero;
  const [first, second] = jobDeductions(figures, inputs.grossIncome);
  trace.deducted("employment_allowance", first, "employment_allowance");
  trace.deducted("job_allowance", second, "job_allowance");
  return add(first, second);
}

/**
 * Section 19 of the Personal Income Tax Act. If the lowest state rate, the next state rate and the
 * municipal rate together exceed the ceiling, the excess is taken off the tax of that next bracket.
 * From 2026 the higher brackets have ceilings of their own. Those ceilings are as far apart as the
 * rates of the brackets, so this one relief satisfies them all. Church tax does not count.
 */
function ceilingRelief(
  figures: DkFigures,
  base: Exact,
  municipalRate: Exact,
  { trace }: CalculationContext,
): Exact {
  const first = figures.state_brackets[1];
  if (first === undefined) return zero;
  const rate = excess(add(exact(first.rate), municipalRate), exact(figures.tax_ceiling));
  const capped = excess(base, exact(first.over));
  const relief = multiply(capped, rate);
  trace.line("tax_ceiling", relief, "tax_ceiling", capped, rate);
  return relief;
}

function steps(figures: DkFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const municipalRate = localRate("Denmark", figures.average_municipal, context);
  const rate = add(municipalRate, inputs.churchTaxRate ?? zero);
  const labour = isEmployee(inputs)
    ? multiply(inputs.grossIncome, exact(figures.labour_market_rate))
    : zero;
  trace.deducted("labour_market_contribution", labour, "labour_market_rate");
  const personal = subtract(inputs.grossIncome, labour);
  const allowance = exact(figures.personal_allowance);
  const base = isEmployee(inputs) ? personal : excess(personal, inputs.deductions);
  const before = progressiveTax(base, figures.state_brackets, trace, "state_brackets");
  // The personal allowance is worth the lowest state rate here, and is deducted again from the
  // municipal base.
  const relief = multiply(allowance, exact(figures.state_brackets[0]?.rate ?? 0));
  trace.deducted("personal_allowance", relief, "personal_allowance");
  const ceiling = ceilingRelief(figures, base, municipalRate, context);
  const state = excess(before, add(relief, ceiling));
  const reduced = excess(personal, add(workAllowances(figures, context), inputs.deductions));
  const municipalBase = excess(reduced, allowance);
  const municipal = multiply(municipalBase, rate);
  trace.line(
    "municipal_tax",
    municipal,
    loadedRate("average_municipal", inputs),
    municipalBase,
    rate,
  );
  return {
    taxDue: add(add(labour, state), municipal),
    components: {
      taxable_income: municipalBase,
      labour_market_contribution: labour,
      state,
      municipal,
    },
  };
}

/** Denmark: labour-market contribution, state tax limited by the tax ceiling, and municipal tax. */
export const dk: Jurisdiction = defineCountry({
  data,
  inputs: ["basis", "local_tax_rate", "church_tax_rate"],
  missingContributions:
    "Denmark: contributions to ATP and to a pension that the employer withholds are not calculated. For wages, leave them out of gross_income: with them the tax is too high.",
  steps,
});
