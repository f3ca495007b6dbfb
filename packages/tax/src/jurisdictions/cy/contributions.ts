import { add } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, type Rates, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { type CyContributions, data } from "./contribution-figures.ts";
import { cy } from "./rules.ts";

const options = {
  holiday_fund: flagOption(
    "Whether the employer pays into the Central Holiday Fund (8 %, for 20 days). The payment is a part of the other bases.",
    false,
  ),
};

/**
 * Insurable earnings include the employer's payments into the holiday fund (Social Insurance Law
 * 59(I)/2010, art. 2).
 */
function person({
  each,
  options: { holiday_fund },
}: PersonContext<CyContributions, typeof options>) {
  const monthly = each({ period: "month", extras: [12], together: true }, ({ figures, pay }) => {
    const holiday = holiday_fund
      ? levy(upTo(pay, figures.ceiling), { employer: figures.holiday_fund }, toCent)
      : noShare;
    const earnings = add(pay, holiday.employer);
    const capped = (rates: Rates) => levy(upTo(earnings, figures.ceiling), rates, toCent);
    return {
      social_insurance: capped(figures.social_insurance),
      redundancy: capped({ employer: figures.redundancy }),
      hrda: capped({ employer: figures.hrda }),
      cohesion: levy(wholePay(earnings), { employer: figures.cohesion }, toCent),
      holiday_fund: holiday,
    };
  });
  const fund = monthly.holiday_fund ?? noShare;
  return {
    ...monthly,
    ...each("year", ({ figures, pay }) => ({
      gesy: levy(upTo(add(pay, fund.employer), figures.gesy.upper), figures.gesy, toCent),
    })),
  };
}

/** Cyprus: an employee of a private firm. */
export const cyPay: PayJurisdiction = definePay(
  cy,
  defineContributions({
    data,
    contributions: {
      social_insurance: "Social insurance (κοινωνικές ασφαλίσεις)",
      gesy: "General health system (ΓΕΣΥ)",
      redundancy: "Redundancy fund",
      hrda: "Human resource development (HRDA)",
      cohesion: "Social cohesion fund",
      holiday_fund: "Central holiday fund",
    },
    options,
    salaries: [12, 13],
    person,
    // Income Tax Law art. 14: both are deductible. Together with other contributions the limit is a
    // fifth of income, which these two never reach.
    deductible: (paid) => add(paid.social_insurance.employee, paid.gesy.employee),
  }),
);
