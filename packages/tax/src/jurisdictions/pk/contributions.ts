import { exact, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { yearAmountOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import { data, type PkContributions } from "./contribution-figures.ts";
import { pk } from "./rules.ts";

const options = {
  minimum_wage: yearAmountOption(
    "The minimum wage of a month, from which contributions are calculated. Default: the federal minimum wage. Provinces have others.",
  ),
};

type Context = PersonContext<PkContributions, typeof options>;

/**
 * Employees' Old-Age Benefits Act 1976, sections 9 and 9B: rates on the minimum wage, not on
 * the pay.
 */
function person({ each, options: { minimum_wage } }: Context) {
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const base = minimum_wage ?? exact(figures.minimum_wage);
    return { eobi: levy(wholePay(base), figures.eobi, toCent) };
  });
}

/** Pakistan: an employee insured with EOBI. */
export const pkPay: PayJurisdiction = definePay(
  pk,
  defineContributions({
    data,
    contributions: { eobi: "Old-age benefits (EOBI)" },
    options,
    person,
  }),
);
