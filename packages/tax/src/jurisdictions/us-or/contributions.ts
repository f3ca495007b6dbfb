import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import {
  paidLeave,
  staffOption,
  stateOptions,
  statePay,
  unemployment,
  unemploymentName,
} from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usOr } from "./rules.ts";

/**
 * Oregon: federal and state tax, the statewide transit tax, Paid Leave of both sides, and
 * unemployment insurance from the employer.
 */
export const usOrPay: PayJurisdiction = statePay(
  usOr,
  defineContributions({
    data,
    contributions: {
      or_transit: "Statewide transit tax",
      or_pl: "Paid Leave Oregon",
      or_ui: unemploymentName,
    },
    options: { ...stateOptions, staff: staffOption },
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        or_transit: levy(wholePay(pay), { employee: figures.or_transit }, toCent),
        or_pl: paidLeave(pay, figures.or_pl, context.options.staff),
        or_ui: unemployment(context, pay, figures.or_ui),
      })),
  }),
);
