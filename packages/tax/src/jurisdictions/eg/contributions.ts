import { isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, wholePay, within } from "../../engine/contributions/shares.ts";
import { data, type EgContributions } from "./contribution-figures.ts";
import { eg } from "./rules.ts";

const options = {
  martyrs_fund: flagOption(
    "Whether the employee pays to the fund of martyrs and victims. All employees do, except casual and daily workers.",
    true,
  ),
};

type Context = PersonContext<EgContributions, typeof options>;

/**
 * Law 148 of 2019: contributions are due on the monthly wage between a minimum and a maximum. Law 4
 * of 2021: the martyrs' fund.
 */
function person({ each, options }: Context) {
  return each("month", ({ figures: { social_insurance: rates, martyrs_fund }, pay }) => {
    if (isZero(pay)) return {};
    return {
      social_insurance: levy(within(pay, rates.least, rates.most), rates, toCent),
      martyrs_fund: options.martyrs_fund
        ? levy(wholePay(pay), { employee: martyrs_fund }, toCent)
        : noShare,
    };
  });
}

/**
 * Egypt: an Egyptian employee of a private employer who is not registered as a manager in the
 * commercial register.
 */
export const egPay: PayJurisdiction = definePay(
  eg,
  defineContributions({
    data,
    contributions: {
      social_insurance: "Social insurance (Law 148 of 2019)",
      martyrs_fund: "Fund of martyrs and victims",
    },
    options,
    // A rounded contribution of each month can lift the deduction, so that the taxable income falls
    // by ten pounds.
    coarseness: 3,
    person,
    // Income Tax Law 91 of 2005, article 13.
    deductible: (paid) => paid.social_insurance.employee,
  }),
);
