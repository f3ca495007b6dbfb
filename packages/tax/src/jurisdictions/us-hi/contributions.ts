import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { unrounded } from "../../engine/contributions/rounding.ts";
import { upTo } from "../../engine/contributions/shares.ts";
import {
  employeeAtMost,
  stateOptions,
  statePay,
  unemployment,
  unemploymentName,
} from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usHi } from "./rules.ts";

/**
 * Hawaii: federal and state tax, temporary disability insurance from the employee, and unemployment
 * insurance from the employer.
 */
export const usHiPay: PayJurisdiction = statePay(
  usHi,
  defineContributions({
    data,
    contributions: {
      hi_tdi: "Temporary disability insurance (TDI)",
      state_ui_employer: unemploymentName,
    },
    options: {
      ...stateOptions,
      hi_tdi_deducted: flagOption(
        "Whether the employer deducts from wages as much for disability insurance as the law allows.",
        true,
      ),
    },
    person: (context) => ({
      // HRS 392-43: at most half of the premium, and at most half a percent of the weekly wages.
      ...context.each("week", ({ figures: { hi_tdi }, pay }) =>
        context.options.hi_tdi_deducted
          ? { hi_tdi: employeeAtMost(upTo(pay, hi_tdi.upper), hi_tdi, unrounded) }
          : {},
      ),
      ...context.each("year", ({ figures, pay }) => ({
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
    }),
  }),
);
