import { compare, exact, isZero, multiply, sum } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, wordOption } from "../../engine/contributions/options.ts";
import { unrounded } from "../../engine/contributions/rounding.ts";
import { levy, noShare, rateFrom, wholePay, within } from "../../engine/contributions/shares.ts";
import { type CoContributions, data } from "./contribution-figures.ts";
import { co } from "./rules.ts";

const options = {
  integral_salary: flagOption(
    "Whether the salary is integral (of at least 13 minimum wages): 70 % of it is the base.",
    false,
  ),
  exempt_employer: flagOption(
    "Whether the employer pays nothing to health, SENA and ICBF below ten minimum wages, which is the rule for companies (article 114-1).",
    true,
  ),
  accident_class: wordOption(
    "Class of the risk of accidents at work, from I (offices) to V.",
    ["I", "II", "III", "IV", "V"],
    "I",
  ),
};

type Context = PersonContext<CoContributions, typeof options>;

/** Law 100 of 1993 with Law 797 of 2003; Law 21 of 1982; article 114-1 of the tax code. */
function person({ each, options }: Context) {
  return each({ period: "month", extras: [12] }, ({ figures, pay, isExtra }) => {
    // No contribution is due on the bonus of June and December (prima de servicios).
    if (isExtra || isZero(pay)) return {};
    const { base: limits, salud, pension, fsp, arl, caja, sena, icbf } = figures;
    const counted = options.integral_salary ? multiply(pay, exact(limits.integral_share)) : pay;
    const base = within(counted, limits.least, limits.most);
    const isLow = compare(pay, exact(limits.exempt_below)) < 0;
    const isExempt = options.exempt_employer && isLow;
    const payroll = (rate: number) => levy(wholePay(counted), { employer: rate }, unrounded);
    return {
      salud: levy(base, isExempt ? { employee: salud.employee } : salud, unrounded),
      pension: levy(base, pension, unrounded),
      fsp: levy(base, { employee: rateFrom(base.amount, fsp) }, unrounded),
      arl: levy(base, { employer: arl[options.accident_class] }, unrounded),
      caja: payroll(caja),
      sena: isExempt ? noShare : payroll(sena),
      icbf: isExempt ? noShare : payroll(icbf),
    };
  });
}

/** Colombia: a private-sector employee with equal months of salary. */
export const coPay: PayJurisdiction = definePay(
  co,
  defineContributions({
    data,
    contributions: {
      salud: "Health (EPS)",
      pension: "Pension",
      fsp: "Pension solidarity fund",
      arl: "Occupational risks (ARL)",
      caja: "Family compensation fund",
      sena: "SENA",
      icbf: "ICBF",
    },
    options,
    salaries: [12, 13],
    person,
    // Tax code, articles 55 and 56: the contributions do not count as income.
    deductible: ({ salud, pension, fsp }) => sum([salud.employee, pension.employee, fsp.employee]),
  }),
);
