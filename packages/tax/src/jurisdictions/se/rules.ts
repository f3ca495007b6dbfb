import {
  add,
  atLeastZero,
  compare,
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
import { defineCountry } from "../../engine/define-country.ts";
import { loadedRate, localRate } from "../../engine/formulas/local-rate.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data, type SeFigures } from "./figures.ts";

/**
 * The basic allowance for people below 66. It is measured in price base amounts and rounded up to
 * a hundred.
 */
export function basicAllowance(
  { basic_allowance: lines, price_base: priceBase }: SeFigures,
  income: Exact,
): Exact {
  const base = exact(priceBase);
  const line = lines.findLast(({ over }) => compare(income, multiply(exact(over), base)) > 0);
  if (line === undefined) return zero;
  const over = subtract(income, multiply(exact(line.over), base));
  const amount = add(multiply(exact(line.base), base), multiply(over, exact(line.slope)));
  return smaller(income, roundTo(amount, exact(100), "ceil"));
}

/**
 * The work credit. It is a function of the earnings in price base amounts, less the basic
 * allowance, times the municipal rate.
 */
function workCredit(
  figures: SeFigures,
  allowance: Exact,
  rate: Exact,
  { inputs }: CalculationContext,
): Exact {
  const base = exact(figures.price_base);
  // Earnings are rounded down to whole hundreds.
  const earnings = roundTo(inputs.grossIncome, exact(100), "floor");
  const line = figures.work_credit.findLast(
    ({ from }) => compare(earnings, multiply(exact(from), base)) >= 0,
  );
  if (line === undefined) return zero;
  const over = subtract(earnings, multiply(exact(line.from), base));
  const amount = add(multiply(exact(line.base), base), multiply(over, exact(line.slope)));
  const credit = multiply(atLeastZero(subtract(amount, allowance)), rate);
  const { work_credit_phase_out: phaseOut } = figures;
  if (phaseOut === undefined) return credit;
  const above = excess(earnings, multiply(exact(phaseOut.over_price_bases), base));
  return excess(credit, multiply(above, exact(phaseOut.rate)));
}

/**
 * The pension fee of an employee, rounded to the nearest hundred; exactly fifty is rounded down.
 * Its ceiling is left out, because above the ceiling the fee is always credited in full and adds
 * nothing to the tax.
 */
function pensionFee(
  { pension_fee: fee, price_base: priceBase }: SeFigures,
  { inputs }: CalculationContext,
): Exact {
  if (!isEmployee(inputs)) return zero;
  const earnings = roundTo(inputs.grossIncome, exact(100), "floor");
  if (compare(earnings, multiply(exact(fee.from_price_bases), exact(priceBase))) < 0) return zero;
  return roundTo(subtract(multiply(earnings, exact(fee.rate)), exact(50)), exact(100), "ceil");
}

function steps(figures: SeFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const rate = localRate("Sweden", figures.average_municipal, context);
  const income = netIncome(inputs);
  const allowance = basicAllowance(figures, income);
  trace.deducted("basic_allowance", allowance, "basic_allowance");
  const taxable = subtract(income, allowance);
  // Taxes and credits are rounded down to whole kronor. Only then does every printed row of table
  // 32 match.
  const state = roundTo(
    progressiveTax(taxable, figures.state_brackets, trace, "state_brackets"),
    one,
    "floor",
  );
  const municipal = roundTo(multiply(taxable, rate), one, "floor");
  trace.line("municipal_tax", municipal, loadedRate("average_municipal", inputs), taxable, rate);
  const work = isEmployee(inputs) ? workCredit(figures, allowance, rate, context) : zero;
  trace.line("work_credit", work, "work_credit");
  const { rate: reductionRate, over, max } = figures.earned_income_reduction;
  const earned = smaller(exact(max), multiply(excess(taxable, exact(over)), exact(reductionRate)));
  trace.line("earned_income_reduction", earned, "earned_income_reduction");
  const wanted = add(roundTo(work, one, "floor"), roundTo(earned, one, "floor"));
  const credits = smaller(municipal, wanted);
  const taxDue = add(state, subtract(municipal, credits));
  const fee = pensionFee(figures, context);
  trace.line("pension_fee", fee, "pension_fee");
  const feeCredit = smaller(fee, add(municipal, state));
  trace.line("pension_fee_credit", feeCredit);
  // The credit for the fee is applied before the other credits, so less tax is left for those
  // to reduce.
  const creditsAfterFee = smaller(excess(municipal, feeCredit), wanted);
  const notGivenBack = add(subtract(fee, feeCredit), subtract(credits, creditsAfterFee));
  return {
    taxDue,
    components: { taxable_income: taxable, state, municipal, credits, pension_fee: notGivenBack },
  };
}

/**
 * Sweden, below 66: state and municipal tax, less the credits for work. The pension fee is a
 * contribution, and a credit refunds it. On small incomes the credit does not refund all of it; the
 * rest is the component `pension_fee`. The final tax is `tax_due` plus that component.
 */
export const se: Jurisdiction = defineCountry({
  data,
  inputs: ["basis", "local_tax_rate"],
  steps,
});
