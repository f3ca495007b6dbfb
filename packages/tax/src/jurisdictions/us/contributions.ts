import { type Exact, isPositive, isZero, smaller, sum, zero } from "../../engine/amounts.ts";
import {
  type ContributionData,
  type Contributions,
  defineContributions,
  type Paid,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { above, levy, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { amountsOf } from "../../engine/define-jurisdiction.ts";
import type { Calculation } from "../../engine/jurisdiction.ts";
import { data, type UsContributions } from "./contribution-figures.ts";
import { us } from "./rules.ts";

/**
 * IRC 3101(a) and (b)(1), 3111, 3301: each limit applies to the wages from one employer in
 * one year.
 */
function person({ each, assume }: PersonContext<UsContributions>) {
  return each("year", ({ figures: { oasdi, medicare, futa }, pay }) => {
    if (futa.leftOut !== undefined && isPositive(pay)) {
      assume(`Federal unemployment tax does not include ${futa.leftOut}.`);
    }
    return {
      oasdi: levy(upTo(pay, oasdi.upper), oasdi, toCent),
      medicare: levy(wholePay(pay), medicare, toCent),
      futa: levy(upTo(pay, futa.upper), { employer: futa.rate }, toCent),
    };
  });
}

/**
 * IRC 3101(b)(2): on all wages of the return, so on those of both spouses together (Form 8959). The
 * employer pays nothing.
 */
function household({ figures, status, wages }: ReturnContext<UsContributions>) {
  const { rate, over } = figures.additional_medicare;
  return { additional_medicare: levy(above(sum(wages), over[status]), { employee: rate }, toCent) };
}

/**
 * The return asks for the additional Medicare tax, and so does `tax_due`. The part of it on wages is
 * a contribution here, because the employer withholds it.
 */
function additionalMedicareInTax(
  tax: Calculation,
  { additional_medicare: paid }: Paid<"additional_medicare">,
  { inputs }: ReturnContext<UsContributions>,
): Exact {
  if (isZero(paid.employee)) return zero;
  const { additional_medicare_tax: asked = zero } = amountsOf(tax);
  return isZero(inputs.selfEmploymentIncome) ? asked : smaller(asked, paid.employee);
}

/**
 * The federal contributions on wages. A state that owes money to the federal unemployment fund has
 * its own figures.
 */
export function federalContributions(figures: ContributionData<UsContributions>): Contributions {
  return defineContributions({
    data: figures,
    contributions: {
      oasdi: "Social Security (OASDI)",
      medicare: "Medicare",
      additional_medicare: "Additional Medicare Tax",
      futa: "Federal unemployment tax (FUTA)",
    },
    inputs: ["self_employment_income"],
    // 26 U.S.C. 3121(v)(1)(A): deferrals to a 401(k) count. 3121(a)(5)(G), (a)(20) and 125: health
    // insurance, health savings and commuter benefits do not.
    countsPreTax: ["retirement"],
    // Credits that are paid out lower a self-employment tax as wages rise: 45 % and 15 % at most
    // (26 U.S.C. 32 and 24(d)), and their matches by states.
    steepest: 2,
    person,
    household,
    inIncomeTax: additionalMedicareInTax,
  });
}

export const usContributions = federalContributions(data);

/** United States: federal tax and contributions only. */
export const usPay: PayJurisdiction = {
  taxes: [us],
  contributions: [usContributions],
  note: "US means the federal level alone: send the code of a state, such as US-TX, for its tax and levies too.",
};
