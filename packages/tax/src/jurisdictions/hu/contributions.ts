import { isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toUnit } from "../../engine/contributions/rounding.ts";
import { levy, within } from "../../engine/contributions/shares.ts";
import { data, type HuContributions } from "./contribution-figures.ts";
import { hu } from "./rules.ts";

/**
 * Both are due on at least 30 % of the monthly minimum wage (Act CXXII of 2019, s 27; Act LII
 * of 2018).
 */
function person({ each }: PersonContext<HuContributions>) {
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const base = within(pay, figures.least_base, null);
    return {
      tb: levy(base, { employee: figures.tb }, toUnit),
      szocho: levy(base, { employer: figures.szocho }, toUnit),
    };
  });
}

/**
 * Hungary: an employee of a firm under the general rules. Contributions do not reduce the
 * income tax.
 */
export const huPay: PayJurisdiction = definePay(
  hu,
  defineContributions({
    data,
    contributions: {
      tb: "Social security contribution (társadalombiztosítási járulék)",
      szocho: "Social contribution tax (szociális hozzájárulási adó)",
    },
    person,
  }),
);
