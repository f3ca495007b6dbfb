import { add, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, wholePay, within } from "../../engine/contributions/shares.ts";
import { data, type EeContributions } from "./contribution-figures.ts";
import { ee } from "./rules.ts";

const options = {
  funded_pension_rate: rateOption(
    "What the employee pays into the funded pension (II pillar): 0.02, 0.04 or 0.06 by choice; 0 for people who are not members.",
    0.02,
  ),
};

/** Social Tax Act s 2 (2): social tax is due on at least the minimum of a month. */
function person({
  each,
  options: { funded_pension_rate },
}: PersonContext<EeContributions, typeof options>) {
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const { rate, least_base } = figures.social_tax;
    return {
      unemployment: levy(wholePay(pay), figures.unemployment, toCent),
      funded_pension: levy(wholePay(pay), { employee: funded_pension_rate }, toCent),
      social_tax: levy(within(pay, least_base, null), { employer: rate }, toCent),
    };
  });
}

/** Estonia: an employee below the pension age, with one employer. */
export const eePay: PayJurisdiction = definePay(
  ee,
  defineContributions({
    data,
    contributions: {
      unemployment: "Unemployment insurance (töötuskindlustusmakse)",
      funded_pension: "Funded pension, second pillar (kogumispension)",
      social_tax: "Social tax (sotsiaalmaks)",
    },
    options,
    person,
    // Income Tax Act s 28-1 and 42: both are deductible.
    deductible: (paid) => add(paid.unemployment.employee, paid.funded_pension.employee),
  }),
);
