import {
  add,
  atLeastZero,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { type Bracket, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import type { GbFigures } from "./figures.ts";

/**
 * The allowance falls by one pound for every two pounds over the limit. The rest is rounded up to a
 * pound (ITA 2007 s 35).
 */
function personalAllowance(figures: GbFigures, income: Exact): Exact {
  const { over, income_per_pound: incomePerPound } = figures.allowance_taper;
  const lost = divide(excess(income, exact(over)), exact(incomePerPound));
  return roundTo(excess(exact(figures.personal_allowance), lost), one, "ceil");
}

/**
 * Dividends are the top slice of income. The dividend allowance taxes their lowest part at 0 %, but
 * still uses up the bands.
 */
function dividendTax(
  below: Exact,
  dividends: Exact,
  figures: GbFigures,
  context: CalculationContext,
): Exact {
  const { allowance, ordinary, upper, additional } = figures.dividends;
  const taxed = excess(dividends, exact(allowance));
  let lower = add(below, smaller(dividends, exact(allowance)));
  const top = add(lower, taxed);
  const rates = [ordinary, upper, additional];
  let tax = zero;
  for (const [index, rate] of rates.entries()) {
    const limit = figures.brackets[index + 1]?.over;
    const end = limit === undefined ? top : smaller(top, exact(limit));
    const slice = atLeastZero(subtract(end, lower));
    const due = multiply(slice, exact(rate));
    if (slice.numerator > 0)
      context.trace.line("dividends.band", due, "dividends", slice, exact(rate));
    tax = add(tax, due);
    if (compare(end, lower) > 0) lower = end;
  }
  return tax;
}

/**
 * Subtracts the allowance, applies the bands of the place of residence, then taxes dividends by the
 * limits of the United Kingdom.
 */
export function ukSteps(
  figures: GbFigures,
  bands: readonly Bracket[],
  bandName: string,
  context: CalculationContext,
) {
  const { inputs, trace } = context;
  const income = netIncome(inputs);
  const allowance = personalAllowance(figures, income);
  trace.deducted("personal_allowance", allowance, "personal_allowance");
  const earned = excess(income, inputs.dividends);
  const taxableEarned = excess(earned, allowance);
  const taxableIncome = excess(income, allowance);
  const dividends = subtract(taxableIncome, taxableEarned);
  const earnedTax = progressiveTax(taxableEarned, bands, trace, bandName);
  const onDividends = dividendTax(taxableEarned, dividends, figures, context);
  return {
    taxDue: add(earnedTax, onDividends),
    components: {
      personal_allowance: allowance,
      taxable_income: taxableIncome,
      tax_on_income: earnedTax,
      tax_on_dividends: onDividends,
    },
  };
}
