import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, yearRateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import {
  employeeTotal,
  levy,
  noShare,
  type Rates,
  upTo,
} from "../../engine/contributions/shares.ts";
import { type BgContributions, data } from "./contribution-figures.ts";
import { bg } from "./rules.ts";

const options = {
  accident_rate: yearRateOption(
    "Rate of the fund for work accidents, 0.004 to 0.011 by activity. Default: the rate of an office.",
  ),
  born_before_1960: flagOption(
    "Whether the employee was born before 1960, and so pays more pension insurance and nothing into a universal pension fund.",
    false,
  ),
};

function person({
  each,
  options: { accident_rate, born_before_1960 },
}: PersonContext<BgContributions, typeof options>) {
  return each("month", ({ figures, pay }) => {
    const capped = (rates: Rates) => levy(upTo(pay, figures.ceiling), rates, toCent);
    return {
      pension: capped(born_before_1960 ? figures.pension_before_1960 : figures.pension),
      sickness: capped(figures.sickness),
      unemployment: capped(figures.unemployment),
      upf: born_before_1960 ? noShare : capped(figures.upf),
      health: capped(figures.health),
      accident: capped({ employer: accident_rate ?? figures.accident }),
    };
  });
}

/** Bulgaria: an employee under a labour contract of the third category. */
export const bgPay: PayJurisdiction = definePay(
  bg,
  defineContributions({
    data,
    contributions: {
      pension: "State pension insurance (фонд Пенсии)",
      sickness: "Sickness and maternity insurance (ОЗМ)",
      unemployment: "Unemployment insurance (фонд Безработица)",
      upf: "Universal pension fund (ДЗПО)",
      health: "Health insurance (здравно осигуряване)",
      accident: "Work accidents and occupational diseases (ТЗПБ)",
    },
    options,
    person,
    // ZDDFL art. 25 and 42: the employee's contributions are deductible.
    deductible: employeeTotal,
  }),
);
