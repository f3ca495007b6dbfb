import { add, multiply } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, rateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, wholePay } from "../../engine/contributions/shares.ts";
import { data, type NgContributions } from "./contribution-figures.ts";
import { ng } from "./rules.ts";

const options = {
  base_share: rateOption(
    "The share of gross pay that is basic pay, housing and transport, the base of the pension contribution.",
    1,
  ),
  basic_share: rateOption(
    "The share of gross pay that is basic pay, the base of the National Housing Fund.",
    1,
  ),
  nhf: flagOption(
    "Whether the employee pays to the National Housing Fund, which is voluntary in the private sector.",
    false,
  ),
  itf: flagOption(
    "Whether the employer pays to the Industrial Training Fund. It does if it has five or more employees, or a turnover of 50 million.",
    true,
  ),
};

type Context = PersonContext<NgContributions, typeof options>;

/**
 * Pension Reform Act 2014, section 4; National Housing Fund Act, section 4; Employees' Compensation
 * Act 2010, section 33; Industrial Training Fund Act, section 6, on the payroll of the year.
 */
function person({ each, options, gross, figures: { itf } }: Context) {
  const monthly = each("month", ({ figures: { pension, nhf, nsitf }, pay }) => ({
    pension: levy(wholePay(multiply(pay, options.base_share)), pension, toCent),
    nhf: options.nhf
      ? levy(wholePay(multiply(pay, options.basic_share)), { employee: nhf }, toCent)
      : noShare,
    nsitf: levy(wholePay(pay), { employer: nsitf }, toCent),
  }));
  return {
    ...monthly,
    itf: options.itf ? levy(wholePay(gross), { employer: itf }, toCent) : noShare,
  };
}

/** Nigeria from 2026: an employee of a private employer with 15 or more employees. */
export const ngPay: PayJurisdiction = definePay(
  ng,
  defineContributions({
    data,
    contributions: {
      pension: "Contributory pension",
      nhf: "National Housing Fund",
      nsitf: "Employees' compensation (NSITF)",
      itf: "Industrial Training Fund",
    },
    options,
    person,
    // Nigeria Tax Act 2025, section 30(2)(a).
    deductible: (paid) => add(paid.pension.employee, paid.nhf.employee),
  }),
);
