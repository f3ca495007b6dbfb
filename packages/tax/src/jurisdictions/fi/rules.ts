import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  minorUnit,
  multiply,
  roundTo,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { loadedRate, localRate } from "../../engine/formulas/local-rate.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { data, type FiFigures } from "./figures.ts";

/**
 * Rounds each tax and each credit to the cent. The wage examples of the Tax Administration match
 * only this way.
 */
const cents = (amount: Exact): Exact => roundTo(amount, minorUnit(2), "half_up");

/** A share of all wages as soon as they reach the threshold, so the contribution jumps there. */
function dailyAllowance({ daily_allowance: rule }: FiFigures, wages: Exact): Exact {
  return compare(wages, exact(rule.threshold)) >= 0
    ? cents(multiply(wages, exact(rule.rate)))
    : zero;
}

/** Taxable income of an employee: deducts expenses and contributions, then the basic deduction. */
function taxableIncome(
  figures: FiFigures,
  net: Exact,
  daily: Exact,
  { inputs, trace }: CalculationContext,
): Exact {
  const wages = inputs.grossIncome;
  const pension = cents(multiply(wages, exact(figures.pension_rate)));
  const unemployment = cents(multiply(wages, exact(figures.unemployment_rate)));
  trace.deducted("pension", pension, "pension_rate");
  trace.deducted("unemployment", unemployment, "unemployment_rate");
  const income = excess(net, sum([pension, unemployment, daily, inputs.deductions]));
  const { max, rate } = figures.basic_deduction;
  const basic = smaller(income, slopeDown(exact(max), income, exact(max), exact(rate)));
  trace.deducted("basic_deduction", basic, "basic_deduction");
  return subtract(income, basic);
}

/** A share of the wages before expenses, reduced as net income exceeds the limits. */
function workCredit({ work_credit: rule }: FiFigures, wages: Exact, net: Exact): Exact {
  const full = smaller(multiply(wages, exact(rule.rate)), exact(rule.max));
  const lost = rule.phase_out.map(({ over, to, rate }) => {
    const upper = to === null ? net : smaller(net, exact(to));
    return multiply(excess(upper, exact(over)), exact(rate));
  });
  return excess(full, sum(lost));
}

function steps(figures: FiFigures, context: CalculationContext) {
  const { inputs, trace, assume } = context;
  const rate = localRate("Finland", figures.helsinki_rate, context);
  if (inputs.localTaxRate === undefined) assume("Finland: the municipal rate is that of Helsinki.");
  const isEmployed = isEmployee(inputs);
  const net = isEmployed
    ? excess(inputs.grossIncome, exact(figures.cost_deduction))
    : excess(inputs.grossIncome, inputs.deductions);
  const daily = isEmployed ? dailyAllowance(figures, inputs.grossIncome) : zero;
  const taxable = isEmployed ? taxableIncome(figures, net, daily, context) : net;
  const state = cents(progressiveTax(taxable, figures.state_brackets, trace, "state_brackets"));
  const municipal = cents(multiply(taxable, rate));
  trace.line("municipal_tax", municipal, loadedRate("helsinki_rate", inputs), taxable, rate);
  const church = cents(multiply(taxable, inputs.churchTaxRate ?? zero));
  const medical = cents(multiply(taxable, exact(figures.medical_rate)));
  trace.line("medical_care", medical, "medical_rate");
  const before = sum([state, municipal, church, medical]);
  const credit = isEmployed
    ? smaller(before, cents(workCredit(figures, inputs.grossIncome, net)))
    : zero;
  trace.line("work_credit", credit, "work_credit");
  const { rate: yleRate, over, max } = figures.broadcasting;
  const yle = cents(smaller(exact(max), multiply(excess(net, exact(over)), exact(yleRate))));
  trace.line("broadcasting_tax", yle, "broadcasting");
  trace.deducted("daily_allowance", daily, "daily_allowance");
  return {
    taxDue: add(subtract(before, credit), add(yle, daily)),
    components: {
      taxable_income: taxable,
      state,
      municipal,
      church_tax: church,
      medical_care: medical,
      credits: credit,
      broadcasting_tax: yle,
      daily_allowance: daily,
    },
  };
}

/**
 * Finland, ages 17 to 52: state, municipal and church tax, health contributions, work credit and
 * broadcasting tax.
 */
export const fi: Jurisdiction = defineCountry({
  data,
  inputs: ["basis", "local_tax_rate", "church_tax_rate"],
  steps,
});
