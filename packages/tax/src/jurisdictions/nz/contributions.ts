import { exact, isZero, smaller } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, rateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { data, type NzContributions } from "./contribution-figures.ts";
import { nz } from "./rules.ts";

const options = {
  kiwisaver_rate: rateOption(
    "The employee's rate to KiwiSaver. 0 means that the employee is not a member. Members pay at least 0.03, from April 2026 0.035, and the employer then pays the lowest rate.",
    0,
  ),
  acc_work_levy: flagOption(
    "Whether the calculation includes the employer's work levy to ACC, at the average rate of all industries.",
    false,
  ),
};

type Context = PersonContext<NzContributions, typeof options>;

/**
 * Accident Compensation Act 2001, section 219: one rate on earnings up to the maximum of the
 * tax year.
 */
function person({ gross, figures, options }: Context) {
  const { acc_earner_levy: earner, acc_work_levy: work, kiwisaver } = figures;
  const base = upTo(gross, earner.limit);
  const levied = levy(base, { employee: earner.rate }, toCent);
  const rate = options.kiwisaver_rate;
  return {
    acc_earner_levy: { ...levied, employee: smaller(levied.employee, exact(earner.most)) },
    kiwisaver_employee: levy(wholePay(gross), { employee: rate }, toCent),
    // KiwiSaver Act 2006, section 101D: an employee may pay a lower rate for a time. The employer
    // then need not pay more than that rate.
    kiwisaver_employer: isZero(rate)
      ? noShare
      : levy(wholePay(gross), { employer: smaller(rate, exact(kiwisaver)) }, toCent),
    acc_work_levy: options.acc_work_levy ? levy(base, { employer: work }, toCent) : noShare,
  };
}

/** New Zealand: an employee on tax code M for the whole year. */
export const nzPay: PayJurisdiction = definePay(
  nz,
  defineContributions({
    data,
    contributions: {
      acc_earner_levy: "ACC earners' levy",
      kiwisaver_employee: "KiwiSaver, employee",
      kiwisaver_employer: "KiwiSaver, employer",
      acc_work_levy: "ACC work levy (average)",
    },
    figureOf: { kiwisaver_employee: "kiwisaver", kiwisaver_employer: "kiwisaver" },
    options,
    person,
  }),
);
