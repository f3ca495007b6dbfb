import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo } from "../../engine/contributions/shares.ts";
import { stateOptions, statePay, unemployment, unemploymentName } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { usRi } from "./rules.ts";

/**
 * Rhode Island: federal and state tax, temporary disability insurance from the employee, and
 * unemployment insurance from the employer.
 */
export const usRiPay: PayJurisdiction = statePay(
  usRi,
  defineContributions({
    data,
    contributions: {
      ri_tdi: "Temporary disability insurance (TDI)",
      ri_jda: "Job Development Assessment",
      state_ui_employer: unemploymentName,
    },
    options: stateOptions,
    person: (context) =>
      context.each("year", ({ figures, pay }) => ({
        ri_tdi: levy(upTo(pay, figures.ri_tdi.upper), { employee: figures.ri_tdi.rate }, toCent),
        ri_jda: levy(
          upTo(pay, figures.state_ui_employer.upper),
          { employer: figures.ri_jda },
          toCent,
        ),
        state_ui_employer: unemployment(context, pay, figures.state_ui_employer),
      })),
  }),
);
