import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usMn } from "./rules.ts";

/**
 * Minnesota: federal and state tax, Paid Leave of both sides from 2026, and unemployment insurance
 * from the employer.
 */
export const usMnPay: PayJurisdiction = statePay(
  usMn,
  defineContributions({
    data,
    contributions: { mn_pl: "Minnesota Paid Leave", state_ui_employer: unemploymentName },
    options: stateOptions,
    person: (context) =>
      context.each("year", ({ figures: { mn_pl, state_ui_employer }, pay }) => ({
        ...(mn_pl ? { mn_pl: levy(upTo(pay, mn_pl.upper), mn_pl, toCent) } : {}),
        state_ui_employer: unemployment(context, pay, state_ui_employer),
      })),
  }),
);
