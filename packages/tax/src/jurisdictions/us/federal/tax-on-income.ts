import {
  add,
  atLeastZero,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  isZero,
  multiply,
  one,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import { slopeDown } from "../../../engine/formulas/phase-out.ts";
import {
  asPrinted,
  type PrintedTable,
  rowOfTable,
} from "../../../engine/formulas/printed-table.ts";
import { progressiveTax, stackedTax } from "../../../engine/formulas/schedule.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { silentTrace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";
import { type FederalIncome, netInvestmentIncome } from "./income.ts";

/**
 * The regular tax: ordinary income by the schedule, with gains and qualified dividends on top of it
 * at their own rates.
 */
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

interface RegularTax {
  readonly taxableIncome: Exact;
  readonly investment: Exact;
  /** Deductions of the regular tax that the alternative minimum tax does not allow. */
  readonly addedBack: Exact;
  readonly ordinaryTax: Exact;
}

/**
 * The amount by which the tentative minimum tax of Form 6251 exceeds the regular tax. Gains keep
 * their own rates (part III).
 */
export function alternativeMinimumTax(
  { status, trace }: CalculationContext,
  figures: UsFigures,
  { taxableIncome, investment, addedBack, ordinaryTax }: RegularTax,
): Exact {
  const plainIncome = add(taxableIncome, addedBack);
  const income =
    status === "married_separate" ? add(plainIncome, addBack(figures, plainIncome)) : plainIncome;
  const exemption = slopeDown(
    exact(figures.amt_exemption[status]),
    income,
    exact(figures.amt_exemption_start[status]),
    exact(figures.amt_exemption_loss_rate),
  );
  const base = excess(income, exemption);
  if (isZero(base)) return zero;
  const rates = figures.amt_rates[status];
  const plain = progressiveTax(base, rates, silentTrace, "amt_rates");
  const split = () => {
    const preferential = smaller(investment, base);
    const below = excess(taxableIncome, investment);
    const gainRates = figures.gain_rates[status];
    return add(
      progressiveTax(subtract(base, preferential), rates, silentTrace, "amt_rates"),
      stackedTax(below, preferential, gainRates, silentTrace, "gain_rates"),
    );
  };
  const tentative = investment.numerator === 0 ? plain : smaller(plain, split());
  const tax = excess(tentative, ordinaryTax);
  if (tax.numerator > 0) trace.line("alternative_minimum_tax", tax, "amt_rates", base);
  return tax;
}

/**
 * 26 U.S.C. 55(d)(3), last sentence (Form 6251, line 4): on a separate return the exemption does
 * not stop at zero. The income is raised by up to the amount of the exemption, so that a couple
 * does not gain from filing two returns.
 */
function addBack(figures: UsFigures, income: Exact): Exact {
  const exemption = exact(figures.amt_exemption.married_separate);
  const rate = exact(figures.amt_exemption_loss_rate);
  const exhausted = add(
    exact(figures.amt_exemption_start.married_separate),
    divide(exemption, rate),
  );
  return smaller(exemption, multiply(excess(income, exhausted), rate));
}

/** 26 U.S.C. 1411. */
export function netInvestmentTax(
  { status, trace }: CalculationContext,
  figures: UsFigures,
  adjustedGrossIncome: Exact,
  income: FederalIncome,
): Exact {
  const investment = netInvestmentIncome(income);
  if (investment.numerator === 0) return zero;
  const over = excess(adjustedGrossIncome, exact(figures.net_investment_threshold[status]));
  const tax = multiply(smaller(investment, over), exact(figures.net_investment_rate));
  trace.line("net_investment_income_tax", tax, "net_investment_rate");
  return atLeastZero(tax);
}
