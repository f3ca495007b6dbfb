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
import { usCo } from "./rules.ts";

/**
 * Colorado: federal and state tax, FAMLI of both sides, and unemployment insurance from
 * the employer.
 */
export const usCoPay: PayJurisdiction = statePay(
  usCo,
  defineContributions({
    data,
    contributions: {
      co_famli: "Family and Medical Leave Insurance (FAMLI)",
      state_ui_employer: unemploymentName,
    },
    options: { ...stateOptions, staff: staffOption },
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        co_famli: paidLeave(pay, figures.co_famli, context.options.staff),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
  }),
);
