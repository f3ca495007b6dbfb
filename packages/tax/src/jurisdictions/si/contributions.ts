import { compare, exact, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import {
  employeeTotal,
  fixed,
  levy,
  type Rates,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type SiContributions } from "./contribution-figures.ts";
import { si } from "./rules.ts";

function person({ each, assume }: PersonContext<SiContributions>) {
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const least = figures.least_base;
    if (least !== undefined && compare(pay, exact(least)) < 0) {
      assume(
        `Slovenia: contributions are calculated on the pay, which is below the least base of a month (${least} for full-time work); what is due on the difference is left out.`,
      );
    }
    const all = (rates: Rates) => levy(wholePay(pay), rates, toCent);
    return {
      pension: all(figures.pension),
      health: all(figures.health),
      parental: all(figures.parental),
      unemployment: all(figures.unemployment),
      work_injury: all({ employer: figures.work_injury }),
      long_term_care: all(figures.long_term_care ?? {}),
      ozp: fixed({ employee: exact(figures.ozp) }),
    };
  });
}

/** Slovenia: a full-time employee of a private firm. Contributions of employees have no ceiling. */
export const siPay: PayJurisdiction = definePay(
  si,
  defineContributions({
    data,
    contributions: {
      pension: "Pension and disability insurance (pokojninsko in invalidsko zavarovanje)",
      health: "Health insurance (zdravstveno zavarovanje)",
      parental: "Parental protection (starševsko varstvo)",
      unemployment: "Unemployment insurance (zaposlovanje)",
      work_injury: "Insurance against work accidents (poškodbe pri delu)",
      long_term_care: "Long-term care (dolgotrajna oskrba)",
      ozp: "Fixed health contribution (obvezni zdravstveni prispevek)",
    },
    person,
    // ZDoh-2 article 41: all contributions of the employee are deductible.
    deductible: employeeTotal,
  }),
);
