import { country, isEmployee, netIncome } from "../internal/country.ts";
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
} from "../internal/exact.ts";
import type { CalculationContext, Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { type SeFigures, seData } from "./data/se.ts";
import { loadedRate, localRate } from "./parts/local-rate.ts";

/** The basic allowance below 66, in price base amounts, rounded up to a hundred. */
function basicAllowance({ basicAllowance: lines, priceBase }: SeFigures, income: Exact): Exact {
  const base = exact(priceBase);
  const line = lines.findLast(({ over }) => compare(income, multiply(exact(over), base)) > 0);
  if (line === undefined) return zero;
  const over = subtract(income, multiply(exact(line.over), base));
  const amount = add(multiply(exact(line.base), base), multiply(over, exact(line.slope)));
  return smaller(income, roundTo(amount, exact(100), "ceil"));
}

/** The work credit: a function of the earnings in price base amounts, less the basic allowance, at the municipal rate. */
function workCredit(
  figures: SeFigures,
  allowance: Exact,
  rate: Exact,
  { inputs }: CalculationContext,
): Exact {
  const base = exact(figures.priceBase);
  const earnings = roundTo(inputs.grossIncome, exact(100), "floor");
  const line = figures.workCredit.findLast(
    ({ from }) => compare(earnings, multiply(exact(from), base)) >= 0,
  );
  if (line === undefined) return zero;
  const over = subtract(earnings, multiply(exact(line.from), base));
  const amount = add(multiply(exact(line.base), base), multiply(over, exact(line.slope)));
  const credit = multiply(atLeastZero(subtract(amount, allowance)), rate);
  const { workCreditPhaseOut: phaseOut } = figures;
  if (phaseOut === undefined) return credit;
  const above = excess(earnings, multiply(exact(phaseOut.overPriceBases), base));
  return excess(credit, multiply(above, exact(phaseOut.rate)));
}

function steps(figures: SeFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const rate = localRate("Sweden", figures.averageMunicipal, context);
  const income = netIncome(inputs);
  const allowance = basicAllowance(figures, income);
  trace.line("basic_allowance", allowance, "basicAllowance");
  const taxable = subtract(income, allowance);
  const state = roundTo(
    progressiveTax(taxable, figures.stateBrackets, trace, "stateBrackets"),
    one,
    "floor",
  );
  const municipal = roundTo(multiply(taxable, rate), one, "floor");
  trace.line("municipal_tax", municipal, loadedRate("averageMunicipal", inputs), taxable, rate);
  const work = isEmployee(inputs) ? workCredit(figures, allowance, rate, context) : zero;
  trace.line("work_credit", work, "workCredit");
  const { rate: reductionRate, over, max } = figures.earnedIncomeReduction;
  const earned = smaller(exact(max), multiply(excess(taxable, exact(over)), exact(reductionRate)));
  trace.line("earned_income_reduction", earned, "earnedIncomeReduction");
  const credits = roundTo(smaller(municipal, add(work, earned)), one, "floor");
  return {
    taxDue: add(state, subtract(municipal, credits)),
    components: { taxable_income: taxable, state, municipal, credits },
  };
}

/** Sweden, below 66: state and municipal tax less the credits for work; the pension fee and its credit cancel out. */
export const se: Jurisdiction = country({
  data: seData,
  inputs: ["basis", "local_tax_rate"],
  steps,
});
