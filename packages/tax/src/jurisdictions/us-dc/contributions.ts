import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { unrounded } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usDc } from "./rules.ts";

/**
 * District of Columbia: federal and district tax, and universal paid leave and unemployment
 * insurance from the employer.
 */
export const usDcPay: PayJurisdiction = statePay(
  usDc,
  defineContributions({
    data,
    contributions: { dc_upl: "Universal Paid Leave", state_ui_employer: unemploymentName },
    options: stateOptions,
    person: (context) => ({
      // D.C. Code 32-541.03: the employer pays every quarter.
      ...context.each("quarter", ({ figures, pay }) => ({
        dc_upl: levy(wholePay(pay), { employer: figures.dc_upl }, unrounded),
      })),
      ...context.each("year", ({ figures, pay }) => ({
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
    }),
  }),
);
