import { add, exact, excess, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { above, levy, within } from "../../engine/contributions/shares.ts";
import { data, type TrContributions } from "./contribution-figures.ts";
import { tr } from "./rules.ts";

const options = {
  sgk_incentive: rateOption(
    "What an incentive takes off the employer's rate of social security: 0.05 is five points.",
    0,
  ),
};

/**
 * Law 5510, art. 82: monthly limits. Stamp Duty Law 488: wages up to the minimum wage are exempt.
 */
function person({
  each,
  options: { sgk_incentive },
}: PersonContext<TrContributions, typeof options>) {
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const { least, largest } = figures.limits;
    const base = within(pay, least, largest);
    const { employee, employer } = figures.sgk;
    return {
      sgk: levy(base, { employee, employer: excess(exact(employer), sgk_incentive) }, toCent),
      unemployment: levy(base, figures.unemployment, toCent),
      stamp: levy(above(pay, least), { employee: figures.stamp }, toCent),
    };
  });
}

/** Turkey: an employee of a private firm under 4/1 (a), without incentives. */
export const trPay: PayJurisdiction = definePay(
  tr,
  defineContributions({
    data,
    contributions: {
      sgk: "Social security (SGK primi)",
      unemployment: "Unemployment insurance (işsizlik sigortası)",
      stamp: "Stamp tax on wages (damga vergisi)",
    },
    options,
    person,
    // Income Tax Law art. 63: both premiums are deductible.
    deductible: (paid) => add(paid.sgk.employee, paid.unemployment.employee),
  }),
);
