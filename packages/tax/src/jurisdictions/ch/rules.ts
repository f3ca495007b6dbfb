import {
  add,
  compare,
  type Exact,
  exact,
  multiply,
  ratio,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry, jointStatuses } from "../../engine/define-country.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import type { Trace } from "../../engine/trace.ts";
import { type ChFigures, data } from "./figures.ts";

interface Tariff {
  readonly brackets: readonly Bracket[];
  readonly flat_from: number;
  readonly flat_rate: number;
}

const fiveRappen = ratio(1, 20);

/**
 * The tariff of article 36 DBG. Each printed base amount, and the tax itself, is rounded down to
 * five rappen.
 */
function tariffTax(tariff: Tariff, taxable: Exact, trace: Trace, name: string): Exact {
  if (compare(taxable, exact(tariff.flat_from)) >= 0) {
    const tax = multiply(taxable, exact(tariff.flat_rate));
    trace.line(`${name}.flat`, tax, name, taxable, exact(tariff.flat_rate));
    return tax;
  }
  let tax = zero;
  for (const [index, { over, rate }] of tariff.brackets.entries()) {
    if (compare(taxable, exact(over)) <= 0) break;
    const next = tariff.brackets[index + 1]?.over ?? tariff.flat_from;
    const slice = subtract(smaller(taxable, exact(next)), exact(over));
    const due = multiply(slice, exact(rate));
    trace.line(`${name}.band`, due, name, slice, exact(rate));
    tax = roundTo(add(tax, due), fiveRappen, "floor");
  }
  return tax;
}

function steps(figures: ChFigures, { inputs, status, trace }: CalculationContext) {
  const isJoint = status === "married_joint";
  const tariff = isJoint ? figures.married : figures.single;
  // Taxable income is rounded down to a hundred francs. The sources of the figures name no
  // paragraph for this.
  const taxable = roundTo(netIncome(inputs), exact(100), "floor");
  trace.line("rounding.taxable_income", taxable);
  const tax = tariffTax(tariff, taxable, trace, isJoint ? "married" : "single");
  const isLevied = compare(tax, exact(figures.minimum_levied)) >= 0;
  if (!isLevied) trace.line("not_levied", tax, "minimum_levied");
  return {
    taxDue: isLevied ? tax : zero,
    components: { taxable_income: taxable, income_tax: isLevied ? tax : zero },
  };
}

/** Switzerland: the direct federal tax. Cantonal and communal taxes are left out. */
export const ch: Jurisdiction = defineCountry({
  data,
  statuses: jointStatuses,
  claimedContributions:
    "contributions to AHV, IV, EO, unemployment and accident insurance and the pension fund",
  steps,
});
