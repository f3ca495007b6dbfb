import { exact, multiply, one, subtract, sum } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { countOption, factorOption, rateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { above, levy, upTo } from "../../engine/contributions/shares.ts";
import { data, type LuContributions } from "./contribution-figures.ts";
import { lu } from "./rules.ts";

const options = {
  mutuality_class: countOption(
    "Class of the employer in the mutuality, by its absence rate.",
    [1, 4],
    2,
  ),
  accident_factor: factorOption(
    "Factor of the employer's work accidents, which multiplies the base rate.",
    [0.85, 1.5],
    1,
  ),
  bonus_part: rateOption(
    "Part of the pay that is irregular, such as a bonus. No contribution to cash benefits is due on it.",
    0,
  ),
};

type Context = PersonContext<LuContributions, typeof options>;

/** CSS articles 39 and 240: the ceiling applies to the month and changes with the index. */
function person({ each, options: { mutuality_class, accident_factor, bonus_part } }: Context) {
  return each("month", ({ figures, pay }) => {
    const { ceiling, abatement } = figures.limits;
    const base = upTo(pay, ceiling);
    const regular = upTo(multiply(pay, subtract(one, bonus_part)), ceiling);
    const accident = multiply(exact(figures.accident), accident_factor);
    return {
      pension: levy(base, figures.pension, toCent),
      health_care: levy(base, figures.health_care, toCent),
      health_cash: levy(regular, figures.health_cash, toCent),
      dependency: levy(above(pay, abatement), { employee: figures.dependency }, toCent),
      accident: levy(base, { employer: accident }, toCent),
      mutuality: levy(base, { employer: figures.mutuality[mutuality_class - 1] ?? 0 }, toCent),
      health_at_work: levy(base, { employer: figures.health_at_work }, toCent),
    };
  });
}

/** Luxembourg: an employee of a private firm, class 1. */
export const luPay: PayJurisdiction = definePay(
  lu,
  defineContributions({
    data,
    contributions: {
      pension: "Pension insurance",
      health_care: "Health insurance, care",
      health_cash: "Health insurance, cash benefits",
      dependency: "Long-term care insurance",
      accident: "Work accident insurance",
      mutuality: "Employers' mutuality",
      health_at_work: "Occupational health service",
    },
    options,
    salaries: [12, 13],
    // A rounded contribution of each month can lift the deduction, so that the taxable income falls
    // by fifty euros.
    coarseness: 25,
    person,
    // LIR article 110: the contribution to long-term care is not deductible.
    deductible: ({ pension, health_care, health_cash }) =>
      sum([pension, health_care, health_cash].map(({ employee }) => employee)),
  }),
);
