import { compare, exact, smaller, zero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo } from "../../engine/contributions/shares.ts";
import { data, type HkContributions } from "./contribution-figures.ts";
import { hk } from "./rules.ts";

/**
 * Mandatory Provident Fund Schemes Ordinance (Cap. 485), sections 7A, 9 and 10: below the minimum
 * income only the employer pays.
 */
function person({ each, age }: PersonContext<HkContributions>) {
  return each("month", ({ figures: { mpf }, pay }) => {
    if (age !== undefined && (age < mpf.least_age || age >= mpf.most_age)) return { mpf: noShare };
    const share = levy(upTo(pay, mpf.most), { employee: mpf.rate, employer: mpf.rate }, toCent);
    return { mpf: compare(pay, exact(mpf.least)) < 0 ? { ...share, employee: zero } : share };
  });
}

/** Hong Kong: an employee who is paid by the month. */
export const hkPay: PayJurisdiction = definePay(
  hk,
  defineContributions({
    data,
    contributions: { mpf: "Mandatory Provident Fund" },
    inputs: ["age"],
    // A rounded contribution of each month can lift the deduction, so that the tax of whole dollars
    // falls by one.
    coarseness: 1,
    person,
    deductible: (paid, { figures }) => smaller(paid.mpf.employee, exact(figures.mpf_deduction)),
  }),
);
