import { type Exact, exact, excess, multiply, smaller, sum } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent, toUnit } from "../../engine/contributions/rounding.ts";
import { banded, levy, noShare, type Share, wholePay } from "../../engine/contributions/shares.ts";
import { data, type IlContributions } from "./contribution-figures.ts";
import { il } from "./rules.ts";

const options = {
  pension: flagOption(
    "Whether both sides pay the pension contributions of the extension order on all of the pay.",
    false,
  ),
};

type Context = PersonContext<IlContributions, typeof options>;

/**
 * National Insurance Law, 2nd schedule: two bands of monthly pay for both sides, with each amount
 * rounded to the nearest shekel.
 */
function nationalInsurance({ national_insurance }: IlContributions, pay: Exact): Share {
  const { amount, base } = banded(pay, national_insurance.employee);
  const { amount: employer } = banded(pay, national_insurance.employer);
  return {
    employee: toUnit(amount),
    employer: toUnit(employer),
    base: base.amount,
    isCapped: base.isCapped,
  };
}

function health({ health_tax }: IlContributions, pay: Exact): Share {
  const { amount, base } = banded(pay, health_tax.employee);
  return { ...noShare, employee: toUnit(amount), base: base.amount, isCapped: base.isCapped };
}

function person({ each, age, options: { pension: hasPension }, assume }: Context) {
  const isInsured = age === undefined || (age >= 18 && age < 67);
  if (!isInsured) {
    assume(
      "Israel: employees under 18 or of retirement age pay other rates, which are not calculated.",
    );
  }
  return each("month", ({ figures, pay }) => ({
    national_insurance: isInsured ? nationalInsurance(figures, pay) : noShare,
    health_tax: isInsured ? health(figures, pay) : noShare,
    pension: hasPension ? levy(wholePay(pay), figures.pension, toCent) : noShare,
  }));
}

/**
 * Income Tax Ordinance, section 45A: 35 % of the employee's pension contributions, up to 7 % of pay
 * within a limit.
 */
function pensionCredit({ employee }: Share, { figures, wages }: ReturnContext<IlContributions>) {
  const { rate, of_pay, upper } = figures.pension_credit;
  const counted = smaller(sum(wages), exact(upper * 12));
  return multiply(smaller(employee, multiply(counted, exact(of_pay))), exact(rate));
}

/** Israel: a resident employee from 18 to retirement age. */
export const ilPay: PayJurisdiction = definePay(
  il,
  defineContributions({
    data,
    contributions: {
      national_insurance: "National insurance (Bituach Leumi)",
      health_tax: "Health insurance (Mas Briut)",
      pension: "Mandatory pension, with severance",
    },
    options,
    inputs: ["age"],
    person,
    // Employees' national insurance and health insurance do not lower the income tax. Pension
    // contributions earn a credit.
    incomeTax: (taxOn, inputs, paid, context) => {
      const tax = taxOn(inputs);
      const credit = smaller(tax.taxDue, toCent(pensionCredit(paid.pension, context)));
      context.trace.line("pension_credit", credit);
      return { ...tax, taxDue: excess(tax.taxDue, credit) };
    },
  }),
);
