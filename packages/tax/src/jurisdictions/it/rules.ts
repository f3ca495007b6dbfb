import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import { isEmployee, netIncome } from "../../engine/income.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
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
} from "../../engine/numbers/exact.ts";
import { data, type ItFigures } from "./figures.ts";

const isUpTo = (income: Exact, limit: number): boolean => compare(income, exact(limit)) <= 0;

/** A ratio with four decimals, the rest dropped (TUIR article 13, paragraph 6). */
function truncatedRatio(part: Exact, whole: number): Exact {
  return roundTo(divide(part, exact(whole)), minorUnit(4), "floor");
}

/** The credit for a full year of employment. */
function employeeCredit({ employeeCredit: rule }: ItFigures, income: Exact): Exact {
  let credit: Exact;
  if (isUpTo(income, rule.flatTo)) credit = exact(rule.flat);
  else if (isUpTo(income, rule.middleTo)) {
    const ratio = truncatedRatio(subtract(exact(rule.middleTo), income), rule.middleSpan);
    credit = add(exact(rule.base), multiply(exact(rule.plus), ratio));
  } else {
    const ratio = truncatedRatio(excess(exact(rule.highTo), income), rule.highSpan);
    credit = multiply(exact(rule.base), ratio);
  }
  const hasBonus = !isUpTo(income, rule.bonusOver) && isUpTo(income, rule.bonusTo);
  return hasBonus ? add(credit, exact(rule.bonus)) : credit;
}

/** From 2025: a fixed amount that falls to nothing; it starts with a jump. */
function furtherCredit({ furtherCredit: rule }: ItFigures, income: Exact): Exact {
  if (rule === undefined || isUpTo(income, rule.over)) return zero;
  if (isUpTo(income, rule.fullTo)) return exact(rule.amount);
  const left = excess(exact(rule.zeroFrom), income);
  return multiply(exact(rule.amount), divide(left, exact(rule.zeroFrom - rule.fullTo)));
}

/** Payments with the salary that are no tax: they raise net pay and leave the tax as it is. */
function sayPaidOut({ paidOut }: ItFigures, income: Exact, context: CalculationContext): void {
  if (!isEmployee(context.inputs)) return;
  const { integration, sum } = paidOut;
  if (isUpTo(income, integration.upTo)) {
    context.assume(
      `Italy: the trattamento integrativo, up to ${integration.amount} a year on incomes up to ${integration.upTo}, is paid out with the salary and is not in tax_due.`,
    );
  }
  if (sum !== undefined && isUpTo(income, sum.upTo)) {
    context.assume(
      `Italy: the tax-free sum of law 207/2024 on employment incomes up to ${sum.upTo} is paid out with the salary and is not in tax_due.`,
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
    trace.line("employee_credit", employee, "employeeCredit");
    if (figures.furtherCredit) trace.line("further_credit", further, "furtherCredit");
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

/** Italy: IRPEF after the credits of employees; regional and municipal surcharges are left out. */
export const it: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "employee social contributions",
  steps,
});
