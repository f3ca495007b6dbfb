import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  isZero,
  multiply,
  one,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import type { CaFigures } from "./figures.ts";

/** An amount that falls in a straight line from `max` at income `from` to `min` at income `to`. */
export function betweenIncomes(
  max: number,
  min: number,
  from: number,
  to: number,
  income: Exact,
): Exact {
  const share = smaller(one, divide(excess(income, exact(from)), exact(to - from)));
  return subtract(exact(max), multiply(exact(max - min), share));
}

/** The federal tax after the credits for the basic personal amount and for employment. */
export function federalTax(figures: CaFigures, context: CalculationContext): Exact {
  const { inputs, trace } = context;
  const income = netIncome(inputs);
  const before = progressiveTax(income, figures.federal_brackets, trace, "federal_brackets");
  const { max, min, from, to } = figures.federal_basic_amount;
  const basic = betweenIncomes(max, min, from, to, income);
  const employment = isEmployee(inputs)
    ? smaller(inputs.grossIncome, exact(figures.canada_employment_amount))
    : zero;
  const rate = exact(figures.federal_credit_rate);
  trace.line("federal_basic_credit", multiply(basic, rate), "federal_basic_amount", basic, rate);
  trace.line(
    "canada_employment_credit",
    multiply(employment, rate),
    "canada_employment_amount",
    employment,
    rate,
  );
  const credited = contributionsCredit("federal_credit_rate", rate, context);
  return excess(before, add(multiply(add(basic, employment), rate), credited));
}

/**
 * ITA 118.7: a credit at the lowest rate for the base part of pension contributions and for
 * insurance premiums. The provinces do the same.
 */
export function contributionsCredit(
  parameter: string,
  rate: Exact,
  { inputs: { creditedContributions: credited }, trace }: CalculationContext,
): Exact {
  if (credited === undefined || isZero(credited)) return zero;
  const credit = multiply(credited, rate);
  trace.line("contributions_credit", credit, parameter, credited, rate);
  return credit;
}

/** Used for the federal tax and for the provincial taxes. */
export const missingContributions =
  "Canada: the credits for contributions to the pension plan and employment insurance, and the deduction of their additional part, are not calculated. On wages the tax is too high by them.";
