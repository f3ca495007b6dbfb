import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { unrounded } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usVt } from "./rules.ts";

/**
 * Vermont: federal and state tax, the Child Care Contribution of both sides from July 2024, and
 * unemployment insurance from the employer.
 */
export const usVtPay: PayJurisdiction = statePay(
  usVt,
  defineContributions({
    data,
    contributions: { vt_cc: "Child Care Contribution", state_ui_employer: unemploymentName },
    options: stateOptions,
    person: (context) => ({
      // 32 V.S.A. 10553: from July 2024, paid every quarter.
      ...context.each("quarter", ({ figures: { vt_cc }, pay }) =>
        vt_cc ? { vt_cc: levy(wholePay(pay), vt_cc, unrounded) } : {},
      ),
      ...context.each("year", ({ figures, pay }) => ({
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
    }),
  }),
);
