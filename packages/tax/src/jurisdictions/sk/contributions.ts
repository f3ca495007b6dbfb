import { divide, exact } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { downToCent } from "../../engine/contributions/rounding.ts";
import {
  employeeTotal,
  levy,
  type Rates,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type SkContributions } from "./contribution-figures.ts";
import { sk } from "./rules.ts";

const options = {
  disabled: flagOption(
    "Whether the employee has a disability, which halves both rates of health insurance.",
    false,
  ),
};

/**
 * The contribution to each fund is rounded down to the cent each month (Act 461/2003 s 139, Act
 * 580/2004 s 15).
 */
function person({ each, options: { disabled } }: PersonContext<SkContributions, typeof options>) {
  return each("month", ({ figures, pay }) => {
    const capped = (rates: Rates) => levy(upTo(pay, figures.ceiling), rates, downToCent);
    const { employee, employer } = figures.health;
    const part = exact(disabled ? 2 : 1);
    return {
      sickness: capped(figures.sickness),
      old_age: capped(figures.old_age),
      disability: capped(figures.disability),
      unemployment: capped(figures.unemployment),
      guarantee: capped({ employer: figures.guarantee }),
      reserve: capped({ employer: figures.reserve }),
      accident: levy(wholePay(pay), { employer: figures.accident }, downToCent),
      health: levy(
        wholePay(pay),
        { employee: divide(exact(employee), part), employer: divide(exact(employer), part) },
        downToCent,
      ),
    };
  });
}

/** Slovakia: an ordinary employee. */
export const skPay: PayJurisdiction = definePay(
  sk,
  defineContributions({
    data,
    contributions: {
      sickness: "Sickness insurance (nemocenské poistenie)",
      old_age: "Old-age pension insurance (starobné poistenie)",
      disability: "Disability pension insurance (invalidné poistenie)",
      unemployment: "Unemployment insurance (poistenie v nezamestnanosti)",
      guarantee: "Guarantee insurance (garančné poistenie)",
      reserve: "Solidarity reserve fund (rezervný fond solidarity)",
      accident: "Accident insurance (úrazové poistenie)",
      health: "Health insurance (zdravotné poistenie)",
    },
    options,
    person,
    // Income Tax Act s 5 (8): the employee's contributions are deductible in full.
    deductible: employeeTotal,
  }),
);
