import {
  add,
  compare,
  countSteps,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  one,
  ratio,
  roundTo,
  smaller,
  subtract,
} from "../../internal/exact.ts";
import type { CalculationContext } from "../../internal/jurisdiction.ts";
import { progressiveTax, stackedTax } from "../../internal/schedule.ts";
import { silentTrace } from "../../internal/trace.ts";
import type { UnitedStatesFigures } from "../data/federal.generated.ts";

const tableLimit = exact(100_000);

/** Regular tax: ordinary income through the schedule, gains and qualified dividends stacked on top at their own rates. */
export function taxOnIncome(
  context: CalculationContext,
  figures: UnitedStatesFigures,
  taxableIncome: Exact,
  investment: Exact,
): Exact {
  const preferential = smaller(investment, taxableIncome);
  if (!isPositive(preferential)) return ordinary(context, figures, taxableIncome, true);
  const { status, trace } = context;
  const below = subtract(taxableIncome, preferential);
  const rates = figures.gain_rates[status];
  const withGainRates = add(
    ordinary(context, figures, below, true),
    stackedTax(below, preferential, rates, trace, "gain_rates"),
  );
  return smaller(withGainRates, ordinary(context, figures, taxableIncome, false));
}

function ordinary(
  { inputs, status, trace }: CalculationContext,
  figures: UnitedStatesFigures,
  income: Exact,
  isTraced: boolean,
): Exact {
  const rates = figures.ordinary_rates[status];
  const isTable = inputs.method === "table";
  const base = isTable && compare(income, tableLimit) < 0 ? tableMidpoint(income) : income;
  const tax = progressiveTax(base, rates, isTraced ? trace : silentTrace, "ordinary_rates");
  if (!isTable) return tax;
  const rounded = roundTo(tax, one, "half_up");
  if (isTraced) trace.line("ordinary_rates.table_rounding", subtract(rounded, tax));
  return rounded;
}

/**
 * The middle of the row of the printed Tax Table: 0 to 5, 5 to 15, 15 to 25, rows of 25 to 3,000, then rows of 50.
 * A row holds its lower end and not its upper one.
 */
function tableMidpoint(income: Exact): Exact {
  if (compare(income, exact(5)) < 0) return compare(income, one) < 0 ? exact(0) : ratio(5, 2);
  if (compare(income, exact(15)) < 0) return exact(10);
  if (compare(income, exact(25)) < 0) return exact(20);
  const width = compare(income, exact(3000)) < 0 ? exact(25) : exact(50);
  const row = multiply(countSteps(income, width, "floor"), width);
  return add(row, multiply(width, ratio(1, 2)));
}

/** Earned income credit table: rows of 50 from 1, at their middle. */
export function creditTableMidpoint(income: Exact): Exact {
  if (compare(income, one) < 0) return income;
  return add(
    multiply(countSteps(excess(income, exact(0)), exact(50), "floor"), exact(50)),
    exact(25),
  );
}
