import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usPa } from "./rules.ts";

/** Pennsylvania: federal and state tax, and unemployment compensation of both sides. */
export const usPaPay: PayJurisdiction = statePay(
  usPa,
  defineContributions({
    data,
    contributions: { pa_ui: "Unemployment compensation, worker", pa_ui_er: unemploymentName },
    // 43 P.S. 753(x): salary reductions are wages.
    countsPreTax: ["retirement", "health", "hsa", "commuter"],
    options: stateOptions,
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        pa_ui: levy(wholePay(pay), { employee: figures.pa_ui }, toCent),
        pa_ui_er: unemployment(context, pay, figures.pa_ui_er),
      })),
  }),
);
