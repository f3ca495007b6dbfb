import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  minorUnit,
  multiply,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data, type ItFigures } from "./figures.ts";

const isUpTo = (income: Exact, limit: number): boolean => compare(income, exact(limit)) <= 0;

/** A ratio with four decimals; further decimals are dropped (TUIR article 13, paragraph 6). */
function truncatedRatio(part: Exact, whole: number): Exact {
  return roundTo(divide(part, exact(whole)), minorUnit(4), "floor");
}

/** The credit for a full year of employment. */
function employeeCredit({ employee_credit: rule }: ItFigures, income: Exact): Exact {
  let credit: Exact;
  if (isUpTo(income, rule.flat_to)) credit = exact(rule.flat);
  else if (isUpTo(income, rule.middle_to)) {
    const ratio = truncatedRatio(subtract(exact(rule.middle_to), income), rule.middle_span);
    credit = add(exact(rule.base), multiply(exact(rule.plus), ratio));
  } else {
    const ratio = truncatedRatio(excess(exact(rule.high_to), income), rule.high_span);
    credit = multiply(exact(rule.base), ratio);
  }
  const hasBonus = !isUpTo(income, rule.bonus_over) && isUpTo(income, rule.bonus_to);
  return hasBonus ? add(credit, exact(rule.bonus)) : credit;
}

/**
 * From 2025: a fixed amount that starts with a jump at one income and falls to zero at
 * higher incomes.
 */
function furtherCredit({ further_credit: rule }: ItFigures, income: Exact): Exact {
  if (rule === undefined || isUpTo(income, rule.over)) return zero;
  if (isUpTo(income, rule.full_to)) return exact(rule.amount);
  const left = excess(exact(rule.zero_from), income);
  return multiply(exact(rule.amount), divide(left, exact(rule.zero_from - rule.full_to)));
}

/**
 * Reports payments that are made with the salary. They raise net pay but are not part of the tax.
 */
function sayPaidOut(
  { paid_out: paidOut }: ItFigures,
  income: Exact,
  context: CalculationContext,
): void {
  if (!isEmployee(context.inputs)) return;
  const { integration, sum } = paidOut;
  if (isUpTo(income, integration.up_to)) {
    context.assume(
      `Italy: the trattamento integrativo, up to ${integration.amount} a year on incomes up to ${integration.up_to}, is paid out with the salary and is not in tax_due.`,
    );
  }
  if (sum !== undefined && isUpTo(income, sum.up_to)) {
    context.assume(
      `Italy: the tax-free sum under law 207/2024, for employment incomes up to ${sum.up_to}, is paid out with the salary and is not in tax_due.`,
    );
  }
}

function steps(figures: ItFigures, context: CalculationContext) {
  const { inputs, trace } = context;
  const income = netIncome(inputs);
  sayPaidOut(figures, income, context);
  const before = progressiveTax(income, figures.brackets, trace, "brackets");
  let available = zero;
  if (isEmployee(inputs)) {
    const employee = employeeCredit(figures, income);
    const further = furtherCredit(figures, income);
    trace.line("employee_credit", employee, "employee_credit");
    if (figures.further_credit) trace.line("further_credit", further, "further_credit");
    available = add(employee, further);
  }
  const credits = smaller(before, available);
  const taxDue = subtract(before, credits);
  return {
    taxDue,
    components: {
      taxable_income: income,
      tax_before_credits: before,
      credits,
      tax_after_credits: taxDue,
    },
  };
}

/** Italy: IRPEF after the credits for employees. Regional and municipal surcharges are left out. */
export const it: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "employee social contributions",
  steps,
});
