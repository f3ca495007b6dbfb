import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo } from "../../engine/contributions/shares.ts";
import { type AuContributions, data } from "./contribution-figures.ts";
import { au } from "./rules.ts";

/**
 * Superannuation Guarantee (Administration) Act 1992, sections 15 and 19: the limit applies to a
 * quarter until June 2026, and to a year from July 2026.
 */
function person({ each, figures }: PersonContext<AuContributions>) {
  return each(figures.super_guarantee.period, ({ figures: { super_guarantee }, pay }) => ({
    super_guarantee: levy(
      upTo(pay, super_guarantee.limit),
      { employer: super_guarantee.rate },
      toCent,
    ),
  }));
}

/**
 * Superannuation guarantee: the employer pays it on top of wages. The employee pays no
 * social contribution.
 */
export const auContributions = defineContributions({
  data,
  contributions: { super_guarantee: "Superannuation guarantee" },
  person,
});

/** Australia, residents: wages are ordinary time earnings. */
export const auPay: PayJurisdiction = definePay(au, auContributions);
