import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usNj } from "./rules.ts";

/**
 * New Jersey: federal and state tax, four contributions from the employee, and unemployment
 * insurance from the employer.
 */
export const usNjPay: PayJurisdiction = statePay(
  usNj,
  defineContributions({
    data,
    contributions: {
      nj_ui: "Unemployment insurance, worker",
      nj_wf: "Workforce development, worker",
      nj_tdi: "Temporary disability insurance, worker",
      nj_fli: "Family leave insurance, worker",
      state_ui_employer: unemploymentName,
    },
    // N.J.S.A. 54A:6-24 and 43:21-19(o): salary reductions are wages.
    countsPreTax: ["retirement", "health", "hsa", "commuter"],
    options: stateOptions,
    person: (context) =>
      context.each(
        "year",
        ({ figures: { nj_ui, nj_wf, nj_tdi, nj_fli, state_ui_employer }, pay }) => {
          const base = upTo(pay, nj_ui.upper);
          return {
            nj_ui: levy(base, { employee: nj_ui.rate }, toCent),
            nj_wf: levy(base, { employee: nj_wf }, toCent),
            nj_tdi: levy(upTo(pay, nj_tdi.upper), { employee: nj_tdi.rate }, toCent),
            nj_fli: levy(upTo(pay, nj_fli.upper), { employee: nj_fli.rate }, toCent),
            state_ui_employer: unemployment(context, pay, state_ui_employer),
          };
        },
      ),
  }),
);
