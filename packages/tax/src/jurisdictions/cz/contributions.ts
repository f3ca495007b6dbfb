import {
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isZero,
  larger,
  multiply,
  smaller,
  subtract,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption } from "../../engine/contributions/options.ts";
import { upToUnit } from "../../engine/contributions/rounding.ts";
import { levy, noShare, type Share, wholePay } from "../../engine/contributions/shares.ts";
import { type CzContributions, data } from "./contribution-figures.ts";
import { cz } from "./rules.ts";

const options = {
  accident_rate: rateOption(
    "Rate of the employer's statutory accident insurance, 0.0028 to 0.0504 by activity.",
    0,
  ),
};

type Context = PersonContext<CzContributions, typeof options>;

/**
 * Act 589/1992: contributions are due until the pay of the year reaches the limit (s 15a). Each
 * share is rounded up to a koruna (s 7).
 */
function social({ social: rule }: CzContributions, pay: Exact, paidBefore: Exact): Share {
  const rest = excess(exact(rule.annual_limit), paidBefore);
  const base = { amount: smaller(pay, rest), isCapped: compare(pay, rest) > 0 };
  return levy(base, rule, upToUnit);
}

/**
 * Act 592/1992, s 2, 3 and 9: the total is 13.5 %, rounded up to a koruna. The employee pays a
 * third of it, also rounded up. On a pay below the minimum wage the employee also pays the
 * difference to the insurance of the minimum wage.
 */
function health({ health: rule }: CzContributions, pay: Exact): Share {
  if (isZero(pay)) return noShare;
  const rate = exact(rule.rate);
  const onPay = upToUnit(multiply(pay, rate));
  const base = larger(pay, exact(rule.minimum_wage));
  const employer = subtract(onPay, upToUnit(divide(onPay, exact(3))));
  return {
    ...noShare,
    employee: subtract(upToUnit(multiply(base, rate)), employer),
    employer,
    base,
  };
}

function person({ each, options: { accident_rate } }: Context) {
  return {
    ...each({ period: "month", inOrder: true }, ({ figures, pay, paidBefore }) => ({
      social: social(figures, pay, paidBefore),
      health: health(figures, pay),
    })),
    ...each("quarter", ({ pay }) => ({
      accident: levy(wholePay(pay), { employer: accident_rate }, upToUnit),
    })),
  };
}

/**
 * Czechia: an employee who has signed the taxpayer's declaration. Since 2021 contributions do not
 * reduce the income tax.
 */
export const czPay: PayJurisdiction = definePay(
  cz,
  defineContributions({
    data,
    contributions: {
      social: "Social security (pojistné na sociální zabezpečení)",
      health: "Public health insurance (veřejné zdravotní pojištění)",
      accident: "Statutory accident insurance (zákonné pojištění odpovědnosti)",
    },
    options,
    // Each month is rounded up to a koruna. How the months up to the annual limit are rounded
    // depends on the pay.
    coarseness: 24,
    // Below the minimum wage the employer pays 9 % of each further koruna, which the employee no
    // longer pays.
    steepest: 1.02,
    person,
  }),
);
