import { isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent, toUnit } from "../../engine/contributions/rounding.ts";
import { levy, noShare, wholePay, within } from "../../engine/contributions/shares.ts";
import { data, type ThContributions } from "./contribution-figures.ts";
import { th } from "./rules.ts";

const options = {
  welfare_fund: flagOption(
    "Whether the employer is in the Employee Welfare Fund: ten or more employees, and no provident fund; from October 2026.",
    false,
  ),
};

type Context = PersonContext<ThContributions, typeof options>;

/**
 * Social Security Act B.E. 2533, sections 46 and 47: rounded to whole baht; 50 satang and more are
 * rounded up.
 */
function person({ each, options }: Context) {
  return each("month", ({ figures: { sso, ewf }, pay }) => {
    if (isZero(pay)) return {};
    const rates = { employee: sso.rate, employer: sso.rate };
    return {
      sso: levy(within(pay, sso.least, sso.most), rates, toUnit),
      ewf: options.welfare_fund
        ? levy(wholePay(pay), { employee: ewf, employer: ewf }, toCent)
        : noShare,
    };
  });
}

/** Thailand: an employee insured under section 33. */
export const thPay: PayJurisdiction = definePay(
  th,
  defineContributions({
    data,
    contributions: {
      sso: "Social Security Fund (section 33)",
      ewf: "Employee Welfare Fund",
    },
    options,
    person,
    // Revenue Code, section 47(1)(i): contributions to the Social Security Fund are deductible
    // in full.
    deductible: (paid) => paid.sso.employee,
  }),
);
