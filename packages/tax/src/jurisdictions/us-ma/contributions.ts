import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import {
  paidLeave,
  staffOption,
  stateOptions,
  statePay,
  unemployment,
  unemploymentName,
} from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usMa } from "./rules.ts";

/**
 * Massachusetts: federal and state tax, family and medical leave of both sides, and unemployment
 * insurance from the employer.
 */
export const usMaPay: PayJurisdiction = statePay(
  usMa,
  defineContributions({
    data,
    contributions: {
      ma_pfml: "Paid Family and Medical Leave (PFML)",
      state_ui_employer: unemploymentName,
    },
    options: { ...stateOptions, staff: staffOption },
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        ma_pfml: paidLeave(pay, figures.ma_pfml, context.options.staff),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
  }),
);
