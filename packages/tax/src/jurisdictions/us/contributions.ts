import { sum } from "../../engine/amounts.ts";
import {
  type ContributionData,
  type Contributions,
  defineContributions,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { above, levy, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { data, type UsContributions } from "./contribution-figures.ts";
import { us } from "./rules.ts";

/**
 * IRC 3101(a) and (b)(1), 3111, 3301: each limit applies to the wages from one employer in
 * one year.
 */
function person({ each }: PersonContext<UsContributions>) {
  return each("year", ({ figures: { oasdi, medicare, futa }, pay }) => ({
    oasdi: levy(upTo(pay, oasdi.upper), oasdi, toCent),
    medicare: levy(wholePay(pay), medicare, toCent),
    futa: levy(upTo(pay, futa.upper), { employer: futa.rate }, toCent),
  }));
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
    person,
    household,
  });
}

export const usContributions = federalContributions(data);

/** United States: federal tax and contributions only. */
export const usPay: PayJurisdiction = {
  taxes: [us],
  contributions: [usContributions],
  note: "US means the federal level alone: send the code of a state, such as US-TX, for its tax and levies too.",
};
