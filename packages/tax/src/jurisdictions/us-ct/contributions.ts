import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usCt } from "./rules.ts";

/**
 * Connecticut: federal and state tax, Paid Leave from the employee, and unemployment insurance from
 * the employer.
 */
export const usCtPay: PayJurisdiction = statePay(
  usCt,
  defineContributions({
    data,
    contributions: { ct_pl: "CT Paid Leave", state_ui_employer: unemploymentName },
    options: stateOptions,
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        ct_pl: levy(upTo(pay, figures.ct_pl.upper), { employee: figures.ct_pl.rate }, toCent),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
  }),
);
