import { type Exact, exact, multiply, one, subtract } from "../../engine/amounts.ts";
import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, type Share, upTo } from "../../engine/contributions/shares.ts";
import {
  staffOption,
  stateOptions,
  statePay,
  unemployment,
  unemploymentName,
} from "../us/states/state-pay.ts";
import { data, type UsDeContributions } from "./contribution-figures.ts";
import { usDe } from "./rules.ts";

/**
 * 19 Del. C. 3705: small employers owe only the parental part, or nothing. Employers may deduct
 * half of the contribution from wages.
 */
function leave(pay: Exact, figure: UsDeContributions["de_pl"], staff: number): Share {
  if (figure === undefined || staff < figure.parental_staff) return noShare;
  const rate = exact(staff < figure.staff ? figure.parental : figure.rate);
  const part = exact(figure.employee);
  const rates = {
    employee: multiply(rate, part),
    employer: multiply(rate, subtract(one, part)),
  };
  return levy(upTo(pay, figure.upper), rates, toCent);
}

/**
 * Delaware: federal and state tax, Paid Leave of both sides from 2025, and unemployment insurance
 * from the employer.
 */
export const usDePay: PayJurisdiction = statePay(
  usDe,
  defineContributions({
    data,
    contributions: { de_pl: "Delaware Paid Leave", state_ui_employer: unemploymentName },
    options: { ...stateOptions, staff: staffOption },
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        de_pl: leave(pay, figures.de_pl, context.options.staff),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
  }),
);
