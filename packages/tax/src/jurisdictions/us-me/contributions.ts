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
import { usMe } from "./rules.ts";

/**
 * Maine: federal and state tax, family and medical leave of both sides from 2025, and unemployment
 * insurance from the employer.
 */
export const usMePay: PayJurisdiction = statePay(
  usMe,
  defineContributions({
    data,
    contributions: {
      me_pfml: "Paid Family and Medical Leave (PFML)",
      state_ui_employer: unemploymentName,
    },
    options: { ...stateOptions, staff: staffOption },
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        ...(figures.me_pfml
          ? { me_pfml: paidLeave(pay, figures.me_pfml, context.options.staff) }
          : {}),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
  }),
);
