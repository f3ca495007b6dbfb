import { compare, divide, type Exact, exact, excess, multiply } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, type Share, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { data, type IeContributions } from "./contribution-figures.ts";
import { ie } from "./rules.ts";

const options = {
  pay_frequency: wordOption(
    "How often the employee is paid, which decides whose limits apply.",
    ["monthly", "fortnightly", "weekly"],
    "monthly",
  ),
  auto_enrolment: flagOption(
    "Whether the employee saves in My Future Fund: from 2026, at 23 to 60 years, with pay over 20,000 and no scheme of the employer.",
    false,
  ),
};

type Context = PersonContext<IeContributions, typeof options>;
type Frequency = Context["options"]["pay_frequency"];

const periods = { monthly: "month", fortnightly: "fortnight", weekly: "week" } as const;

/**
 * The rate on all pay of the period, less the credit (Social Welfare Consolidation Act 2005, s 13).
 */
function employee(rule: IeContributions["prsi_employee"], pay: Exact, unit: Frequency): Share {
  if (compare(pay, exact(rule.nil_up_to[unit])) <= 0) return noShare;
  const lost = divide(excess(pay, exact(rule.credit_from[unit])), exact(6));
  const credit = excess(exact(rule.credit[unit]), lost);
  return {
    ...noShare,
    employee: toCent(excess(multiply(pay, exact(rule.rate)), credit)),
    base: pay,
  };
}

/** One rate on all pay of the period, so the cost jumps at the limit. */
function employer(rule: IeContributions["prsi_employer"], pay: Exact, unit: Frequency): Share {
  const isLower = compare(pay, exact(rule.lower_up_to[unit])) <= 0;
  return levy(wholePay(pay), { employer: isLower ? rule.lower : rule.higher }, toCent);
}

/** Retirement savings by automatic enrolment. The employer pays as much as the employee. */
function savings({ figures, options, gross, age }: Context): Share {
  const rule = figures.my_future_fund;
  if (rule === undefined || !options.auto_enrolment) return noShare;
  const isAged = age === undefined || (age >= rule.least_age && age <= rule.last_age);
  if (!isAged || compare(gross, exact(rule.over)) <= 0) return noShare;
  return levy(upTo(gross, rule.upper), { employee: rule.rate, employer: rule.rate }, toCent);
}

function person(context: Context) {
  const { each, options, age, assume } = context;
  if (age !== undefined && (age < 16 || age >= 66)) {
    assume("Ireland: PRSI is that of class A, which covers the ages of 16 to 65.");
  }
  const unit = options.pay_frequency;
  return {
    ...each(periods[unit], ({ figures, pay }) => ({
      prsi_employee: employee(figures.prsi_employee, pay, unit),
      prsi_employer: employer(figures.prsi_employer, pay, unit),
    })),
    my_future_fund: savings(context),
  };
}

/**
 * Ireland: PRSI of class A, in a private firm. Contributions reduce neither the income tax nor the
 * universal social charge.
 */
export const iePay: PayJurisdiction = definePay(
  ie,
  defineContributions({
    data,
    contributions: {
      prsi_employee: "Pay Related Social Insurance, employee (PRSI, class A)",
      prsi_employer: "Pay Related Social Insurance, employer (PRSI, class A)",
      my_future_fund: "Automatic enrolment savings (My Future Fund)",
    },
    options,
    inputs: ["age", "spouse_age"],
    person,
  }),
);
