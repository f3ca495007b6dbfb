import { type Exact, exact, multiply } from "../../engine/amounts.ts";
import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, type Share, upTo, wholePay } from "../../engine/contributions/shares.ts";
import {
  staffOption,
  stateOptions,
  statePay,
  unemployment,
  unemploymentName,
} from "../us/states/state-pay.ts";
import { data, type UsWaContributions } from "./contribution-figures.ts";
import { usWa } from "./rules.ts";

/** RCW 50A.10.030: each side pays its part of one premium. A small employer pays nothing. */
function premium(
  pay: Exact,
  { rate, employee, employer, upper, staff: least }: UsWaContributions["wa_pfml"],
  staff: number,
): Share {
  const wages = upTo(pay, upper);
  const whole = exact(rate);
  const rates = {
    employee: multiply(whole, exact(employee)),
    employer: multiply(whole, exact(staff < least ? 0 : employer)),
  };
  return levy(wages, rates, toCent);
}

/**
 * Washington: federal tax, Paid Leave of both sides, WA Cares from the employee, and unemployment
 * insurance from the employer.
 */
export const usWaPay: PayJurisdiction = statePay(
  usWa,
  defineContributions({
    data,
    contributions: {
      wa_pfml: "Paid Family and Medical Leave",
      wa_cares: "WA Cares Fund",
      state_ui_employer: unemploymentName,
    },
    options: {
      ...stateOptions,
      staff: staffOption,
      wa_cares_exempt: flagOption("Whether the employee is exempt from WA Cares.", false),
    },
    person: (context) =>
      context.each("year", ({ figures: { wa_pfml, wa_cares, state_ui_employer }, pay }) => ({
        wa_pfml: premium(pay, wa_pfml, context.options.staff),
        wa_cares: context.options.wa_cares_exempt
          ? noShare
          : levy(wholePay(pay), { employee: wa_cares }, toCent),
        state_ui_employer: unemployment(context, pay, state_ui_employer),
      })),
  }),
);
