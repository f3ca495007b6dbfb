import {
  asPrinted,
  type PrintedTable,
  rowOfTable,
} from "../../../engine/formulas/printed-table.ts";
import { progressiveTax, stackedTax } from "../../../engine/formulas/schedule.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import {
  add,
  compare,
  type Exact,
  isPositive,
  one,
  smaller,
  subtract,
} from "../../../engine/numbers/exact.ts";
import { silentTrace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";

/** The regular tax: ordinary income by the schedule, with gains and qualified dividends on top of it at their own rates. */
export function taxOnIncome(
  context: CalculationContext,
  figures: UsFigures,
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
  figures: UsFigures,
  income: Exact,
  isTraced: boolean,
): Exact {
  const rates = figures.ordinary_rates[status];
  const lines = isTraced ? trace : silentTrace;
  if (inputs.method !== "table") return progressiveTax(income, rates, lines, "ordinary_rates");
  const base = rowOfTable(figures.printed_table, income)?.middle ?? income;
  const tax = progressiveTax(base, rates, lines, "ordinary_rates");
  const printed = asPrinted(tax);
  lines.line("ordinary_rates.table_rounding", subtract(printed, tax), "printed_table");
  return printed;
}

/** The earned income credit table: rows of 50. Amounts below 1 are not in it. */
const creditTable: PrintedTable = { bands: [{ from: 0, width: 50 }], end: 1_000_000 };

/** The middle of the row of the earned income credit table. */
export function creditTableMidpoint(income: Exact): Exact {
  if (compare(income, one) < 0) return income;
  return rowOfTable(creditTable, income)?.middle ?? income;
}
